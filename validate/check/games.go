package check

import (
	"context"
	"sync/atomic"

	"muster/catalog"
	"muster/schema/diag"
)

// Games defines how a run plays adventures, for checks that examine the results.
type Games struct {
	Context context.Context // when it is done, unfinished adventures are not reported
	Count   int             // games per pair of players
	Exact   bool            // no further games for questions that are open after these
	Seed    uint64          // base seed of the games; 0 is the default
	Workers int             // goroutines per adventure; they do not affect the findings
	Done    func()          // called concurrently after each game; may be nil
	Played  atomic.Int64    // number of adventures played
}

// DefaultSeed is the default seed of the games that checks play. It is constant, so that a finding remains until its
// cause is fixed.
const DefaultSeed = 1

// From returns the base seed of the games.
func (g *Games) From() uint64 {
	if g.Seed == 0 {
		return DefaultSeed
	}
	return g.Seed
}

// Tally is the result of the games of one pair of players, for comparison with another version.
type Tally struct {
	Players string // the players: "greedy" for two of the same kind
	Games   int
	Won     []Won // by side
	Turns   int   // of all games
	Value   Value // of the definition if there are several players; else zero
}

// Value is the win rate of a side between players of equal strength, with its 95% confidence interval, in thousandths.
type Value struct {
	Side             string // "" if the value is unknown
	Share, Low, High int
	Games            int // that count for it
	Sides            int // that can win
}

// Won is the number of games that a side has won.
type Won struct {
	Side  string // as in headings: "Pennants"
	Games int
}

// Word returns the name of a definition on a command line: a given one's file, or a library one's id.
func Word(e *catalog.Entry) string {
	if !e.Given {
		return e.ID
	}
	return diag.Quoted(e.Doc.File.Name)
}
