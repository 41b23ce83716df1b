package setup

import (
	contract "muster/engine"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/record"
)

// RecordKind is the kind of a battle's records.
const RecordKind = record.RecordedKind

// Game adapts a battle to the contract of a game. A seat is a battlelore.Player.
type Game struct{ battle *Battle }

var _ contract.Game[battlelore.State, battlelore.Action, battlelore.Event, battlelore.View] = Game{}

// Game returns the battle for generic players.
func (b *Battle) Game() Game { return Game{b} }

// Battle returns the battle that is played.
func (g Game) Battle() *Battle { return g.battle }

// Name returns the kind of a battle's records.
func (g Game) Name() string { return RecordKind }

// Content returns that of the battle.
func (g Game) Content() string { return g.battle.Content() }

// Seats returns the number of players.
func (g Game) Seats() int { return g.battle.Rules.Seats }

// Start sets the battle up and plays on to the first choice.
func (g Game) Start(s *battlelore.State, log *contract.Log[battlelore.Event]) {
	*s = g.battle.Rules.Begin(g.battle.Seed, (*battlelore.Log)(log))
}

// Over reports whether the battle has ended.
func (g Game) Over(s *battlelore.State) bool { return s.Ended != battlelore.Playing }

// Decider returns the player who decides.
func (g Game) Decider(s *battlelore.State) int { return int(s.Decider()) }

// Legal appends the legal actions to buf.
func (g Game) Legal(s *battlelore.State, buf []battlelore.Action) []battlelore.Action {
	return battlelore.Legal(g.battle.Rules, s, buf)
}

// Apply takes an action and plays on to the next choice.
func (g Game) Apply(s *battlelore.State, a battlelore.Action, log *contract.Log[battlelore.Event]) error {
	return battlelore.Apply(g.battle.Rules, s, a, (*battlelore.Log)(log))
}

// View returns the battle as a player sees it.
func (g Game) View(s *battlelore.State, seat int) battlelore.View {
	return battlelore.See(g.battle.Rules, s, battlelore.Player(seat))
}

// Known returns a player's knowledge as a saved state.
func (g Game) Known(s *battlelore.State, seat int) []byte {
	var veiled battlelore.State
	g.View(s, seat).Veiled(&veiled)
	bytes, err := SaveState(&veiled)
	if err != nil {
		panic("battle: a state cannot be saved: " + err.Error()) // it is numbers alone
	}
	return bytes
}

// streamThought is the random stream of simulations.
const streamThought = "thought"

// Fork resamples the hidden cards and the dice.
func (g Game) Fork(s *battlelore.State, seat int, seed uint64, out *battlelore.State) {
	g.View(s, seat).Fork(contract.NewRand(seed, streamThought), out)
}

// Save encodes a state.
func (g Game) Save(s *battlelore.State) ([]byte, error) { return SaveState(s) }

// Restore decodes a saved state of the same battle.
func (g Game) Restore(s *battlelore.State, data []byte) error { return LoadState(s, data) }

// Fingerprint returns that of the state.
func (g Game) Fingerprint(s *battlelore.State) uint64 { return Fingerprint(s) }
