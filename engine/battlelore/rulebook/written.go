package rulebook

import (
	"slices"
	"strconv"

	"muster/engine/battlelore/kinds"
	"muster/schema"
)

// written is what a document brings to the tables, by their keys.
type written struct {
	rows      map[string][]line   // what may be linked
	faulty    map[string][]string // ids of rows that may not
	unread    map[string]bool     // keys with a row of which nobody can tell the id
	symbols   []string            // of ground that may not be linked
	anySymbol bool                // there is such ground of which nobody can tell the symbol
}

// line is one row as a file has it.
type line struct {
	key    string // of the table
	id     string
	values map[string]any
}

// name keeps a row's id where it may not be linked, and its symbol, which maps may write.
func (w *written) name(key, id string, values map[string]any) {
	if w.faulty == nil {
		w.faulty = map[string][]string{}
	}
	if id == "" {
		w.lose(key)
	} else {
		w.faulty[key] = append(w.faulty[key], id)
	}
	if key != "ground" {
		return
	}
	if symbol, ok := values["symbol"].(string); ok {
		w.symbols = append(w.symbols, symbol)
	} else {
		w.anySymbol = true
	}
}

// lose notes that rows of a table are not known by their ids.
func (w *written) lose(keys ...string) {
	if w.unread == nil {
		w.unread = map[string]bool{}
	}
	for _, key := range keys {
		w.unread[key] = true
		w.anySymbol = w.anySymbol || key == "ground"
	}
}

// unreadable notes that there may be rows of every table.
func (w *written) unreadable() { w.lose(TableKeys()...) }

// writtenBy sorts the rows of a document: what the schema refused may not be linked, nor may two rows with one id, of
// which nobody knows which one counts. Nil when it has none.
func writtenBy(d *schema.Document) *written {
	tree, base := d.Tree, ""
	if d.Kind != kinds.Rulebook {
		tree, _ = d.Tree["rulebook"].(map[string]any)
		base = "/rulebook"
	}
	w := &written{}
	some := false
	switch {
	case d.Tree == nil:
		if d.Kind != kinds.Rulebook {
			return nil // it is for who reads the definition to say that its rows are not there
		}
		w.unreadable()
		return w
	case !d.Clean("/rulebook") && tree == nil:
		w.unreadable()
		return w
	}
	for key := range tree {
		// Rows below a misspelt key are rows of a table that nobody can tell.
		if ptr := base + "/" + key; !d.Clean(ptr) && d.Refused(ptr) && !Known(key, fileKeys) && !Known(key, TableKeys()) {
			w.unreadable()
			some = true
		}
	}
	for _, key := range TableKeys() {
		ptr := base + "/" + key
		list, isList := tree[key].([]any)
		if _, there := tree[key]; there && !isList {
			w.lose(key)
			some = true
		}
		if base != "" && d.Refused("/"+key) { // rows that lack the word rulebook
			w.lose(key)
			some = true
		}
		if len(list) > 0 {
			some = true
			w.take(d, key, ptr, list)
		}
	}
	if !some {
		return nil
	}
	w.single()
	return w
}

// fileKeys are what a rulebook file has beside its tables.
var fileKeys = []string{"kind", "format", "id", "name", "author", "notes", "waive"}

// take sorts the rows of one table.
func (w *written) take(d *schema.Document, key, ptr string, list []any) {
	for i, v := range list {
		values, _ := v.(map[string]any)
		id, _ := values["id"].(string)
		at := ptr + "/" + strconv.Itoa(i)
		switch {
		case d.Refused(at + "/id"): // "Fen Runner": others may name it as it will be
			w.name(key, "", values)
		case id == "" || !d.Clean(at):
			w.name(key, id, values)
		default:
			w.keep(line{key, id, values})
		}
	}
}

func (w *written) keep(l line) {
	if w.rows == nil {
		w.rows = map[string][]line{}
	}
	w.rows[l.key] = append(w.rows[l.key], l)
}

// single takes every row out whose id another one has, too.
func (w *written) single() {
	type space struct{ table, id string }
	times := map[space]int{}
	for key, list := range w.rows {
		for _, l := range list {
			times[space{Space(key), l.id}]++
		}
	}
	for key, list := range w.faulty {
		for _, id := range list {
			times[space{Space(key), id}]++
		}
	}
	w.drop(func(l *line) bool { return times[space{Space(l.key), l.id}] > 1 })
}

// drop takes rows out, and gives them.
func (w *written) drop(bad func(*line) bool) []line {
	var out []line
	for _, key := range TableKeys() { // in an order of its own, since rows may be linked later after all
		list := w.rows[key]
		if !slices.ContainsFunc(list, func(l line) bool { return bad(&l) }) {
			continue
		}
		kept := make([]line, 0, len(list))
		for i := range list {
			if bad(&list[i]) {
				out = append(out, list[i])
			} else {
				kept = append(kept, list[i])
			}
		}
		w.rows[key] = kept
	}
	for i := range out {
		w.name(out[i].key, out[i].id, out[i].values)
	}
	return out
}

// Space names the ids that a table's rows share with other tables: what lies on a hex is found by one id, and so is
// what stands on it.
func Space(key string) string {
	switch key {
	case "ground", "features", "landmarks", "lairs":
		return "terrain"
	case "units", "creatures":
		return "units"
	}
	return key
}
