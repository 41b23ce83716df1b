package field

import (
	"slices"

	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Additions are the pieces on a field in addition to those of its map.
type Additions struct {
	Bare     hex.Set              // hexes without the landmarks and lairs of the map
	Places   []Place              // put on hexes, in place of the map's
	Features map[hex.Hex]*Terrain // put on hexes, in place of the map's
	Grounds  map[hex.Hex]*Terrain // in place of the map's
}

// Place is a landmark or lair on a hex for a camp (BL-LMK-01, BL-LMK-08).
type Place struct {
	At      hex.Hex
	Terrain *Terrain
	Owner   boards.Camp
}

// With returns a field of the same map with additions: an adventure's places, the features of Specialist cards
// (CTA-SPC-02), changes during a battle. The field itself never changes.
func (f *Field) With(a Additions) *Field {
	g := &Field{
		Map: f.Map, Rules: f.Rules, Board: f.Board, Hexes: f.Hexes, Faults: f.Faults, LegendUsed: f.LegendUsed,
		cells: slices.Clone(f.cells),
	}
	for h := range a.Bare.Each() {
		g.cells[h].Place, g.cells[h].Owner = nil, ""
	}
	for _, p := range a.Places {
		g.cells[p.At].Place, g.cells[p.At].Owner = p.Terrain, p.Owner.String()
	}
	for h, t := range a.Features {
		g.cells[h].Feature = t
	}
	for h, t := range a.Grounds {
		g.cells[h].Ground = t
	}
	g.settle()
	return g
}
