package setup

import (
	contract "muster/engine"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
)

// Match adapts a battle to the contract of a game. A seat is a boards.Camp: 0 on top of the map, 1 below.
type Match struct {
	name    string
	rules   *kernel.Rules
	seed    uint64
	content func() string
}

var _ contract.Game[kernel.State, kernel.Action, kernel.Event, kernel.View] = Match{}

// NewMatch returns the battle of linked rules that starts with a seed, for records under the game's name. content
// returns the content number and is called on demand.
func NewMatch(game string, r *kernel.Rules, seed uint64, content func() string) Match {
	return Match{game, r, seed, content}
}

// Rules returns the rules of the battle.
func (g Match) Rules() *kernel.Rules { return g.rules }

// Name returns the game's name, which is the kind of its records.
func (g Match) Name() string { return g.name }

// Content returns the content number of the battle.
func (g Match) Content() string { return g.content() }

// Seats returns the number of players.
func (g Match) Seats() int { return boards.Camps }

// Start sets the battle up and plays on to the first choice.
func (g Match) Start(s *kernel.State, log *contract.Log[kernel.Event]) {
	*s = g.rules.Begin(g.seed, (*kernel.Log)(log))
}

// Over reports whether the battle has ended.
func (g Match) Over(s *kernel.State) bool { return s.Ended != kernel.Playing }

// Decider returns the side that decides.
func (g Match) Decider(s *kernel.State) int { return int(s.Decider()) }

// Legal appends the legal actions to buf.
func (g Match) Legal(s *kernel.State, buf []kernel.Action) []kernel.Action {
	return kernel.Legal(g.rules, s, buf)
}

// Apply takes an action and plays on to the next choice.
func (g Match) Apply(s *kernel.State, a kernel.Action, log *contract.Log[kernel.Event]) error {
	return kernel.Apply(g.rules, s, a, (*kernel.Log)(log))
}

// View returns the battle as a side sees it.
func (g Match) View(s *kernel.State, seat int) kernel.View {
	return kernel.See(g.rules, s, boards.Camp(seat))
}

// Known returns a side's knowledge as a saved state.
func (g Match) Known(s *kernel.State, seat int) []byte {
	var veiled kernel.State
	g.View(s, seat).Veiled(&veiled)
	bytes, err := SaveState(&veiled)
	if err != nil {
		panic("battle: a state cannot be saved: " + err.Error()) // it has only numbers
	}
	return bytes
}

// streamThought is the random stream of simulations.
const streamThought = "thought"

// Fork resamples the hidden cards and the dice.
func (g Match) Fork(s *kernel.State, seat int, seed uint64, out *kernel.State) {
	g.View(s, seat).Fork(contract.NewRand(seed, streamThought), out)
}

// Save encodes a state.
func (g Match) Save(s *kernel.State) ([]byte, error) { return SaveState(s) }

// Restore decodes a saved state of the same battle.
func (g Match) Restore(s *kernel.State, data []byte) error { return LoadState(s, data) }

// Fingerprint returns the fingerprint of the state.
func (g Match) Fingerprint(s *kernel.State) uint64 { return Fingerprint(s) }
