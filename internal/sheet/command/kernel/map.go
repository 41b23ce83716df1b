package kernel

import (
	"strings"

	commanddraw "muster/internal/draw/command"
	"muster/internal/draw/command/kernel"
	"muster/internal/draw/paint"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/field"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/sheet/command"
	"muster/internal/sheet/mapframe"
	"muster/maps"
	"muster/sheet"
)

// Map returns the terrain sheet of a battle map: the board without armies, and its tiles.
func Map(m *maps.Map, f *field.Field, rules *rulebook.Rulebook, opts sheet.Options) sheet.Page {
	w := newWriter(opts)
	w.Title(m.Name)
	parts := []string{"**" + sheet.EscWithin(rules.Game.Title) + "**"}
	if f != nil && f.Board != nil {
		parts = append(parts, w.T("Board: %s", sheet.EscWithin(w.Called(sheet.Either(f.Board.Name, f.Board.ID)))))
		if names := BoxNames(w.Language, rules, m.Boxes); len(names) > 0 {
			parts = append(parts, w.T("Needs: %s", w.List(names)))
		}
	}
	w.Line(strings.Join(parts, " · "))
	if f != nil && f.Hexes != nil {
		scene := mapScene(m, f, rules, opts)
		w.Section(w.T("Battle map"), highSide)
		w.Fence("battlemap", kernel.Text(untitled(scene)), figure(scene))
		w.Story(w.T("About this map"), m.Notes)
		w.Section(w.T("Terrain tiles"), "checklist")
		w.tiles(rules, field.TilePiles(f, nil), m.Boxes)
	} else {
		w.Para(w.T("The board of this map is unknown, so Muster cannot draw it."))
		w.Story(w.T("About this map"), m.Notes)
	}
	w.Footer(m.ID, "map", m.Author, opts)
	return w.Page(m.ID, m.Name, "map", opts)
}

// mapScene returns a battle map without armies.
func mapScene(m *maps.Map, f *field.Field, rules *rulebook.Rulebook, opts sheet.Options) kernel.Scene {
	return kernel.Scene{
		Field: f, Rules: rules, Title: m.Name, Language: opts.Language, HexLabels: true, Style: opts.Board(),
	}
}

// MapPicture returns a battle map as an SVG file; nil if its board is unknown.
func MapPicture(m *maps.Map, f *field.Field, rules *rulebook.Rulebook, opts sheet.Options) []byte {
	if f == nil || f.Hexes == nil {
		return nil
	}
	return command.Alone(kernel.AppendSVG(nil, mapScene(m, f, rules, opts)), opts.Language)
}

// MapKey returns the texts and signs around MapPicture.
func MapKey(f *field.Field, rules *rulebook.Rulebook, opts sheet.Options) mapframe.Key {
	if f == nil || f.Hexes == nil {
		return mapframe.Key{}
	}
	b := &battle{Language: opts.Language, rules: rules, field: f}
	return command.MapSigns{Ground: b.used(commanddraw.TerrainOf(f))}.Key(opts.Language, f, opts.Board())
}

// AdventurePicture returns the battle map of an adventure with its armies as an SVG file; nil if the map is unknown.
func AdventurePicture(l *library.Linked, opts sheet.Options) []byte {
	b := newBattle(l, opts.Language)
	b.style = opts.Board()
	if b.field == nil {
		return nil
	}
	scene := b.scene()
	scene.Stand = command.Stood(b.posted())
	return command.Alone(kernel.AppendSVG(nil, scene), opts.Language)
}

// MapBoard returns a battle map in layers; nil if its board is unknown.
func MapBoard(m *maps.Map, f *field.Field, rules *rulebook.Rulebook, opts sheet.Options) *paint.Board {
	if f == nil || f.Hexes == nil {
		return nil
	}
	board := kernel.Board(mapScene(m, f, rules, opts))
	return &board
}

// AdventureBoard returns the battle map of an adventure with its armies in layers; nil if the map is unknown.
func AdventureBoard(l *library.Linked, opts sheet.Options) *paint.Board {
	b := newBattle(l, opts.Language)
	b.style = opts.Board()
	if b.field == nil || b.field.Hexes == nil {
		return nil
	}
	board := kernel.Board(b.scene())
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
		Units: b.unitSigns(&scene), Ground: b.used(commanddraw.TerrainOf(b.field)), Goals: goals(&scene),
	}
	for c := range boards.Camp(boards.Camps) {
		signs.Sides = append(signs.Sides, sheet.Sign{Group: b.T("Sides"), Picture: kernel.Emblem(c), Name: b.army(c)})
	}
	return signs.Key(opts.Language, b.field, opts.Board())
}
