package players

import (
	"muster/engine"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/policy"
)

// Player is the player that searches.
type Player = policy.Search[battlelore.State, battlelore.Action, battlelore.View]

// RolloutPolicy plays simulations.
type RolloutPolicy = policy.Rollout[battlelore.View, battlelore.Action]

// NewSearch returns a player that searches as a row says. The error names an invalid value of the row.
func NewSearch(row policy.Row, seed uint64, seat battlelore.Player) (*Player, error) {
	return policy.NewSearch(row, policy.Searcher[battlelore.State, battlelore.Action, battlelore.View]{
		Model: func(v battlelore.View) policy.Model[battlelore.State, battlelore.Action, battlelore.View] {
			return model{NewGround(v)}
		},
		Rollout: func(style string, seed uint64, seat int) RolloutPolicy {
			return Rollout(style, seed, battlelore.Player(seat))
		},
		Seats: battlelore.MaxPlayers,
	}, seed, int(seat))
}

// model is a battle as search simulates it.
type model struct{ *Ground }

func (m model) Seats() int { return m.rules.Seats }

// Choice compares plans when a Command card is played. Until the first turn, councils are split and Lore cards dealt:
// there is nothing yet to play on from.
func (m model) Choice(v battlelore.View) (turn int, d policy.Decision) {
	switch {
	case v.Turn() == 0:
		return 0, policy.Fixed
	case v.Top().Kind == battlelore.InCommand:
		return v.Turn(), policy.Plan
	}
	return v.Turn(), policy.Detail
}

func (m model) Fork(v battlelore.View, chance engine.Rand, out *battlelore.State) {
	v.Fork(chance, out)
}

func (m model) Legal(s *battlelore.State, buf []battlelore.Action) []battlelore.Action {
	return battlelore.Legal(m.rules, s, buf)
}

func (m model) Apply(s *battlelore.State, a battlelore.Action) error {
	return battlelore.Apply(m.rules, s, a, nil)
}

func (m model) Over(s *battlelore.State) bool { return s.Ended != battlelore.Playing }

func (m model) Decider(s *battlelore.State) int { return int(s.Decider()) }

func (m model) See(s *battlelore.State, seat int) battlelore.View {
	return battlelore.See(m.rules, s, battlelore.Player(seat))
}

func (m model) Turn(s *battlelore.State) int { return int(s.Turn) }

// End is the same turn from the player's own turn and from the other ones before it.
func (m model) End(s *battlelore.State, seat, turns int) int {
	end := int(s.Turn) + turns
	if int(s.Active) != seat {
		end--
	}
	return max(end, int(s.Turn)+1)
}

func (m model) Value(s *battlelore.State, seat int) int32 { return m.value(s, m.rules.CampOf[seat]) }
