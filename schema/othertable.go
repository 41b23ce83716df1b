package schema

import (
	"maps"
	"slices"
	"strings"
)

// mostTables limits the tables that a help line names for a key: a key of more tables, such as name, does not tell
// which was meant.
const mostTables = 2

// tablesWith lists the tables of the file's kind that have a key which its own table lacks: pennant and standard for
// command_cards. If some tables accept the value's type, it omits the others. It lists none for a key of the top level
// or of an enclosing table, which have their own help, or for a key of too many tables. Rows of the serving kind and
// waivers do not count as tables.
func (l *loader) tablesWith(v *violation) []string {
	kind := l.own.shape(l.doc.Kind)
	if v.keyword != "additionalProperties" || kind == nil {
		return nil
	}
	if _, ok := l.enclosing(v); ok {
		return nil
	}
	table, _ := v.value.(map[string]any)
	top := kind.property(v.name)
	own := strings.Split(v.ptr, "/")
	var out, fit []string
	for _, name := range slices.Sorted(maps.Keys(kind.Properties)) {
		serving := l.own.serving()
		if name == "waive" || name == "departs" || serving != nil && name == serving.Name ||
			len(own) > 2 && name == own[1] {
			continue
		}
		s := kind.property(name)
		if s.Items != nil {
			s = s.Items.here()
		}
		if s.Properties != nil && s.property(v.name) != nil {
			out = append(out, name)
			if s.property(v.name).holds(table[v.name]) {
				fit = append(fit, name)
			}
		}
	}
	switch {
	case len(fit) > 0:
		out = fit
	case top != nil:
		return nil
	}
	if len(out) > mostTables {
		return nil
	}
	return out
}

// belongs returns the help for a key in the wrong table: a key of both sides must be written for each.
func (l *loader) belongs(names []string) string {
	tables := l.own.shape(l.doc.Kind).Properties
	if len(names) == mostTables && sibling(tables, names[0]) == names[1] {
		return "write it below [" + names[0] + "] and [" + names[1] + "], once for each side"
	}
	for i, name := range names {
		if names[i] = "[" + name + "]"; tables[name].here().Items != nil {
			names[i] = "[[" + name + "]]"
		}
	}
	return "move it to the keys below " + strings.Join(names, " or ")
}

// holdsRows reports whether a value is a table or a list.
func holdsRows(v any) bool {
	switch v.(type) {
	case map[string]any, []any, []map[string]any:
		return true
	}
	return false
}
