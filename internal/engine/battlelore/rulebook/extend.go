package rulebook

import (
	"slices"
	"strings"

	"muster/internal/engine/command/rows"
	"muster/schema"
)

// file is the format of BattleLore's rulebook files.
var file = &rows.File{
	Kind: KindRulebook, Keys: TableKeys(), Space: Space,
	Others: []string{"kind", "format", "id", "name", "author", "notes", "waive"},
}

// game describes BattleLore to the reader of rows.
var game = &rows.Game[Rulebook]{
	File: file, With: (*Rulebook).with, Tables: (*Rulebook).tables, Unfit: unfit, References: references,
	Left: func(r *Rulebook) *rows.Left { return &r.Left },
}

// Extend returns a rulebook with the rows of a document added: the whole of a rulebook file, or the [rulebook] table
// of a map, adventure or set. A row with a known id replaces the old row and keeps its place. It returns r itself when
// the document adds nothing. Invalid rows are left out, and remembered: see Table.Invalid.
func (r *Rulebook) Extend(d *schema.Document) *Rulebook { return game.Extend(r, d) }

// Incomplete returns the rulebook marked as lacking unknown rows, because a file with rows cannot be read: any unknown
// id may be one of them.
func (r *Rulebook) Incomplete() *Rulebook { return game.Incomplete(r) }

// TableKeys are the tables of a rulebook file, in the order in which their rows are taken. Ground, features,
// landmarks and lairs share one space of ids, and so do units and creatures.
func TableKeys() []string {
	return []string{
		"boards", "banners", "races", "weapons", "units", "creatures", "ground", "features", "landmarks", "lairs",
		"edges", "commander_levels", "master_levels", "council", "specialists", "command_cards",
		"lore_cards", "tokens", "lore_terms", "boxes",
	}
}

// with returns a rulebook with rows added, table by table, so that the order of rows does not depend on the files.
// Tables without new rows are shared with r.
func (r *Rulebook) with(b *rows.Brought) *Rulebook {
	n := *r
	n.Tables.Add(b)
	n.Banners.Add(b, "banners", nil)
	n.Races.Add(b, "races", nil)
	n.Weapons.Add(b, "weapons", nil)
	n.Units.Add(b, "units", nil)
	n.Units.Add(b, "creatures", func(u *Unit) bool { u.Class = Creature; return true }) // BL-CRE-01
	n.Commander.Add(b, "commander_levels", nil)
	n.Masters.Add(b, "master_levels", nil)
	n.Classes.Add(b, "council", nil)
	n.Specialists.Add(b, "specialists", nil)
	n.CommandCards.Add(b, "command_cards", nil)
	n.LoreCards.Add(b, "lore_cards", nil)
	n.Tokens.Add(b, "tokens", nil)
	n.LoreTerms.Add(b, "lore_terms", nil)
	n.Boxes.Add(b, "boxes", nil)
	return &n
}

func (r *Rulebook) tables() []rows.AnyTable {
	return []rows.AnyTable{
		&r.Boards, &r.Banners, &r.Races, &r.Weapons, &r.Units, &r.Terrain, &r.Edges, &r.Commander, &r.Masters, &r.Classes,
		&r.Boxes, &r.Specialists, &r.CommandCards, &r.LoreCards, &r.Tokens, &r.LoreTerms,
	}
}

// unfit reports whether an author's row is a unit that no battle can hold. Either its banner's colour is on no face of
// the die, so that nothing hits it (BL-HIT-01), or it is a troop with properties of creatures (BL-CRE-01).
func unfit(l *rows.Line) bool {
	if Space(l.Table) != "units" {
		return false
	}
	var u Unit
	schema.DecodeValue(l.Values, &u)
	switch {
	case Base().Banners.Get(u.Banner) == nil: // the die's faces do not change with the tables
		return true
	case l.Table == "creatures", u.Creature():
		return false
	}
	return len(u.Powers) > 0 || slices.ContainsFunc(u.Traits, func(t string) bool { return !Known(t, TroopTraits()) })
}

// Space names the ids that a table shares with other tables: one id finds the content of a hex, and one the piece on
// it.
func Space(key string) string {
	switch key {
	case "ground", "features", "landmarks", "lairs":
		return "terrain"
	case "units", "creatures":
		return "units"
	}
	return key
}

// Decoded is a row as a document has it.
type Decoded = rows.Decoded

// RowsOf lists the rows of a document: the whole of a rulebook file, or the [rulebook] table of a map, adventure or
// set. Rows that the schema has refused are left out.
func RowsOf(doc *schema.Document) []Decoded { return file.RowsOf(doc) }

// KindOf is the kind, one of Kinds, under which the rows of a table are listed.
func KindOf(table string) string {
	switch space := Space(table); space {
	case "commander_levels", "master_levels", "command_cards", "lore_cards", "lore_terms":
		return strings.ReplaceAll(space, "_", "-")
	default:
		return space
	}
}
