package games

import (
	"encoding/json"
	"strings"
	"testing"
)

// TestProseKeysNamePlaceholders checks that the schemas mention placeholders for each key whose text may have them.
func TestProseKeysNamePlaceholders(t *testing.T) {
	seen := 0
	for _, g := range List() {
		for _, k := range g.Catalog.Kinds {
			if k.Name != "adventure" && k.Name != "scenario" && k.Name != "realm" {
				continue
			}
			var schema any
			if err := json.Unmarshal(k.Schema, &schema); err != nil {
				t.Fatal(err)
			}
			eachKey(schema, func(key, description string) {
				if strings.Contains(description, "Markdown") && key != "notes" {
					seen++
					if !strings.Contains(description, "{{") {
						t.Errorf("%s of %s of %s: %q", key, k.Folder, g.Catalog.Name, description)
					}
				}
			})
		}
	}
	if seen < 10 {
		t.Errorf("only %d keys of prose were found", seen)
	}
}

// eachKey yields every key of a JSON Schema with its description.
func eachKey(schema any, yield func(key, description string)) {
	switch s := schema.(type) {
	case map[string]any:
		for key, v := range s {
			if table, ok := v.(map[string]any); ok {
				if text, ok := table["description"].(string); ok {
					yield(key, text)
				}
			}
			eachKey(v, yield)
		}
	case []any:
		for _, v := range s {
			eachKey(v, yield)
		}
	}
}
