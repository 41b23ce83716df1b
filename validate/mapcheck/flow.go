package mapcheck

import (
	"math/bits"

	"muster/maps/hex"
)

// searchSteps bounds the search for courses on one map; a river takes a few steps, a lake would take for ever. Water
// that is not understood by then is given the benefit of the doubt.
const searchSteps = 2000

// flows tells whether every hex of a water can be given a way that all its neighbours join.
func (c *course) flows(river []hex.Hex) bool { return c.search(c.ways, river) }

// search tries the ways of one hex after another, the most bound one first.
func (c *course) search(bed riverbed, river []hex.Hex) bool {
	if c.steps++; c.steps > searchSteps {
		return true
	}
	if !c.settle(&bed, river) {
		return false
	}
	best, fewest := hex.None, len(c.arms)+1
	for _, h := range river {
		if n := bits.OnesCount16(uint16(bed[h])); !c.free.Has(h) && n > 1 && n < fewest {
			best, fewest = h, n
		}
	}
	if best == hex.None {
		return true
	}
	for left := bed[best]; left != 0; left &= left - 1 {
		bed[best] = left & -left
		if c.search(bed, river) {
			return true
		}
	}
	return false
}

// settle strikes out every way that some neighbour cannot join, until nothing changes. It tells whether each hex has
// one left.
func (c *course) settle(bed *riverbed, river []hex.Hex) bool {
	for changed := true; changed; {
		changed = false
		for _, h := range river {
			if c.free.Has(h) {
				continue
			}
			before := bed[h]
			for d := range hex.Dir(hex.Dirs) {
				n := c.f.Hexes.Neighbour(h, d)
				if !c.f.Water.Has(n) || c.free.Has(n) {
					continue
				}
				if meets := c.uses[d.Opposite()]; bed[n]&meets == 0 {
					bed[h] &^= c.uses[d]
				} else if bed[n]&^meets == 0 {
					bed[h] &= c.uses[d]
				}
			}
			if bed[h] == 0 {
				return false
			}
			changed = changed || bed[h] != before
		}
	}
	return true
}

// cause is the hex that keeps a water from having a course: the first whose being freed gives it one, or else the
// first that could. It is None only for water that has a course: where no hex has three arms or a sharp turn, each
// can join all its neighbours.
func (c *course) cause(river []hex.Hex) hex.Hex {
	first := hex.None
	for _, h := range river {
		if c.free.Has(h) || !c.odd(h) {
			continue
		}
		if first == hex.None {
			first = h
		}
		c.free.Add(h)
		flows := c.flows(river)
		c.free.Remove(h)
		if flows {
			return h
		}
	}
	return first
}

// odd tells whether a hex cannot simply join all its neighbours.
func (c *course) odd(h hex.Hex) bool {
	around := c.neighbours(h)
	return len(around) > 2 || len(around) == 2 && c.uses[around[0]]&c.uses[around[1]] == 0
}
