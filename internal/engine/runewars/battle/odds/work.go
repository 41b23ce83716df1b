package odds

import (
	"slices"

	"muster/internal/engine/runewars/battle"
)

// The battle's engine computes the results of specials, routs and damage, once for all positions with the same
// relevant forces.

// outcome is a pair of resulting forces, with its probability.
type outcome struct {
	of      [2]int32
	share   float64
	tactics uint8 // cards that the acting side draws
}

// touches is the state that the specials of a kind read or change.
type touches struct {
	foe bool // the other side's units
	own bool // its own units
	any bool // the special has effects
}

// touched examines a list of effects.
func (l *layers) touched(list []battle.Effect) touches {
	t := touches{any: len(list) > 0}
	for i := range list {
		e := &list[i]
		switch e.Do {
		case battle.DoTactics:
		case battle.DoStrength, battle.DoSetHealth, battle.DoHeal, battle.DoAddUnits:
			t.own = true
		case battle.DoRetreat:
			t.foe = true
			t.own = t.own || !l.apart // retreated units in an area of both sides
		default:
			t.foe = true
		}
		t.own = t.own || e.Costs || e.AsDamage != battle.NoKind
	}
	return t
}

// needs returns the effects of a list whose condition on own units holds, as a set.
func needs(list []battle.Effect, f *force) int32 {
	out := int32(0)
	for i := range list {
		if e := &list[i]; e.Needs > 0 && f.stand(int(e.NeedKind)) >= int(e.Needs) {
			out |= 1 << i
		}
	}
	return out
}

// memo caches the outcomes of each key.
type memo struct {
	keys index
	of   [][]outcome
}

// specials returns the results of a number of specials of the acting side (RW-BTL-08).
func (l *layers) specials(side int, of [2]int32, n uint8) []outcome {
	f := &l.camps[side].list[of[side]]
	if n == 0 || f.kind == battle.NoKind {
		return nil
	}
	list, t := l.rules.Sides[side].Kinds[f.kind].Special, l.touch[side][f.kind]
	own, foe := int32(f.kind)<<16|needs(list, f), int32(0)
	if t.own {
		own = of[side]
	}
	if t.foe {
		foe = of[1-side]
	}
	place, new := l.done[side].keys.number(uint64(n)<<56 | uint64(own)<<28 | uint64(foe))
	if new {
		l.done[side].of = append(l.done[side].of, l.workSpecials(side, of, n))
	}
	return l.done[side].of[place]
}

func (l *layers) workSpecials(side int, of [2]int32, n uint8) []outcome {
	s := &l.state
	l.together(s, of)
	s.Phase, s.Side = battle.Specials, uint8(side)
	s.Specials[side] = n
	battle.RunUntil(l.rules, s, battle.Routing)
	if l.decided {
		l.playOn(s, battle.Routing)
		return []outcome{{[2]int32{l.forceOf(s, 0), l.forceOf(s, 1)}, 1, s.Tactics[side]}}
	}
	var out []outcome
	l.play(s, battle.Routing, 1, func(s *battle.State, share float64) {
		out = joined(out, outcome{[2]int32{l.forceOf(s, 0), l.forceOf(s, 1)}, share, s.Tactics[side]})
	})
	return out
}

func joined(list []outcome, o outcome) []outcome {
	for i := range list {
		if list[i].of == o.of && list[i].tactics == o.tactics {
			list[i].share += o.share
			return list
		}
	}
	return append(list, o)
}

// playOn lets the sides choose by deterministic rules, until a phase or until the battle is over.
func (l *layers) playOn(s *battle.State, until battle.Phase) {
	for s.Phase != until && !s.Over() {
		legal, by := battle.Legal(l.rules, s, l.room[:0]), l.by[s.Decider()]
		battle.TakeUntil(l.rules, s, legal[by.chooser().Choose(l.rules, s, legal)], until)
	}
}

// play lets the sides choose by their rules until a phase or until the battle is over, in every way.
func (l *layers) play(s *battle.State, until battle.Phase, share float64, end func(*battle.State, float64)) {
	for s.Phase != until && !s.Over() {
		legal, side := battle.Legal(l.rules, s, l.room[:0]), s.Decider()
		if l.by[side] == Random {
			legal = slices.Clone(legal)
			for _, choice := range legal {
				next := *s
				battle.TakeUntil(l.rules, &next, choice, until)
				l.play(&next, until, share/float64(len(legal)), end)
			}
			return
		}
		battle.TakeUntil(l.rules, s, legal[l.by[side].chooser().Choose(l.rules, s, legal)], until)
	}
	end(s, share)
}

// hit is the resulting force of a side, or each possible one.
type hit struct {
	to   int32
	many []branch
}

func (h *hit) size() int { return max(1, len(h.many)) }

func (h *hit) at(i int) branch {
	if h.many == nil {
		return branch{h.to, 1}
	}
	return h.many[i]
}

// struck caches the effects of routs and damage on the forces of a side. The key is the force and the number of the
// routs and damage. The value is the resulting force plus 1, or, if negative, a list of forces.
type struck struct {
	at   [][]int32
	list [][]branch
}

// struck returns the effect of routs and damage on a side's force, after two kinds have acted (RW-BTL-08, RW-BTL-09).
func (l *layers) struck(side int, n, what int32) hit {
	h := &l.hits[side]
	if int(n) < len(h.at) && int(what) < len(h.at[n]) {
		if to := h.at[n][what]; to > 0 {
			return hit{to: to - 1}
		} else if to < 0 {
			return hit{many: h.list[-to-1]}
		}
	}
	for int(n) >= len(h.at) {
		h.at = append(h.at, nil)
	}
	if int(what) >= len(h.at[n]) {
		h.at[n] = append(h.at[n], make([]int32, max(len(l.hitOf), int(what)+1)-len(h.at[n]))...)
	}
	out := l.strike(side, n, l.hitOf[what])
	if len(out) == 1 {
		h.at[n][what] = out[0].to + 1
		return hit{to: out[0].to}
	}
	h.list = append(h.list, out)
	h.at[n][what] = -int32(len(h.list))
	return hit{many: out}
}

// one returns a certain branch, valid until the next call.
func (l *layers) one(to int32) []branch {
	l.sure[0] = branch{to, 1}
	return l.sure[:]
}

func (l *layers) strike(side int, n int32, hit [2]uint8) []branch {
	s := l.alone(side, n)
	s.Phase, s.Side = battle.Routing, battle.Defender
	s.Routs[1-side], s.Damage[1-side] = hit[0], hit[1]
	battle.RunUntil(l.rules, s, battle.Picking)
	if l.decided {
		l.playOn(s, battle.Picking)
		return l.one(l.forceOf(s, side))
	}
	var out []branch
	l.play(s, battle.Picking, 1, func(s *battle.State, share float64) {
		to := l.forceOf(s, side)
		for i := range out {
			if out[i].to == to {
				out[i].share += share
				return
			}
		}
		out = append(out, branch{to, share})
	})
	return out
}
