package schema_test

import (
	"encoding/json"
	"io/fs"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"

	"muster/docs"
	adventures "muster/internal/adventures/command"
	cells "muster/internal/engine/command/field"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/engine/medieval"
	battlemaps "muster/maps"
	"muster/schema/source"
)

// medievalSchema returns the schema of a kind of Commands & Colors: Medieval.
func medievalSchema(t *testing.T, kind string) doc {
	t.Helper()
	text, ok := medieval.Game().FileKinds().JSONSchema(kind)
	var d doc
	if err := json.Unmarshal(text, &d.root); err != nil || !ok {
		t.Fatalf("%s: %v", kind, err)
	}
	return d
}

// medievalTables maps table keys to the row types of the rulebook.
var medievalTables = map[string]any{
	"boards": rulebook.Board{}, "faces": rulebook.Face{}, "classes": rulebook.Class{}, "units": rulebook.Unit{},
	"leaders": rulebook.Leader{}, "support": rulebook.Support{}, "ground": rulebook.Terrain{},
	"features": rulebook.Terrain{}, "edges": rulebook.Edge{}, "command_cards": rulebook.CommandCard{},
	"actions": rulebook.Action{}, "limits": rulebook.Limit{}, "boxes": rulebook.Box{},
}

// wider lists keys that Go reads for the whole family and that this game does not have: keys of another game must not
// be valid by accident.
var wider = map[string][]string{
	"boards": {"epic", "rack", "ranks", "zones", "guards", "scout_guard", "landmarks", "lairs", "stakes"},
	"terrain": {
		"stakes", "bold_next", "master", "creature", "stores", "summons", "tokens", "heals", "passage", "raises", "serves",
		"under_unit", "effect",
	},
	"map": {"places"},
}

// TestMedievalKeysAgree: the keys of a Medieval schema equal the keys that Go reads, at every level and with the same
// type. They exclude keys of other games; the game is required and fixed.
func TestMedievalKeysAgree(t *testing.T) {
	for kind, value := range map[string]any{rulebook.KindMap: battlemaps.Map{},
		rulebook.KindAdventure: adventures.Adventure{}} {
		s := medievalSchema(t, kind)
		s.ofMedieval(t, kind)
		s.medievalTables(t, kind+"/rulebook", s.at(s.root, "properties", "rulebook"))
		props := s.properties()
		for _, key := range []string{"kind", "game", "format", "waive", "rulebook"} { // read by schema, runner and rulebook
			if props[key] == nil {
				t.Errorf("%s: the schema lacks %s", kind, key)
			}
			delete(props, key)
		}
		if kind == rulebook.KindMap {
			s.within(t, kind, reflect.TypeOf(value), s.root, wider["map"])
			continue
		}
		s.agree(t, kind, reflect.TypeOf(value), s.root)
	}
	s := medievalSchema(t, rulebook.KindRulebook)
	s.ofMedieval(t, rulebook.KindRulebook)
	for _, key := range []string{"kind", "game", "format", "id", "name", "author", "notes", "waive"} {
		delete(s.properties(), key)
	}
	s.medievalTables(t, rulebook.KindRulebook, s.root)
}

// ofMedieval checks that a file of the kind must state its game.
func (d doc) ofMedieval(t *testing.T, kind string) {
	t.Helper()
	if game := d.at(d.root, "properties", "game"); game["const"] != medieval.Game().Name {
		t.Errorf("%s: the game is %v", kind, game["const"])
	}
	if !slices.Contains(d.root["required"].([]any), any("game")) {
		t.Errorf("%s: the game is not required", kind)
	}
}

func (d doc) medievalTables(t *testing.T, where string, node map[string]any) {
	t.Helper()
	props := node["properties"].(map[string]any)
	if got, want := slices.Sorted(maps.Keys(props)), slices.Sorted(maps.Keys(medievalTables)); !slices.Equal(
		got,
		want,
	) {
		t.Errorf("%s: tables %q, want %q", where, got, want)
	}
	got, read := slices.Sorted(maps.Keys(props)), slices.Sorted(slices.Values(rulebook.TableKeys()))
	if !slices.Equal(got, read) {
		t.Errorf("%s: tables %q, the rulebook reads %q", where, got, read)
	}
	for key, row := range medievalTables {
		items := d.at(node, "properties", key, "items")
		switch key {
		case "boards":
			d.within(t, where+"/"+key, reflect.TypeOf(row), items, wider["boards"])
		case "ground", "features":
			d.within(t, where+"/"+key, reflect.TypeOf(row), items, wider["terrain"])
		default:
			d.agree(t, where+"/"+key, reflect.TypeOf(row), items)
		}
	}
}

