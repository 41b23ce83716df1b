package editor

import (
	"encoding/json"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"muster/schema"
	"muster/schema/project"
)

// shape is the part of a kind's JSON Schema that the editor uses.
type shape struct {
	Ref         string            `json:"$ref"`
	Defs        map[string]*shape `json:"$defs"`
	Title       string            `json:"title"`
	Description string            `json:"description"`
	Type        string            `json:"type"`
	Properties  map[string]*shape `json:"properties"`
	Required    []string          `json:"required"`
	Items       *shape            `json:"items"`
	Enum        []string          `json:"enum"`
	Means       []string          `json:"enumDescriptions"`
	Const       any               `json:"const"`
	Default     any               `json:"default"`
	Examples    []any             `json:"examples"`
	Pattern     string            `json:"pattern"`
	Minimum     *int              `json:"minimum"`
	Maximum     *int              `json:"maximum"`
	MaxLength   int               `json:"maxLength"`
	Rest        json.RawMessage   `json:"additionalProperties"`

	rest *shape
}

// listed returns the words of a comma-separated text: the examples that are single words. It returns nil for other
// texts.
func (x *shape) listed() []string {
	if !strings.Contains(x.Pattern, "(?: *, *") {
		return nil
	}
	var words []string
	for _, example := range x.Examples {
		if word, ok := example.(string); ok && !strings.Contains(word, ",") {
			words = append(words, word)
		}
	}
	return words
}

// shaped returns the schema name of a document: its kind, or the project settings.
func (v *sight) shaped() string {
	if filepath.Base(v.path) == project.Marker {
		return project.Marker
	}
	return v.kind
}

// shapeOf returns the schema of a document's kind in its game, or of the project settings. It returns nil for an
// unknown kind and for a schema that cannot be read.
func (s *Server) shapeOf(v *sight) *shape {
	kind := v.shaped()
	key := v.of + " " + kind
	if known, ok := s.keys.Load(key); ok {
		return known.(*shape)
	}
	var root *shape
	text, ok := s.opts.Catalogs.Kinds().Of(v.of).JSONSchema(kind)
	if kind == project.Marker {
		text, ok = schema.SettingsSchema(), true
	}
	if ok {
		root = new(shape)
		if json.Unmarshal(text, root) != nil {
			root = nil
		}
	}
	if root != nil {
		root.link(root, map[*shape]bool{})
	}
	s.keys.Store(key, root)
	return root
}

// link resolves the schemas of keys with arbitrary names.
func (x *shape) link(root *shape, done map[*shape]bool) {
	if x == nil || done[x] {
		return
	}
	done[x] = true
	if len(x.Rest) > 0 && x.Rest[0] == '{' {
		x.rest = new(shape)
		if json.Unmarshal(x.Rest, x.rest) != nil {
			x.rest = nil
		}
		x.rest.link(root, done)
	}
	for _, p := range x.Properties {
		p.link(root, done)
	}
	for _, d := range x.Defs {
		d.link(root, done)
	}
	x.Items.link(root, done)
}

// meant follows references.
func (x *shape) meant(root *shape) *shape {
	for n := 0; x != nil && x.Ref != "" && n < 100; n++ {
		to := root
		for _, step := range strings.Split(strings.TrimPrefix(x.Ref, "#/"), "/") {
			switch {
			case to == nil:
			case step == "$defs" || step == "properties":
				continue
			default:
				if d := to.Defs[step]; d != nil {
					to = d
				} else {
					to = to.Properties[step]
				}
			}
		}
		x = to
	}
	return x
}

// at returns the shape at a path; numbers and stars lead into lists. It returns nil for a path that the schema does not
// have.
func (x *shape) at(path []string) *shape {
	root := x
	x = x.meant(root)
	for _, name := range path {
		if x == nil {
			return nil
		}
		switch next := x.Properties[name]; {
		case x.Type == "array":
			x = x.Items.meant(root)
		case next != nil:
			x = next.meant(root)
		default:
			x = x.rest.meant(root)
		}
	}
	return x
}

// table returns the shape of the table at a path, or for a list of tables that of its elements.
func (x *shape) table(path []string) *shape {
	t := x.at(path)
	if t != nil && t.Type == "array" && t.Items != nil {
		t = t.Items.meant(x)
	}
	if t == nil || t.Type != "object" {
		return nil
	}
	return t
}

// Key describes a key of definitions of a kind, from the schema of that kind.
type Key struct {
	Title, Description string
	Type               string   // as in JSON Schema
	Element            string   // the type of the elements of a list
	Words              []string // the only texts that it can have; nil for any
	Means              []string // the meanings of Words; nil if they are unknown
	Least, Most        *int
	Long               bool     // it is prose of several lines
	Default, Example   any      // nil if it has none
	Keys, Required     []string // of a table, or of the tables of a list; Keys are sorted
}

// long is the length from which a text is prose.
const long = 1000

// Key returns the description of a key at a path; nil for an unknown one. An index leads into a list.
func (s *Server) Key(game, kind string, path []string) *Key {
	root := s.shapeOf(&sight{kind: kind, of: game})
	x := root.at(path)
	if x == nil {
		return nil
	}
	k := &Key{
		Title: x.Title, Description: x.Description, Type: x.Type, Words: x.Enum, Means: x.Means, Least: x.Minimum,
		Most: x.Maximum, Long: x.MaxLength > long, Default: x.Default,
	}
	if len(x.Examples) > 0 {
		k.Example = x.Examples[0]
	}
	t := x
	if x.Type == "array" {
		if t = x.Items.meant(root); t == nil {
			t = &shape{}
		}
		k.Element = t.Type
		if k.Title == "" {
			k.Title = t.Title
		}
	}
	k.Keys, k.Required = slices.Sorted(maps.Keys(t.Properties)), t.Required
	return k
}

// told returns the documentation of a shape as Markdown.
func (x *shape) told(name string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "**%s**", name)
	if x.Type != "" {
		b.WriteString(" " + typeWords[x.Type])
	}
	if x.Description != "" {
		b.WriteString("\n\n" + x.Description)
	}
	if len(x.Enum) > 0 {
		b.WriteString("\n\nOne of `" + strings.Join(x.Enum, "`, `") + "`.")
	}
	if x.Minimum != nil && x.Maximum != nil {
		fmt.Fprintf(&b, "\n\nFrom %d to %d.", *x.Minimum, *x.Maximum)
	}
	if x.Default != nil {
		fmt.Fprintf(&b, "\n\nDefault: `%v`.", written(x.Default))
	}
	if len(x.Examples) > 0 {
		fmt.Fprintf(&b, "\n\nExample: `%v`.", written(x.Examples[0]))
	}
	return b.String()
}

// typeWords are the names of schema types for people.
var typeWords = map[string]string{
	"string": "(text)", "integer": "(whole number)", "boolean": "(true or false)", "array": "(list)", "object": "(table)",
}

// written returns a value in TOML syntax, for the types that schemas use.
func written(v any) string {
	text, err := json.Marshal(v)
	if err != nil {
		return ""
	}
	return string(text)
}
