package sweep

import (
	"slices"
	"strconv"
	"strings"

	"muster/schema"
)

// Sweep is a definition of games to play. Strings are as written; a value that the schema rejects is left empty.
type Sweep struct {
	ID         string   `toml:"id"`
	Name       string   `toml:"name"`
	Author     string   `toml:"author"`
	Adventures []string `toml:"adventures"` // by id
	Folders    []string `toml:"folders"`    // of the project, relative to its folder, with slashes
	Shipped    bool     `toml:"shipped"`    // includes all shipped adventures of the game
	Players    []string `toml:"players"`    // empty for the default ones
	Games      int      `toml:"games"`      // of each pair of players; 0 for as many as the usual precision needs
	Seeds      []int    `toml:"seeds"`      // each with its own result; empty for only Seed
	Levers     *Levers  `toml:"levers"`     // nil for none
	Limits     Limits   `toml:"limits"`
	Notes      string   `toml:"notes"` // Markdown, for other authors
}

// Levers are single changes to try.
type Levers struct {
	Games   int      `toml:"games"`   // maximum for each adventure; 0 for the default
	Players []string `toml:"players"` // two; empty for the first two players, or for two dissimilar ones
}

// Limits control how several machines share the games of a sweep.
type Limits struct {
	ShardMS int `toml:"shard_ms"` // target time of a shard in milliseconds; 0 for the default ShardMS
	Tries   int `toml:"tries"`    // attempts at a shard before it is set aside; 0 for the default Tries
}

// Defaults of a sweep. The schema has the limits.
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

// From returns the seeds of the games.
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

// Whole returns the limits with defaults for missing values.
func (l Limits) Whole() Limits {
	if l.ShardMS == 0 {
		l.ShardMS = ShardMS
	}
	if l.Tries == 0 {
		l.Tries = Tries
	}
	return l
}

// Cells returns the columns of a sweep in a list after its id and name: adventures, players and games.
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
