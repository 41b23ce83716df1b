package setup

import (
	contract "muster/engine"
	"muster/engine/command/boards"
	"muster/engine/medieval"
)

// RecordKind is how records name a battle of this game.
const RecordKind = "medieval"

// Match is a battle by the contract of a game. A seat is a boards.Camp: 0 on top of the map, 1 below.
type Match struct {
	rules   *medieval.Rules
	seed    uint64
	content func() string
}

var _ contract.Game[medieval.State, medieval.Action, medieval.Event, medieval.View] = Match{}

// NewMatch is the battle of linked rules that begins with a seed. The content number is asked for when somebody wants
// it.
func NewMatch(r *medieval.Rules, seed uint64, content func() string) Match {
	return Match{r, seed, content}
}

// Rules are the rules of the battle.
func (g Match) Rules() *medieval.Rules { return g.rules }

// Name is how records name a battle.
func (g Match) Name() string { return RecordKind }

// Content is that of the battle.
func (g Match) Content() string { return g.content() }

// Seats is how many players there are.
func (g Match) Seats() int { return boards.Camps }

// Start sets the battle up and plays on to the first choice.
func (g Match) Start(s *medieval.State, log *contract.Log[medieval.Event]) {
	*s = g.rules.Begin(g.seed, (*medieval.Log)(log))
}

// Over reports whether the battle has ended.
func (g Match) Over(s *medieval.State) bool { return s.Ended != medieval.Playing }

// Decider is the side whose choice it is.
func (g Match) Decider(s *medieval.State) int { return int(s.Decider()) }

// Legal appends the legal actions to buf.
func (g Match) Legal(s *medieval.State, buf []medieval.Action) []medieval.Action {
	return medieval.Legal(g.rules, s, buf)
}

// Apply takes an action and plays on to the next choice.
func (g Match) Apply(s *medieval.State, a medieval.Action, log *contract.Log[medieval.Event]) error {
	return medieval.Apply(g.rules, s, a, (*medieval.Log)(log))
}

// View is the battle as a side sees it.
func (g Match) View(s *medieval.State, seat int) medieval.View {
	return medieval.See(g.rules, s, boards.Camp(seat))
}

// Known is what a side may know, as a saved state.
func (g Match) Known(s *medieval.State, seat int) []byte {
	var veiled medieval.State
	g.View(s, seat).Veiled(&veiled)
	bytes, err := SaveState(&veiled)
	if err != nil {
		panic("battle: a state cannot be saved: " + err.Error()) // it is numbers alone
	}
	return bytes
}

// streamThought is the stream of the chance of games in thought.
const streamThought = "thought"

// Fork deals the hidden cards anew and rolls other dice.
func (g Match) Fork(s *medieval.State, seat int, seed uint64, out *medieval.State) {
	g.View(s, seat).Fork(contract.NewRand(seed, streamThought), out)
}

// Save writes a state down.
func (g Match) Save(s *medieval.State) ([]byte, error) { return SaveState(s) }

// Restore reads a state that was saved of the same battle.
func (g Match) Restore(s *medieval.State, data []byte) error { return LoadState(s, data) }

// Fingerprint is that of the state.
func (g Match) Fingerprint(s *medieval.State) uint64 { return Fingerprint(s) }
