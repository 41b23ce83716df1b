// Package places asks JSON Schemas what they say of the places of a definition: of its keys, the elements of its lists,
// and the keys that its author names. Start with Read and Schema.Top.
package places

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"
)

// Schema is the JSON Schema of a format.
type Schema struct{ root map[string]any }

// Read reads a JSON Schema.
func Read(text []byte) (*Schema, error) {
	s := new(Schema)
	return s, json.Unmarshal(text, &s.root)
}

// Place is what the schema says of one place: what stands there, what that refers to, and all alternatives.
type Place struct{ nodes []map[string]any }

// Exists reports whether the schema says anything of the place.
func (p Place) Exists() bool { return len(p.nodes) > 0 }

// Top is the place of the whole file.
func (s *Schema) Top() Place { return s.spread([]map[string]any{s.root}) }

// spread adds to nodes what they refer to and what they combine.
func (s *Schema) spread(nodes []map[string]any) Place {
	var out []map[string]any
	var visit func(n map[string]any, depth int)
	visit = func(n map[string]any, depth int) {
		if depth > 12 {
			return
		}
		out = append(out, n)
		if ref, ok := n["$ref"].(string); ok {
			if to := s.resolve(ref); to != nil {
				visit(to, depth+1)
			}
		}
		for _, word := range []string{"allOf", "anyOf", "oneOf"} {
			list, _ := n[word].([]any)
			for _, each := range list {
				if m, ok := each.(map[string]any); ok {
					visit(m, depth+1)
				}
			}
		}
		for _, word := range []string{"then", "else"} {
			if m, ok := n[word].(map[string]any); ok {
				visit(m, depth+1)
			}
		}
	}
	for _, n := range nodes {
		visit(n, 0)
	}
	return Place{out}
}

func (s *Schema) resolve(ref string) map[string]any {
	at, ok := strings.CutPrefix(ref, "#/")
	if !ok {
		if ref == "#" {
			return s.root
		}
		return nil
	}
	n := s.root
	for _, part := range strings.Split(at, "/") {
		n, ok = n[strings.NewReplacer("~1", "/", "~0", "~").Replace(part)].(map[string]any)
		if !ok {
			return nil
		}
	}
	return n
}

// Key is the place of a key of a table.
func (s *Schema) Key(p Place, name string) Place {
	var out []map[string]any
	for _, n := range p.nodes {
		props, _ := n["properties"].(map[string]any)
		if m, ok := props[name].(map[string]any); ok {
			out = append(out, m)
		} else if m, ok := n["additionalProperties"].(map[string]any); ok {
			out = append(out, m)
		}
	}
	return s.spread(out)
}

// Rest is the place of the keys of a table that have names of the author's choice.
func (s *Schema) Rest(p Place) Place {
	var out []map[string]any
	for _, n := range p.nodes {
		if m, ok := n["additionalProperties"].(map[string]any); ok {
			out = append(out, m)
		}
	}
	return s.spread(out)
}

// Item is the place of an element of a list.
func (s *Schema) Item(p Place) Place {
	var out []map[string]any
	for _, n := range p.nodes {
		if m, ok := n["items"].(map[string]any); ok {
			out = append(out, m)
		}
		list, _ := n["prefixItems"].([]any)
		for _, each := range list {
			if m, ok := each.(map[string]any); ok {
				out = append(out, m)
			}
		}
	}
	return s.spread(out)
}

// Said is what is said of the place in one node; what stands there goes before what it refers to.
func (p Place) Said() map[string]any {
	out := map[string]any{}
	for _, n := range slices.Backward(p.nodes) {
		maps.Copy(out, n)
	}
	delete(out, "$ref")
	return out
}

// Keys lists the keys that the schema names for a table.
func (p Place) Keys() []string {
	var out []string
	for _, n := range p.nodes {
		props, _ := n["properties"].(map[string]any)
		for name := range props {
			out = append(out, name)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// Free reports whether a table has keys of the author's own choice.
func (p Place) Free() bool {
	return slices.ContainsFunc(p.nodes, func(n map[string]any) bool {
		_, any := n["additionalProperties"].(map[string]any)
		return any || n["patternProperties"] != nil
	})
}

// Required reports whether every value of the place needs the key.
func (p Place) Required(key string) bool {
	return slices.ContainsFunc(p.nodes, func(n map[string]any) bool {
		list, _ := n["required"].([]any)
		return slices.Contains(list, any(key))
	})
}

// Types are the types that a value may have; none where the schema does not say.
func (p Place) Types() []string {
	var out []string
	add := func(name string) {
		if !slices.Contains(out, name) {
			out = append(out, name)
		}
	}
	for _, n := range p.nodes {
		switch t := n["type"].(type) {
		case string:
			add(t)
		case []any:
			for _, each := range t {
				if name, ok := each.(string); ok {
					add(name)
				}
			}
		}
		if v, ok := n["const"]; ok {
			add(typeOf(v))
		}
		list, _ := n["enum"].([]any)
		for _, v := range list {
			add(typeOf(v))
		}
	}
	return out
}

func typeOf(v any) string {
	switch v.(type) {
	case string:
		return "string"
	case bool:
		return "boolean"
	case []any:
		return "array"
	case map[string]any:
		return "object"
	}
	return "integer"
}

// Bound is the limit that a word of the schema gives: the loosest, where several alternatives have one.
func (p Place) Bound(word string, lowest bool) (int, bool) {
	var out int
	found := false
	for _, n := range p.nodes {
		if v, ok := n[word].(float64); ok {
			if !found || lowest == (int(v) < out) {
				out = int(v)
			}
			found = true
		}
	}
	return out, found
}

// Words are the words that a text may be; none where it is free.
func (p Place) Words() []string {
	var out []string
	for _, n := range p.nodes {
		list, _ := n["enum"].([]any)
		for _, v := range list {
			if s, ok := v.(string); ok {
				out = append(out, s)
			}
		}
		if s, ok := n["const"].(string); ok {
			out = append(out, s)
		}
	}
	return out
}
