package rulebook

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"
)

// TestSchemaListsTheWords: the JSON Schema of the kind rulebook offers exactly the words that Go knows.
func TestSchemaListsTheWords(t *testing.T) {
	text, ok := FileKinds().JSONSchema(KindRulebook)
	if !ok {
		t.Fatal("no JSON Schema of the kind rulebook")
	}
	var root any
	if err := json.Unmarshal(text, &root); err != nil {
		t.Fatal(err)
	}
	enums := map[string][][]string{}
	gather(root, root, "", enums)
	lists := func(of ...[]string) [][]string { return of }
	for key, known := range map[string][][]string{ // more than one list: the key stands in more than one table
		"sight": lists(Sights()), "who": lists(Whos()), "serves": lists(Whos()), "summons": lists(SummonWords()),
		"may_battle": lists(Whos()), "class": lists(Classes()),
		"kind": lists(WeaponKinds(), CardKinds(), UnitKinds()), "follow_on": lists(FollowOns()), "bars": lists(BarWords()),
		"hired_by": lists(Hirers()), "traits": lists(Traits()), "pattern": lists(Patterns()),
		"symbol": lists(Pictures(), Silhouettes()),
		"do": lists(SpecialistEffects().Words(), CommandEffects().Words(), LoreEffects().Words(),
			PowerEffects().Words()),
		"rows":     lists(RowWords()),
		"classes":  lists(TroopClasses(), Classes()),
		"by":       lists(CardNumbers(), []string{ByCommand}, Bases(), PowerEffects().Entry(PowerLose).Bases),
		"part":     lists(Parts()),
		"sections": lists(Wings()),
		"window":   lists(LoreWindows()), "combat": lists(LoreCombats()), "what": lists(LoreTargets(), LoreIgnored()),
		"side": lists(LoreSides()), "shape": lists(LoreShapes()), "only": lists(LoreSides()[:2]), "stat": lists(LoreStats()),
		"until": lists(LoreEnds()), "hits": lists(LoreFaces()), "kills": lists(LoreFaces()), "ends_on": lists(LoreFaces()),
		"which": lists(LoreDice()), "where": lists(LorePlaces()), "deck": lists(LoreDecks()), "name": lists(LoreSpecials()),
		"pick": lists(LorePicks()), "when": lists(PowerTimes()), "needs": lists(PowerNeeds()), "to": lists(PowerTargets()),
		"per": lists(PowerPers()),
	} {
		for _, want := range known {
			if !slices.ContainsFunc(enums[key], func(got []string) bool { return slices.Equal(got, want) }) {
				t.Errorf("%q: the schema lists %v, Go knows %v", key, enums[key], want)
			}
		}
		for _, got := range enums[key] {
			if !slices.ContainsFunc(known, func(want []string) bool { return slices.Equal(got, want) }) {
				t.Errorf("%q: the schema lists %v, which Go does not know", key, got)
			}
		}
	}
}

// gather collects the enums of a schema by the name of their property.
func gather(root, v any, property string, into map[string][][]string) {
	switch v := v.(type) {
	case map[string]any:
		if ref, ok := v["$ref"].(string); ok {
			gather(root, referred(root, ref), property, into)
		}
		if list, ok := v["enum"].([]any); ok {
			into[property] = append(into[property], words(list))
		}
		for key, inner := range v {
			switch key {
			case "properties":
				for name, p := range inner.(map[string]any) {
					gather(root, p, name, into)
				}
			case "$defs": // read where it is referred to
			default:
				gather(root, inner, property, into)
			}
		}
	case []any:
		for _, inner := range v {
			gather(root, inner, property, into)
		}
	}
}

// referred resolves a reference into the same file.
func referred(root any, ref string) any {
	for _, part := range strings.Split(strings.TrimPrefix(ref, "#/"), "/") {
		root = root.(map[string]any)[part]
	}
	return root
}

// TestWordsAreExplained: each trait and each window has a sentence, and the page for authors prints the same one. The
// texts of effects are in another page, which docs compares with the schemas.
func TestWordsAreExplained(t *testing.T) {
	page, err := os.ReadFile("../../../../docs/formats/rulebook.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, trait := range Traits() {
		if row := "| `" + trait + "` | " + TraitMeaning(
			trait,
		) + " |"; TraitMeaning(trait) == "" ||
			!strings.Contains(string(page), row) {
			t.Errorf("docs/formats/rulebook.md has no row %s", row)
		}
	}
	for _, word := range LoreWindows() {
		if row := "| `" + word + "` | " + WindowMeaning(
			word,
		) + " |"; WindowMeaning(word) == "" ||
			!strings.Contains(string(page), row) {
			t.Errorf("docs/formats/rulebook.md has no row %s", row)
		}
	}
	for _, meaning := range []func(string) string{WindowMeaning, TargetMeaning, SpecialMeaning, BaseMeaning} {
		if meaning("sings") != "" {
			t.Error("an unknown word has a meaning")
		}
	}
	if TraitMeaning("sings") != "" {
		t.Error("an unknown trait has a meaning")
	}
	for _, word := range slices.Concat(Patterns(), Pictures(), Silhouettes()) {
		if !strings.Contains(string(page), "`"+word+"`") {
			t.Errorf("docs/formats/rulebook.md does not name the picture %s", word)
		}
	}
}
