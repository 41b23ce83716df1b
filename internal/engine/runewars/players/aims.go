package players

import "muster/internal/engine/runewars"

// aims is the missing part of the player's own Objective, in points for each additional item: completing it gives a
// dragon rune (RW-OBJ-01).
type aims struct {
	of    [runewars.HasDial + 1]int32
	dial  runewars.Dial
	kinds uint16 // of unit
	least int32  // influence
}

// aim evaluates the Objective.
func (p *Greedy) aim(v runewars.View) {
	p.aims = aims{}
	card := v.Own().Objective
	all := v.Rules().Cards.Objectives
	if int(card) >= len(all) {
		return
	}
	needs := all[card].Needs
	for i := range needs {
		n := &needs[i]
		missing := int32(n.Least) - int32(v.Holding(n))
		switch n.Has {
		case runewars.HasInfluence:
			p.aims.least = int32(n.Least)
		case runewars.HasDial:
			p.aims.dial = n.Dial
		case runewars.HasUnits:
			p.aims.kinds = n.Kinds[v.Me]
		}
		if missing > 0 {
			p.aims.of[n.Has] = p.w.Aim * 2 / (missing + 1) / int32(len(needs))
		}
	}
}
