package sweep

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
)

// Plan is what a sweep plays: two sweeps with the same plan come to the same.
type Plan struct {
	Program    string      `json:"program"` // the version of Muster
	Build      string      `json:"build"`   // and which build of it: another one may play otherwise
	Command    string      `json:"command"` // that asked for the sweep, and makes an answer of it
	Seed       string      `json:"seed"`    // from which those of all games come
	Asked      []string    `json:"asked"`   // what else the command was told, in words of its own
	Adventures []Adventure `json:"adventures"`
	Passed     []string    `json:"passed"` // adventures that are not played, and why
	Cells      []Cell      `json:"cells"`
}

// Adventure is one that is played, in one of its variants.
type Adventure struct {
	ID      string `json:"id"`
	Name    string `json:"name"`
	Word    string `json:"word"`    // as the command line names it
	Variant string `json:"variant"` // "" for the adventure as it is written
	Content string `json:"content"` // tells it apart by all that it is made of
}

// Cell is games of one adventure with the same players. Games of a number have the same seed in all cells.
type Cell struct {
	Adventure int       `json:"adventure"` // by place
	Players   [2]string `json:"players"`   // by side
	Games     int       `json:"games"`     // numbered from 0
	Seen      int       `json:"seen"`      // of the first of them it is added up what they show
}

// MostGames is how many games a cell may have, and MostShards into how many shards a sweep may be cut.
const (
	MostGames  = 1_000_000
	MostShards = 10_000
)

// mostCells is how many cells a sweep may have, mostAll how many games in all: more than anybody plays, and less than
// would fill a machine.
const (
	mostCells = 100_000
	mostAll   = 100_000_000
)

// check refuses a plan that nobody can play.
func (p *Plan) check() error {
	all := 0
	if len(p.Cells) > mostCells {
		return fmt.Errorf("it has %d cells; the limit is %d", len(p.Cells), mostCells)
	}
	for i, c := range p.Cells {
		if c.Adventure < 0 || c.Adventure >= len(p.Adventures) || c.Games < 1 || c.Games > MostGames || c.Seen < 0 ||
			c.Seen > c.Games {
			return fmt.Errorf("its cell %d is not valid", i)
		}
		all += c.Games
	}
	if all > mostAll {
		return fmt.Errorf("it has %d games; the limit is %d", all, mostAll)
	}
	return nil
}

// sum is one number over a value as it is written.
func sum(v any) string {
	text, err := json.Marshal(v)
	if err != nil {
		panic("sweep: a value that cannot be written: " + err.Error()) // plain structs always can
	}
	h := sha256.Sum256(text)
	return hex.EncodeToString(h[:16])
}

// Shard is a part of a sweep: of every cell the games from its first share on. Number counts from 1 to Of.
type Shard struct{ Number, Of int }

// Whole is the shard that is everything.
var Whole = Shard{1, 1}

// games are the numbers of the shard's games of a cell: from the first up to the one behind the last.
func (s Shard) games(c Cell) (from, to int) {
	return c.Games * (s.Number - 1) / s.Of, c.Games * s.Number / s.Of
}

// Valid reports whether there is such a shard.
func (s Shard) Valid() bool {
	return s.Of >= 1 && s.Of <= MostShards && s.Number >= 1 && s.Number <= s.Of
}
