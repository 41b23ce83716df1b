package setup

import (
	contract "muster/engine"
	"muster/internal/engine/runewars"
)

// RecordKind is the kind of a game's records.
const RecordKind = "runewars"

// Match adapts a game to the contract of games. Seats are numbered clockwise from the first player.
type Match struct {
	rules   *runewars.Rules
	seed    uint64
	content func() string
}

var _ contract.Game[runewars.State, runewars.Action, runewars.Event, runewars.View] = Match{}

// NewMatch returns the game of linked rules that starts with a seed. content returns the content number and is called
// on demand.
func NewMatch(r *runewars.Rules, seed uint64, content func() string) Match {
	return Match{r, seed, content}
}

// Rules returns the rules of the game.
func (g Match) Rules() *runewars.Rules { return g.rules }

// Name returns the kind of a game's records.
func (g Match) Name() string { return RecordKind }

// Content returns the content number of the game.
func (g Match) Content() string { return g.content() }

// Seats returns the number of players.
func (g Match) Seats() int { return len(g.rules.Seats) }

// Start sets the game up and plays on to the first choice.
func (g Match) Start(s *runewars.State, log *contract.Log[runewars.Event]) {
	runewars.Start(g.rules, s, g.seed, (*runewars.Log)(log))
}

// Over reports whether the game has ended.
func (g Match) Over(s *runewars.State) bool { return s.Over() }

// Decider returns the seat that decides.
func (g Match) Decider(s *runewars.State) int { return int(s.Decider()) }

// Legal appends the legal actions to buf.
func (g Match) Legal(s *runewars.State, buf []runewars.Action) []runewars.Action {
	return runewars.Legal(g.rules, s, buf)
}

// Apply takes an action and plays on to the next choice.
func (g Match) Apply(s *runewars.State, a runewars.Action, log *contract.Log[runewars.Event]) error {
	return runewars.Apply(g.rules, s, a, (*runewars.Log)(log))
}

// View returns the game as a seat sees it.
func (g Match) View(s *runewars.State, seat int) runewars.View {
	return runewars.See(g.rules, s, uint8(seat))
}

// Known returns a seat's knowledge as a saved state.
func (g Match) Known(s *runewars.State, seat int) []byte {
	var veiled runewars.State
	g.View(s, seat).Veiled(&veiled)
	bytes, err := SaveState(&veiled)
	if err != nil {
		panic("contest: a state cannot be saved: " + err.Error()) // a state holds only numbers
	}
	return bytes
}

// streamThought is the random stream of simulations.
const streamThought = "thought"

// Fork resamples the hidden information and future chance.
func (g Match) Fork(s *runewars.State, seat int, seed uint64, out *runewars.State) {
	g.View(s, seat).Fork(contract.NewRand(seed, streamThought), out)
}

// Save encodes a state.
func (g Match) Save(s *runewars.State) ([]byte, error) { return SaveState(s) }

// Restore decodes a saved state of the same game.
func (g Match) Restore(s *runewars.State, data []byte) error { return LoadState(s, data) }

// Fingerprint returns the fingerprint of the state.
func (g Match) Fingerprint(s *runewars.State) uint64 { return Fingerprint(s) }
