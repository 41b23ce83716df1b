package imported

import (
	"cmp"
	"slices"

	"muster/engine/command/boards"
	"muster/imports"
	"muster/maps/hex"
)

// The two grounds that a river is laid out of.
const (
	river = "river"
	ford  = "ford"
)

// crossing is what a person can do where a river has fewer crossings than in the file.
const crossing = "lay wooden bridges where units are to cross it, or say in a special rule where it can be crossed"

// of are the hexes of a ground, in the order of the board.
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

// ford makes a river that a unit stands in one that it can cross.
func (d *Draft) ford(h hex.Hex) bool {
	t := d.grounds[h]
	if t == nil || d.idOf(h) != river || d.narrowed[h] {
		return false
	}
	d.ground[h] = d.rules.Terrain.Get(ford).Symbol
	d.tellOf(imports.Nearest, t.At, h, "a unit stands in the river, which becomes a ford there", "",
		"a unit stands in the river on %s: it becomes a ford there", d.board.Label(h))
	return true
}

// narrow makes river of a ford that the boxes have no tile for: the one that lies nearest to others, so that those that
// are left lie apart, and one with a unit in it last.
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
	d.tellOf(imports.Nearest, t.At, h, "the boxes hold no more fords, and the river cannot be crossed", crossing,
		"the boxes hold no more fords: the river cannot be crossed on %s", d.board.Label(h))
	return true
}

// open makes fords of the river hexes on the way between the baselines that crosses the fewest of them, near the middle
// of the board where there are several.
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
		d.tellOf(imports.Nearest, d.grounds[h].At, h, "no way leads over the river, which becomes a ford there", crossing,
			"no way leads over the river: it becomes a ford on %s", d.board.Label(h))
		changed = true
	}
	return changed
}
