package events

import (
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Ground is where a camp's units without an own mark may stand.
type Ground struct {
	Baseline hex.Set                      // the whole row, shared hexes included (CTA-09, CTA-11, R-053)
	Sections [boards.SectionCount]hex.Set // the unshared part of each section (CTA-06, R-028)
}

// Of leaves out impassable hexes: no unit is ever deployed there (CTA-06).
func Of(f *rulebook.Field, camp boards.Camp) Ground {
	g := Ground{Baseline: f.Hexes.Baseline(camp).Minus(f.Impassable)}
	for s := range boards.Section(boards.SectionCount) {
		g.Sections[s] = f.Hexes.SectionBaseline(camp, s).Minus(f.Impassable)
	}
	return g
}

// Mark returns the hex of an entry's cell, and whether a unit can stand there. Woods, marsh and the like do not
// matter, because no unit moves into them. A ford or a bridge makes water passable (CTA-07, R-026), and a
// landmark does not block.
func Mark(f *rulebook.Field, camp boards.Camp, zone int, s boards.Section, e *deck.Entry) (h hex.Hex, open bool) {
	h = f.Hexes.Card(camp, zone, s, e.Rank, e.File)
	return h, h != hex.None && !f.Impassable.Has(h)
}

// FootingOf returns the noteworthy property of a hex on which a unit stands.
func FootingOf(f *rulebook.Field, h hex.Hex) Footing {
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
