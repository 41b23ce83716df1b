package odds

import "muster/engine/runewars/battle"

// to is where a node leads: to a node, or to an end of two forces.
type to struct {
	node  int32 // unknown: an end
	of    [2]int32
	share float64
}

// leads is where the node that is being looked at leads, by what is drawn; each node uses the room anew.
type leads struct {
	known   []bool
	tos     [][]to
	mass    []float64    // how likely the node, and then the draw is
	tactics [][2]float64 // cards that the sides draw for it, on average
	worked  [(maxSpecials + 1) * (maxSpecials + 1)]worked
	used    []int32 // those that are known
}

// worked is what so many specials of both sides come to.
type worked struct {
	known    bool
	tactics  [2]float64
	outcomes []outcome
}

// maxSpecials is how many specials a draw can show: as many as cards can show one face.
const maxSpecials = maxSeen

func (x *leads) reset(size int) {
	for len(x.tos) < size {
		x.tos = append(x.tos, nil)
	}
	if cap(x.known) < size {
		x.known, x.mass, x.tactics = make([]bool, size), make([]float64, size), make([][2]float64, size)
	}
	x.known, x.mass, x.tactics = x.known[:size], x.mass[:size], x.tactics[:size]
	clear(x.known)
	clear(x.mass)
	clear(x.tactics)
	for _, i := range x.used {
		x.worked[i].known = false
	}
	x.used = x.used[:0]
}

// leadsOf is where a node leads when so much is drawn.
func (l *layers) leadsOf(n, p, both int32) []to {
	x := &l.leads
	if x.known[both] {
		return x.tos[both]
	}
	a, d := l.draws[l.pairs[p].a], l.draws[l.pairs[p].d]
	size := int32(len(d.comes))
	first, second := &a.comes[both/size], &d.comes[both%size]
	w := l.workedOf(n, first.specials, second.specials)
	out := x.tos[both][:0]
	for i := range w.outcomes {
		o := &w.outcomes[i]
		for _, d := range l.struck(battle.Defender, o.of[1], first.hit) {
			for _, a := range l.struck(battle.Attacker, o.of[0], second.hit) {
				out = l.lead(out, [2]int32{a.to, d.to}, o.share*a.share*d.share)
			}
		}
	}
	x.known[both], x.tos[both], x.tactics[both] = true, out, w.tactics
	return out
}

// workedOf is what so many specials come to, the attacker's first (RW-BTL-08).
func (l *layers) workedOf(n int32, first, second uint8) *worked {
	x := &l.leads
	at := int32(first)*(maxSpecials+1) + int32(second)
	w := &x.worked[at]
	if w.known {
		return w
	}
	x.used = append(x.used, at)
	w.known, w.tactics, w.outcomes = true, [2]float64{}, w.outcomes[:0]
	of := l.nodes[n].of
	if first == 0 && second == 0 {
		w.outcomes = append(w.outcomes, outcome{of: of, share: 1})
		return w
	}
	l.eachSpecial(battle.Attacker, first, &outcome{of: of, share: 1}, func(o *outcome) {
		w.tactics[0] += o.share * float64(o.tactics)
		l.eachSpecial(battle.Defender, second, o, func(o *outcome) {
			w.tactics[1] += o.share * float64(o.tactics)
			o.tactics = 0
			w.outcomes = joined(w.outcomes, *o)
		})
	})
	return w
}

// eachSpecial visits what so many specials of a side come to.
func (l *layers) eachSpecial(side int, n uint8, from *outcome, visit func(*outcome)) {
	f := &l.camps[side].list[from.of[side]]
	if n == 0 || !l.touch[side][f.kind].any {
		visit(&outcome{of: from.of, share: from.share})
		return
	}
	t := l.touch[side][f.kind]
	for _, o := range l.specials(side, from.of, n) {
		o.share *= from.share
		if !t.own {
			o.of[side] = from.of[side]
		}
		if !t.foe {
			o.of[1-side] = from.of[1-side]
		}
		visit(&o)
	}
}
