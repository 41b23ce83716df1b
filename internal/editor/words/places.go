package words

import (
	"strings"

	"muster/internal/engine/command/field"
	"muster/maps/hex"
)

// Places lists the hexes of a field with a short description of their terrain and units. rule is the id of the rule by
// which no unit may stand on impassable ground.
func Places(f *field.Field, standing map[hex.Hex][]string, rule string) []Place {
	out := make([]Place, f.Hexes.Len())
	for h := range hex.Hex(f.Hexes.Len()) {
		out[h] = Place{
			Label: f.Hexes.Label(h), Says: strings.Join(append([]string{Lies(f, h)}, standing[h]...), ", "),
		}
		if f.Impassable.Has(h) {
			out[h].Blocked = "no unit may stand on " + f.Cell(h).Ground.Name + " (" + rule + ")"
		}
	}
	return out
}

// Lies describes the terrain of a hex.
func Lies(f *field.Field, h hex.Hex) string {
	c := f.Cell(h)
	var names []string
	for _, t := range []*field.Terrain{c.Ground, c.Feature, c.Place} {
		if t != nil {
			names = append(names, t.Name)
		}
	}
	return strings.Join(names, ", ")
}
