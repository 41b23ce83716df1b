package runewars_test

import (
	"slices"

	"muster/internal/engine/runewars"
)

// steps lists the moves under Strategize, before any move (RW-ORD-04).
func (o *referee) steps(seat int) []runewars.Action {
	out := []runewars.Action{runewars.ActionOf(runewars.Done, 0)}
	for from := range o.g.Areas {
		p := &o.s.Areas[from]
		for to := range o.g.Areas {
			for k, n := range p.Standing {
				if n == 0 || p.Holder != uint8(seat) || o.activated(seat, from) || !o.free(seat, to) ||
					!o.beside(from, to, o.flies(seat, k)) {
					continue
				}
				if k >= runewars.FirstNeutral && o.controls(to) != seat { // RW-DIPL-05
					continue
				}
				own, neutral := o.units(to)
				for i := 1; i <= int(n) && own+neutral+i <= 8; i++ { // RW-MOVE-07
					out = append(out, runewars.ActionUnits(runewars.Step, uint8(from), uint8(to), uint8(k), uint8(i)))
				}
			}
		}
	}
	for h := range o.g.Rules.Heroes {
		g := &o.s.Heroes[h]
		for to := range o.g.Areas {
			if g.Owner == uint8(seat) && !g.Routed && o.beside(int(g.Area), to, false) { // into any area
				out = append(out, runewars.ActionTo(runewars.StepHero, uint8(h), uint8(to)))
			}
		}
	}
	slices.Sort(out)
	return out
}

// targets lists the areas that may be activated before any battle (RW-MOVE-01).
func (o *referee) targets(seat int) []runewars.Action {
	var out []runewars.Action
	for a := range o.g.Areas {
		if !o.activated(seat, a) {
			out = append(out, runewars.ActionAt(runewars.Activate, uint8(a)))
		}
	}
	return out
}

// marches lists the moves to an area that has just been activated (RW-ORD-05).
func (o *referee) marches(seat, to int) []runewars.Action {
	out := []runewars.Action{runewars.ActionOf(runewars.Done, 0)}
	own, neutral := o.units(to)
	for from := range o.g.Areas {
		p := &o.s.Areas[from]
		for k, n := range p.Standing {
			if n == 0 || p.Holder != uint8(seat) || o.activated(seat, from) || from == to {
				continue
			}
			reach := 2
			if o.fast(seat, k) {
				reach = 3
			}
			if !o.walks(from, to, reach, o.flies(seat, k), func(a int) bool { return o.free(seat, a) }) {
				continue
			}
			if k >= runewars.FirstNeutral && o.controls(to) != seat { // RW-DIPL-05: no unit has come yet
				continue
			}
			for i := 1; i <= int(n); i++ {
				if o.free(seat, to) && own+neutral+i > 8 { // RW-MOVE-07
					break
				}
				out = append(out, runewars.ActionUnits(runewars.March, uint8(from), uint8(to), uint8(k), uint8(i)))
			}
		}
	}
	for h := range o.g.Rules.Heroes {
		g := &o.s.Heroes[h]
		if g.Owner == uint8(seat) && !g.Routed && int(g.Area) != to &&
			o.walks(int(g.Area), to, 2, false, func(int) bool { return true }) {
			out = append(out, runewars.ActionTo(runewars.MarchHero, uint8(h), uint8(to)))
		}
	}
	slices.Sort(out)
	return out
}
