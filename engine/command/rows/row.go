// Package rows is the tables of a rulebook as rows that files bring: those that ship, and over them those of authors.
// It knows no game: a game says which tables its files have, which rows name which, and what a row must be to count.
// It judges no definition: what is wrong with a row is left for a check to find; rows with mistakes are no part of the
// tables, and are remembered. Start with Table and Game.
package rows

import "slices"

// Row is what every row of every table has: a name, where its values come from and which of them are ours.
// Sources has one entry a value ("cap_in") and "all" for the rest; House lists the values that are the project's own.
type Row struct {
	ID      string            `toml:"id"`
	Name    string            `toml:"name"`
	Sources map[string]string `toml:"sources"`
	House   []string          `toml:"house"`
	Notes   string            `toml:"notes"`

	key     string         // of the table that it was written in: one of File.Keys
	decoded map[string]any // the row as its file has it
}

// Key makes Row's id reachable for a Table.
func (r Row) Key() string { return r.ID }

// MarshalText is the row for machines: its id.
func (r Row) MarshalText() ([]byte, error) { return []byte(r.ID), nil }

// Named is Row's name, for who has rows of any kind.
func (r Row) Named() string { return r.Name }

// row makes the Row inside any kind of row reachable, whatever its type.
func (r *Row) row() *Row { return r }

// Line is the row as its file has it. Its values belong to the row.
func (r *Row) Line() Line { return Line{r.key, r.ID, r.decoded} }

// Keyed is any kind of row: a struct that embeds Row.
type Keyed interface{ Key() string }

// rowOf is the Row inside a row of a table.
func rowOf[T Keyed](row *T) *Row { return any(row).(interface{ row() *Row }).row() }

// Table is rows in the order in which they were written, found by id.
type Table[T Keyed] struct {
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

// Names are what people read instead of the ids, by id.
func (t *Table[T]) Names() map[string]string {
	names := make(map[string]string, len(t.rows))
	for i := range t.rows {
		names[t.rows[i].Key()] = rowOf(&t.rows[i]).Name
	}
	return names
}

// Summary is one row of a table as a list shows it.
type Summary struct {
	ID      string
	Name    string
	Summary string // one line in plain words
}

// Summaries lists a table in its own order, each row with what a function says of it.
func Summaries[T Keyed](t *Table[T], summary func(*T) string) []Summary {
	out := make([]Summary, len(t.rows))
	for i := range t.rows {
		row := rowOf(&t.rows[i])
		out[i] = Summary{ID: row.ID, Name: row.Name, Summary: summary(&t.rows[i])}
	}
	return out
}
