package main

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// written returns a tree as TOML: first simple values, then lists of tables with a header each.
func written(tree map[string]any) string {
	var b strings.Builder
	var tables []string
	for _, key := range slices.Sorted(maps.Keys(tree)) {
		if list, ok := tree[key].([]any); ok && allTables(list) {
			tables = append(tables, key)
			continue
		}
		fmt.Fprintf(&b, "%s = %s\n", text(key), value(tree[key]))
	}
	for _, key := range tables {
		for _, row := range tree[key].([]any) {
			fmt.Fprintf(&b, "\n[[%s]]\n", text(key))
			row := row.(map[string]any)
			for _, k := range slices.Sorted(maps.Keys(row)) {
				fmt.Fprintf(&b, "%s = %s\n", text(k), value(row[k]))
			}
		}
	}
	return b.String()
}

func allTables(list []any) bool {
	for _, v := range list {
		if _, ok := v.(map[string]any); !ok {
			return false
		}
	}
	return len(list) > 0
}

// value writes one value in a line.
func value(v any) string {
	switch x := v.(type) {
	case string:
		return text(x)
	case []any:
		parts := make([]string, len(x))
		for i, e := range x {
			parts[i] = value(e)
		}
		return "[" + strings.Join(parts, ", ") + "]"
	case map[string]any:
		parts := make([]string, 0, len(x))
		for _, k := range slices.Sorted(maps.Keys(x)) {
			parts = append(parts, text(k)+" = "+value(x[k]))
		}
		return "{ " + strings.Join(parts, ", ") + " }"
	}
	return fmt.Sprint(v)
}

// text writes a string; JSON's escapes are TOML's.
func text(s string) string {
	b, err := json.Marshal(s)
	if err != nil {
		panic(err) // a string always is JSON
	}
	return string(b)
}
