package rows

import (
	"strconv"

	"muster/schema"
)

// Decoded is a row as a document has it.
type Decoded struct {
	Table  string // the key of its table, one of File.Keys
	ID     string // "" when it has none
	Ptr    string // JSON pointer
	Values map[string]any

	space string
}

// Key identifies a row: rows that are read together have different keys.
func (w *Decoded) Key() [2]string { return [2]string{w.space, w.ID} }

// RowsOf lists the rows of a document: all of a file of rows, or the [rulebook] table of another definition. It omits
// rows that the schema rejects.
func (f *File) RowsOf(doc *schema.Document) []Decoded {
	tree, base := doc.Tree, ""
	if doc.Kind != f.Kind {
		tree, _ = doc.Tree["rulebook"].(map[string]any)
		base = "/rulebook"
	}
	var out []Decoded
	for _, table := range f.Keys {
		list, _ := tree[table].([]any)
		for i, v := range list {
			values, ok := v.(map[string]any)
			ptr := base + "/" + table + "/" + strconv.Itoa(i)
			if !ok || !doc.Clean(ptr) {
				continue
			}
			id, _ := values["id"].(string)
			out = append(out, Decoded{table, id, ptr, values, f.Space(table)})
		}
	}
	return out
}
