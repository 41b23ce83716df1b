package setup

import (
	contract "muster/engine"
	"muster/engine/command/boards"
	"muster/engine/medieval"
	"muster/engine/medieval/saved"
	"muster/engine/rng"
)

// RecordKind is how records name a battle.
const RecordKind = "medieval"

// Game is a battle by the contract of a game. A seat is a boards.Camp: the top side is the first.
type Game struct{ battle *Battle }

var _ contract.Game[medieval.State, medieval.Action, medieval.Event, medieval.View] = Game{}

// Game is the battle as whoever plays any game sees it.
func (b *Battle) Game() Game { return Game{b} }

// Battle is the battle that is played.
func (g Game) Battle() *Battle { return g.battle }

// Name is how records name a battle.
func (g Game) Name() string { return RecordKind }

// Content is that of the battle.
func (g Game) Content() string { return g.battle.Content() }

// Seats is how many players there are.
func (g Game) Seats() int { return boards.Camps }

// Start sets the battle up and plays on to the first choice.
func (g Game) Start(s *medieval.State, log *contract.Log[medieval.Event]) {
	*s = g.battle.Begin((*medieval.Log)(log))
}

// Over reports whether the battle has ended.
func (g Game) Over(s *medieval.State) bool { return s.Ended != medieval.Playing }

// Decider is the player whose choice it is.
func (g Game) Decider(s *medieval.State) int { return int(s.Decider()) }

// Legal appends the legal actions to buf.
func (g Game) Legal(s *medieval.State, buf []medieval.Action) []medieval.Action {
	return medieval.Legal(g.battle.Rules, s, buf)
}

// Apply takes an action and plays on to the next choice.
func (g Game) Apply(s *medieval.State, a medieval.Action, log *contract.Log[medieval.Event]) error {
	return medieval.Apply(g.battle.Rules, s, a, (*medieval.Log)(log))
}

// View is the battle as a player sees it.
func (g Game) View(s *medieval.State, seat int) medieval.View {
	return medieval.See(g.battle.Rules, s, boards.Camp(seat))
}

// Known is what a player may know, as a saved state.
func (g Game) Known(s *medieval.State, seat int) []byte {
	var veiled medieval.State
	g.View(s, seat).Veiled(&veiled)
	bytes, err := saved.Bytes(&veiled)
	if err != nil {
		panic("battle: a state cannot be saved: " + err.Error()) // it is numbers alone
	}
	return bytes
}

// streamThought is the stream of the chance of games in thought.
const streamThought = "thought"

// Fork deals the hidden cards anew and rolls other dice.
func (g Game) Fork(s *medieval.State, seat int, seed uint64, out *medieval.State) {
	g.View(s, seat).Fork(rng.New(seed, streamThought), out)
}

// Save writes a state down.
func (g Game) Save(s *medieval.State) ([]byte, error) { return saved.Bytes(s) }

// Restore reads a state that was saved of the same battle.
func (g Game) Restore(s *medieval.State, data []byte) error { return saved.Read(s, data) }

// Fingerprint is that of the state.
func (g Game) Fingerprint(s *medieval.State) uint64 { return saved.Fingerprint(s) }
