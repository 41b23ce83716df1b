package players

import (
	"math"

	"muster/internal/engine/command/kernel"
	"muster/internal/engine/policy"
)

// Greedy evaluates every choice by its immediate gain: expected hits and banners, answers, exposure, support, Leaders,
// objectives. For a card it estimates the orders of the best units. It does not look ahead beyond the turn and is
// deterministic.
type Greedy struct {
	odds   *policy.Chances
	w      *Weights
	memory memory
}

// NewGreedy returns a Greedy that plays in a style.
func NewGreedy(s *Style) *Greedy { return &Greedy{odds: policy.Shared(), w: &s.Weights} }

// pass is the choice to do nothing.
var pass = kernel.PassAction()

// Choose takes the action with the most points, the first one in a tie.
func (p *Greedy) Choose(v kernel.View, legal []kernel.Action) kernel.Action {
	if len(legal) == 1 {
		return legal[0]
	}
	switch v.Top().Kind {
	case kernel.InCommand:
		return p.command(v, legal)
	case kernel.InOrders:
		return p.order(v, legal)
	case kernel.InInspire:
		return p.inspire(v, legal)
	case kernel.InMoves:
		return p.move(v, legal)
	case kernel.InDraw:
		return pick(legal, func(a kernel.Action) int32 { return p.keeps(v, a.Card()) })
	}
	return pick(legal, func(a kernel.Action) int32 { return p.weigh(v, a) })
}

// pick returns the choice with the most points, the first one in a tie.
func pick(legal []kernel.Action, weigh func(a kernel.Action) int32) kernel.Action {
	best, most := legal[0], int32(math.MinInt32)
	for _, a := range legal {
		if points := weigh(a); points > most {
			best, most = a, points
		}
	}
	return best
}

// weigh returns the points of a choice in combat and after it; passing has none.
func (p *Greedy) weigh(v kernel.View, a kernel.Action) int32 {
	i := a.Unit()
	switch a.Kind() {
	case kernel.Attack:
		able := v.Able(i)
		u := v.Unit(i)
		points := p.attack(v, i, a.Target(), u.At, &able)
		if points <= 0 && u.Marks&kernel.Charged != 0 { // it must
			return 1
		}
		return points
	case kernel.AttackLeader:
		able := v.Able(i)
		return p.attackLeader(v, i, a.TargetLeader(), v.Unit(i).At, &able)
	case kernel.BattleBack:
		return 1
	case kernel.React:
		return p.react(v, a.Card())
	case kernel.Evade:
		return p.evade(v, i)
	case kernel.Ignore:
		return p.stand(v, i, a.Flags())
	case kernel.Retreat:
		return p.place(v, i, a.Hex()) + always
	case kernel.Escape:
		return p.leaderPlace(v, a.Leader(), a.Hex()) + always
	case kernel.LeaveBoard:
		return always - p.w.Exposed/2
	case kernel.Advance, kernel.AdvanceOn:
		able := v.Able(i)
		points := p.place(v, i, a.Hex()) - p.place(v, i, v.Unit(i).At)
		if p.follows(v, i) && !v.Bars(i, a.Hex()) {
			points += p.best(v, i, a.Hex(), &able)
		}
		return points
	case kernel.Mend:
		return p.recovery(v, i)
	case kernel.SendLeader:
		l := a.Leader()
		return p.leaderPlace(v, l, a.Hex()) - p.leaderPlace(v, l, v.Leader(l).At) - p.token(int(v.Own().Tokens))
	}
	return 0
}

// always is more points than any hex is worth: a forced move is always made, and only its destination is weighed.
const always = 20_000

// recovery returns the value of a block to a unit: highest where it is weak and may be attacked.
func (p *Greedy) recovery(v kernel.View, i uint8) int32 {
	u := v.Unit(i)
	near := p.threat(v, u.Camp, u.At)
	return 1 + int32(u.Full-u.Blocks)*10 + int32(near.danger)
}

// stand evaluates ignoring the given number of flags. More is better, unless the unit would only stay to be attacked
// again.
func (p *Greedy) stand(v kernel.View, i uint8, flags int) int32 {
	u := v.Unit(i)
	if u.Blocks == 1 && v.Rules().Kinds[u.Kind].Range > 0 && p.room(v, i, u.At) >= int(v.Rules().Kinds[u.Kind].Retreat) {
		return -int32(flags)
	}
	return int32(flags)
}

// follows reports whether a unit may make a bonus close combat after an advance: by its row, or on foot with a Leader.
func (p *Greedy) follows(v kernel.View, i uint8) bool {
	u := v.Unit(i)
	k := &v.Rules().Kinds[u.Kind]
	return u.Marks&kernel.Followed == 0 && (k.Bonus || k.Arm == kernel.Foot && v.With(i) != kernel.NoLeader)
}
