package words

import (
	"muster/internal/draw/command"
	"muster/internal/engine/command/field"
	"muster/maps/hex"
)

// Course is the course of a river as the board would show it, on the painted hexes and the water next to them.
type Course struct {
	Hexes []Bend `json:"hexes"`
	Short int    `json:"short"` // how many more hexes than before the boxes have no tile for
}

// Bend is the course of a river on a hex. Sides are names of sides of the hex.
type Bend struct {
	Hex   string   `json:"hex"`
	Sides []string `json:"sides"`
	// Fault is the code of the check that the hex does not pass, and Why says it for people.
	Fault string `json:"fault,omitempty"`
	Why   string `json:"why,omitempty"`
	// Ways are the possible sides of a painted hex: those by which a tile joins the water next to it.
	Ways [][]string `json:"ways,omitempty"`
	// Picture is SVG of a bridge or ford as it lies on the river; "" for what does not turn with it.
	Picture string `json:"picture,omitempty"`
}

// Course returns the course of a river after a symbol of the map was painted on some hexes; nil if the symbol's ground
// is not water. Maps do not store the course: the drawing and the tiles follow from the hexes.
func (g *Ground) Course(symbol string, at []string) *Course {
	f, t := g.Field, groundOf(g.Field, symbol)
	if t == nil || !t.Water {
		return nil
	}
	var painted, shown hex.Set
	grounds := map[hex.Hex]*field.Terrain{}
	for _, label := range at {
		h, _, _ := f.Hexes.ByLabel(label)
		if h == hex.None {
			continue
		}
		painted.Add(h)
		shown.Add(h)
		shown = shown.Or(f.Hexes.Near(h))
		if f.Cell(h).Ground != t {
			grounds[h] = t
		}
	}
	after := f.With(field.Additions{Grounds: grounds})
	now := after.Courses()
	faults := map[hex.Hex]Bend{}
	for _, x := range []struct {
		hexes     []hex.Hex
		code, why string
	}{
		{now.Alone, "map/river-alone", "no tile shows a pond: lead the river to the edge of the board or to other water"},
		{now.Ends, "map/river-end", "the river ends here: lead it to the edge of the board or to other water"},
		{now.Bends, "map/river-bend", "no tile turns so sharply: spread the bend over two hexes"},
		{now.Forks, "map/river-branch", "no tile has three arms: keep the arms of the river apart"},
	} {
		for _, h := range x.hexes {
			faults[h] = Bend{Fault: x.code, Why: x.why}
		}
	}
	out := &Course{Hexes: []Bend{}}
	for h := range shown.And(after.Water).Each() {
		one := faults[h]
		one.Hex, one.Sides = after.Hexes.Label(h), names(now.Arms(h))
		if painted.Has(h) {
			for _, p := range now.Passages(h) {
				one.Ways = append(one.Ways, names(p))
			}
			switch {
			case !t.Pass:
			case one.Fault == "":
				one.Picture = command.Span(f.Rules, t, now.Arms(h).List())
			case now.Near(h).Len() == 0 && !f.Water.Has(h):
				one.Why = crosses(t, f.Cell(h).Ground, one.Hex)
			}
		}
		out.Hexes = append(out.Hexes, one)
	}
	if stock := g.Stock(); len(stock.Boxes) > 0 {
		before := field.LayTiles(field.TileNeeds(f, f.Courses()), stock.Own).Bare()
		out.Short = max(0, field.LayTiles(field.TileNeeds(after, now), stock.Own).Bare()-before)
	}
	return out
}

func names(sides field.Sides) []string {
	out := []string{}
	for _, d := range sides.List() {
		out = append(out, d.String())
	}
	return out
}
