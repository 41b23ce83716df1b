package field

import (
	"muster/maps/hex"
)

// A river tile shows one stream that enters at one side and leaves at another, straight on or in a gentle bend. So a
// river is drawn well when each water hex can be given two sides, 120 or 180 degrees apart, such that neighbours
// agree on the side between them. Where a river runs beside itself the rows do not say which neighbour it goes to;
// Courses keeps every way that is possible, follows one of them, and calls odd only what no way can explain.

// Courses is how the water of a field may run, which of it fits no tile, and one course to draw and to lay it by.
type Courses struct {
	// What no tile can show, each in the order in which it was found.
	Alone []hex.Hex // no other water next to it, and no side to come in by
	Ends  []hex.Hex // one arm, and no side to leave by
	Bends []hex.Hex // two arms on neighbouring sides
	Forks []hex.Hex // more arms than two

	near    [hex.Max]Sides
	outlets [hex.Max]Sides
	arms    [hex.Max]Sides
	ways    riverbed
	free    hex.Set // hexes that fit no tile: they put no bound on their neighbours
}

// Courses works out how the water of the field runs. The work is bounded: water that is not understood in time is
// given the benefit of the doubt.
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

// Near is the sides of a water hex at which more water lies.
func (c *Courses) Near(h hex.Hex) Sides { return c.near[h] }

// Outlets is the sides at which a river may come in or end: the rim of the board and soft ground.
func (c *Courses) Outlets(h hex.Hex) Sides { return c.outlets[h] }

// Arms is the sides by which the water of a hex runs on when it is drawn: two wherever a tile can show it. It is none
// for dry ground and for a pond.
func (c *Courses) Arms(h hex.Hex) Sides { return c.arms[h] }

// Shapes tells which tiles may show a water hex: straight, bent or both. A hex that fits no tile, and the last one
// before the rim, may take either.
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

// look sorts the sides of a water hex by what lies there.
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

// soft reports whether a river may end in a ground: flat land in which everyone who enters stops, like a marsh.
func soft(t *Terrain) bool {
	return t.Pass && t.Stop && t.Sight == SightClear
}

// misfit sorts a hex that fits no tile by what is wrong with it, and frees it.
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

// joined is all the water that hangs together with the first hex of some water.
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
