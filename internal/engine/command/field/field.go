// Package field links a battle map to the rulebook and its board: the terrain of each hex. It records every value that
// it cannot link; checks turn those faults into findings. It does not know units: callers pass their hexes.
package field

import (
	"iter"

	"muster/internal/engine/command/boards"
	"muster/maps"
	"muster/maps/hex"
)

// Cell is the content of one hex. Feature and Place may be nil.
type Cell struct {
	Ground  *Terrain // never nil: countryside if the map cell could not be read
	Feature *Terrain
	Place   *Terrain
	Owner   string // of the place: pennant, standard or ""
	Cliffs  uint8  // sides that bar crossing, one bit for each hex.Dir
	Walls   uint8  // sides that bar melee; those of a cliff bar both (CTA-TER-01)
	Read    bool   // false: the map's cell could not be read, so Ground is only a stand-in
}

// Field is a linked battlefield. It is immutable.
type Field struct {
	Map        *maps.Map
	Rules      *Tables
	Board      *Board
	Hexes      *boards.Board // Board.Geometry
	Faults     []Fault
	LegendUsed map[string]bool // symbols of the map's legend that a cell uses

	Impassable hex.Set // no unit may enter or be there (CTA-06, BL-RET-02)
	Elevated   hex.Set
	Blocking   hex.Set // blocks sight for all viewers, except elevated ground
	Water      hex.Set // ground that is water

	cells   []Cell         // by hex.Hex
	heights [hex.Max]uint8 // by hex: its connected group of elevated hexes, from 1; 0 for low ground
	bars    []hex.Set      // by group: hexes that bar sight between two of its hexes; by 0: between all others
}

// Cell returns a copy of the content of a hex. Use With to change a field.
func (f *Field) Cell(h hex.Hex) Cell { return f.cells[h] }

// Cells yields the contents of all hexes, in the order of the board.
func (f *Field) Cells() iter.Seq2[hex.Hex, Cell] {
	return func(yield func(hex.Hex, Cell) bool) {
		for i := range f.cells {
			if !yield(hex.Hex(i), f.cells[i]) {
				return
			}
		}
	}
}

// Link links a map to a rulebook. With an unknown or invalid board Hexes is nil and nothing else is linked.
func Link(m *maps.Map, rules *Tables) *Field {
	f := &Field{Map: m, Rules: rules, Board: rules.Boards.Get(m.Board)}
	l := &linker{Field: f}
	if faulty := rules.Boards.Invalid(m.Board); faulty || f.Board == nil {
		ids := rules.Boards.IDs()
		l.fault(Fault{
			Kind: UnknownBoard, Ptr: "/board", Text: m.Board, Want: oneOf(ids), Invalid: faulty, Hex: hex.None,
		}, ids)
		return f
	}
	f.Hexes = f.Board.Geometry
	f.cells = make([]Cell, f.Hexes.Len())
	l.readLegend()
	l.readRows()
	l.layFeatures()
	l.layEdges()
	l.layPlaces()
	f.settle()
	return f
}

// settle computes values derived from the cells.
func (f *Field) settle() {
	f.survey()
	f.group()
}

// survey classifies the hexes by the effects of their layers.
func (f *Field) survey() {
	for i := range f.cells {
		c, h := &f.cells[i], hex.Hex(i)
		pass := c.Ground.Pass
		if c.Ground.Water {
			f.Water.Add(h)
		}
		for _, t := range [...]*Terrain{c.Ground, c.Feature, c.Place} {
			if t == nil {
				continue
			}
			pass = pass || t.Pass // a bridge makes its river passable
			switch {
			case t.Elevated():
				f.Elevated.Add(h)
			case t.Sight == SightBlock:
				f.Blocking.Add(h)
			}
		}
		if !pass {
			f.Impassable.Add(h)
		}
	}
}
