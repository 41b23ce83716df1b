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
	scenarios "muster/internal/adventures/runewars"
	"muster/internal/engine/runewars/rulebook"
	boardmaps "muster/maps"
	"muster/schema/source"
)

// runewars returns the schema of a kind of Runewars.
func runewars(t *testing.T, kind string) doc {
	t.Helper()
	text, ok := rulebook.FileKinds().JSONSchema(kind)
	var d doc
	if err := json.Unmarshal(text, &d.root); err != nil || !ok {
		t.Fatalf("%s: %v", kind, err)
	}
	return d
}

// runewarsTables maps table keys to the row types of the rulebook.
var runewarsTables = map[string]any{
	"fate": rulebook.Fate{}, "factions": rulebook.Faction{}, "units": rulebook.Unit{}, "tiles": rulebook.Tile{},
	"cities": rulebook.City{}, "exploration": rulebook.Token{}, "limits": rulebook.Limit{}, "boxes": rulebook.Box{},
	"heroes": rulebook.Hero{}, "quests": rulebook.Quest{}, "rewards": rulebook.Reward{}, "tactics": rulebook.Tactics{},
	"seasons": rulebook.SeasonCard{}, "objectives": rulebook.Objective{}, "titles": rulebook.Title{},
	"commanders": rulebook.Commander{}, "developments": rulebook.Development{},
}

// TestRunewarsKeysAgree: the keys of a Runewars schema equal the keys that Go reads, at every level and with the same
// type; the game is required and fixed.
func TestRunewarsKeysAgree(t *testing.T) {
	for _, kind := range rulebook.FileKinds().Names() {
		s := runewars(t, kind)
		if game := s.at(s.root, "properties", "game"); game["const"] != rulebook.GameName {
			t.Errorf("%s: the game is %v", kind, game["const"])
		}
		if !slices.Contains(s.root["required"].([]any), any("game")) {
			t.Errorf("%s: the game is not required", kind)
		}
	}
	s := runewars(t, rulebook.KindRealm)
	s.runewarsTables(t, "realm/rulebook", s.at(s.root, "properties", "rulebook"))
	props := s.properties()
	for _, key := range []string{"kind", "game", "format", "waive", "rulebook"} { // read by schema, runner and rulebook
		if props[key] == nil {
			t.Errorf("realm: the schema lacks %s", key)
		}
		delete(props, key)
	}
	s.agree(t, "realm", reflect.TypeFor[boardmaps.Realm](), s.root)
	s = runewars(t, rulebook.KindScenario)
	s.runewarsTables(t, "scenario/rulebook", s.at(s.root, "properties", "rulebook"))
	for _, key := range []string{"kind", "game", "format", "waive", "rulebook"} {
		delete(s.properties(), key)
	}
	fight, battle := s.at(s.root, "properties", "battles", "items", "properties"), runewars(t, rulebook.KindBattle)
	for key := range fight {
		if battle.properties()[key] == nil {
			t.Errorf("scenario/battles: a battle has no key %s", key)
		}
	}
	delete(s.properties(), "battles") // read by internal/engine/runewars/library
	s.agree(t, "scenario", reflect.TypeFor[scenarios.Scenario](), s.root)
	s = runewars(t, rulebook.KindRulebook)
	for _, key := range []string{"kind", "game", "format", "id", "name", "author", "notes", "waive"} {
		delete(s.properties(), key)
	}
	s.runewarsTables(t, rulebook.KindRulebook, s.root)
}

func (d doc) runewarsTables(t *testing.T, where string, node map[string]any) {
	t.Helper()
	got := slices.Sorted(maps.Keys(node["properties"].(map[string]any)))
	if want := slices.Sorted(maps.Keys(runewarsTables)); !slices.Equal(got, want) {
		t.Errorf("%s: tables %q, want %q", where, got, want)
	}
	if read := slices.Sorted(slices.Values(rulebook.TableKeys())); !slices.Equal(got, read) {
		t.Errorf("%s: tables %q, the rulebook reads %q", where, got, read)
	}
	for key, row := range runewarsTables {
		d.agree(t, where+"/"+key, reflect.TypeOf(row), d.at(node, "properties", key, "items"))
	}
}

