package rulebook

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
)

// Describe writes a row in full, for a person: a line for each value that its file gives, with where the value
// comes from. Kind is one of Kinds, or "" to look in all of them, in that order. The row's id must be exact.
func (r *Rulebook) Describe(kind, id string) (text string, ok bool) {
	for _, k := range Kinds() {
		if kind != "" && kind != k {
			continue
		}
		if row, typ := r.find(k, id); row != nil {
			return r.describe(k, row, typ), true
		}
	}
	return "", false
}

// find gives a row and the type whose fields order its values.
func (r *Rulebook) find(kind, id string) (*Row, reflect.Type) {
	switch kind {
	case "units":
		return found(r.Units.Get(id))
	case "weapons":
		return found(r.Weapons.Get(id))
	case "races":
		return found(r.Races.Get(id))
	case "banners":
		return found(r.Banners.Get(id))
	case "terrain":
		return found(r.Terrain.Get(id))
	case "edges":
		return found(r.Edges.Get(id))
	case "boards":
		return found(r.Boards.Get(id))
	case "council":
		return found(r.Classes.Get(id))
	case "commander-levels":
		return found(r.Commander.Get(id))
	case "master-levels":
		return found(r.Masters.Get(id))
	case "specialists":
		return found(r.Specialists.Get(id))
	case "command-cards":
		return found(r.CommandCards.Get(id))
	case "lore-cards":
		return found(r.LoreCards.Get(id))
	case "tokens":
		return found(r.Tokens.Get(id))
	case "lore-terms":
		return found(r.LoreTerms.Get(id))
	case "boxes":
		return found(r.Boxes.Get(id))
	}
	return nil, nil
}

func found[T any](row *T) (*Row, reflect.Type) {
	if row == nil {
		return nil, nil
	}
	return any(row).(interface{ row() *Row }).row(), reflect.TypeFor[T]()
}

func (r *Rulebook) describe(kind string, row *Row, typ reflect.Type) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s (%s, %s)\n", row.Name, kind, row.ID)
	for _, f := range fields(typ) {
		v, written := row.written[f.key]
		if !written || f.key == "id" || f.key == "name" || f.key == "sources" || f.key == "house" || f.key == "notes" ||
			f.key == "effects" || f.key == "target" || f.key == "text" || f.key == "powers" { // in words, at the end
			continue
		}
		switch text := render(v, f.typ); {
		case strings.HasPrefix(text, "\n"): // a list of tables: the mark stands before it
			fmt.Fprintf(&b, "  %s%s:%s\n", f.key, row.mark(f.key), text)
		default:
			fmt.Fprintf(&b, "  %s: %s%s\n", f.key, text, row.mark(f.key))
		}
	}
	switch kind {
	case "units":
		r.describeUnit(&b, r.Units.Get(row.ID))
	case "specialists":
		r.Specialists.Get(row.ID).describeEffects(&b)
	case "command-cards":
		r.CommandCards.Get(row.ID).describeEffects(&b)
	case "lore-cards":
		r.describeLore(&b, r.LoreCards.Get(row.ID))
	case "terrain":
		if text := r.OwnEffect(r.Terrain.Get(row.ID)); text != "" {
			fmt.Fprintf(&b, "  for its owner: %s\n", text)
		}
	case "tokens":
		fmt.Fprintf(&b, "  in play: %s\n", tokenLine(r.Tokens.Get(row.ID)))
	}
	if row.Notes != "" {
		fmt.Fprintf(&b, "  %s\n", strings.Join(strings.Fields(row.Notes), " "))
	}
	return b.String()
}

// describeUnit adds what the row leaves to its banner and what its traits mean.
func (r *Rulebook) describeUnit(b *strings.Builder, u *Unit) {
	fmt.Fprintf(b, "  in play: %s\n", r.numbers(u))
	for _, t := range u.Traits {
		if m := TraitMeaning(t); m != "" {
			fmt.Fprintf(b, "  %s: it %s\n", t, m)
		}
	}
	u.describePowers(b)
}

// mark says where a value comes from; what is drawn has no source in the game.
func (r *Row) mark(key string) string {
	if sourceless(key) {
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

// sourceless reports whether a key of a row says how something is drawn, named on a map or worded, which needs no
// source.
func sourceless(key string) bool {
	return key == "look" || key == "symbol" || key == "mark" || key == "colour" || key == "text"
}

// field is a key of a row with the type that its value is read into.
type field struct {
	key string
	typ reflect.Type
}

// fields lists the keys of a row's type, in the order in which the type has them.
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

// render writes a value as a person reads it. The type only orders the keys of tables.
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

// renderList writes plain values in a row and tables one a line.
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
			if _, written := table[f.key]; written {
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
