// Package rows holds the tables of a rulebook as rows from files: the shipped ones, overridden by those of authors. It
// is independent of games: a game defines the tables of its files, the references between rows, and the conditions for
// valid rows. The package judges no definition: checks report invalid rows, which are left out of the tables and
// remembered. Start with Table and Game.
package rows

import "slices"

// Row is the common part of every row: a name, the sources of its values, and the keys of the project's own values.
// Sources has one entry for each value ("cap_in") and "all" for the rest; House lists the project's own values.
type Row struct {
	ID      string            `toml:"id"`
	Name    string            `toml:"name"`
	Sources map[string]string `toml:"sources"`
	House   []string          `toml:"house"`
	Notes   string            `toml:"notes"`

	key     string         // of its table: one of File.Keys
	decoded map[string]any // the row, as in its file
}

// Key makes Row's id accessible to a Table.
func (r Row) Key() string { return r.ID }

// MarshalText returns the row's id.
func (r Row) MarshalText() ([]byte, error) { return []byte(r.ID), nil }

// Named returns Row's name, for rows of any kind.
func (r Row) Named() string { return r.Name }

// row returns the Row inside any kind of row.
func (r *Row) row() *Row { return r }

// Line returns the row, as in its file. Its values belong to the row.
func (r *Row) Line() Line { return Line{r.key, r.ID, r.decoded} }

// Keyed is any kind of row: a struct that embeds Row.
type Keyed interface{ Key() string }

// rowOf returns the Row inside a row of a table.
func rowOf[T Keyed](row *T) *Row { return any(row).(interface{ row() *Row }).row() }

// Table is rows in file order, found by id.
type Table[T Keyed] struct {
	rows    []T
	byID    map[string]int
	faulty  map[string]bool // ids of invalid rows
	leaning map[string]bool // ids of rows that need one of those
	unread  bool            // there are rows with unknown ids
}

// All lists the rows in order. The slice belongs to the table.
func (t *Table[T]) All() []T { return t.rows }

// Get returns the row with an id, or nil.
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

// Names returns the printed names by id.
func (t *Table[T]) Names() map[string]string {
	names := make(map[string]string, len(t.rows))
	for i := range t.rows {
		names[t.rows[i].Key()] = rowOf(&t.rows[i]).Name
	}
	return names
}

// Summary is one row of a table in a list.
type Summary struct {
	ID      string
	Name    string
	Summary string // one line in plain words
}

// Summaries lists a table in its own order, each row with a function's summary.
func Summaries[T Keyed](t *Table[T], summary func(*T) string) []Summary {
	out := make([]Summary, len(t.rows))
	for i := range t.rows {
		row := rowOf(&t.rows[i])
		out[i] = Summary{ID: row.ID, Name: row.Name, Summary: summary(&t.rows[i])}
	}
	return out
}
