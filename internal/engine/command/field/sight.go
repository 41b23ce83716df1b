package field

import "muster/maps/hex"

// Sees reports whether a unit on from sees a unit on to, with units on the hexes of units (BL-LOS-01, R-144, BL-LOS-02,
// CTA-TER-02). Adjacent hexes always see each other. Units on the two hexes themselves do not count; nil
// means no units.
func (f *Field) Sees(from, to hex.Hex, units *hex.Set) bool {
	// CTA-TER-02: high ground blocks sight, except inside the one group of both ends.
	shared := uint8(0)
	if f.heights[from] == f.heights[to] {
		shared = f.heights[from]
	}
	// a terrain row's effect on sight: hills as cliffs.
	bars, units := &f.bars[shared], units
	if units == nil {
		units = &noUnits
	}
	a, b, c, d := bars[0]|units[0], bars[1]|units[1], bars[2]|units[2], bars[3]|units[3]
	m := f.Hexes.Sight(from, to)
	return m[0][0]&a|m[0][1]&b|m[0][2]&c|m[0][3]&d == 0 || m[1][0]&a|m[1][1]&b|m[1][2]&c|m[1][3]&d == 0
}

// Blockers returns the hexes that block the sight from one hex to another, on either of the two lines past a side of
// hexes. It is empty where Sees reports true.
func (f *Field) Blockers(from, to hex.Hex, units *hex.Set) hex.Set {
	if f.Sees(from, to, units) {
		return hex.Set{}
	}
	shared := uint8(0)
	if f.heights[from] == f.heights[to] {
		shared = f.heights[from]
	}
	bars := f.bars[shared]
	if units != nil {
		bars = bars.Or(*units)
	}
	m := f.Hexes.Sight(from, to)
	return m[0].Or(m[1]).And(bars)
}

// The empty set of units. It is never changed.
var noUnits hex.Set

// Height returns the connected group of elevated hexes with h, 0 for low ground.
func (f *Field) Height(h hex.Hex) int { return int(f.heights[h]) }

// group numbers the connected groups of elevated hexes in the order of the board. Adjacency alone connects: a cliff
// side does not split a group (house rule).
func (f *Field) group() {
	groups := make([]hex.Set, 1, 8)
	for rest := f.Elevated; !rest.Empty(); {
		var whole hex.Set
		whole.Add(rest.First())
		for edge := whole; !edge.Empty(); {
			var near hex.Set
			for h := range edge.Each() {
				near = near.Or(f.Hexes.Near(h))
			}
			edge = near.And(f.Elevated).Minus(whole)
			whole = whole.Or(edge)
		}
		for h := range whole.Each() {
			f.heights[h] = uint8(len(groups))
		}
		groups = append(groups, whole)
		rest = rest.Minus(whole)
	}
	f.bars = make([]hex.Set, len(groups))
	for i, shared := range groups {
		f.bars[i] = f.Blocking.Or(f.Elevated.Minus(shared))
	}
}
