package players

import (
	"muster/internal/engine/command/kernel"
	"muster/maps/hex"
)

// move chooses the move with the largest gain over staying.
func (p *Greedy) move(v kernel.View, legal []kernel.Action) kernel.Action {
	best, most := legal[0], p.w.Idle
	unit, stay := uint8(kernel.NoUnit), int32(0)
	leader, rest := uint8(kernel.NoLeader), int32(0)
	var able kernel.Able
	var strides hex.Set
	f := v.Top()
	again := f.Again()
	t := p.moved(v)
	for _, a := range legal {
		points := int32(0)
		switch a.Kind() {
		case kernel.Exit:
			i := a.Unit()
			able := v.Able(i)
			points = p.leaves(v, v.Me, p.unitsWorth(v, i)) - p.bestWith(v, &t, i, v.Unit(i).At, &able)
		case kernel.ExitLeader:
			points = p.leaves(v, v.Me, int(v.Rules().ExitWorth[v.Me])) - p.w.Attached
		case kernel.Move, kernel.Charge:
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
			if !again && (a.Kind() == kernel.Charge || strides.Has(a.Hex()) && !v.Bars(unit, a.Hex())) {
				points += p.bestWith(v, &t, unit, a.Hex(), &able)
			}
			points += p.joins(v, unit, a.Hex())
		case kernel.MoveLeader:
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

// joins evaluates moving a unit to the hex of a lone Leader.
func (p *Greedy) joins(v kernel.View, i uint8, h hex.Hex) int32 {
	if v.LeaderOn(h) != kernel.NoLeader && v.With(i) == kernel.NoLeader {
		return p.w.Attached
	}
	return 0
}

// bestWith is best when others of the same card attack too.
func (p *Greedy) bestWith(v kernel.View, t *together, i uint8, from hex.Hex, able *kernel.Able) int32 {
	most, b := p.bestBlow(v, i, from, able)
	return max(0, most+p.beside(v, t, b))
}

// moved returns the dice of the ordered units that have moved.
func (p *Greedy) moved(v kernel.View) (t together) {
	from, to := v.Units(v.Me)
	for i := from; i < to; i++ {
		u := v.Unit(i)
		if u.At >= 0 && u.Marks&kernel.Ordered != 0 && u.Marks&kernel.Done != 0 &&
			u.Marks&(kernel.TooFar|kernel.Barred|kernel.Battled) == 0 {
			able := v.Able(i)
			_, b := p.bestBlow(v, i, u.At, &able)
			t.add(b)
		}
	}
	return t
}
