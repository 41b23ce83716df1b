package words

import (
	"muster/draw"
	"muster/internal/draw/command"
	"muster/internal/editor/gesture"
	"muster/internal/engine/command/field"
	"muster/maps"
)

// MapThings lists what is on the hexes of a battle map.
func MapThings() []gesture.Thing {
	return []gesture.Thing{
		{Name: "feature", Lists: []string{"features"}, Type: "type", At: "at", Many: true},
		{Name: "edge", Lists: []string{"edges"}, Type: "type", At: "at", Sides: "sides"},
		{Name: "place", Lists: []string{"places"}, Type: "type", At: "at", Many: true, Alone: true},
	}
}

// MapDrawers returns the pieces of a battle map: ground by its symbols, features, sides and places. on is "map" if they
// are drawn on the map of another definition.
func MapDrawers(m *maps.Map, f *field.Field, on string, stock Stock) []Drawer {
	if m == nil || f == nil || f.Hexes == nil {
		return nil
	}
	used := map[string]int{}
	for _, c := range f.Cells() {
		for _, t := range []*field.Terrain{c.Ground, c.Feature, c.Place} {
			if t != nil {
				used[t.ID]++
			}
		}
	}
	needs := field.TileNeeds(f, f.Courses())
	ground, marks := Drawer{Name: "Ground"}, Drawer{Name: "Features"}
	places, sides := Drawer{Name: "Places"}, Drawer{Name: "Sides"}
	for _, row := range f.Rules.Edges.All() {
		sides.Pieces = append(sides.Pieces, Piece{
			Key: on + "edge/" + row.ID, Name: row.Name, Picture: command.SideTile(f.Rules), On: on, Sided: true,
			Do: gesture.Gesture{Do: gesture.Put, Thing: "edge", Type: row.ID},
		})
	}
	for _, row := range f.Rules.Terrain.All() {
		t := f.Rules.Terrain.Get(row.ID)
		p := Piece{
			Key: on + "terrain/" + t.ID, Name: t.Name, Picture: command.StyledTile(f.Rules, t, draw.Painted), On: on,
			Used: used[t.ID], Flows: t.Water, Fits: t.Layer != field.Ground || t.Water && t.Pass,
		}
		stock.count(&p, needs, t)
		switch t.Layer {
		case field.Ground:
			if p.Do = (gesture.Gesture{Do: gesture.Paint, Symbol: symbolOf(m, t)}); p.Do.Symbol != "" {
				ground.Pieces = append(ground.Pieces, p)
			}
		case field.Feature:
			p.Do = gesture.Gesture{Do: gesture.Put, Thing: "feature", Type: t.ID}
			marks.Pieces = append(marks.Pieces, p)
		default:
			p.Do = gesture.Gesture{Do: gesture.Put, Thing: "place", Type: t.ID}
			places.Pieces = append(places.Pieces, p)
		}
	}
	var out []Drawer
	for _, d := range []Drawer{ground, marks, sides, places} {
		if len(d.Pieces) > 0 {
			out = append(out, d)
		}
	}
	return out
}

// groundOf returns the ground that a symbol of a map stands for, or nil.
func groundOf(f *field.Field, symbol string) *field.Terrain {
	for _, row := range f.Rules.Terrain.All() {
		if t := f.Rules.Terrain.Get(row.ID); t.Layer == field.Ground && symbolOf(f.Map, t) == symbol {
			return t
		}
	}
	return nil
}

// symbolOf returns the symbol with which a map writes a terrain: of its legend, or of the terrain unless the legend
// uses that for another one; "" without one.
func symbolOf(m *maps.Map, t *field.Terrain) string {
	best := ""
	for symbol, id := range m.Legend {
		if id == t.ID && (best == "" || symbol < best) {
			best = symbol
		}
	}
	if best == "" && m.Legend[t.Symbol] == "" {
		best = t.Symbol
	}
	return best
}
