package rulebook

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"muster/internal/engine/command/rows"
)

// TestEveryValueHasASource: each value of each shipped row is covered by sources (its own key or "all") or by house;
// sources and house name keys that the row has; every source is listed in docs/reference/sources.md.
func TestEveryValueHasASource(t *testing.T) {
	known := sourceKeys(t)
	seen := 0
	eachRow(func(where string, row map[string]any) {
		sources, _ := row["sources"].(map[string]any)
		house := words(row["house"])
		for key := range row {
			if slices.Contains([]string{"id", "name", "sources", "house", "notes"}, key) || rows.Sourceless(key) {
				continue
			}
			seen++
			if sources[key] == nil && sources["all"] == nil && !slices.Contains(house, key) {
				t.Errorf("%s: %s has no source and is not marked house", where, key)
			}
		}
		for _, key := range house {
			if !has(row, key) {
				t.Errorf("%s: house names %q, which the row does not have", where, key)
			}
			if sources[key] != nil {
				t.Errorf("%s: %q has a source and is marked house", where, key)
			}
		}
		for key, cited := range sources {
			if key != "all" && !has(row, key) {
				t.Errorf("%s: sources name %q, which the row does not have", where, key)
			}
			for _, source := range strings.Split(cited.(string), ", ") {
				if !known[source] {
					t.Errorf("%s: source %q of %s is not in docs/reference/sources.md", where, source, key)
				}
			}
		}
		powers, _ := row["powers"].([]any)
		for _, p := range powers {
			power := p.(map[string]any)
			for _, key := range words(power["house"]) {
				if !has(power, key) {
					t.Errorf("%s: house of %v names %q, which the power does not have", where, power["name"], key)
				}
			}
		}
	})
	if seen < 500 {
		t.Errorf("only %d values were looked at", seen)
	}
}

// eachRow shows every row of every shipped table.
func eachRow(show func(where string, row map[string]any)) {
	for _, d := range rows.Documents(Tables()) {
		for _, key := range TableKeys() {
			list, _ := d.Tree[key].([]any)
			for _, v := range list {
				row := v.(map[string]any)
				show(fmt.Sprintf("%s: %s %v", d.File.Name, key, row["id"]), row)
			}
		}
	}
}

// has follows a dotted path of keys.
func has(table map[string]any, path string) bool {
	key, rest, more := strings.Cut(path, ".")
	v, ok := table[key]
	if !more || !ok {
		return ok
	}
	inner, _ := v.(map[string]any)
	return has(inner, rest)
}

func words(v any) []string {
	list, _ := v.([]any)
	out := make([]string, len(list))
	for i := range list {
		out[i] = list[i].(string)
	}
	return out
}

var sourceRow = regexp.MustCompile(`(?m)^\| ([^|]+) \| [^|]+ \| [^|]+ \|$`)

// sourceKeys reads the keys of docs/reference/sources.md.
func sourceKeys(t *testing.T) map[string]bool {
	t.Helper()
	text, err := os.ReadFile("../../../../docs/reference/sources.md")
	if err != nil {
		t.Fatal(err)
	}
	keys := map[string]bool{}
	for _, m := range sourceRow.FindAllStringSubmatch(string(text), -1) {
		for _, key := range strings.Split(m[1], ", ") {
			if keys[key] {
				t.Errorf("docs/reference/sources.md lists %q twice", key)
			}
			keys[key] = true
		}
	}
	return keys
}
