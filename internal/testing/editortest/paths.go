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
	Shown []any           `json:"examples"`
	Keys  map[string]part `json:"properties"`
	Items *part           `json:"items"`
	Rest  json.RawMessage `json:"additionalProperties"`
}

// Text is a possible text of a kind that its schema does not list.
type Text struct {
	Path     []string // a number for an element, and a name for a key that has none
	Examples []string
}

// TextPaths returns the paths at which a kind has texts that its schema does not list.
func TextPaths(t *testing.T, kinds *schema.Kinds, kind string) []Text {
	t.Helper()
	text, _ := kinds.JSONSchema(kind)
	var root struct {
		part
		Defs map[string]part `json:"$defs"`
	}
	if err := json.Unmarshal(text, &root); err != nil {
		t.Fatal(err)
	}
	var out []Text
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
				one := Text{Path: path}
				for _, e := range p.Shown {
					if word, ok := e.(string); ok {
						one.Examples = append(one.Examples, word)
					}
				}
				out = append(out, one)
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
