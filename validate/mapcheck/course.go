package mapcheck

import (
	"muster/engine/field"
	"muster/engine/rulebook"
	"muster/maps/hex"
)

// A river tile shows one stream that enters at one side and leaves at another, straight on or in a gentle bend. So a
// river is drawn well when each water hex can be given two sides, 120 or 180 degrees apart, such that neighbours
// agree on the side between them. Where a river runs beside itself the rows do not say which neighbour it goes to;
// course keeps every way that is possible and calls wrong only what no way can explain.

// course is the ways in which the water of a map may flow, and where it fits no tile.
type course struct {
	f     *field.Field
	arms  []arms
	uses  [hex.Dirs]ways // by side: the ways that use it
	ways  riverbed       // what is possible with all neighbours heard
	free  hex.Set        // hexes that fit no tile: they put no bound on their neighbours
	alone []hex.Hex
	ends  []hex.Hex
	bends []hex.Hex // two arms on neighbouring sides
	forks []hex.Hex // more arms than two
	steps int       // of the search so far
}

// arms are two sides of a hex between which water flows.
type arms [2]hex.Dir

// straight tells whether the arms lie opposite each other; they bend otherwise.
func (a arms) straight() bool { return a[0].Opposite() == a[1] }

// ways is a set of arms, a bit for each place in course.arms.
type ways uint16

// riverbed is the ways that are still possible, by hex.
type riverbed [hex.Max]ways

// mostForks bounds the work: water with more forks than this is a lake, or a slip of the whole hand.
const mostForks = 8

// survey finds the course of the water of a map.
func survey(f *field.Field) *course {
	c := &course{f: f}
	for a := range hex.Dir(hex.Dirs) {
		for b := a + 2; b < hex.Dirs && b <= a+4; b++ {
			way := ways(1) << len(c.arms)
			c.uses[a] |= way
			c.uses[b] |= way
			c.arms = append(c.arms, arms{a, b})
		}
	}
	for _, h := range f.Water.Hexes() {
		c.ways[h] = c.possible(h)
		if c.ways[h] == 0 {
			c.misfit(h)
		}
	}
	for _, river := range rivers(f) {
		for range mostForks {
			if c.flows(river) {
				break
			}
			h := c.cause(river)
			if h == hex.None {
				break
			}
			c.misfit(h)
		}
		c.settle(&c.ways, river)
	}
	return c
}

// misfit sorts a hex that fits no tile by what is wrong with it, and frees it.
func (c *course) misfit(h hex.Hex) {
	c.free.Add(h)
	switch n := len(c.neighbours(h)); {
	case n == 0 && len(c.outlets(h)) == 0:
		c.alone = append(c.alone, h)
	case n < 2:
		c.ends = append(c.ends, h)
	case n == 2:
		c.bends = append(c.bends, h)
	default:
		c.forks = append(c.forks, h)
	}
}

// possible is the ways by which water may pass through a hex, its neighbours' needs aside.
func (c *course) possible(h hex.Hex) ways {
	all := ways(1)<<len(c.arms) - 1
	var open [hex.Dirs]bool
	for _, d := range append(c.neighbours(h), c.outlets(h)...) {
		open[d] = true
	}
	for d, o := range open {
		if !o {
			all &^= c.uses[d]
		}
	}
	return all
}

// neighbours lists the sides at which more water lies.
func (c *course) neighbours(h hex.Hex) []hex.Dir {
	var out []hex.Dir
	for d := range hex.Dir(hex.Dirs) {
		if c.f.Water.Has(c.f.Hexes.Neighbour(h, d)) {
			out = append(out, d)
		}
	}
	return out
}

// outlets lists the sides at which a river may come in or end: the rim of the board and soft ground.
func (c *course) outlets(h hex.Hex) []hex.Dir {
	var out []hex.Dir
	for d := range hex.Dir(hex.Dirs) {
		if n := c.f.Hexes.Neighbour(h, d); n == hex.None || soft(c.f.Cells[n].Ground) {
			out = append(out, d)
		}
	}
	return out
}

// soft tells whether a river may end in a ground: flat land in which everyone who enters stops, like a marsh.
func soft(t *rulebook.Terrain) bool {
	return !t.Water && t.Pass && t.Stop && t.Sight == rulebook.SightClear
}

// shapes tells which tiles may show a water hex: straight, bent or both. A hex that fits no tile, and the last one
// before the rim, may take either.
func (c *course) shapes(h hex.Hex) (straight, bent bool) {
	if c.free.Has(h) || c.ways[h] == 0 || len(c.neighbours(h)) < 2 {
		return true, true
	}
	for i, a := range c.arms {
		if c.ways[h]&(1<<i) != 0 {
			straight = straight || a.straight()
			bent = bent || !a.straight()
		}
	}
	return straight, bent
}

// rivers parts the water of a map into connected waters, in the order of the board.
func rivers(f *field.Field) [][]hex.Hex {
	var out [][]hex.Hex
	for rest := f.Water; !rest.Empty(); {
		var river hex.Set
		for todo := rest.Hexes()[:1]; len(todo) > 0; {
			h := todo[0]
			todo = todo[1:]
			if rest.Has(h) {
				rest.Remove(h)
				river.Add(h)
				todo = append(todo, f.Hexes.Near(h).And(rest).Hexes()...)
			}
		}
		out = append(out, river.Hexes())
	}
	return out
}
