package rows

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
)

// Found returns the Row inside a row and the type whose fields order its values; nil when there is no row.
func Found[T Keyed](row *T) (*Row, reflect.Type) {
	if row == nil {
		return nil, nil
	}
	return rowOf(row), reflect.TypeFor[T]()
}

// Describe writes a row for a person: its name and kind, then one line for each value in its file, with the source of
// the value. The type orders the values. Keys in inWords are omitted, because the caller words them.
func (r *Row) Describe(b *strings.Builder, kind string, typ reflect.Type, inWords ...string) {
	fmt.Fprintf(b, "%s (%s, %s)\n", r.Name, kind, r.ID)
	for _, f := range r.described(typ, inWords) {
		switch text := render(r.decoded[f.key], f.typ); {
		case strings.HasPrefix(text, "\n"): // a list of tables: the mark precedes it
			fmt.Fprintf(b, "  %s%s:%s\n", f.key, r.Mark(f.key), text)
		default:
			fmt.Fprintf(b, "  %s: %s%s\n", f.key, text, r.Mark(f.key))
		}
	}
}

// Value is a value of a row, as in its file.
type Value struct {
	Key   string
	Value any
}

// Explained is a row for readers who do not know its keys.
type Explained struct {
	Table  string  // table of the row in its file
	Values []Value // in the order of the row's type; they belong to the row
	Words  string  // the game's description of the row, in lines
}

// Explain returns the values of a row in the order of its type, without those in inWords.
func (r *Row) Explain(typ reflect.Type, words string, inWords ...string) Explained {
	out := Explained{Table: r.key, Words: words}
	for _, f := range r.described(typ, inWords) {
		out.Values = append(out.Values, Value{f.key, r.decoded[f.key]})
	}
	return out
}

// described lists the fields of a row that are described one by one.
func (r *Row) described(typ reflect.Type, inWords []string) []field {
	own := append([]string{"id", "name", "sources", "house", "notes"}, inWords...)
	return slices.DeleteFunc(fields(typ), func(f field) bool {
		_, decoded := r.decoded[f.key]
		return !decoded || slices.Contains(own, f.key)
	})
}

// Mark returns the source of a value; drawing values have no source in the game.
func (r *Row) Mark(key string) string {
	if Sourceless(key) {
		return ""
	}
	if slices.Contains(r.House, key) {
		return " [house]"
	}
	from, own := r.Sources[key]
	if !own {
		from = r.Sources["all"]
	}
	for _, h := range r.House {
		if part, ok := strings.CutPrefix(h, key+"."); ok {
			from += "; " + part + " house"
		}
	}
	if from == "" {
		return ""
	}
	return " [" + strings.TrimPrefix(from, "; ") + "]"
}

// Sourceless reports whether a key of a row is about drawing, map names or wording, which need no source.
func Sourceless(key string) bool {
	return key == "look" || key == "symbol" || key == "mark" || key == "colour" || key == "text"
}

// field is a key of a row and the type of its value.
type field struct {
	key string
	typ reflect.Type
}

// fields lists the keys of a row's type, in order.
func fields(t reflect.Type) []field {
	var out []field
	for i := range t.NumField() {
		f := t.Field(i)
		if f.Anonymous {
			out = append(out, fields(f.Type)...)
			continue
		}
		if key := f.Tag.Get("toml"); key != "" && key != "-" {
			out = append(out, field{key, f.Type})
		}
	}
	return out
}

// render formats a value for a person. The type only orders the keys of tables.
func render(v any, t reflect.Type) string {
	switch v := v.(type) {
	case bool:
		if v {
			return "yes"
		}
		return "no"
	case string:
		return v
	case []any:
		return renderList(v, t)
	case map[string]any:
		return renderTable(v, t)
	}
	return fmt.Sprint(v)
}

// renderList writes plain values on one line, and each table on its own line.
func renderList(list []any, t reflect.Type) string {
	elem := reflect.TypeFor[any]()
	if t.Kind() == reflect.Slice || t.Kind() == reflect.Array {
		elem = t.Elem()
	}
	parts, tables := make([]string, len(list)), false
	for i, v := range list {
		parts[i] = render(v, elem)
		_, table := v.(map[string]any)
		tables = tables || table
	}
	if tables {
		return "\n    " + strings.Join(parts, "\n    ")
	}
	return strings.Join(parts, ", ")
}

func renderTable(table map[string]any, t reflect.Type) string {
	keys := slices.Sorted(maps.Keys(table))
	types := map[string]reflect.Type{}
	if t.Kind() == reflect.Struct {
		keys = keys[:0]
		for _, f := range fields(t) {
			types[f.key] = f.typ
			if _, decoded := table[f.key]; decoded {
				keys = append(keys, f.key)
			}
		}
	}
	parts := make([]string, len(keys))
	for i, k := range keys {
		typ := types[k]
		if typ == nil {
			typ = reflect.TypeFor[any]()
		}
		parts[i] = k + " " + render(table[k], typ)
	}
	return strings.Join(parts, "; ")
}
