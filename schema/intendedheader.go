package schema

import (
	"maps"
	"slices"
	"strings"

	"muster/schema/diag"
)

// meant rejects the key that an unknown key stands for: its value is not checked, so that a typo is reported once.
func (l *loader) meant(v *violation) {
	if v.keyword != "additionalProperties" {
		return
	}
	for _, name := range l.tablesWith(v) {
		l.refuse("/" + name + "/" + pointerPart(v.name))
	}
	if near := diag.Nearest(v.name, l.candidates(v)); near != "" {
		l.refuse(v.ptr + "/" + pointerPart(near))
	}
}

// lostHeader returns the help for keys that are unknown because the header above them is missing, or "". The header is
// [legend] above the symbols of cards and maps, or that of a side above its keys that follow the other side's units.
// The header's content is not checked. Only the first of several such keys in one table is reported.
func (l *loader) lostHeader(v *violation) string {
	if v.keyword != "additionalProperties" || diag.Nearest(v.name, l.candidates(v)) != "" {
		return ""
	}
	if v.ptr == "" {
		return l.lostLegend(v)
	}
	return l.lostSide(v)
}

// symbolSigns is the maximum number of characters of a legend symbol.
const symbolSigns = 4

func (l *loader) lostLegend(v *violation) string {
	word, _ := l.doc.Tree[v.name].(string)
	_, written := l.doc.Tree["legend"]
	kind := l.own.shape(l.doc.Kind).Properties
	if written || word == "" || len(v.name) > symbolSigns || kind["legend"] == nil {
		return ""
	}
	l.refuse("/legend")
	return "add the header [legend] on a line above it"
}

func (l *loader) lostSide(v *violation) string {
	parts := strings.Split(v.ptr, "/")
	tables := l.own.shape(l.doc.Kind).Properties
	side := tables[parts[1]].here()
	if len(parts) != 4 || side == nil || side.property(v.name) == nil {
		return ""
	}
	other := sibling(tables, parts[1])
	if other == "" {
		return ""
	}
	for _, side := range []string{other, parts[1]} {
		table, _ := l.doc.Tree[side].(map[string]any)
		if _, has := table[v.name]; has {
			continue
		}
		l.refuse("/" + side + "/" + v.name)
		if headed(table) {
			return "move it up, to the keys below [" + side + "]"
		}
		return "write the header [" + side + "] on a line above it"
	}
	return ""
}

// sibling returns the table with the same shape as another, such as the other side's army, or "".
func sibling(tables map[string]*shape, name string) string {
	for _, other := range slices.Sorted(maps.Keys(tables)) {
		if other != name && tables[other].here() == tables[name].here() {
			return other
		}
	}
	return ""
}

// headed reports whether a side has keys of its own, apart from lists of units and places.
func headed(side map[string]any) bool {
	for _, v := range side {
		if list, ok := v.([]any); !ok || len(list) == 0 {
			return true
		} else if _, tables := list[0].(map[string]any); !tables {
			return true
		}
	}
	return false
}
