package setup

import (
	contract "muster/engine"
	"muster/engine/runewars"
)

// RecordKind is how records name a game of it.
const RecordKind = "runewars"

// Match is a game by the contract. Seats are numbered clockwise from the first player.
type Match struct {
	rules   *runewars.Rules
	seed    uint64
	content func() string
}

var _ contract.Game[runewars.State, runewars.Action, runewars.Event, runewars.View] = Match{}

// NewMatch is the game of linked rules that begins with a seed. The content number is asked for when somebody wants it.
func NewMatch(r *runewars.Rules, seed uint64, content func() string) Match {
	return Match{r, seed, content}
}

// Rules are the rules of the game.
func (g Match) Rules() *runewars.Rules { return g.rules }

// Name is how records name a game.
func (g Match) Name() string { return RecordKind }

// Content is that of the game.
func (g Match) Content() string { return g.content() }

// Seats is how many players there are.
func (g Match) Seats() int { return len(g.rules.Seats) }

// Start sets the game up and plays on to the first choice.
func (g Match) Start(s *runewars.State, log *contract.Log[runewars.Event]) {
	runewars.Start(g.rules, s, g.seed, (*runewars.Log)(log))
}

// Over reports whether the game has ended.
func (g Match) Over(s *runewars.State) bool { return s.Over() }

// Decider is the seat whose choice it is.
func (g Match) Decider(s *runewars.State) int { return int(s.Decider()) }

// Legal appends the legal actions to buf.
func (g Match) Legal(s *runewars.State, buf []runewars.Action) []runewars.Action {
	return runewars.Legal(g.rules, s, buf)
}

// Apply takes an action and plays on to the next choice.
func (g Match) Apply(s *runewars.State, a runewars.Action, log *contract.Log[runewars.Event]) error {
	return runewars.Apply(g.rules, s, a, (*runewars.Log)(log))
}

// View is the game as a seat sees it.
func (g Match) View(s *runewars.State, seat int) runewars.View {
	return runewars.See(g.rules, s, uint8(seat))
}

// Known is what a seat may know, as a saved state.
func (g Match) Known(s *runewars.State, seat int) []byte {
	var veiled runewars.State
	g.View(s, seat).Veiled(&veiled)
	bytes, err := SaveState(&veiled)
	if err != nil {
		panic("contest: a state cannot be saved: " + err.Error()) // it is numbers alone
	}
	return bytes
}

// streamThought is the stream of the chance of games in thought.
const streamThought = "thought"

// Fork deals what is hidden anew, and has another chance.
func (g Match) Fork(s *runewars.State, seat int, seed uint64, out *runewars.State) {
	g.View(s, seat).Fork(contract.NewRand(seed, streamThought), out)
}

// Save writes a state down.
func (g Match) Save(s *runewars.State) ([]byte, error) { return SaveState(s) }

// Restore reads a state that was saved of the same game.
func (g Match) Restore(s *runewars.State, data []byte) error { return LoadState(s, data) }

// Fingerprint is that of the state.
func (g Match) Fingerprint(s *runewars.State) uint64 { return Fingerprint(s) }
