package check

import (
	"context"
	"sync/atomic"

	"muster/catalog"
	"muster/schema/diag"
)

// Games is how a run plays adventures, for checks that look at what comes of it.
type Games struct {
	Context context.Context // when it is done, adventures that are not finished are not told of
	Count   int             // with each pair of players
	Seed    uint64          // from which the seeds of the games come; 0 is the usual one
	Workers int             // goroutines for one adventure; what is found does not depend on it
	Done    func()          // called after each game, by any goroutine; may be nil
	Played  atomic.Int64    // adventures that were
}

// UsualSeed is the seed of the games that checks play: the same in every run, so that a finding stays until its cause
// goes.
const UsualSeed = 1

// From is the seed from which the seeds of the games come.
func (g *Games) From() uint64 {
	if g.Seed == 0 {
		return UsualSeed
	}
	return g.Seed
}

// Tally is what the games of one pair of players came to, for whoever compares them with those of another version.
type Tally struct {
	Players string // who they are: "greedy" for two of the kind
	Games   int
	Won     []Won // by side
	Turns   int   // of all games
	Value   Value // of the definition, where the players are several; its zero is none
}

// Value is what a side takes where both sides choose their players as well as they can, and the interval that holds it
// 95 times of 100, in thousandths.
type Value struct {
	Side             string // "" where no value is known
	Share, Low, High int
}

// Won is how many games a side has won.
type Won struct {
	Side  string // as a heading has it: "Pennants"
	Games int
}

// Word is how a command line names a definition: a given one by its file, one of the library by its id.
func Word(e *catalog.Entry) string {
	if !e.Given {
		return e.ID
	}
	return diag.Quoted(e.Doc.File.Name)
}
