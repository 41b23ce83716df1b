package rulebook

import (
	"slices"
	"strings"
	"sync"

	"muster/engine/command/boards"
	"muster/engine/medieval/kinds"
	"muster/engine/medieval/rows"
	"muster/schema"
)

// book is how the game's rulebooks are made.
var book = sync.OnceValue(func() *rows.Book[Rulebook] {
	return &rows.Book[Rulebook]{
		Layout: rows.Layout{
			Kind: kinds.Rulebook,
			Keys: []string{
				"boards", "faces", "classes", "units", "leaders", "support", "ground", "features", "edges", "command_cards",
				"actions", "limits", "boxes",
			},
			Spaces:  map[string]string{"ground": "terrain", "features": "terrain"},
			Symbols: "ground",
		},
		Lay:        lay,
		Shelves:    (*Rulebook).shelves,
		Rest:       func(r *Rulebook) *rows.Rest { return &r.rest },
		References: references(),
		Unfit:      unfit,
	}
})

// lay makes a rulebook with the rows of a batch added.
func lay(r *Rulebook, b *rows.Batch) *Rulebook {
	n := *r
	layer := func(layer string) func(*Terrain) bool {
		return func(t *Terrain) bool { t.Layer = layer; return true }
	}
	n.Boards.Add(b, "boards", build)
	n.Faces.Add(b, "faces", nil)
	n.Classes.Add(b, "classes", nil)
	n.Units.Add(b, "units", nil)
	n.Leaders.Add(b, "leaders", nil)
	n.Supports.Add(b, "support", nil)
	n.Terrain.Add(b, "ground", layer(Ground))
	n.Terrain.Add(b, "features", layer(Feature))
	n.Edges.Add(b, "edges", nil)
	n.CommandCards.Add(b, "command_cards", nil)
	n.Actions.Add(b, "actions", nil)
	n.Limits.Add(b, "limits", nil)
	n.Boxes.Add(b, "boxes", nil)
	n.symbols = symbols(n.Terrain.All())
	return &n
}

// shelves are the tables, in the order of Kinds.
func (r *Rulebook) shelves() []rows.Shelf {
	return []rows.Shelf{
		&r.Units, &r.Classes, &r.Faces, &r.Leaders, &r.Supports, &r.CommandCards, &r.Actions, &r.Terrain, &r.Edges, &r.Boards,
		&r.Limits, &r.Boxes,
	}
}

// build makes a board's geometry, and reports whether there is one.
func build(b *Board) bool {
	geometry, err := boards.New(b.Spec)
	b.Geometry = geometry
	return err == nil
}

// unfit reports whether a row is of a unit that no battle can hold: its class is on no face of the die, so that nothing
// hits it (MED-HIT-01). It looks at an author's rows.
func unfit(l *rows.Line) bool {
	if l.Key != "units" {
		return false
	}
	var u Unit
	schema.DecodeValue(l.Values, &u)
	return !slices.Contains(rolled(), u.Class)
}

// rolled lists the classes that sides of the shipped die hit. The die does not change with the tables.
var rolled = sync.OnceValue(func() []string {
	var out []string
	for _, d := range shipped() {
		list, _ := d.Tree["faces"].([]any)
		for _, v := range list {
			var f Face
			if schema.DecodeValue(v, &f); f.Means == FaceClass && f.Sides > 0 {
				out = append(out, f.Class)
			}
		}
	}
	return out
})

// references are the values of rows that name rows.
func references() []rows.Reference[Rulebook] {
	class := rows.In("class", func(r *Rulebook) *rows.Table[Class] { return &r.Classes })
	box := rows.In("box", func(r *Rulebook) *rows.Table[Box] { return &r.Boxes })
	unit := rows.In("unit type", func(r *Rulebook) *rows.Table[Unit] { return &r.Units })
	edge := rows.In("edge", func(r *Rulebook) *rows.Table[Edge] { return &r.Edges })
	card := rows.In("Command card", func(r *Rulebook) *rows.Table[CommandCard] { return &r.CommandCards })
	terrain := rows.In("terrain", func(r *Rulebook) *rows.Table[Terrain] { return &r.Terrain })
	ground := terrain.Only(Ground, func(r *Rulebook) []string { return r.LayerIDs(Ground) })
	tile := rows.Target[Rulebook]{Noun: "tile", Known: tileFaces, Faulty: func(r *Rulebook, face string) bool {
		return !r.Boxes.Whole() && !slices.Contains(tileFaces(r), face)
	}}
	var out []rows.Reference[Rulebook]
	for _, ref := range []struct {
		keys, path string
		to         rows.Target[Rulebook]
	}{
		{"units faces", "class", class},
		{"units ground features edges command_cards", "box", box},
		{"features edges", "on/*", ground},
		{"ground features", "edges", edge},
		{"ground features", "tile", tile},
		{"ground features", "bend_tile", tile},
		{"command_cards actions", "effects/*/classes/*", class},
		{"actions", "card", card},
		{"boxes", "stock/*/unit", unit},
	} {
		out = append(out, rows.Reference[Rulebook]{
			Target: ref.to, Keys: strings.Fields(ref.keys), Path: strings.Split(ref.path, "/"),
			Loose: ref.keys == "boxes" || ref.to.Noun == box.Noun || ref.to.Noun == tile.Noun,
		})
	}
	return out
}

// References lists what rows of a key of TableKeys may name.
func References(key string) []rows.Reference[Rulebook] {
	var out []rows.Reference[Rulebook]
	for _, ref := range book().References {
		if slices.Contains(ref.Keys, key) {
			out = append(out, ref)
		}
	}
	return out
}

// tileFaces lists what the tiles of all boxes show.
func tileFaces(r *Rulebook) []string {
	var out []string
	for _, b := range r.Boxes.All() {
		for _, t := range b.Tiles {
			out = append(out, t.Faces...)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}
