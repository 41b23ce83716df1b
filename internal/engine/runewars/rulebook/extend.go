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

// game describes Runewars to the reader of rows.
var game = &rows.Game[Rulebook]{
	File: file, With: (*Rulebook).with, Tables: (*Rulebook).tables, Unfit: unfit, References: references(),
	Left: func(r *Rulebook) *rows.Left { return &r.Left },
}

// Extend returns a rulebook with the rows of a document added: the whole of a rulebook file, or the [rulebook] table
// of a realm. A row with a known id replaces the old row and keeps its place. It returns r itself when the document
// adds nothing. Invalid rows are left out and recorded in rows.Table.Invalid.
func (r *Rulebook) Extend(d *schema.Document) *Rulebook { return game.Extend(r, d) }

// Incomplete returns the rulebook marked as lacking unknown rows, because a file with rows cannot be read: any unknown
// id may be one of them.
func (r *Rulebook) Incomplete() *Rulebook { return game.Incomplete(r) }

// TableKeys are the tables of a rulebook file, in the order in which their rows are taken.
func TableKeys() []string {
	return []string{
		"fate", "factions", "units", "tiles", "cities", "exploration", "heroes", "quests", "rewards", "tactics", "seasons",
		"objectives", "titles", "commanders", "developments", "limits", "boxes",
	}
}

// space names the ids that a table shares with other tables: none.
func space(key string) string { return key }

// KindOf is the kind, one of Kinds, under which the rows of a table are listed.
func KindOf(table string) string { return table }

// Decoded is a row as a document has it.
type Decoded = rows.Decoded

// RowsOf lists the rows of a document: the whole of a rulebook file, or the [rulebook] table of a realm. Rows that the
// schema has refused are left out.
func RowsOf(doc *schema.Document) []Decoded { return file.RowsOf(doc) }

// with returns a rulebook with the rows of a batch added, table by table, so that the order of rows does not depend on
// the files. Tables without new rows are shared with r.
func (r *Rulebook) with(b *rows.Brought) *Rulebook {
	n := *r
	n.Fate.Add(b, "fate", nil)
	n.Factions.Add(b, "factions", nil)
	n.Units.Add(b, "units", nil)
	n.Tiles.Add(b, "tiles", nil)
	n.Cities.Add(b, "cities", nil)
	n.Exploration.Add(b, "exploration", nil)
	n.Heroes.Add(b, "heroes", nil)
	n.Quests.Add(b, "quests", nil)
	n.Rewards.Add(b, "rewards", nil)
	n.Tactics.Add(b, "tactics", nil)
	n.Seasons.Add(b, "seasons", nil)
	n.Objectives.Add(b, "objectives", nil)
	n.Titles.Add(b, "titles", nil)
	n.Commanders.Add(b, "commanders", nil)
	n.Developments.Add(b, "developments", nil)
	n.Limits.Add(b, "limits", nil)
	n.Boxes.Add(b, "boxes", nil)
	return &n
}

// tables are all tables, in the order of Kinds.
func (r *Rulebook) tables() []rows.AnyTable {
	return []rows.AnyTable{
		&r.Fate, &r.Factions, &r.Units, &r.Tiles, &r.Cities, &r.Exploration, &r.Heroes, &r.Quests, &r.Rewards, &r.Tactics,
		&r.Seasons, &r.Objectives, &r.Titles, &r.Commanders, &r.Developments, &r.Limits, &r.Boxes,
	}
}

// unfit reports whether a row is an impossible tile: with two areas on one hex, or apart.
func unfit(l *rows.Line) bool {
	if l.Table != "tiles" {
		return false
	}
	var t Tile
	schema.DecodeValue(l.Values, &t)
	return !t.Whole()
}

// reference is a path at which rows of some tables name other rows.
type reference struct {
	keys, path string
	to         rows.Target[Rulebook]
}

// effectReferences are those of card effects: on the realm, and in a battle.
func effectReferences(unit rows.Target[Rulebook]) []reference {
	var out []reference
	for _, at := range []struct{ keys, list string }{
		{"rewards titles tactics seasons exploration", "effects"}, {"quests", "gold"}, {"quests", "silver"},
		{"quests", "red"}, {"quests", "won"}, {"quests", "lost"}, {"developments", "bought"}, {"developments", "harvest"},
	} {
		out = append(out, reference{at.keys, at.list + "/*/unit", unit}, reference{at.keys, at.list + "/*/if/unit", unit})
	}
	for _, at := range []struct{ keys, list string }{
		{"commanders", "effects"}, {"rewards tactics", "battle"}, {"developments", "defence"},
	} {
		for _, path := range []string{"unit", "as_damage", "stands/unit", "cost/unit"} {
			out = append(out, reference{at.keys, at.list + "/*/" + path, unit})
		}
	}
	return out
}

// references are the values of rows that name other rows.
func references() []rows.Reference[Rulebook] {
	box := rows.In("box", func(r *Rulebook) *rows.Table[Box] { return &r.Boxes })
	unit := rows.In(NounUnit, func(r *Rulebook) *rows.Table[Unit] { return &r.Units })
	faction := rows.In(NounFaction, func(r *Rulebook) *rows.Table[Faction] { return &r.Factions })
	tile := rows.In(NounTile, func(r *Rulebook) *rows.Table[Tile] { return &r.Tiles })
	given := unit.Only("unit type or icon", func(r *Rulebook) []string { return append(r.Units.IDs(), IconGifts()...) })
	var out []rows.Reference[Rulebook]
	for _, ref := range append(effectReferences(unit), []reference{
		{"fate factions units tiles cities exploration heroes quests rewards tactics seasons", "box", box},
		{"objectives titles commanders developments", "box", box},
		{"boxes", "needs/*", box},
		{"units", "faction", faction},
		{"units", "replaces", unit},
		{"units", "special/*/unit", unit},
		{"units", "special/*/as_damage", unit},
		{"units", "special/*/stands/unit", unit},
		{"units", "special/*/cost/unit", unit},
		{"factions", "icons/*/gives", given},
		{"factions", "defence/effects/*/unit", unit},
		{"factions", "defence/effects/*/as_damage", unit},
		{"factions", "defence/effects/*/stands/unit", unit},
		{"factions", "defence/effects/*/cost/unit", unit},
		{"tiles", "home", faction},
		{"tiles", "areas/*/neutrals/*/unit", unit},
		{"quests", "tile", tile},
		{"quests", "duel", unit},
		{"developments", "faction", faction},
		{"developments", "more/unit", unit},
		{"objectives", "needs/*/unit", unit},
	}...) {
		loose := ref.keys == "boxes" || ref.to.Noun == box.Noun
		out = append(out, rows.NewReference(ref.to, strings.Fields(ref.keys), strings.Split(ref.path, "/"), loose))
	}
	return out
}

// References lists the references that rows of a key of TableKeys may have.
func References(key string) []rows.Reference[Rulebook] {
	return slices.DeleteFunc(references(), func(r rows.Reference[Rulebook]) bool { return !r.Has(key) })
}
