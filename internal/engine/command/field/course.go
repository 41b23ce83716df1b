package field

import (
	"muster/maps/hex"
)

// A river tile shows one stream that enters at one side and leaves at another, straight or in a gentle bend. A river is
// well drawn if each water hex has two sides, 120 or 180 degrees apart, such that neighbours agree on the side between
// them. Where a river runs next to itself, the rows do not say which neighbour comes next. Courses keeps every possible
// way, follows one of them, and reports only hexes that fit no way.

// Courses is the possible courses of a field's water, the hexes that fit no tile, and one course for drawing and
// tiles.
type Courses struct {
	// Hexes that no tile can show, each in the order of discovery.
	Alone []hex.Hex // no other water next to it, and no side to enter
	Ends  []hex.Hex // one arm, and no side to leave by
	Bends []hex.Hex // two arms on neighbouring sides
	Forks []hex.Hex // more arms than two

	near    [hex.Max]Sides
	outlets [hex.Max]Sides
	arms    [hex.Max]Sides
	ways    riverbed
	free    hex.Set // hexes that fit no tile: they do not limit their neighbours
}

// Courses computes the courses of the field's water. The work is bounded: water without a solution in time is accepted.
func (f *Field) Courses() *Courses {
	c := &Courses{}
	if f.Hexes == nil || f.Water.Empty() {
		return c
	}
	s := newSearch(f, c)
	for h := range f.Water.Each() {
		c.look(f, h)
		if c.ways[h] = s.possible(h); c.ways[h] == 0 {
			c.misfit(h)
		}
	}
	for rest := f.Water; !rest.Empty(); {
		water := joined(f, rest)
		rest = rest.Minus(water)
		s.explain(water.Hexes())
	}
	return c
}

// Near returns the sides of a water hex with more water.
func (c *Courses) Near(h hex.Hex) Sides { return c.near[h] }

// Outlets returns the sides at which a river may start or end: the rim of the board and soft ground.
func (c *Courses) Outlets(h hex.Hex) Sides { return c.outlets[h] }

// Arms returns the sides by which the water of a hex continues in a drawing: two if a tile can show it. It is empty
// for dry ground and for a pond.
func (c *Courses) Arms(h hex.Hex) Sides { return c.arms[h] }

// Passages returns the ways in which a tile can show a water hex so that it joins the water next to it: two sides each.
// With more water around than a tile can join, it returns those that join two sides of it.
func (c *Courses) Passages(h hex.Hex) []Sides {
	var out []Sides
	for _, p := range passages {
		if joins := p & c.near[h]; joins.Len() == min(c.near[h].Len(), 2) {
			out = append(out, p)
		}
	}
	return out
}

// Shapes returns the tiles that may show a water hex: straight, bent or both. A hex that fits no tile, and the last
// one before the rim, may take either.
func (c *Courses) Shapes(h hex.Hex) (straight, bent bool) {
	if c.free.Has(h) || c.ways[h] == 0 || c.near[h].Len() < 2 {
		return true, true
	}
	for i, p := range passages {
		if c.ways[h].has(i) {
			straight = straight || p.Straight()
			bent = bent || p.Bent()
		}
	}
	return straight, bent
}

// look classifies the sides of a water hex by their neighbours.
func (c *Courses) look(f *Field, h hex.Hex) {
	for d := range hex.Dir(hex.Dirs) {
		switch n := f.Hexes.Neighbour(h, d); {
		case f.Water.Has(n):
			c.near[h] |= 1 << d
		case n == hex.None || soft(f.cells[n].Ground):
			c.outlets[h] |= 1 << d
		}
	}
}

// soft reports whether a river may end in a ground: flat land in which every unit that enters stops, like a marsh.
func soft(t *Terrain) bool {
	return t.Pass && t.Stop && t.Sight == SightClear
}

// misfit classifies a hex that fits no tile by its error, and frees it.
func (c *Courses) misfit(h hex.Hex) {
	c.free.Add(h)
	switch n := c.near[h].Len(); {
	case n == 0 && c.outlets[h] == 0:
		c.Alone = append(c.Alone, h)
	case n < 2:
		c.Ends = append(c.Ends, h)
	case n == 2:
		c.Bends = append(c.Bends, h)
	default:
		c.Forks = append(c.Forks, h)
	}
}

// joined returns all the water connected with the first hex of some water.
func joined(f *Field, rest hex.Set) hex.Set {
	var water hex.Set
	for todo := []hex.Hex{rest.First()}; len(todo) > 0; {
		h := todo[0]
		todo = todo[1:]
		for n := range f.Hexes.Near(h).And(rest).Minus(water).Each() {
			water.Add(n)
			todo = append(todo, n)
		}
		water.Add(h)
	}
	return water
}
