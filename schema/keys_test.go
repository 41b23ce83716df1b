package schema_test

import (
	"encoding/json"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"

	"muster/deploycards"
	adventures "muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/sweep"
	battlemaps "muster/maps"
)

// tables maps table keys to the row types of the rulebook.
var tables = map[string]any{
	"boards":           rulebook.Board{},
	"banners":          rulebook.Banner{},
	"races":            rulebook.Race{},
	"weapons":          rulebook.Weapon{},
	"units":            rulebook.Unit{},
	"creatures":        rulebook.Unit{},
	"ground":           rulebook.Terrain{},
	"features":         rulebook.Terrain{},
	"landmarks":        rulebook.Terrain{},
	"lairs":            rulebook.Terrain{},
	"edges":            rulebook.Edge{},
	"commander_levels": rulebook.CommanderLevel{},
	"master_levels":    rulebook.MasterLevel{},
	"council":          rulebook.CouncilClass{},
	"specialists":      rulebook.Specialist{},
	"command_cards":    rulebook.CommandCard{},
	"lore_cards":       rulebook.LoreCard{},
	"tokens":           rulebook.Token{},
	"lore_terms":       rulebook.LoreTerms{},
	"boxes":            rulebook.Box{},
}

// TestKeysAgree: the schema's keys equal the keys that Go reads, at every level and with the same type.
func TestKeysAgree(t *testing.T) {
	for kind, value := range map[string]any{
		rulebook.KindMap: battlemaps.Map{}, rulebook.KindDeploycards: deploycards.Set{},
		rulebook.KindAdventure: adventures.Adventure{},
	} {
		s := document(t, kind)
		s.tables(t, kind+"/rulebook", s.at(s.root, "properties", "rulebook"))
		props := s.properties()
		for _, key := range []string{"kind", "game", "format", "waive", "rulebook"} { // read by schema, runner and rulebook
			if props[key] == nil {
				t.Errorf("%s: the schema lacks %s", kind, key)
			}
			delete(props, key)
		}
		s.agree(t, kind, reflect.TypeOf(value), s.root)
	}
	for kind, value := range map[string]any{
		rulebook.KindSweep: sweep.Sweep{}, rulebook.KindResults: sweep.Results{}, rulebook.KindStyle: sweep.Style{},
	} {
		s := document(t, kind)
		for _, key := range []string{"kind", "game", "format", "waive"} {
			delete(s.properties(), key)
		}
		s.agree(t, kind, reflect.TypeOf(value), s.root)
	}
	s := document(t, rulebook.KindRulebook)
	for _, key := range []string{"kind", "game", "format", "id", "name", "author", "notes", "waive"} {
		delete(s.properties(), key)
	}
	s.tables(t, rulebook.KindRulebook, s.root)
}

// TestWordsAgree: fixed word lists of the rulebook equal those of the schema.
func TestWordsAgree(t *testing.T) {
	s := document(t, rulebook.KindRulebook)
	for _, tt := range []struct {
		table, key string
		want       []string
	}{
		{"ground", "sight", rulebook.Sights()},
		{"ground", "who", rulebook.Whos()},
		{"ground", "may_battle", rulebook.Whos()},
		{"units", "class", rulebook.Classes()},
		{"units", "traits", rulebook.Traits()},
		{"weapons", "kind", rulebook.WeaponKinds()},
		{"weapons", "symbol", rulebook.Pictures()},
		{"units", "symbol", rulebook.Silhouettes()},
		{"creatures", "symbol", rulebook.Silhouettes()},
		{"races", "hired_by", rulebook.Hirers()},
		{"edges", "bars", rulebook.BarWords()},
	} {
		node := s.at(s.root, "properties", tt.table, "items", "properties", tt.key)
		if items, ok := node["items"]; ok {
			node = s.resolve(items.(map[string]any))
		}
		s.words(t, tt.table+"."+tt.key, node, tt.want)
	}
	look := s.at(s.root, "properties", "ground", "items", "properties", "look", "properties", "pattern")
	s.words(t, "look.pattern", look, rulebook.Patterns())
	follow := s.at(s.root, "properties", "banners", "items", "properties", "foot", "properties", "follow_on")
	s.words(t, "foot.follow_on", follow, rulebook.FollowOns())
}

