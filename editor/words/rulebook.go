package words

import (
	"slices"
	"strconv"

	"muster/engine/command/rows"
)

// Rulebook is how the rows of a game's rulebook R are told: those of its files, and those in the tables that maps and
// adventures bring under the name of the kind.
type Rulebook[R any] struct {
	Kind       string                                 // of its files
	Tables     []string                               // the keys of its tables
	KindOf     func(table string) string              // under which the rows of a table are listed
	References func(table string) []rows.Reference[R] // what rows of a table name
	Nouns      map[string]Meaning                     // what a reference means, by its noun; none of what is no row
}

// Meaning is what a text of a definition of a kind means where it stands in a row; false where it stands in none.
func (b *Rulebook[R]) Meaning(kind string, path []string) (Meaning, bool) {
	table, path := b.table(kind, path)
	if table == "" {
		return Meaning{}, false
	}
	if slices.Equal(path, []string{"id"}) {
		return Meaning{Sort: SortRow, Of: b.KindOf(table), Names: true}, true
	}
	for _, ref := range b.References(table) {
		if m, ok := b.Nouns[ref.Noun]; ok && fits(ref.Path(), path) {
			return m, true
		}
	}
	return Meaning{}, true
}

// table is the table of rows that a path leads into, and the rest of the path in the row; "" for none.
func (b *Rulebook[R]) table(kind string, path []string) (table string, rest []string) {
	if kind != b.Kind {
		if len(path) == 0 || path[0] != b.Kind {
			return "", nil
		}
		path = path[1:]
	}
	if len(path) < 3 || !slices.Contains(b.Tables, path[0]) {
		return "", nil
	}
	if _, err := strconv.Atoi(path[1]); err != nil {
		return "", nil
	}
	return path[0], path[2:]
}
