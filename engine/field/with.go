package field

import (
	"slices"

	"muster/engine/rulebook"
	"muster/maps/hex"
)

// With is the field with features laid on hexes, in place of what lay there: what Specialist cards put on it
// (CTA-SPC-02). The field itself never changes.
func (f *Field) With(features map[hex.Hex]*rulebook.Terrain) *Field {
	g := *f
	g.Cells = slices.Clone(f.Cells)
	for i := range g.Cells {
		if t := features[hex.Hex(i)]; t != nil {
			g.Cells[i].Feature = t
		}
	}
	g.Impassable, g.Elevated, g.Blocking, g.Water = hex.Set{}, hex.Set{}, hex.Set{}, hex.Set{}
	g.heights, g.groups = [hex.Max]uint8{}, nil
	g.survey()
	g.group()
	return &g
}
