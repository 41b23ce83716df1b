package main

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"muster/schema"
)

// headers are the tables with a header of their own, and lists of such, in written order; other tables are inline.
var headers = []string{
	"victory", "landmarks", "call_to_arms", "pennant", "standard", "ally", "objectives", "units", "lairs", "rules",
	"features", "edges", "places", "legend", "rulebook", "ground", "command_cards", "effects", "waive",
}

// written returns a table of values as unformatted TOML.
func written(tree map[string]any) []byte {
	var b strings.Builder
	writeTable(&b, "", tree)
	return []byte(b.String())
}

func writeTable(b *strings.Builder, path string, t map[string]any) {
	keys := slices.Sorted(maps.Keys(t))
	for _, key := range keys {
		if !apart(key, t[key]) {
			fmt.Fprintf(b, "%s = %s\n", keyOf(key), inline(t[key]))
		}
	}
	slices.SortStableFunc(keys, func(a, b string) int { return slices.Index(headers, a) - slices.Index(headers, b) })
	for _, key := range keys {
		if !apart(key, t[key]) {
			continue
		}
		below := strings.TrimPrefix(path+"."+keyOf(key), ".")
		switch v := t[key].(type) {
		case map[string]any:
			fmt.Fprintf(b, "\n[%s]\n", below)
			writeTable(b, below, v)
		case []any:
			for _, x := range v {
				fmt.Fprintf(b, "\n[[%s]]\n", below)
				writeTable(b, below, x.(map[string]any))
			}
		}
	}
}

// apart reports whether a value has its own headers: tables of the list above, and lists of tables.
func apart(key string, v any) bool {
	switch v := v.(type) {
	case map[string]any:
		return slices.Contains(headers, key)
	case []any:
		if len(v) > 0 {
			_, tables := v[0].(map[string]any)
			return tables
		}
	}
	return false
}

func keyOf(key string) string {
	if strings.Trim(key, "abcdefghijklmnopqrstuvwxyz_-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ") == "" && key != "" {
		return key
	}
	return schema.Quote(key)
}

func inline(v any) string {
	switch v := v.(type) {
	case string:
		if !strings.Contains(v, "\n") {
			return schema.Quote(v)
		}
		return "\"\"\"\n" + strings.NewReplacer(`\`, `\\`, `"""`, `""\"`).Replace(v) + "\"\"\""
	case []any:
		parts := make([]string, len(v))
		for i, x := range v {
			parts[i] = inline(x)
		}
		return "[" + strings.Join(parts, ", ") + "]"
	case map[string]any:
		var parts []string
		for _, key := range slices.Sorted(maps.Keys(v)) {
			parts = append(parts, keyOf(key)+" = "+inline(v[key]))
		}
		return "{ " + strings.Join(parts, ", ") + " }"
	}
	return fmt.Sprint(v)
}
