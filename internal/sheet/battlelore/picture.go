package battlelore

import (
	"muster/internal/draw/battlelore"
	"muster/internal/draw/paint"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/sheet/command"
	"muster/internal/sheet/mapframe"
	"muster/maps"
	"muster/sheet"
)

// MapPicture returns a battle map as an SVG file; nil if its board is unknown.
func MapPicture(m *maps.Map, f *rulebook.Field, opts sheet.Options) []byte {
	if f == nil || f.Hexes == nil {
		return nil
	}
	return command.Alone(battlelore.AppendSVG(nil, mapScene(m, f, opts)), opts.Language)
}

// MapKey returns the texts and signs around MapPicture.
func MapKey(m *maps.Map, f *rulebook.Field, opts sheet.Options) mapframe.Key {
	if f == nil || f.Hexes == nil {
		return mapframe.Key{}
	}
	scene := mapScene(m, f, opts)
	signs := command.MapSigns{Ground: groundOf(f.Rules, &scene)}
	return signs.Key(opts.Language, &f.Field, opts.Board())
}

// AdventurePicture returns the battle map of an adventure with its armies as an SVG file; nil if the map is unknown.
func AdventurePicture(l *library.Linked, opts sheet.Options) []byte {
	b := newBattle(l, opts.Language)
	b.style = opts.Board()
	if b.field == nil || b.field.Hexes == nil {
		return nil
	}
	scene := b.scene()
	scene.Stand = command.Stood(shown(b.Language, b.rules, b.posted()))
	return command.Alone(battlelore.AppendSVG(nil, scene), opts.Language)
}

// MapBoard returns a battle map in layers; nil if its board is unknown.
func MapBoard(m *maps.Map, f *rulebook.Field, opts sheet.Options) *paint.Board {
	if f == nil || f.Hexes == nil {
		return nil
	}
	board := battlelore.Board(mapScene(m, f, opts))
	return &board
}

// AdventureBoard returns the battle map of an adventure with its armies in layers; nil if the map is unknown.
func AdventureBoard(l *library.Linked, opts sheet.Options) *paint.Board {
	b := newBattle(l, opts.Language)
	b.style = opts.Board()
	if b.field == nil || b.field.Hexes == nil {
		return nil
	}
	board := battlelore.Board(b.scene())
	return &board
}

// AdventureKey returns the texts and signs around AdventurePicture.
func AdventureKey(l *library.Linked, opts sheet.Options) mapframe.Key {
	b := newBattle(l, opts.Language)
	if b.field == nil || b.field.Hexes == nil {
		return mapframe.Key{}
	}
	scene := b.scene()
	signs := command.MapSigns{
		Units: unitSigns(b.Language, b.rules, &scene), Ground: groundOf(b.rules, &scene), Goals: goals(b.Language, &scene),
	}
	for _, p := range b.players() {
		name := p.name
		if army := sheet.Clean(p.Army); army != "" {
			name += ": " + army
		}
		signs.Sides = append(signs.Sides, sheet.Sign{Group: b.T("Sides"), Picture: battlelore.Emblem(p.Camp), Name: name})
	}
	return signs.Key(opts.Language, &b.field.Field, opts.Board())
}
