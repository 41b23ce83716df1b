package rulebook

import (
	"slices"
	"strings"

	"muster/internal/engine/command/rows"
	"muster/schema"
)

// file is the format of the game's rulebook files.
var file = &rows.File{
	Kind: KindRulebook, Keys: TableKeys(), Space: space,
	Others: []string{"kind", "game", "format", "id", "name", "author", "notes", "waive"},
}

// Extend returns a rulebook with the rows of a document added: all of a rulebook file, or the [rulebook] table of a map
// or adventure. A row with a known id replaces the old row and keeps its place. It returns r itself if the document
// adds nothing. Invalid rows are omitted, and remembered: see rows.Table.Invalid.
func (r *Rulebook) Extend(d *schema.Document) *Rulebook { return r.Game.open().rows.Extend(r, d) }

// Incomplete returns the rulebook marked as lacking unknown rows, because a file with rows cannot be read. Any unknown
// id may be one of them.
func (r *Rulebook) Incomplete() *Rulebook { return r.Game.open().rows.Incomplete(r) }

// TableKeys are the tables of a rulebook file, in the order in which their rows are read. Ground and features share one
// space of ids.
func TableKeys() []string {
	return []string{
		"boards", "faces", "classes", "units", "leaders", "support", rows.Ground, "features", "edges", "command_cards",
		"actions", "limits", "boxes",
	}
}

// space names the ids that a table shares with other tables: one id finds a hex's content.
func space(key string) string {
	if key == rows.Ground || key == "features" {
		return "terrain"
	}
	return key
}

// KindOf returns the kind, one of Kinds, under which the rows of a table are listed.
func KindOf(table string) string { return strings.ReplaceAll(space(table), "_", "-") }

// Written is a row of a document.
type Written = rows.Decoded

// RowsOf lists the rows of a document: all of a rulebook file, or the [rulebook] table of a map or adventure. It omits
// rows that the schema rejects.
func RowsOf(doc *schema.Document) []Written { return file.RowsOf(doc) }

// with returns a rulebook with the rows of a batch added, table by table, so that the order of rows does not depend on
// the files. Tables without new rows are shared with r.
func (r *Rulebook) with(b *rows.Brought) *Rulebook {
	n := *r
	n.Tables.Add(b)
	n.Faces.Add(b, "faces", nil)
	n.Classes.Add(b, "classes", nil)
	n.Units.Add(b, "units", nil)
	n.Leaders.Add(b, "leaders", nil)
	n.Supports.Add(b, "support", nil)
	n.CommandCards.Add(b, "command_cards", nil)
	n.Actions.Add(b, "actions", nil)
	n.Limits.Add(b, "limits", nil)
	n.Boxes.Add(b, "boxes", nil)
	return &n
}

// tables returns all tables, in the order of Kinds.
func (r *Rulebook) tables() []rows.AnyTable {
	return []rows.AnyTable{
		&r.Units, &r.Classes, &r.Faces, &r.Leaders, &r.Supports, &r.CommandCards, &r.Actions, &r.Terrain, &r.Edges,
		&r.Boards, &r.Limits, &r.Boxes,
	}
}

// references are the values of rows that name other rows.
var references = func() []rows.Reference[Rulebook] {
	class := rows.In("class", func(r *Rulebook) *rows.Table[Class] { return &r.Classes })
	box := rows.In("box", func(r *Rulebook) *rows.Table[Box] { return &r.Boxes })
	unit := rows.In("unit type", func(r *Rulebook) *rows.Table[Unit] { return &r.Units })
	edge := rows.In("edge", func(r *Rulebook) *rows.Table[Edge] { return &r.Edges })
	card := rows.In("Command card", func(r *Rulebook) *rows.Table[CommandCard] { return &r.CommandCards })
	terrain := rows.In("terrain", func(r *Rulebook) *rows.Table[Terrain] { return &r.Terrain })
	below := terrain.Only(Ground, func(r *Rulebook) []string { return r.LayerIDs(Ground) })
	tile := rows.NewTarget("tile", tileFaces, func(r *Rulebook, face string) bool {
		return !r.Boxes.Whole() && !slices.Contains(tileFaces(r), face)
	})
	var out []rows.Reference[Rulebook]
	for _, ref := range []struct {
		keys, path string
		to         rows.Target[Rulebook]
	}{
		{"units faces", "class", class},
		{"units ground features edges command_cards", "box", box},
		{"features edges", "on/*", below},
		{"ground features", "edges", edge},
		{"ground features", "tile", tile},
		{"ground features", "bend_tile", tile},
		{"command_cards actions", "effects/*/classes/*", class},
		{"actions", "card", card},
		{"boxes", "stock/*/unit", unit},
	} {
		loose := ref.keys == "boxes" || ref.to.Noun == box.Noun || ref.to.Noun == tile.Noun
		out = append(out, rows.NewReference(ref.to, strings.Fields(ref.keys), strings.Split(ref.path, "/"), loose))
	}
	return out
}()

// References lists the references of rows of a key of TableKeys.
func References(key string) []rows.Reference[Rulebook] {
	var out []rows.Reference[Rulebook]
	for _, ref := range references {
		if ref.Has(key) {
			out = append(out, ref)
		}
	}
	return out
}

// tileFaces lists the faces of the tiles of all boxes.
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
