package rows

import (
	"strconv"

	"muster/schema"
)

// Layout is the tables that a game's rulebook files have.
type Layout struct {
	Kind    string            // of rulebook files, and the key below which other definitions bring rows
	Keys    []string          // of the tables, in the order in which their rows are taken
	Spaces  map[string]string // which tables share one space of ids, by their keys; a table that is not there has its own
	Symbols string            // the table whose rows have symbols that the rows of maps write
}

// Space names the ids that a table's rows share with other tables: what lies on a hex is found by one id, and so is
// what stands on it.
func (l *Layout) Space(key string) string {
	if s := l.Spaces[key]; s != "" {
		return s
	}
	return key
}

// Placed is a row as a document has it.
type Placed struct {
	Table  string // the key of its table
	Space  string // what no two rows of one id that are read together may share
	ID     string // "" when it has none
	Ptr    string // JSON pointer
	Values map[string]any
}

// Key is what no two rows that are read together may share.
func (p *Placed) Key() [2]string { return [2]string{p.Space, p.ID} }

// RowsOf lists the rows that a document brings: the whole of a rulebook file, or the [rulebook] table of another
// definition. Rows that the schema has refused are left out.
func (l *Layout) RowsOf(doc *schema.Document) []Placed {
	tree, base := doc.Tree, ""
	if doc.Kind != l.Kind {
		tree, _ = doc.Tree[l.Kind].(map[string]any)
		base = "/" + l.Kind
	}
	var out []Placed
	for _, table := range l.Keys {
		list, _ := tree[table].([]any)
		for i, v := range list {
			values, ok := v.(map[string]any)
			ptr := base + "/" + table + "/" + strconv.Itoa(i)
			if !ok || !doc.Clean(ptr) {
				continue
			}
			id, _ := values["id"].(string)
			out = append(out, Placed{table, l.Space(table), id, ptr, values})
		}
	}
	return out
}
