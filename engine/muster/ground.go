package muster

import (
	"muster/engine/field"
	"muster/maps/hex"
)

// ground is where a camp's units may stand when they have no mark of their own.
type ground struct {
	baseline hex.Set                   // the whole row, shared hexes included (CTA-09, CTA-11, R-053)
	sections [hex.SectionCount]hex.Set // the unshared part of each section (CTA-06, R-028)
}

// Of leaves out impassable hexes: no unit is ever deployed there (CTA-06).
func groundOf(f *field.Field, camp hex.Camp) ground {
	g := ground{baseline: f.Hexes.Baseline(camp).Minus(f.Impassable)}
	for s := range hex.Section(hex.SectionCount) {
		g.sections[s] = f.Hexes.SectionBaseline(camp, s).Minus(f.Impassable)
	}
	return g
}

// mark is the hex of an entry's cell, and whether a unit can stand there. Woods, marsh and the like do not count:
// nobody moves into them. A ford or a bridge makes water passable (CTA-07, R-026), a landmark does not bar
//
func mark(f *field.Field, camp hex.Camp, zone int, s hex.Section, e *Entry) (h hex.Hex, open bool) {
	h = f.Hexes.Card(camp, zone, s, e.Rank, e.File)
	return h, h != hex.None && !f.Impassable.Has(h)
}

// FootingOf says what is worth a word about a hex on which a unit stands.
func footing(f *field.Field, h hex.Hex) Footing {
	cell := f.Cell(h)
	switch {
	case cell.Place != nil:
		return OnPlace
	case cell.Feature != nil && cell.Feature.Pass:
		return OnBridge
	case f.Water.Has(h):
		return OnFord
	}
	return Plain
}