// doc is the schema of a kind as printed for editors.
type doc struct{ root map[string]any }

func document(t *testing.T, kind string) doc {
	t.Helper()
	text, ok := rulebook.FileKinds().JSONSchema(kind)
	var d doc
	if err := json.Unmarshal(text, &d.root); err != nil || !ok {
		t.Fatalf("%s: %v", kind, err)
	}
	return d
}

func (d doc) properties() map[string]any { return d.root["properties"].(map[string]any) }

// at follows keywords and names, through references.
func (d doc) at(node map[string]any, path ...string) map[string]any {
	for _, p := range path {
		node = d.resolve(node[p].(map[string]any))
	}
	return node
}

func (d doc) resolve(node map[string]any) map[string]any {
	for {
		ref, ok := node["$ref"].(string)
		if !ok {
			return node
		}
		node = d.root
		for _, part := range strings.Split(strings.TrimPrefix(ref, "#/"), "/") {
			node = node[part].(map[string]any)
		}
	}
}

func (d doc) tables(t *testing.T, where string, node map[string]any) {
	props := node["properties"].(map[string]any)
	if got, want := slices.Sorted(maps.Keys(props)), slices.Sorted(maps.Keys(tables)); !slices.Equal(got, want) {
		t.Errorf("%s: tables %q, want %q", where, got, want)
	}
	for key, row := range tables {
		d.agree(t, where+"/"+key, reflect.TypeOf(row), d.at(node, "properties", key, "items"))
	}
}

// agree compares a Go type with the schema of its values.
func (d doc) agree(t *testing.T, where string, typ reflect.Type, node map[string]any) {
	node = d.resolve(node)
	kinds := map[reflect.Kind]string{
		reflect.String: "string",
		reflect.Int:    "integer",
		reflect.Bool:   "boolean",
		reflect.Slice:  "array",
		reflect.Array:  "array",
		reflect.Map:    "object",
		reflect.Struct: "object",
	}
	if typ.Kind() == reflect.Pointer {
		typ = typ.Elem()
	}
	if node["type"] != kinds[typ.Kind()] {
		t.Errorf("%s: the schema has type %v, Go has %s", where, node["type"], typ)
		return
	}
	switch typ.Kind() {
	case reflect.Slice, reflect.Array:
		d.agree(t, where+"[]", typ.Elem(), node["items"].(map[string]any))
	case reflect.Map:
		if rest, ok := node["additionalProperties"].(map[string]any); ok {
			d.agree(t, where+"{}", typ.Elem(), rest)
			return
		}
		for key, p := range node["properties"].(map[string]any) {
			d.agree(t, where+"/"+key, typ.Elem(), p.(map[string]any))
		}
	case reflect.Struct:
		fields := map[string]reflect.Type{}
		collect(typ, fields)
		props := node["properties"].(map[string]any)
		if got, want := slices.Sorted(maps.Keys(props)), slices.Sorted(maps.Keys(fields)); !slices.Equal(got, want) {
			t.Errorf("%s: the schema has the keys\n  %q\nGo reads\n  %q", where, got, want)
		}
		for key, field := range fields {
			if p, ok := props[key].(map[string]any); ok {
				d.agree(t, where+"/"+key, field, p)
			}
		}
	}
}

// collect lists the keys that a struct reads, including those of embedded structs.
func collect(typ reflect.Type, fields map[string]reflect.Type) {
	for i := range typ.NumField() {
		f := typ.Field(i)
		if key := f.Tag.Get("toml"); key != "" && key != "-" {
			fields[key] = f.Type
		} else if f.Anonymous {
			collect(f.Type, fields)
		}
	}
}

func (d doc) words(t *testing.T, where string, node map[string]any, want []string) {
	t.Helper()
	var got []string
	for _, w := range node["enum"].([]any) {
		got = append(got, w.(string))
	}
	if !slices.Equal(got, want) {
		t.Errorf("%s: the schema has %q, the rulebook %q", where, got, want)
	}
}