// within is agree for a struct that the whole family reads, with some keys that this game lacks.
func (d doc) within(t *testing.T, where string, typ reflect.Type, node map[string]any, beyond []string) {
	t.Helper()
	fields := map[string]reflect.Type{}
	collect(typ, fields)
	props := node["properties"].(map[string]any)
	for key := range fields {
		if props[key] == nil && !slices.Contains(beyond, key) {
			t.Errorf("%s: Go reads %q, the schema does not have it", where, key)
		}
		if props[key] != nil && slices.Contains(beyond, key) {
			t.Errorf("%s: %q is another game's", where, key)
		}
	}
	for key, p := range props {
		field, read := fields[key]
		if sub := d.resolve(p.(map[string]any)); !read {
			t.Errorf("%s: nobody reads %q", where, key)
		} else if field.Kind() == reflect.Struct {
			d.within(t, where+"/"+key, field, sub, beyond)
		} else {
			d.agree(t, where+"/"+key, field, sub)
		}
	}
}

// TestMedievalWordsAgree: fixed word lists of the rulebook equal those of the schema.
func TestMedievalWordsAgree(t *testing.T) {
	s := medievalSchema(t, rulebook.KindRulebook)
	effects := []string{"command_cards", "items", "properties", "effects", "items", "properties"}
	for _, tt := range []struct {
		path []string
		want []string
	}{
		{[]string{"units", "items", "properties", "arm"}, rulebook.Arms()},
		{[]string{"units", "items", "properties", "evades"}, rulebook.Foes()},
		{[]string{"leaders", "items", "properties", "bonus"}, rulebook.Arms()},
		{[]string{"faces", "items", "properties", "means"}, rulebook.FaceWords()},
		{[]string{"ground", "items", "properties", "sight"}, cells.Sights()},
		{[]string{"ground", "items", "properties", "who"}, rulebook.Whos()},
		{[]string{"ground", "items", "properties", "may_battle"}, rulebook.Whos()},
		{[]string{"edges", "items", "properties", "bars"}, cells.BarWords()},
		{[]string{"command_cards", "items", "properties", "kind"}, rulebook.CardKinds()},
		{[]string{"actions", "items", "properties", "when"}, rulebook.ActionTimes()},
		{append(slices.Clip(effects), "do"), rulebook.CardDialect().Words()},
		{append(slices.Clip(effects), "by"), rulebook.CardNumbers()},
		{append(slices.Clip(effects), "sections"), rulebook.Wings()},
		{append(slices.Clip(effects), "arms"), rulebook.Arms()},
	} {
		node := s.at(s.root, append([]string{"properties"}, tt.path...)...)
		if items, ok := node["items"]; ok {
			node = s.resolve(items.(map[string]any))
		}
		s.words(t, tt.path[0]+"."+tt.path[len(tt.path)-1], node, tt.want)
	}
	// Each key of an effect is read by an operation of the effect schema, and each that an operation reads is a key.
	keys := s.at(s.root, append([]string{"properties"}, effects[:5]...)...)["properties"].(map[string]any)
	var read []string
	for _, e := range rulebook.CardDialect().Entries {
		read = append(read, e.Keys...)
	}
	read = append(read, rulebook.CardDialect().Always...)
	slices.Sort(read)
	if got := slices.Sorted(maps.Keys(keys)); !slices.Equal(got, slices.Compact(read)) {
		t.Errorf("the schema has the keys %q of effects, the dialect reads %q", got, slices.Compact(read))
	}
}

// TestMedievalPages: every page of a format names every key of its kind, and its examples pass without a finding.
func TestMedievalPages(t *testing.T) {
	for _, kind := range medieval.Game().FileKinds().Names() {
		name := "formats/medieval/" + kind + ".md"
		family := slices.Contains([]string{rulebook.KindSweep, rulebook.KindResults, rulebook.KindStyle}, kind)
		if family {
			name = "formats/" + kind + ".md" // one page covers all games
		}
		page, err := fs.ReadFile(docs.Pages, name)
		if err != nil {
			t.Fatal(err)
		}
		s := medievalSchema(t, kind)
		if kind != rulebook.KindRulebook {
			delete(s.properties(), "rulebook") // documented on the page on rulebooks
		}
		names(s, s.root, func(key string) {
			if !strings.Contains(string(page), "`"+key+"`") && !strings.Contains(string(page), "`[["+key+"]]`") {
				t.Errorf("%s does not explain %q", name, key)
			}
		})
		examples := fence.FindAllStringSubmatch(string(page), -1)
		if len(examples) == 0 {
			t.Errorf("%s has no example", name)
		}
		for _, m := range examples {
			if family && !strings.Contains(m[2], medieval.Game().Name) {
				continue // of another game
			}
			d, found := medieval.Game().FileKinds().Load(source.NewFile(m[1], []byte(m[2])))
			for _, f := range found {
				t.Errorf("%s: %s:%d: %s: %s", name, f.File, f.Start.Line, f.Code, f.Message)
			}
			if d.Kind != kind {
				t.Errorf("%s: %s is of kind %q", name, m[1], d.Kind)
			}
		}
	}
}
