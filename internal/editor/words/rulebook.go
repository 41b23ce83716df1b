package words

import (
	"slices"
	"strconv"

	"muster/internal/engine/command/rows"
)

// Rulebook describes the rows of a game's rulebook R: those of its files, and those in the tables of maps and
// adventures named after the kind.
type Rulebook[R any] struct {
	Kind       string                                 // of its files
	Tables     []string                               // the keys of its tables
	KindOf     func(table string) string              // the kind under which a table's rows are listed
	References func(table string) []rows.Reference[R] // the references in rows of a table
	Nouns      map[string]Meaning                     // meanings of references to rows, by noun
}

// Meaning returns the meaning of a text within a row, or false if it is not in a row.
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

// table returns the table of a path and the rest of the path within the row, or "".
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