// TestRunewarsWordsAgree: fixed word lists of the rulebook equal those of the schema.
func TestRunewarsWordsAgree(t *testing.T) {
	s := runewars(t, rulebook.KindRulebook)
	effect := []string{"units", "items", "properties", "special", "items", "properties"}
	deed := []string{"seasons", "items", "properties", "effects", "items", "properties"}
	has := []string{"objectives", "items", "properties", "needs", "items", "properties"}
	ability := []string{"heroes", "items", "properties", "abilities", "items", "properties"}
	for _, tt := range []struct {
		path []string
		want []string
	}{
		{[]string{"fate", "items", "properties", "destiny"}, rulebook.Destinies()},
		{[]string{"factions", "items", "properties", "alignment"}, rulebook.Alignments()},
		{[]string{"factions", "items", "properties", "icons", "items", "properties", "dial"}, rulebook.Dials()},
		{[]string{"units", "items", "properties", "shape"}, rulebook.Shapes()},
		{[]string{"cities", "items", "properties", "gives", "items", "properties", "what"}, rulebook.Benefits()},
		{[]string{"cities", "items", "properties", "gives", "items", "properties", "shape"}, rulebook.Shapes()},
		{[]string{"exploration", "items", "properties", "back"}, rulebook.Backs()},
		{[]string{"exploration", "items", "properties", "does"}, rulebook.TokenWords()},
		{[]string{"heroes", "items", "properties", "alignment"}, rulebook.Alignments()},
		{[]string{"quests", "items", "properties", "attribute"}, rulebook.Attributes()},
		{[]string{"quests", "items", "properties", "done"}, rulebook.Destinies()},
		{[]string{"rewards", "items", "properties", "sort"}, rulebook.RewardSorts()},
		{[]string{"rewards", "items", "properties", "use"}, rulebook.Uses()},
		{[]string{"tactics", "items", "properties", "when"}, rulebook.Timings()},
		{[]string{"seasons", "items", "properties", "season"}, rulebook.Seasons()},
		{append(slices.Clip(deed), "do"), rulebook.Operations()},
		{append(slices.Clip(deed), "who"), rulebook.Whoms()},
		{append(slices.Clip(deed), "by"), rulebook.Deciders()},
		{append(slices.Clip(deed), "where"), rulebook.Wheres()},
		{append(slices.Clip(deed), "shapes"), rulebook.Shapes()},
		{append(slices.Clip(deed), "dial"), rulebook.Dials()},
		{append(slices.Clip(deed), "pays", "properties", "what"), rulebook.Prices()},
		{append(slices.Clip(has), "has"), rulebook.Holdings()},
		{append(slices.Clip(ability), "gives"), rulebook.AbilityWords()},
		{append(slices.Clip(ability), "attribute"), rulebook.Attributes()},
		{append(slices.Clip(effect), "do"), rulebook.EffectWords()},
		{append(slices.Clip(effect), "by"), rulebook.Choosers()},
		{append(slices.Clip(effect), "state"), rulebook.States()},
		{append(slices.Clip(effect), "shapes"), rulebook.Shapes()},
	} {
		node := s.at(s.root, append([]string{"properties"}, tt.path...)...)
		if items, ok := node["items"]; ok {
			node = s.resolve(items.(map[string]any))
		}
		s.words(t, tt.path[0]+"."+tt.path[len(tt.path)-1], node, tt.want)
	}
}

// TestScenarioWordsAgree: fixed word lists of a scenario equal those of the schema.
func TestScenarioWordsAgree(t *testing.T) {
	s := runewars(t, rulebook.KindScenario)
	seat := []string{"seats", "items", "properties"}
	effect := []string{"events", "items", "properties", "effects", "items", "properties"}
	for _, tt := range []struct {
		path []string
		want []string
	}{
		{[]string{"edition"}, scenarios.Editions()},
		{[]string{"victory"}, scenarios.Victories()},
		{[]string{"with"}, scenarios.Options()},
		{[]string{"without"}, scenarios.Options()},
		{append(slices.Clip(seat), "policy"), scenarios.Policies()},
		{append(slices.Clip(seat), "orders"), scenarios.Orders()},
		{append(slices.Clip(seat), "used"), scenarios.Orders()},
		{append(slices.Clip(seat), "victory_card"), scenarios.Seasons()},
		{append(slices.Clip(seat), "strongholds", "items", "properties", "development"), scenarios.Developments()},
		{append(slices.Clip(seat), "heroes", "items", "properties", "training"), scenarios.Attributes()},
		{[]string{"start", "properties", "season"}, scenarios.Seasons()},
		{[]string{"tokens", "items", "properties", "token"}, scenarios.Tokens()},
		{[]string{"events", "items", "properties", "season"}, scenarios.Seasons()},
		{append(slices.Clip(effect), "do"), scenarios.Operations()},
		{append(slices.Clip(effect), "pick"), scenarios.Picks()},
		{append(slices.Clip(effect), "dial"), rulebook.Dials()},
		{[]string{"wins", "items", "properties", "has"}, scenarios.Holdings()},
		{[]string{"loses", "items", "properties", "at"}, scenarios.Times()},
	} {
		node := s.at(s.root, append([]string{"properties"}, tt.path...)...)
		if items, ok := node["items"]; ok {
			node = s.resolve(items.(map[string]any))
		}
		s.words(t, strings.Join(tt.path, "."), node, tt.want)
	}
}

// TestRunewarsPages: every page of a format names every key of its kind, and its examples pass without a finding.
func TestRunewarsPages(t *testing.T) {
	for _, kind := range rulebook.FileKinds().Names() {
		name := "formats/runewars/" + kind + ".md"
		shared := kind == rulebook.KindStyle
		if shared {
			name = "formats/style.md" // one page covers all games
		}
		page, err := fs.ReadFile(docs.Pages, name)
		if err != nil {
			t.Fatal(err)
		}
		s := runewars(t, kind)
		if kind != rulebook.KindRulebook {
			delete(s.properties(), "rulebook") // documented on the page on rulebooks
		}
		if kind == rulebook.KindScenario { // and the page on battles documents a side
			sides := s.at(s.root, "properties", "battles", "items", "properties")
			delete(sides, "attacker")
			delete(sides, "defender")
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
			if shared && !strings.Contains(m[2], rulebook.GameName) {
				continue // of another game
			}
			d, found := rulebook.FileKinds().Load(source.NewFile(m[1], []byte(m[2])))
			for _, f := range found {
				t.Errorf("%s: %s:%d: %s: %s", name, f.File, f.Start.Line, f.Code, f.Message)
			}
			if d.Kind != kind {
				t.Errorf("%s: %s is of kind %q", name, m[1], d.Kind)
			}
		}
	}
}
