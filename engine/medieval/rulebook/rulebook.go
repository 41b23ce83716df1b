// Package rulebook holds the tables of Commands & Colors: Medieval as data: the board, the die, classes, units,
// Leaders, terrain, Command cards, Inspired Actions, boxes and the limits of adventures. Every number of the game
// stands in a TOML file with its source; Go knows only the words in which an effect may be said. It does not judge
// definitions: a name that leads nowhere is left for a check to find. Start with Base.
package rulebook

import (
	"muster/engine/medieval/rows"
	"muster/schema"
)

// Rulebook is every table that a definition is read against. It is never changed once made; Extend makes a new one.
type Rulebook struct {
	Boards       rows.Table[Board]
	Faces        rows.Table[Face]
	Classes      rows.Table[Class]
	Units        rows.Table[Unit]
	Leaders      rows.Table[Leader]
	Supports     rows.Table[Support]
	Terrain      rows.Table[Terrain]
	Edges        rows.Table[Edge]
	CommandCards rows.Table[CommandCard]
	Actions      rows.Table[Action]
	Limits       rows.Table[Limit]
	Boxes        rows.Table[Box]

	rest    rows.Rest
	symbols map[string]int // map symbol to the place of its ground in Terrain
}

// Row is what every row of every table has.
type Row = rows.Row

// Extend makes a rulebook with the rows of a document added: the whole of a rulebook file, or the [rulebook] table of a
// map or adventure. A row whose id is known already replaces it and keeps its place. It returns r itself when the
// document brings nothing. Rows with mistakes are left out, and remembered: see rows.Table.Faulty.
func (r *Rulebook) Extend(d *schema.Document) *Rulebook { return book().Extend(r, d) }

// Incomplete is the rulebook with rows missing of which nobody can tell the ids, because a file that should bring them
// cannot be read: whatever r does not know may be one of them.
func (r *Rulebook) Incomplete() *Rulebook { return book().Incomplete(r) }

// FaultySymbol reports whether a symbol that no ground has may be that of a faulty one.
func (r *Rulebook) FaultySymbol(symbol string) bool { return r.rest.FaultySymbol(symbol) }

// RowsOf lists the rows that a document brings: the whole of a rulebook file, or the [rulebook] table of a map or
// adventure. Rows that the schema has refused are left out.
func RowsOf(doc *schema.Document) []rows.Placed { return book().RowsOf(doc) }

// TableKeys are the tables of a rulebook file, in the order in which their rows are taken. Ground and features share
// one space of ids.
func TableKeys() []string { return append([]string(nil), book().Keys...) }

// KindOf is the kind, one of Kinds, under which the rows of a table are listed.
func KindOf(table string) string {
	switch table {
	case "command_cards":
		return "command-cards"
	case "ground", "features":
		return "terrain"
	}
	return table
}
