package players

import (
	"muster/engine/medieval"
	"muster/maps/hex"
)

// move takes the move that gains most over staying.
func (p *Greedy) move(v medieval.View, legal []medieval.Action) medieval.Action {
	best, most := legal[0], p.w.Idle
	unit, stay := uint8(medieval.NoUnit), int32(0)
	leader, rest := uint8(medieval.NoLeader), int32(0)
	var able medieval.Able
	var strides hex.Set
	f := v.Top()
	again := f.Again()
	t := p.moved(v)
	for _, a := range legal {
		points := int32(0)
		switch a.Kind() {
		case medieval.Exit:
			points = p.w.Leaving*int32(v.Rules().ExitWorth[v.Me]) + 1
		case medieval.ExitLeader:
			points = p.w.Leaving*int32(v.Rules().ExitWorth[v.Me]) - p.w.Attached
		case medieval.Move, medieval.Charge:
			if i := a.Unit(); i != unit {
				unit, able = i, v.Able(i)
				at := v.Unit(i).At
				strides = v.Reach(i, able.Stride)
				stay = p.place(v, i, at)
				if !again {
					stay += p.bestWith(v, &t, i, at, &able)
				}
			}
			points = p.place(v, unit, a.Hex()) - stay
			if !again && (a.Kind() == medieval.Charge || strides.Has(a.Hex()) && !v.Bars(unit, a.Hex())) {
				points += p.bestWith(v, &t, unit, a.Hex(), &able)
			}
			points += p.joins(v, unit, a.Hex())
		case medieval.MoveLeader:
			if l := a.Leader(); l != leader {
				leader, rest = l, p.leaderPlace(v, l, v.Leader(l).At)
			}
			points = p.leaderPlace(v, leader, a.Hex()) - rest
		}
		if points > most {
			best, most = a, points
		}
	}
	return best
}

// joins is what it is worth to a unit to come to the hex of a lone Leader.
func (p *Greedy) joins(v medieval.View, i uint8, h hex.Hex) int32 {
	if v.LeaderOn(h) != medieval.NoLeader && v.With(i) == medieval.NoLeader {
		return p.w.Attached
	}
	return 0
}

// bestWith is best when others of the same card attack too.
func (p *Greedy) bestWith(v medieval.View, t *together, i uint8, from hex.Hex, able *medieval.Able) int32 {
	most, b := p.bestBlow(v, i, from, able)
	return max(0, most+p.beside(v, t, b))
}

// moved is what the ordered units would roll that have moved.
func (p *Greedy) moved(v medieval.View) (t together) {
	from, to := v.Units(v.Me)
	for i := from; i < to; i++ {
		u := v.Unit(i)
		if u.At >= 0 && u.Marks&medieval.Ordered != 0 && u.Marks&medieval.Done != 0 &&
			u.Marks&(medieval.TooFar|medieval.Barred|medieval.Battled) == 0 {
			able := v.Able(i)
			_, b := p.bestBlow(v, i, u.At, &able)
			t.add(b)
		}
	}
	return t
}
