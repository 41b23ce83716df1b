package balance

import (
	"context"

	"muster/catalog"
	"muster/internal/engine/arena"
	"muster/internal/engine/policy"
	"muster/internal/engine/sweep"
)

// Game is the implementation of a game for sweeps.
type Game struct {
	Name  string // the game's name in its answers; "" for the default game
	Turn  string // the word for a turn; "" is turn
	Sides Sides
	// Seats are the contested seats of a definition with more than two; nil for two sides. Only the search for a fair
	// change takes them.
	Seats []Side
	// Names lists the players.
	Names func() []string
	// Open sets up an adventure to be played from a seed, or returns the reasons why it cannot be played.
	Open func(e *catalog.Entry, seed uint64) (s Scenario, name string, unplayable []string)
	// Variants makes the changes of an adventure that `muster balance --levers` tries. It sets
	// Open of the question.
	Variants func(q VariantsQuestion) *Variants
	// Things lists the parts of a scenario that a player can leave unused, and Sparing returns a function that plays such
	// games, for one goroutine. Both are nil if the game has no such list.
	Things  func(s Scenario) []policy.Thing
	Sparing func() Sparer
	// Tries lists the changes of weights that a search for exploiting players tries.
	Tries func() []policy.Change
	// Unplayed lists the special rules of a scenario that exist only as text; nil if scenarios never have any.
	Unplayed func(s Scenario) []string
	// Worker returns a function that plays games, for one goroutine.
	Worker func() Worker
	// Observer defines how extra metrics of a balance are summed up, besides the winner; empty for none.
	Observer sweep.Observer
	// Section returns the report of these metrics, for the games of an adventure between the first player and itself.
	// The function and the section may be nil.
	Section func(s Scenario, x *Adventure, seed uint64, sums sweep.Sums) Section
}

// Scenario is a playable adventure in the form of its game.
type Scenario any

// Worker plays the game of a seed; watched games return their metrics.
type Worker func(ctx context.Context, s Scenario, game Ref, watched bool) (sweep.Game, error)

// Ref identifies a game.
type Ref struct {
	arena.Ref
	// Alone is the seat of the first player if there are more than two; the second one has all others.
	Alone int
	Round int // how often these players have had these seats before
}

// Sides are both sides of a game; reports give the share of the first one.
type Sides [2]Side

// sides returns the two sides, or the seats if there are more.
func (g *Game) sides() []Side {
	if len(g.Seats) > 2 {
		return g.Seats
	}
	return g.Sides[:]
}

// Side is the name of a side.
type Side struct {
	ID       string // in files
	Soldiers string // as a heading has it: "Pennants"
	People   string // in a sentence: "the Pennants"
}

// Extra is a set of games that a balance plays after its own, for further reports on its adventures.
type Extra interface {
	// Find finds the work before any game is played; done is called after each game. The error is a report.Wrong.
	Find(done func()) error
	// Games returns the maximum number of games.
	Games() int
	// Play plays them; drop subtracts games that are not needed.
	Play(ctx context.Context, drop func(games int)) error
	// Parts returns the parts for several workers, one for each adventure of a plan.
	Parts(of *sweep.Plan) []sweep.Part
	// Gather takes the results of the parts; it replaces Find and Play. The error is a report.Wrong.
	Gather(of *sweep.Plan, known []*sweep.Tally) error
	// Add adds the results to the answer.
	Add(b *Balance)
}
