package schema

import (
	"bytes"
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"testing"
)

// everyKind returns the set of each kind, including that of project settings.
func everyKind() map[string]*Kinds {
	all := map[string]*Kinds{settingsKind: settingsKinds()}
	for _, kind := range game().Names() {
		all[kind] = game()
	}
	return all
}

// TestJSONSchema: the printed schema is self-contained and deterministic.
func TestJSONSchema(t *testing.T) {
	for kind, kinds := range everyKind() {
		text, ok := kinds.JSONSchema(kind)
		again, _ := kinds.JSONSchema(kind)
		if !ok || !bytes.Equal(text, again) {
			t.Fatalf("%s: not the same twice", kind)
		}
		var root map[string]any
		if err := json.Unmarshal(text, &root); err != nil {
			t.Fatal(err)
		}
		if want := "https://muster.invalid/schema/" + kind + ".schema.json"; root["$id"] != want {
			t.Errorf("%s has $id %v, want %s", kind, root["$id"], want)
		}
		walkSchema(root, "", func(where string, node map[string]any) {
			ref, isRef := node["$ref"].(string)
			if !isRef {
				return
			}
			at := any(root)
			for _, part := range strings.Split(strings.TrimPrefix(ref, "#/"), "/") {
				table, _ := at.(map[string]any)
				at = table[part]
			}
			if !strings.HasPrefix(ref, "#/") || at == nil {
				t.Errorf("%s%s refers to %q, which is not there", kind, where, ref)
			}
		})
	}
	for _, kind := range []string{"common", "", "../map", "Map"} {
		if _, ok := game().JSONSchema(kind); ok {
			t.Errorf("there is a schema of kind %q", kind)
		}
	}
}

// TestSchemaKeywords: the schemas use only keywords that shape, locate and the findings know, and describe every key
// for editors.
func TestSchemaKeywords(t *testing.T) {
	// x-says: sentences of explain, by value; enumDescriptions: meanings of enum words for editors.
	words := []string{"title", "description", "examples", "default", "x-says", "enumDescriptions"}
	rules := []string{
		"type", "properties", "required", "additionalProperties", "maxProperties", "items", "minItems", "maxItems",
		"minLength", "maxLength", "pattern", "enum", "const", "minimum", "maximum",
	}
	top := []string{"$schema", "$id", "$defs"}
	for kind, kinds := range everyKind() {
		text, _ := kinds.JSONSchema(kind)
		var root map[string]any
		if err := json.Unmarshal(text, &root); err != nil {
			t.Fatal(err)
		}
		walkSchema(root, "", func(where string, node map[string]any) {
			_, isRef := node["$ref"]
			for _, key := range slices.Sorted(maps.Keys(node)) {
				switch {
				case slices.Contains(words, key), key == "$ref", where == "" && slices.Contains(top, key):
				case isRef || !slices.Contains(rules, key):
					t.Errorf("%s%s has the keyword %s", kind, where, key)
				}
			}
			if isRef {
				return
			}
			enum, _ := node["enum"].([]any)
			if means, ok := node["enumDescriptions"].([]any); ok && len(means) != len(enum) {
				t.Errorf("%s%s has %d words and explains %d", kind, where, len(enum), len(means))
			}
			typ, _ := node["type"].(string)
			if typ == "" {
				t.Errorf("%s%s has no type: nil would pass", kind, where)
			}
			if strings.Contains(where, "/properties/") && !strings.Contains(where, "additionalProperties") &&
				!strings.HasSuffix(where, "/items") &&
				(node["title"] == nil || node["description"] == nil) {
				t.Errorf("%s%s lacks a title or description", kind, where)
			}
			if typ == "object" && node["additionalProperties"] == nil ||
				typ == "array" && (node["maxItems"] == nil || node["items"] == nil) ||
				typ == "integer" && node["const"] == nil && (node["minimum"] == nil || node["maximum"] == nil) ||
				typ == "string" && node["maxLength"] == nil && node["enum"] == nil && node["const"] == nil &&
					node["pattern"] == nil {
				t.Errorf("%s%s has no bounds", kind, where)
			}
			if p, ok := node["pattern"].(string); ok {
				if rule, _ := patternWords(p, "x"); strings.Contains(rule, p) {
					t.Errorf("%s%s has a pattern without words: %s", kind, where, p)
				}
			}
		})
	}
}

// walkSchema visits every schema inside a schema.
func walkSchema(node map[string]any, where string, visit func(string, map[string]any)) {
	visit(where, node)
	for _, key := range []string{"items", "additionalProperties"} {
		if sub, ok := node[key].(map[string]any); ok {
			walkSchema(sub, where+"/"+key, visit)
		}
	}
	for _, key := range []string{"properties", "$defs"} {
		subs, _ := node[key].(map[string]any)
		for name, sub := range subs {
			walkSchema(sub.(map[string]any), where+"/"+key+"/"+name, visit)
		}
	}
}

// TestSchemaExamples: examples and defaults fit their schema.
func TestSchemaExamples(t *testing.T) {
	for kind, kinds := range everyKind() {
		root := kinds.validator(kind)
		for name, p := range root.Properties {
			p = resolve(p)
			for _, e := range append(slices.Clone(p.Examples), p.Default) {
				if e == nil {
					continue
				}
				if n, ok := e.(json.Number); ok {
					e, _ = n.Int64()
				}
				if err := p.Validate(e); err != nil {
					t.Errorf("%s: example %v of %s: %v", kind, e, name, err)
				}
			}
		}
	}
}
