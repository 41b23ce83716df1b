// Package rulebook holds the game's tables as data: boards, banners, races, weapons, units, terrain, boxes, war
// council, Command, Lore and Specialist cards. Every number of the game stands in a TOML file with its source; Go knows
// only the words in which an effect may be said. It does not judge definitions: a name that leads nowhere is left for a
// check to find.
package rulebook

import "slices"

// Rulebook is every table that a definition is read against. It is never changed once made; Extend makes a new one.
type Rulebook struct {
	Boards       Table[Board]
	Banners      Table[Banner]
	Races        Table[Race]
	Weapons      Table[Weapon]
	Units        Table[Unit] // troops and creatures
	Terrain      Table[Terrain]
	Edges        Table[Edge]
	Commander    Table[CommanderLevel]
	Masters      Table[MasterLevel]
	Classes      Table[CouncilClass]
	Boxes        Table[Box]
	Specialists  Table[Specialist]
	CommandCards Table[CommandCard]
	LoreCards    Table[LoreCard]
	Tokens       Table[Token]
	LoreTerms    Table[LoreTerms]

	symbols     map[string]int // map symbol to the place of its ground in Terrain
	waiting     []line         // rows that name what is not there
	lostSymbols []string       // of faulty ground
	anySymbol   bool           // there is faulty ground of which nobody can tell the symbol
}

// Row is what every row of every table has: a name, where its values come from and which of them are ours.
// Sources has one entry a value ("cap_in") and "all" for the rest; House lists the values that are the project's own.
type Row struct {
	ID      string            `toml:"id"`
	Name    string            `toml:"name"`
	Sources map[string]string `toml:"sources"`
	House   []string          `toml:"house"`
	Notes   string            `toml:"notes"`

	key     string         // of the table that it was written in: one of TableKeys
	written map[string]any // the row as its file has it
}

// Key makes Row's id reachable for a Table.
func (r Row) Key() string { return r.ID }

// row makes the Row inside any kind of row reachable, whatever its type.
func (r *Row) row() *Row { return r }

// Table is rows in the order in which they were written, found by id.
type Table[T interface{ Key() string }] struct {
	rows    []T
	byID    map[string]int
	faulty  map[string]bool // ids of rows with mistakes
	leaning map[string]bool // ids of rows that need one of those
	unread  bool            // there are rows of which nobody can tell the ids
}

// All lists the rows in order. The slice belongs to the table.
func (t *Table[T]) All() []T { return t.rows }

// Get finds a row; nil when there is none of that id.
func (t *Table[T]) Get(id string) *T {
	if i, ok := t.byID[id]; ok {
		return &t.rows[i]
	}
	return nil
}

// IDs lists the ids, sorted.
func (t *Table[T]) IDs() []string {
	ids := make([]string, len(t.rows))
	for i := range t.rows {
		ids[i] = t.rows[i].Key()
	}
	slices.Sort(ids)
	return ids
}
