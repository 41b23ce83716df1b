package editortest

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"muster/schema"
)

// part is a part of a JSON Schema.
type part struct {
	Ref   string          `json:"$ref"`
	Type  string          `json:"type"`
	Enum  []string        `json:"enum"`
	Keys  map[string]part `json:"properties"`
	Items *part           `json:"items"`
	Rest  json.RawMessage `json:"additionalProperties"`
}

// TextPaths are the paths at which a kind has texts that its schema does not list, a number for an element and a name
// for a key that has none.
func TextPaths(t *testing.T, kinds *schema.Kinds, kind string) [][]string {
	t.Helper()
	text, _ := kinds.JSONSchema(kind)
	var root struct {
		part
		Defs map[string]part `json:"$defs"`
	}
	if err := json.Unmarshal(text, &root); err != nil {
		t.Fatal(err)
	}
	var out [][]string
	var walk func(p part, path []string)
	walk = func(p part, path []string) {
		if len(path) > 12 {
			return
		}
		if p.Ref != "" {
			steps := strings.Split(strings.TrimPrefix(p.Ref, "#/$defs/"), "/")
			p = root.Defs[steps[0]]
			for _, name := range steps[1:] {
				if name != "properties" {
					p = p.Keys[name]
				}
			}
			walk(p, path)
			return
		}
		below := func(name string, next part) { walk(next, append(slices.Clone(path), name)) }
		switch p.Type {
		case "string":
			if len(p.Enum) == 0 {
				out = append(out, path)
			}
		case "array":
			below("0", *p.Items)
		case "object":
			for name, next := range p.Keys {
				below(name, next)
			}
			var rest part
			if len(p.Rest) > 0 && p.Rest[0] == '{' && json.Unmarshal(p.Rest, &rest) == nil {
				below("x", rest)
			}
		}
	}
	walk(root.part, nil)
	return out
}
