package main

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strings"

	"muster/internal/engine/battlelore/rulebook"
)

// editor makes mistakes in trees.
type editor struct {
	*rand.Rand
	words []string // that occur in the definitions, and some that no one expects
}

// slot is a place of a value in a tree: a key of a table, or an element of a list.
type slot struct {
	table map[string]any
	key   string
	list  []any // an element of it, when table is nil
	at    int
}

func (s slot) get() any {
	if s.table != nil {
		return s.table[s.key]
	}
	return s.list[s.at]
}

func (s slot) set(v any) {
	if s.table != nil {
		s.table[s.key] = v
	} else {
		s.list[s.at] = v
	}
}

// slots lists the places below a value in a fixed order.
func slots(v any) []slot {
	var out []slot
	switch x := v.(type) {
	case map[string]any:
		for _, k := range slices.Sorted(maps.Keys(x)) {
			out = append(append(out, slot{table: x, key: k}), slots(x[k])...)
		}
	case []any:
		for i := range x {
			out = append(append(out, slot{list: x, at: i}), slots(x[i])...)
		}
	}
	return out
}

func pick[T any](e *editor, list []T) T { return list[e.IntN(len(list))] }

// oddWords are texts that no key expects.
var oddWords = []string{
	"", " ", "gren", "nobody", "0", "a\nb", "\u0000", "é", "Green", "green ", "x-x-x", "standard", "pennant",
	strings.Repeat("a", 65),
}

// oddNumbers are numbers at and beyond limits.
var oddNumbers = []int64{
	-1, 0, 1, 2, 3, 4, 5, 8, 9, 10, 20, 26, 31, 64, 98, 99, 100, 127, 128, 255, 256, 999, 1000, 32767, 32768,
	1 << 31, 1<<63 - 1, -99, -1 << 63,
}

// other returns a value of another kind, or an unusual one of the same.
func (e *editor) other(v any) any {
	if e.IntN(4) > 0 { // mostly of the same kind
		switch x := v.(type) {
		case string:
			switch e.IntN(4) {
			case 0:
				return pick(e, oddWords)
			case 1:
				if len(x) > 1 {
					at := e.IntN(len(x) - 1)
					return strings.ToValidUTF8(x[:at]+x[at+1:], "")
				}
			}
			return pick(e, e.words)
		case int64:
			if e.IntN(3) == 0 {
				return x + int64(e.IntN(5)-2)
			}
			return pick(e, oddNumbers)
		case bool:
			return !x
		case []any:
			return e.otherList(x)
		}
	}
	return pick(e, []any{
		"word", "", int64(0), int64(7), true, 1.5, []any{}, []any{"a", "a"}, []any{int64(1)}, map[string]any{},
		map[string]any{"id": "x"}, []any{map[string]any{}},
	})
}

// otherList returns a list with fewer or more elements.
func (e *editor) otherList(x []any) any {
	switch n := len(x); {
	case n == 0 || e.IntN(4) == 0:
		return []any{}
	case e.IntN(3) == 0:
		return slices.Delete(slices.Clone(x), e.IntN(n), n)
	case e.IntN(8) == 0:
		for len(x) < 300 {
			x = append(slices.Clip(x), x...)
		}
		return x
	default:
		return append(slices.Clip(x), deep(x[e.IntN(n)]))
	}
}

// deep returns a deep copy of a value.
func deep(v any) any {
	switch x := v.(type) {
	case map[string]any:
		out := make(map[string]any, len(x))
		for k, e := range x {
			out[k] = deep(e)
		}
		return out
	case []any:
		out := make([]any, len(x))
		for i, e := range x {
			out[i] = deep(e)
		}
		return out
	}
	return v
}

// spoil makes one mistake in a tree of rows, by their tables.
func (e *editor) spoil(tree map[string]any) {
	all := slots(tree)
	if len(all) == 0 {
		return
	}
	s := pick(e, all)
	switch e.IntN(12) {
	case 0, 1:
		if s.table != nil {
			delete(s.table, s.key)
		} else {
			s.set(e.other(s.get()))
		}
	case 2, 3, 4, 5, 6:
		s.set(e.other(s.get()))
	case 7:
		if s.table != nil {
			s.table[pick(e, []string{"x", "nam", "colour", s.key + "s", "units", "effect"})] = deep(s.get())
		}
	case 8:
		s.set(deep(pick(e, all).get()))
	default:
		e.rows(tree)
	}
}

// rows makes a mistake with whole rows.
func (e *editor) rows(tree map[string]any) {
	var keys []string
	for _, key := range slices.Sorted(maps.Keys(tree)) {
		if list, ok := tree[key].([]any); ok && allTables(list) {
			keys = append(keys, key)
		}
	}
	if len(keys) == 0 {
		return
	}
	key := pick(e, keys)
	list := tree[key].([]any)
	at := e.IntN(len(list))
	row := list[at].(map[string]any)
	switch e.IntN(7) {
	case 0: // twice
		tree[key] = append(slices.Clip(list), deep(row))
	case 1: // gone
		tree[key] = slices.Delete(slices.Clone(list), at, at+1)
	case 2: // in another table
		tree[key] = slices.Delete(slices.Clone(list), at, at+1)
		to := pick(e, rulebook.TableKeys())
		there, _ := tree[to].([]any)
		tree[to] = append(slices.Clip(there), row)
	case 3: // with the id of another row
		if other, ok := pick(e, list).(map[string]any); ok {
			row["id"] = other["id"]
		}
	case 4: // with the id of something that ships
		row["id"] = pick(e, shippedIDs(key))
	case 5: // under another header
		delete(tree, key)
		tree[pick(e, append(rulebook.TableKeys(), "unit", "rulebook", "terrain"))] = list
	case 6: // with the values of another row
		if other, ok := pick(e, list).(map[string]any); ok {
			id := row["id"]
			clear(row)
			maps.Copy(row, deep(other).(map[string]any))
			row["id"] = id
		}
	}
}
