// Package rows is what the rulebooks of the family's games are made of: rows as their files write them, tables of rows
// found by id, and which rows have mistakes. What the columns mean is for a game to say. Begin with Row, Table, Book.
package rows

// Row is what every row of every table has: a name, where its values come from and which of them are ours.
// Sources has one entry a value ("cap_in") and "all" for the rest; House lists the values that are the project's own.
type Row struct {
	ID      string            `toml:"id"`
	Name    string            `toml:"name"`
	Sources map[string]string `toml:"sources"`
	House   []string          `toml:"house"`
	Notes   string            `toml:"notes"`

	key     string         // of the table that it was written in
	written map[string]any // the row as its file has it
}

// Keyed is any kind of row: a struct that embeds Row.
type Keyed interface{ Key() string }

// Key makes Row's id reachable for a Table.
func (r Row) Key() string { return r.ID }

// Base makes the Row inside any kind of row reachable, whatever its type.
func (r *Row) Base() *Row { return r }

// In is the key of the table that the row was written in.
func (r *Row) In() string { return r.key }

// Written is the row as its file has it. It belongs to the row.
func (r *Row) Written() map[string]any { return r.written }

// base is the Row inside a row of any type.
func base[T Keyed](row *T) *Row { return any(row).(interface{ Base() *Row }).Base() }
