package schema

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"
)

// Schema is the JSON Schema of a format.
type Schema struct{ root map[string]any }

// Read reads a JSON Schema.
func ReadSchema(text []byte) (*Schema, error) {
	s := new(Schema)
	return s, json.Unmarshal(text, &s.root)
}

// Place holds the schema nodes of one part: the node itself, the targets of its references, and all alternatives.
type SchemaPlace struct{ nodes []map[string]any }

// Exists reports whether the schema describes the place.
func (p SchemaPlace) Exists() bool { return len(p.nodes) > 0 }

// Top returns the place of the whole file.
func (s *Schema) Top() SchemaPlace { return s.spread([]map[string]any{s.root}) }

// spread adds the referenced and combined nodes to nodes.
func (s *Schema) spread(nodes []map[string]any) SchemaPlace {
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
	return SchemaPlace{out}
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

// Key returns the place of a key of a table.
func (s *Schema) Key(p SchemaPlace, name string) SchemaPlace {
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

// Rest returns the place of the keys of a table with free names.
func (s *Schema) Rest(p SchemaPlace) SchemaPlace {
	var out []map[string]any
	for _, n := range p.nodes {
		if m, ok := n["additionalProperties"].(map[string]any); ok {
			out = append(out, m)
		}
	}
	return s.spread(out)
}

// Item returns the place of an element of a list.
func (s *Schema) Item(p SchemaPlace) SchemaPlace {
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

// Keywords returns the merged keywords of the place; the node itself takes precedence over its references.
func (p SchemaPlace) Keywords() map[string]any {
	out := map[string]any{}
	for _, n := range slices.Backward(p.nodes) {
		maps.Copy(out, n)
	}
	delete(out, "$ref")
	return out
}

// Keys lists the keys that the schema names for a table.
func (p SchemaPlace) Keys() []string {
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

// Free reports whether a table has keys with free names.
func (p SchemaPlace) Free() bool {
	return slices.ContainsFunc(p.nodes, func(n map[string]any) bool {
		_, any := n["additionalProperties"].(map[string]any)
		return any || n["patternProperties"] != nil
	})
}

// Required reports whether every value of the place needs the key.
func (p SchemaPlace) Required(key string) bool {
	return slices.ContainsFunc(p.nodes, func(n map[string]any) bool {
		list, _ := n["required"].([]any)
		return slices.Contains(list, any(key))
	})
}

// Types returns the types of a value, or none if the schema does not say.
func (p SchemaPlace) Types() []string {
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

// Bound returns the limit that a keyword sets: the loosest of several alternatives.
func (p SchemaPlace) Bound(word string, lowest bool) (int, bool) {
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

// Words returns the allowed words of a text, or none if it is free.
func (p SchemaPlace) Words() []string {
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
