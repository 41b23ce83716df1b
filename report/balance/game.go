package balance

import (
	"context"

	"muster/catalog"
	"muster/engine/sweep"
)

// Game is what a game brings to sweeps.
type Game struct {
	Name  string // by which its answers are told from those of other games; "" of the one that files need not name
	Sides Sides
	// Names lists who can play.
	Names func() []string
	// Open sets an adventure up to be played from a seed; or says why it cannot be.
	Open func(e *catalog.Entry, seed uint64) (s Scenario, name string, unplayable []string)
	// Levers reports whether `muster balance --levers` can be asked of its adventures.
	Levers bool
	// Unplayed lists the special rules of a scenario that are told in words alone; nil where no scenario has any.
	Unplayed func(s Scenario) []string
	// Worker makes what plays games, for one goroutine.
	Worker func() Worker
	// Observer is how is added up what the games of a balance show beside who wins; empty where nothing is.
	Observer sweep.Observer
	// Section is what is told of that, of the games of an adventure between the first player and itself; nil where
	// nothing is, and so may be the section.
	Section func(s Scenario, x *Adventure, seed uint64, sums sweep.Sums) Section
}

// Scenario is an adventure that can be played, as its game has it.
type Scenario any

// Worker plays the game of a seed; watched games tell what they show.
type Worker func(ctx context.Context, s Scenario, game Ref, watched bool) (sweep.Game, error)

// Ref says which game it is.
type Ref struct {
	Number  int
	Seed    uint64
	Players [2]string // by side
}

// Sides are both sides of a game, the first one's share being told.
type Sides [2]Side

// Side is what people call a side.
type Side struct {
	Soldiers string // as a heading has it: "Pennants"
	People   string // in a sentence: "the Pennants"
}

// Extra is games that a balance plays behind its own, for more to tell of its adventures.
type Extra interface {
	// Find finds what is to be played, before anything is; done is called after each game. The error is a report.Wrong.
	Find(done func()) error
	// Games is how many games it takes at most.
	Games() int
	// Play plays them; drop takes those off that need not be played.
	Play(ctx context.Context, drop func(games int)) error
	// Parts are what they are played in where several play them, one for each adventure of a plan.
	Parts(of *sweep.Plan) []sweep.Part
	// Gather takes in what the parts have come to, in place of Find and Play. The error is a report.Wrong.
	Gather(of *sweep.Plan, known []*sweep.Tally) error
	// Add adds what was found to the answer.
	Add(b *Balance)
}
