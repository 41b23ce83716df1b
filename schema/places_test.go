package schema

import (
	"slices"
	"testing"
)

const text = `{
	"properties": {
		"name": {"type": "string", "maxLength": 40},
		"army": {"$ref": "#/$defs/army", "description": "who fights"},
		"list": {"items": {"$ref": "#/$defs/word"}},
		"free": {"type": "object", "additionalProperties": {"anyOf": [{"type": "integer", "maximum": 3}, {"maximum": 9}]}}
	},
	"required": ["name"],
	"$defs": {
		"army": {"type": "object", "description": "an army", "properties": {"next": {"$ref": "#/$defs/army"}}},
		"word": {"enum": ["one", "two"]}
	}
}`

// TestPlaces: places are found through references, lists, free keys and alternatives.
func TestPlacePlaces(t *testing.T) {
	s, err := ReadSchema([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	top := s.Top()
	if got := top.Keys(); !slices.Equal(got, []string{"army", "free", "list", "name"}) {
		t.Errorf("keys %v", got)
	}
	if !top.Required("name") || top.Required("army") || top.Free() {
		t.Error("the top is wrong")
	}
	if most, ok := s.Key(top, "name").Bound("maxLength", false); !ok || most != 40 {
		t.Errorf("a name has at most %d letters, %v", most, ok)
	}
	army := s.Key(top, "army")
	said := army.Keywords()
	if said["description"] != "who fights" || said["type"] != "object" || said["$ref"] != nil {
		t.Errorf("of an army: %v", said)
	}
	for range 20 { // a schema may refer to itself
		army = s.Key(army, "next")
	}
	if got := army.Keys(); !slices.Equal(got, []string{"next"}) {
		t.Errorf("keys of an army: %v", got)
	}
	if got := s.Item(s.Key(top, "list")).Words(); !slices.Equal(got, []string{"one", "two"}) {
		t.Errorf("words %v", got)
	}
	free := s.Key(top, "free")
	for _, p := range []SchemaPlace{s.Rest(free), s.Key(free, "anything")} {
		most, ok := p.Bound("maximum", false)
		if !free.Free() || !ok || most != 9 || !slices.Equal(p.Types(), []string{"integer"}) {
			t.Errorf("free keys: %v, at most %d", p.Types(), most)
		}
	}
	if s.Item(top).Exists() || s.Rest(top).Exists() || s.Key(top, "other").Exists() || !army.Exists() {
		t.Error("a place that is not there")
	}
	if _, err := ReadSchema([]byte("{")); err == nil {
		t.Error("half a schema is read")
	}
}
