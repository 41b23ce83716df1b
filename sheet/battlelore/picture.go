package battlelore

import (
	"muster/engine/battlelore/adventure"
	"muster/engine/battlelore/field"
	"muster/maps"
	"muster/sheet"
	"muster/sheet/battlelore/draw"
)

// MapPicture is a battle map alone, as an SVG file; nil where its board is unknown.
func MapPicture(m *maps.Map, f *field.Field) []byte {
	if f == nil || f.Hexes == nil {
		return nil
	}
	return draw.AppendSVG(nil, mapScene(m, f))
}

// AdventurePicture is the battle map of an adventure alone, with the armies on it, as an SVG file; nil where the map is
// unknown.
func AdventurePicture(l *adventure.Linked, opts sheet.Options) []byte {
	b := newBattle(l, opts.Language)
	if b.field == nil || b.field.Hexes == nil {
		return nil
	}
	return draw.AppendSVG(nil, b.scene())
}
