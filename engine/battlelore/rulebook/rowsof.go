package rulebook

import (
	"strconv"
	"strings"

	"muster/engine/battlelore/kinds"
	"muster/schema"
)

// Written is a row as a document has it.
type Written struct {
	Table  string // the key of its table, one of TableKeys
	ID     string // "" when it has none
	Ptr    string // JSON pointer
	Values map[string]any
}

// Key is what no two rows that are read together may share.
func (w *Written) Key() [2]string { return [2]string{Space(w.Table), w.ID} }

// RowsOf lists the rows that a document brings: the whole of a rulebook file, or the [rulebook] table of a map,
// adventure or set. Rows that the schema has refused are left out.
func RowsOf(doc *schema.Document) []Written {
	tree, base := doc.Tree, ""
	if doc.Kind != kinds.Rulebook {
		tree, _ = doc.Tree["rulebook"].(map[string]any)
		base = "/rulebook"
	}
	var out []Written
	for _, table := range TableKeys() {
		list, _ := tree[table].([]any)
		for i, v := range list {
			values, ok := v.(map[string]any)
			ptr := base + "/" + table + "/" + strconv.Itoa(i)
			if !ok || !doc.Clean(ptr) {
				continue
			}
			id, _ := values["id"].(string)
			out = append(out, Written{table, id, ptr, values})
		}
	}
	return out
}

// KindOf is the kind, one of Kinds, under which the rows of a table are listed.
func KindOf(table string) string {
	switch space := Space(table); space {
	case "commander_levels", "master_levels", "command_cards", "lore_cards", "lore_terms":
		return strings.ReplaceAll(space, "_", "-")
	default:
		return space
	}
}
