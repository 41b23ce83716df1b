package battlelore

import "muster/maps/hex"

// named returns the hexes of the units named so far and of one more.
func (s *State) named(c *Cast, i uint8) (out hex.Set) {
	out.Add(s.Units[i].At)
	for _, t := range c.Targets[:c.N] {
		out.Add(s.Units[t].At)
	}
	return out
}

// later returns the hexes of units that could be named after one.
func (s *State) later(r *Rules, a *aim, i uint8) (out hex.Set) {
	for rank := r.rank(a.camp, i) + 1; int(rank) < len(r.Setup); rank++ {
		if j := r.ranked(a.camp, rank); s.fits(r, a, j) {
			out.Add(s.Units[j].At)
		}
	}
	return out
}

// chains reports whether the named units, with one more and some after it, can each be next to another of them.
func (s *State) chains(r *Rules, a *aim, c *Cast, i uint8, left int) bool {
	set, more := s.named(c, i), s.later(r, a, i)
	tries := maxTries
	return linkUp(r, set, more, left, &tries)
}

// maxTries limits the search for the rest of a chain.
const maxTries = 4096

// linkUp reports whether some hexes of more can complete a set in which each hex has a neighbour.
func linkUp(r *Rules, set, more hex.Set, left int, tries *int) bool {
	lonely := hex.None
	for h := range set.Each() {
		if !r.near[h].Meets(&set) {
			lonely = h
			break
		}
	}
	if lonely == hex.None {
		return true
	}
	if *tries--; left == 0 || *tries < 0 {
		return false
	}
	for h := range r.near[lonely].And(more).Each() {
		with := set
		with.Add(h)
		if linkUp(r, with, more, left-1, tries) {
			return true
		}
	}
	return false
}

// circles reports whether the named units, with one more and some after it, can be one unit and others next to it.
func (s *State) circles(r *Rules, a *aim, c *Cast, i uint8, left int) bool {
	set := s.named(c, i)
	centres := set
	if left > 0 {
		centres = set.Or(s.later(r, a, i))
	}
	for h := range centres.Each() {
		others := set
		others.Remove(h)
		if others = others.Minus(r.near[h]); others.Empty() {
			return true
		}
	}
	return false
}

// complete reports whether the named units are a legal target.
func (s *State) complete(r *Rules, a *aim, c *Cast) bool {
	if c.N == 0 {
		return false
	}
	last := *c
	last.N--
	switch t := &a.card.Target; {
	case t.Chain:
		return s.chains(r, a, &last, c.Targets[last.N], 0)
	case t.Circle:
		return s.circles(r, a, &last, c.Targets[last.N], 0)
	}
	return true
}
