package imported

import (
	"cmp"
	"fmt"
	"slices"

	"muster/imports"
	"muster/internal/adventures/effect"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/field"
	"muster/maps/hex"
)

// The two grounds of a river.
const (
	river = "river"
	ford  = "ford"
)

// crossing is the advice for a river with fewer crossings than in the file.
const crossing = "add wooden bridges where units should cross it, or describe the crossings in a special rule"

// idOf returns the ground of a hex; "" for countryside.
func (d *Draft) idOf(h hex.Hex) string {
	for _, id := range []string{river, ford} {
		if d.ground[h] == d.rules.Terrain.Get(id).Symbol {
			return id
		}
	}
	if t := d.grounds[h]; t != nil && d.ground[h] != "" {
		if m := meaningOf(t); m != nil {
			return m.To[0]
		}
	}
	return ""
}

// of returns the hexes of a ground, in the order of the board.
func (d *Draft) of(id string) []hex.Hex {
	var list []hex.Hex
	for h := range d.grounds {
		if d.idOf(h) == id {
			list = append(list, h)
		}
	}
	slices.Sort(list)
	return list
}

// ford makes the river under a unit passable.
func (d *Draft) ford(h hex.Hex) bool {
	t := d.grounds[h]
	if t == nil || d.idOf(h) != river || d.narrowed[h] {
		return false
	}
	d.ground[h] = d.rules.Terrain.Get(ford).Symbol
	d.tellOf(imports.Nearest, t.At, h, "a unit starts in the river; the hex becomes a ford", "",
		"a unit starts in the river on %s; the hex becomes a ford", d.board.Label(h))
	return true
}

// narrow turns a ford without a tile into river: the one nearest to others, so that the remaining ones are apart, and
// one with a unit in it last.
func (d *Draft) narrow() bool {
	fords := d.of(ford)
	need := func(h hex.Hex) int {
		switch {
		case d.opened[h]:
			return 2
		case slices.ContainsFunc(d.units, func(p piece) bool { return p.hex == h }):
			return 1
		}
		return 0
	}
	far := func(h hex.Hex) []int {
		var list []int
		for _, o := range fords {
			list = append(list, d.board.Distance(h, o))
		}
		slices.Sort(list)
		return list
	}
	if len(fords) == 0 {
		return false
	}
	h := slices.MinFunc(fords, func(a, b hex.Hex) int {
		return cmp.Or(cmp.Compare(need(a), need(b)), slices.Compare(far(a), far(b)), cmp.Compare(a, b))
	})
	t := d.grounds[h]
	d.ground[h], d.narrowed[h] = d.rules.Terrain.Get(river).Symbol, true
	d.tellOf(imports.Nearest, t.At, h, "the boxes have no more fords: the river cannot be crossed", crossing,
		"the boxes have no more fords: the river cannot be crossed on %s", d.board.Label(h))
	return true
}

// open makes fords of the river hexes on the way between the baselines that crosses the fewest of them, near the
// middle of the board for several.
func (d *Draft) open() bool {
	const blocked = 1 << 20
	cost := func(h hex.Hex) int {
		switch t := d.rules.Terrain.Get(cmp.Or(d.idOf(h), "countryside")); {
		case slices.ContainsFunc(d.structures, func(p piece) bool { return p.hex == h }) || t.Pass:
			return 0
		case t.ID == river:
			return 100 + d.board.Distance(h, d.board.At(d.board.Rows()/2, d.board.RowLen(d.board.Rows()/2)/2))
		}
		return blocked
	}
	from, goal := d.board.Baseline(boards.Pennant), d.board.Baseline(boards.Standard)
	spent, before := map[hex.Hex]int{}, map[hex.Hex]hex.Hex{}
	var open []hex.Hex
	for h := range from.Each() {
		spent[h], before[h] = cost(h), hex.None
		open = append(open, h)
	}
	for len(open) > 0 {
		h := slices.MinFunc(open, func(a, b hex.Hex) int {
			return cmp.Or(cmp.Compare(spent[a], spent[b]), cmp.Compare(a, b))
		})
		if spent[h] >= blocked {
			return false
		}
		if goal.Has(h) {
			return d.openWay(h, before)
		}
		open = slices.DeleteFunc(open, func(o hex.Hex) bool { return o == h })
		near := d.board.Near(h)
		for o := range near.Each() {
			if now, seen := spent[o]; !seen || spent[h]+cost(o) < now {
				spent[o], before[o] = spent[h]+cost(o), h
				open = append(open, o)
			}
		}
	}
	return false
}

// openWay makes fords of the river hexes of a way.
func (d *Draft) openWay(h hex.Hex, before map[hex.Hex]hex.Hex) bool {
	changed := false
	for ; h != hex.None; h = before[h] {
		bridged := slices.ContainsFunc(d.structures, func(p piece) bool { return p.hex == h })
		if d.idOf(h) != river || bridged || d.opened[h] {
			continue
		}
		d.ground[h], d.opened[h] = d.rules.Terrain.Get(ford).Symbol, true
		d.tellOf(imports.Nearest, d.grounds[h].At, h, "the river has no crossing: this hex becomes a ford", crossing,
			"the river has no crossing: %s becomes a ford", d.board.Label(h))
		changed = true
	}
	return changed
}

// mostCopies is the limit of additional base boxes tried for a river: their tiles exceed the hexes of a board.
const mostCopies = 50

// tooLong reports a river with more hexes than the boxes have tiles, with advice. The result says whether that is so.
func (d *Draft) tooLong() bool {
	boxes := d.laidOut()
	hexes, first := d.overlong(boxes)
	if d.long = nil; hexes == 0 {
		return false
	}
	copies := 0
	for left := hexes; left > 0 && copies < mostCopies; copies++ {
		boxes = append(slices.Clip(boxes), rulebook.BaseBox)
		left, _ = d.overlong(boxes)
	}
	in := "the map and the adventure"
	if d.noBattle {
		in = "the map"
	}
	help := fmt.Sprintf("add %q to the boxes of %s %s, or shorten the river by %s", rulebook.BaseBox, in,
		effect.Count(copies, "more time"), effect.Count(hexes, "hex"))
	f := imports.NewFinding(d.from.File, imports.Nearest, d.grounds[first].At, help,
		"the river needs %s more than the boxes "+
			"have tiles for, the first on %s; `muster check` reports this as %s", effect.Count(hexes, "hex"),
		d.board.Label(first), tooManyTiles)
	d.long = &f
	return true
}

// overlong returns the number of hexes of the river without a tile in some boxes, and the first of them.
func (d *Draft) overlong(boxes []string) (hexes int, first hex.Hex) {
	first = hex.None
	for _, s := range d.shortages(boxes) {
		if id := s.First.Terrain.ID; id != river && id != ford {
			continue
		}
		if hexes == 0 || s.First.Hex < first {
			first = s.First.Hex
		}
		hexes += s.Short
	}
	return hexes, first
}

// stillLong counts a river that is too long again, as units may have made fords of its hexes. A ford without a tile
// becomes river, and the result says whether one did.
func (d *Draft) stillLong() bool {
	noTile := func(s field.TileShortage) bool { return s.First.Terrain.ID == ford }
	changed := slices.ContainsFunc(d.shortages(d.laidOut()), noTile) && d.narrow()
	d.tooLong()
	return changed
}
