package odds

import "muster/internal/engine/runewars/battle"

// to is a successor of a node: a node, or an end of two forces.
type to struct {
	node  int32 // unknown: an end
	of    [2]int32
	share float64
}

// leads is the successors of the current node; nodes share the storage.
type leads struct {
	of     []lead // by draw
	worked [(maxSpecials + 1) * (maxSpecials + 1)]worked
	used   []int32 // indexes of the known ones of worked
}

// lead is the successors for a draw, with the average number of Tactics cards that the sides draw.
type lead struct {
	known   bool
	tos     []to
	tactics [2]float64
}

// worked is the result of the specials of both sides.
type worked struct {
	known    bool
	tactics  [2]float64
	outcomes []outcome
}

// maxSpecials is the limit of specials in a draw: that of cards showing one face.
const maxSpecials = maxSeen

func (x *leads) reset(size int) {
	for len(x.of) < size {
		x.of = append(x.of, lead{})
	}
	for i := range x.of[:size] {
		x.of[i].known = false
	}
	for _, i := range x.used {
		x.worked[i].known = false
	}
	x.used = x.used[:0]
}

// leadsOf returns the successors of a node for a draw.
func (l *layers) leadsOf(from *node, both int32) *lead {
	x := &l.leads.of[both]
	if x.known {
		return x
	}
	a, d := l.draws[l.pairs[from.pair].a], l.draws[l.pairs[from.pair].d]
	size := int32(len(d.comes))
	first, second := &a.comes[both/size], &d.comes[both%size]
	w := l.workedOf(from.of, first.specials, second.specials)
	x.known, x.tos, x.tactics = true, x.tos[:0], w.tactics
	for i := range w.outcomes {
		o := &w.outcomes[i]
		d, a := l.struck(battle.Defender, o.of[1], first.hit), l.struck(battle.Attacker, o.of[0], second.hit)
		for i := range d.size() {
			for j := range a.size() {
				y, z := d.at(i), a.at(j)
				x.tos = l.lead(x.tos, [2]int32{z.to, y.to}, o.share*z.share*y.share)
			}
		}
	}
	return x
}

// workedOf returns the result of the specials, the attacker's first (RW-BTL-08).
func (l *layers) workedOf(of [2]int32, first, second uint8) *worked {
	x := &l.leads
	at := int32(first)*(maxSpecials+1) + int32(second)
	w := &x.worked[at]
	if w.known {
		return w
	}
	x.used = append(x.used, at)
	w.known, w.tactics, w.outcomes = true, [2]float64{}, w.outcomes[:0]
	w.outcomes = append(w.outcomes, outcome{of: of, share: 1})
	for side, specials := range [2]uint8{first, second} {
		if specials > 0 && l.touch[side][l.camps[side].list[of[side]].kind].any {
			l.workOn(w, side, specials)
		}
	}
	return w
}

// workOn applies a number of a side's specials after the earlier results.
func (l *layers) workOn(w *worked, side int, n uint8) {
	from := append(l.before[:0], w.outcomes...)
	l.before, w.outcomes = from, w.outcomes[:0]
	for i := range from {
		f := &from[i]
		t := l.touch[side][l.camps[side].list[f.of[side]].kind]
		for _, o := range l.specials(side, f.of, n) {
			o.share *= f.share
			w.tactics[side] += o.share * float64(o.tactics)
			if !t.own {
				o.of[side] = f.of[side]
			}
			if !t.foe {
				o.of[1-side] = f.of[1-side]
			}
			o.tactics = 0
			w.outcomes = joined(w.outcomes, o)
		}
	}
}
