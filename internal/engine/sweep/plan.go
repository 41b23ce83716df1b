package sweep

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
)

// Plan is the games of a sweep: two sweeps with the same plan have the same results.
type Plan struct {
	Program    string      `json:"program"` // the version of Muster
	Build      string      `json:"build"`   // its build: another one may play differently
	Command    string      `json:"command"` // the command that started the sweep and evaluates it
	Seed       string      `json:"seed"`    // the seed of all games
	Asked      []string    `json:"asked"`   // the command's other options, in its own format
	Adventures []Adventure `json:"adventures"`
	Passed     []string    `json:"passed"` // skipped adventures, with reasons
	Cells      []Cell      `json:"cells"`
}

// Adventure is an adventure of the plan, in one of its variants.
type Adventure struct {
	ID      string `json:"id"`
	Name    string `json:"name"`
	Word    string `json:"word"`    // its name on the command line
	Variant string `json:"variant"` // "" for the adventure as written
	Content string `json:"content"` // its content number
}

// Cell is the games of one adventure with the same players. Games of the same number have the same seed in all cells.
type Cell struct {
	Adventure int       `json:"adventure"` // by index
	Players   [2]string `json:"players"`   // by side
	Games     int       `json:"games"`     // numbered from 0
	Seen      int       `json:"seen"`      // the number of first games whose statistics are summed
}

// MostGames is the maximum number of games of a cell, and MostShards that of shards of a sweep.
const (
	MostGames  = 1_000_000
	MostShards = 10_000
)

// mostCells is the maximum number of cells of a sweep, mostAll that of all games: more than anyone plays, and less than
// would exhaust a machine.
const (
	mostCells = 100_000
	mostAll   = 100_000_000
)

// check rejects an invalid plan.
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

// sum returns a hash of a value's JSON.
func sum(v any) string {
	text, err := json.Marshal(v)
	if err != nil {
		panic("sweep: a value that cannot be written: " + err.Error()) // plain structs always encode
	}
	h := sha256.Sum256(text)
	return hex.EncodeToString(h[:16])
}

// Shard is a part of a sweep: a share of the games of every cell. Number counts from 1 to Of.
type Shard struct{ Number, Of int }

// Whole returns the shard with all games.
var Whole = Shard{1, 1}

// games returns the numbers of the shard's games of a cell: the first, and the one after the last.
func (s Shard) games(c Cell) (from, to int) {
	return c.Games * (s.Number - 1) / s.Of, c.Games * s.Number / s.Of
}

// Valid reports whether the shard is valid.
func (s Shard) Valid() bool {
	return s.Of >= 1 && s.Of <= MostShards && s.Number >= 1 && s.Number <= s.Of
}
