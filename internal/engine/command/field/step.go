package field

import "muster/maps/hex"

// Step returns the hex that a unit on h reaches across side d. It is hex.None off the board, for an impassable hex and
// across a barred side.
func (f *Field) Step(h hex.Hex, d hex.Dir) hex.Hex {
	n := f.Hexes.Neighbour(h, d)
	if n == hex.None || f.Impassable.Has(n) || f.Barred(h, d) {
		return hex.None
	}
	return n
}

// Barred reports whether side d of h cannot be crossed, whichever of the two hexes carries the mark (CTA-TER-01).
func (f *Field) Barred(h hex.Hex, d hex.Dir) bool {
	if f.cells[h].Cliffs&(1<<d) != 0 {
		return true
	}
	n := f.Hexes.Neighbour(h, d)
	return n != hex.None && f.cells[n].Cliffs&(1<<d.Opposite()) != 0
}

// Engages reports whether units on h and across side d can fight each other in melee. There must be a hex, and neither
// of the two may have a mark that bars melee (CTA-TER-01). A side may bar melee but not moves, or moves but not melee.
func (f *Field) Engages(h hex.Hex, d hex.Dir) bool {
	n := f.Hexes.Neighbour(h, d)
	return n != hex.None && f.cells[h].Walls&(1<<d) == 0 && f.cells[n].Walls&(1<<d.Opposite()) == 0
}

// Reach returns the hexes that can be reached from the hexes of from in any number of steps, including from itself.
func (f *Field) Reach(from hex.Set) hex.Set {
	reached := from
	for edge := from; !edge.Empty(); {
		var next hex.Set
		for h := range edge.Each() {
			for d := range hex.Dir(hex.Dirs) {
				if n := f.Step(h, d); n != hex.None && !reached.Has(n) {
					reached.Add(n)
					next.Add(n)
				}
			}
		}
		edge = next
	}
	return reached
}
