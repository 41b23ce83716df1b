package field

import (
	"slices"

	"muster/internal/engine/command/rows"
)

// Tables are the tables of a rulebook for linking a map. They are immutable.
type Tables struct {
	Boards  rows.Table[Board]
	Terrain rows.Table[Terrain]
	Edges   rows.Table[Edge]
	Left    rows.Left // omitted rows

	symbols map[string]int // map symbol to the index of its ground in Terrain
}

// Add puts the rows of boards, of every layer and of edges into the tables. Earlier copies of the tables are
// unchanged.
func (t *Tables) Add(b *rows.Brought) {
	layer := func(layer string) func(*Terrain) bool {
		return func(t *Terrain) bool { t.Layer = layer; return true }
	}
	t.Boards.Add(b, "boards", build)
	t.Terrain.Add(b, rows.Ground, layer(Ground))
	t.Terrain.Add(b, "features", layer(Feature))
	t.Terrain.Add(b, "landmarks", layer(Landmark))
	t.Terrain.Add(b, "lairs", layer(Lair))
	t.Edges.Add(b, "edges", nil)
	t.symbols = symbols(t.Terrain.All())
}

// symbols indexes the grounds by their map symbol. The first row keeps its symbol, so that a new terrain never changes
// the meaning of the shipped maps.
func symbols(rows []Terrain) map[string]int {
	index := make(map[string]int, 16)
	for i := range rows {
		s := rows[i].Symbol
		if _, taken := index[s]; s != "" && !taken && rows[i].Layer == Ground {
			index[s] = i
		}
	}
	return index
}

// BySymbol returns the ground with its own symbol, or nil.
func (t *Tables) BySymbol(symbol string) *Terrain {
	if i, ok := t.symbols[symbol]; ok {
		return &t.Terrain.All()[i]
	}
	return nil
}

// Layer lists the terrain of one layer, in the order of the table.
func (t *Tables) Layer(layer string) []*Terrain {
	var out []*Terrain
	for i := range t.Terrain.All() {
		if row := &t.Terrain.All()[i]; row.Layer == layer {
			out = append(out, row)
		}
	}
	return out
}

// LayerIDs lists the ids of the layers, sorted, for messages about valid ids.
func (t *Tables) LayerIDs(layers ...string) []string {
	var ids []string
	for i := range t.Terrain.All() {
		if row := &t.Terrain.All()[i]; slices.Contains(layers, row.Layer) {
			ids = append(ids, row.ID)
		}
	}
	slices.Sort(ids)
	return ids
}

// InvalidSymbol reports whether an unknown symbol may be that of an invalid ground.
func (t *Tables) InvalidSymbol(symbol string) bool { return t.Left.InvalidSymbol(symbol) }
