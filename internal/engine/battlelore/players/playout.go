package players

import (
	contract "muster/engine"
	"muster/internal/engine/battlelore"
)

// RolloutPolicy plays simulations. Begin resets it for another one of the same battle.
type RolloutPolicy interface {
	contract.Policy[battlelore.View, battlelore.Action]
	Begin(contract.Rand)
}

// RolloutFactory makes a rollout policy of a style for a seat.
type RolloutFactory func(style string, seed uint64, seat battlelore.Player) RolloutPolicy

// playOut simulates a game from a fork: the choice, the player's own turn in the plan's style, and then all players in
// the first one. It returns the value of the last position.
func (p *Player) playOut(c *choice, dice contract.Rand) int32 {
	r, s := p.ground.rules, &p.thought
	*s = p.fork
	turn := s.Turn
	end := turn + uint16(p.row.Turns)
	if s.Active != p.seat {
		end-- // so that it ends at the start of the same turn as from the player's own turn
	}
	for q := range r.Seats {
		p.rollout[0][q].Begin(dice)
	}
	mine := p.rollout[c.style][p.seat]
	mine.Begin(dice)
	a := c.action
	for {
		if battlelore.Apply(r, s, a, nil) != nil {
			return 0 // a legal choice is legal in a fork too: after a fault this one is never taken
		}
		if s.Ended != battlelore.Playing || s.Turn >= max(end, turn+1) {
			return p.ground.value(s, r.CampOf[p.seat])
		}
		p.legal = battlelore.Legal(r, s, p.legal[:0])
		who := p.rollout[0][s.Decider()]
		if s.Decider() == p.seat && s.Turn == turn {
			who = mine
		}
		if a = p.legal[0]; len(p.legal) > 1 {
			a = who.Choose(battlelore.See(r, s, s.Decider()), p.legal)
		}
	}
}
