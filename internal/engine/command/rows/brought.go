package rows

import (
	"slices"
	"strconv"

	"muster/schema"
)

// File is the format of a game's files of rows.
type File struct {
	Kind   string   // kind of the files of rows; other kinds have rows in their table [rulebook]
	Keys   []string // of their tables, in the order in which rows are read
	Others []string // other keys of such a file
	// Space names the ids that a table shares with other tables: one id finds a hex's content
	Space func(key string) string
}

// Ground is the key of the table whose rows a map names by their symbols.
const Ground = "ground"

// Brought is a document's rows for the tables, by their keys.
type Brought struct {
	file      *File
	rows      map[string][]Line   // rows that may be linked
	faulty    map[string][]string // ids of rows that may not be linked
	unread    map[string]bool     // keys with a row whose id is unknown
	symbols   []string            // symbols of ground that may not be linked
	anySymbol bool                // there is such ground with an unknown symbol
}

// Line is one row as a file has it.
type Line struct {
	Table  string // the key of its table, one of File.Keys
	ID     string
	Values map[string]any
}

// name records the id of an invalid row, and its symbol, which maps may use.
func (b *Brought) name(key, id string, values map[string]any) {
	if b.faulty == nil {
		b.faulty = map[string][]string{}
	}
	if id == "" {
		b.lose(key)
	} else {
		b.faulty[key] = append(b.faulty[key], id)
	}
	if key != Ground {
		return
	}
	if symbol, ok := values["symbol"].(string); ok {
		b.symbols = append(b.symbols, symbol)
	} else {
		b.anySymbol = true
	}
}

// lose records that some ids of a table's rows are unknown.
func (b *Brought) lose(keys ...string) {
	if b.unread == nil {
		b.unread = map[string]bool{}
	}
	for _, key := range keys {
		b.unread[key] = true
		b.anySymbol = b.anySymbol || key == Ground
	}
}

// unreadable records that there may be rows of every table.
func (b *Brought) unreadable() { b.lose(b.file.Keys...) }

// brought reads the rows of a document. Rows that the schema refused are not linked, and neither are two rows with one
// id, because it is unknown which one counts. It is nil for no rows.
func (f *File) brought(d *schema.Document) *Brought {
	tree, base := d.Tree, ""
	if d.Kind != f.Kind {
		tree, _ = d.Tree["rulebook"].(map[string]any)
		base = "/rulebook"
	}
	b := &Brought{file: f}
	some := false
	switch {
	case d.Tree == nil:
		if d.Kind != f.Kind {
			return nil // a check of the definition reports that its rows are missing
		}
		b.unreadable()
		return b
	case !d.Clean("/rulebook") && tree == nil:
		b.unreadable()
		return b
	}
	for key := range tree {
		// Rows below a misspelt key belong to an unknown table.
		named := slices.Contains(f.Others, key) || slices.Contains(f.Keys, key)
		if ptr := base + "/" + key; !named && !d.Clean(ptr) && d.Refused(ptr) {
			b.unreadable()
			some = true
		}
	}
	for _, key := range f.Keys {
		ptr := base + "/" + key
		list, isList := tree[key].([]any)
		if _, there := tree[key]; there && !isList {
			b.lose(key)
			some = true
		}
		if base != "" && d.Refused("/"+key) { // rows without the key rulebook
			b.lose(key)
			some = true
		}
		if len(list) > 0 {
			some = true
			b.take(d, key, ptr, list)
		}
	}
	if !some {
		return nil
	}
	b.single()
	return b
}

// take reads the rows of one table.
func (b *Brought) take(d *schema.Document, key, ptr string, list []any) {
	for i, v := range list {
		values, _ := v.(map[string]any)
		id, _ := values["id"].(string)
		at := ptr + "/" + strconv.Itoa(i)
		switch {
		case d.Refused(at + "/id"): // "Fen Runner": other rows may name it by its corrected id
			b.name(key, "", values)
		case id == "" || !d.Clean(at):
			b.name(key, id, values)
		default:
			b.keep(Line{key, id, values})
		}
	}
}

func (b *Brought) keep(l Line) {
	if b.rows == nil {
		b.rows = map[string][]Line{}
	}
	b.rows[l.Table] = append(b.rows[l.Table], l)
}

// single removes all rows with a duplicate id.
func (b *Brought) single() {
	type space struct{ table, id string }
	times := map[space]int{}
	for key, list := range b.rows {
		for _, l := range list {
			times[space{b.file.Space(key), l.ID}]++
		}
	}
	for key, list := range b.faulty {
		for _, id := range list {
			times[space{b.file.Space(key), id}]++
		}
	}
	b.drop(func(l *Line) bool { return times[space{b.file.Space(l.Table), l.ID}] > 1 })
}

// drop removes rows, and returns them.
func (b *Brought) drop(bad func(*Line) bool) []Line {
	var out []Line
	for _, key := range b.file.Keys { // in a fixed order, since rows may still be linked later
		list := b.rows[key]
		if !slices.ContainsFunc(list, func(l Line) bool { return bad(&l) }) {
			continue
		}
		kept := make([]Line, 0, len(list))
		for i := range list {
			if bad(&list[i]) {
				out = append(out, list[i])
			} else {
				kept = append(kept, list[i])
			}
		}
		b.rows[key] = kept
	}
	for i := range out {
		b.name(out[i].Table, out[i].ID, out[i].Values)
	}
	return out
}
