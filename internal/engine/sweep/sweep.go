package sweep

import (
	"slices"
	"strconv"
	"strings"

	"muster/schema"
)

// Sweep is games that are asked for. Strings are as written; a value that the schema refused is left empty.
type Sweep struct {
	ID         string   `toml:"id"`
	Name       string   `toml:"name"`
	Author     string   `toml:"author"`
	Adventures []string `toml:"adventures"` // by id
	Folders    []string `toml:"folders"`    // of the project, from its folder on, with slashes
	Shipped    bool     `toml:"shipped"`    // all of the game that ship are played, too
	Players    []string `toml:"players"`    // the one of the verdict first; empty for the usual ones
	Games      int      `toml:"games"`      // of each pair of players; 0 for as many as is usual
	Seeds      []int    `toml:"seeds"`      // each an answer of its own; empty for Seed alone
	Levers     *Levers  `toml:"levers"`     // nil where none are tried
	Limits     Limits   `toml:"limits"`
	Notes      string   `toml:"notes"` // Markdown, for other authors
}

// Levers are changes of one thing each that are tried, too.
type Levers struct {
	Games   int      `toml:"games"`   // at most, of each adventure; 0 for as many as is usual
	Players []string `toml:"players"` // two; empty for the first two who play, or for two that are unlike each other
}

// Limits are how many machines at once share the games of a sweep.
type Limits struct {
	ShardMS int `toml:"shard_ms"` // how long a shard is to take, in thousandths of a second; 0 for ShardMS
	Tries   int `toml:"tries"`    // of a shard before it is set aside; 0 for Tries
}

// What holds where a sweep says nothing. Bounds are those of the schema.
const (
	Seed    = 1
	ShardMS = 1000
	Tries   = 5
)

// New reads a Document of kind sweep.
func Decode(d *schema.Document) *Sweep {
	s := new(Sweep)
	schema.Decode(d, s)
	return s
}

// From are the seeds from which the games come.
func (s *Sweep) From() []uint64 {
	if len(s.Seeds) == 0 {
		return []uint64{Seed}
	}
	out := make([]uint64, len(s.Seeds))
	for i, n := range s.Seeds {
		out[i] = uint64(n)
	}
	return out
}

// Whole are the limits with what holds where they say nothing.
func (l Limits) Whole() Limits {
	if l.ShardMS == 0 {
		l.ShardMS = ShardMS
	}
	if l.Tries == 0 {
		l.Tries = Tries
	}
	return l
}

// Cells is what a list of sweeps tells of it behind its id and its name: what it plays, who does, and how often.
func (s *Sweep) Cells() []string {
	plays := slices.Clone(s.Adventures)
	for _, folder := range s.Folders {
		plays = append(plays, folder+"/")
	}
	if s.Shipped {
		plays = append(plays, "all that ship")
	}
	who, games := "the usual", ""
	if len(s.Players) > 0 {
		who = strings.Join(s.Players, ", ")
	}
	if s.Games > 0 {
		games = strconv.Itoa(s.Games)
	}
	return []string{strings.Join(plays, ", "), who, games}
}
