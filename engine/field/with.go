package field

import (
	"slices"

	"muster/engine/rulebook"
	"muster/maps/hex"
)

// With is the field with features laid on hexes, in place of what lay there: what Specialist cards put on it
// (CTA-SPC-02). The field itself never changes.
func (f *Field) With(features map[hex.Hex]*rulebook.Terrain) *Field {
	return f.changed(func(cells []Cell) {
		for i := range cells {
			if t := features[hex.Hex(i)]; t != nil {
				cells[i].Feature = t
			}
		}
	})
}

// Place is a landmark or lair that an adventure puts on a hex for a camp (BL-LMK-01, BL-LMK-08).
type Place struct {
	At      hex.Hex
	Terrain *rulebook.Terrain
	Owner   hex.Camp
}

// WithPlaces is the field with landmarks and lairs put on hexes, in place of what stood there. The field itself never
// changes.
func (f *Field) WithPlaces(places []Place) *Field {
	return f.changed(func(cells []Cell) {
		for _, p := range places {
			cells[p.At].Place, cells[p.At].Owner = p.Terrain, p.Owner.String()
		}
	})
}

// WithoutPlaces is the field without what stands on some hexes. The field itself never changes.
func (f *Field) WithoutPlaces(at hex.Set) *Field {
	return f.changed(func(cells []Cell) {
		for h := range at.Each() {
			cells[h].Place, cells[h].Owner = nil, ""
		}
	})
}

// changed is a copy of the field with other cells.
func (f *Field) changed(change func(cells []Cell)) *Field {
	g := *f
	g.Cells = slices.Clone(f.Cells)
	change(g.Cells)
	g.Impassable, g.Elevated, g.Blocking, g.Water = hex.Set{}, hex.Set{}, hex.Set{}, hex.Set{}
	g.heights, g.groups = [hex.Max]uint8{}, nil
	g.survey()
	g.group()
	return &g
}
