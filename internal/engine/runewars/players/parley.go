package players

import (
	"math/bits"

	"muster/internal/engine/runewars"
)

// chances returns the probability of each best destiny among n Fate cards, in thousandths, by counting those left in
// the deck (RW-DIPL-02).
func chances(v runewars.View, n int32) (of [runewars.Destinies]int32) {
	r, f := v.Rules(), v.Fate()
	left := f.Left
	if int32(bits.OnesCount64(left)) < n {
		left |= f.Spent
	}
	all := int32(bits.OnesCount64(left))
	if all == 0 {
		return of
	}
	without, before := left, int32(1000)
	for d := range of {
		without &^= r.Destiny[d]
		none := int64(1000)
		rest := int64(bits.OnesCount64(without))
		for i := range min(int64(n), int64(all)) {
			none = none * max(0, rest-i) / (int64(all) - i)
		}
		of[d] = before - int32(none)
		before = int32(none)
	}
	return of
}

// talk returns the influence for diplomacy with the neutral units of an area, and its value.
func (p *Greedy) talk(v runewars.View, s *sight, area uint8, mine *force) (best uint8, points int32) {
	g := &s.areas[area]
	r := v.Rules()
	if mine.total() > int32(r.Numbers.Most) {
		return 0, worst
	}
	joins := int32(0)
	for k, n := range g.standing {
		joins += int32(n+g.routed[k]) * (p.arms[v.Me][k].worth + p.aims.of[runewars.HasAllies])
	}
	fight := int32(0)
	if !v.Fought() {
		if out := p.expected(mine, v.Me, &g.standing, g.holder, g.wall); out.wins >= p.w.Daring {
			fight = max(0, out.wins*g.worth/100-out.lost*p.w.Loss/100)
		}
	}
	points = worst
	for n := int32(1); n <= int32(min(v.Own().Influence, r.Numbers.Diplomacy)); n++ {
		c := chances(v, n)
		is := (c[runewars.Gold]*(g.worth+joins)+c[runewars.Silver]*g.worth+c[runewars.Red]*fight)/1000 - p.price(v, n)
		if is > points {
			best, points = uint8(n), is
		}
	}
	return best, points
}

// parley chooses between battle and diplomacy, and among the results.
func (p *Greedy) parley(v runewars.View, legal []runewars.Action) runewars.Action {
	w := v.War()
	s := p.look(v)
	switch legal[0].Verb() {
	case runewars.Read:
		return legal[0] // the best destiny is the first
	case runewars.Done:
		return legal[0]
	}
	if w.Attacker != v.Me { // neutral units flee: not to where they are in the own way
		return pick(legal, func(a runewars.Action) int32 { return -s.areas[a.Area()].pull })
	}
	mine := force(w.Brought)
	g := &s.areas[w.Area]
	out := p.expected(&mine, v.Me, &g.standing, g.holder, g.wall-int32(v.Titled(v.Me)))
	fight := out.wins*g.worth/100 + out.cost*p.w.Kill/100 - out.lost*p.w.Loss/100
	n, talk := p.talk(v, s, w.Area, &mine)
	return pick(legal, func(a runewars.Action) int32 {
		switch a.Verb() {
		case runewars.Battle:
			return fight
		case runewars.Parley:
			if a.Card() == n {
				return talk
			}
			return worst
		case runewars.GoBack:
			return p.refuge(s, a.Area()) - mine.total()*p.w.Unit/4
		}
		return 0
	})
}

// refuge ranks an area for a retreat: an own one, with room, where the units are useful.
func (p *Greedy) refuge(s *sight, a uint8) int32 {
	g := &s.areas[a]
	return g.pull/100 + g.rune/50 - int32(g.units)*3
}
