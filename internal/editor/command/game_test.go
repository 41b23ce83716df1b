package command

import (
	"muster/internal/editor/words"

	"slices"
	"strings"
	"testing"

	"muster/catalog"
	"muster/internal/editor/outline"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/engine/medieval"
	"muster/internal/testing/editortest"
	"muster/report"
	"muster/schema/source"
)

var v = vocabulary{medieval.Game()}

// TestMeanings: in every embedded definition, each text that names something names an existing thing, and completion
// offers it.
func TestMeanings(t *testing.T) {
	c := catalog.New(medieval.Game().Games(), nil, 1)
	var all []*catalog.Entry
	for _, kind := range medieval.Game().FileKinds().Names() {
		all = append(all, c.All(kind)...)
	}
	met := editortest.Meanings(t, Game(medieval.Game()), all)
	for sort, least := range map[words.Sort]int{
		words.SortDefinition: 4, words.SortRow: 40, words.SortLabel: 100, words.SortCells: 40,
	} {
		if met[sort] < least {
			t.Errorf("%d texts are of sort %d", met[sort], sort)
		}
	}
}

// TestPlaceholders: the definitions with prose have placeholders.
func TestPlaceholders(t *testing.T) {
	c := catalog.New(medieval.Game().Games(), nil, 1)
	var all []*catalog.Entry
	for _, kind := range medieval.Game().FileKinds().Names() {
		all = append(all, c.All(kind)...)
	}
	editortest.Placeholders(t, Game(medieval.Game()), all, rulebook.KindAdventure)
}

// TestRowMeanings: in the rulebook tables, each text that names a row names an existing one, and every row has a valid
// name.
func TestRowMeanings(t *testing.T) {
	met := 0
	for _, f := range medieval.Game().TableFiles() {
		for _, n := range outline.Read(f.Text).Nodes {
			if n.Kind != outline.Text {
				continue
			}
			m := meaning(rulebook.KindRulebook, n.Path)
			if m.Sort == words.SortNothing {
				continue
			}
			met++
			if !slices.ContainsFunc(v.rows(nil, m), func(r report.Row) bool { return r.ID == n.Text && r.Told() != "" }) {
				t.Errorf("%s %s: %q is not among the %s (%s)", f.Name, strings.Join(n.Path, "/"), n.Text, m.Of, m.Among)
			}
			if meaning(rulebook.KindMap, append([]string{rulebook.KindRulebook}, n.Path...)) != m {
				t.Errorf("%s means another thing in a map", strings.Join(n.Path, "/"))
			}
		}
	}
	if met < 100 {
		t.Errorf("%d texts of the tables have a meaning", met)
	}
}

// plain lists the keys whose texts name nothing: prose, and words listed by the schema.
var plain = []string{
	"id", "name", "author", "date", "notes", "background", "briefing", "army", "commander", "note", "text", "reason",
	"code", "kind", "game",
}

// plainInRows lists such keys of rows: description, drawing, source of a value, picture of a tile. The ground under a
// feature has a meaning; the schema also allows that key for ground itself, where it has none.
var plainInRows = append([]string{
	"mark", "symbol", "colour", "letter", "tile", "bend_tile", "faces/*", "house/*", "sources/*", "look/*",
	"zones/*", "setup/*", "on/*",
}, plain...)

// TestEveryKeyHasAMeaning: every text key of a kind must be listed here, or the editor knows nothing about it.
func TestEveryKeyHasAMeaning(t *testing.T) {
	for _, kind := range []string{rulebook.KindAdventure, rulebook.KindMap, rulebook.KindRulebook} {
		for _, text := range editortest.TextPaths(t, medieval.Game().FileKinds(), kind) {
			path := text.Path
			known := plain
			if path[0] == rulebook.KindRulebook || kind == rulebook.KindRulebook {
				known = plainInRows
			}
			if !slices.ContainsFunc(known, func(key string) bool { return endsIn(path, strings.Split(key, "/")) }) &&
				Game(medieval.Game()).Meaning(kind, path).Sort == words.SortNothing {
				t.Errorf("%s: nobody knows what %s means", kind, strings.Join(path, "/"))
			}
		}
	}
}

// TestExamples: schema examples for row names are names of rows.
func TestExamples(t *testing.T) {
	shown := 0
	for _, kind := range []string{rulebook.KindAdventure, rulebook.KindMap, rulebook.KindRulebook} {
		for _, text := range editortest.TextPaths(t, medieval.Game().FileKinds(), kind) {
			m := meaning(kind, text.Path)
			if m.Sort != words.SortRow || m.Names {
				continue
			}
			for _, word := range text.Examples {
				shown++
				if !slices.ContainsFunc(v.rows(nil, m), func(r report.Row) bool { return r.ID == word }) {
					t.Errorf("%s: %s shows %q, which no row of %s is", kind, strings.Join(text.Path, "/"), word, m.Of)
				}
			}
		}
	}
	if shown < 5 {
		t.Errorf("%d examples", shown)
	}
}

// endsIn reports whether a path ends in a key. A star in the key matches any name and everything below it.
func endsIn(path, key []string) bool {
	if key[len(key)-1] == "*" {
		return slices.Contains(path, key[0])
	}
	return path[len(path)-1] == key[0]
}

// TestNothingKnown: for an unreadable definition the editor offers the embedded rows and no board places.
func TestNothingKnown(t *testing.T) {
	units := v.rows(nil, words.Row("units", ""))
	if len(units) < 9 || places(nil) != nil || v.around(nil, "e4") != "" ||
		len(v.symbols(nil, []string{"rows", "0"})) != 0 || v.cell(nil, []string{"rows", "0"}, 0, "W").Row != nil {
		t.Error("something is told")
	}
	if first, last := ends(nil, []string{"rows", "0"}); first != "" || last != "" {
		t.Errorf("a row goes from %q to %q", first, last)
	}
	sides := v.rows(nil, words.Row(words.Sides, ""))
	if len(sides) != 6 || !strings.Contains(sides[0].Told(), "top side") {
		t.Errorf("%d sides", len(sides))
	}
}

const fight = `kind = "adventure"
game = "medieval"
format = 1
id = "fight"
name = "Fight"
map = "harrow-ridge"
first = "bottom"
[victory]
banners = 4
[[victory.objectives]]
name = "The road"
at = ["e4", "nowhere"]
banners = 2
[top]
command = 5
exits = { at = ["e4"] }
[[top.units]]
type = "auxilia"
at = ["E5"]
blocks = 3
[[top.units]]
type = "no-such"
at = ["F5"]
[bottom]
command = 4
[[bottom.units]]
type = "medium-cavalry"
at = ["e4"]
bow = true
[[bottom.leaders]]
name = "Hamo"
at = "e4"
[[bottom.leaders]]
at = "E5"
`

// TestAround: the description of a hex lists its units and its value, and survives invalid input.
func TestAround(t *testing.T) {
	c := medieval.Game().Load([]*source.File{source.NewFile("fight.adventure.toml", []byte(fight))}, 1)
	e := c.Named("fight.adventure.toml").Entry
	text := v.around(e, "e4")
	for _, part := range []string{
		"e4: broken ground", "Medium Cavalry of the bottom side: 4 blocks, Bow marker", "Hamo (Leader) of the bottom side",
		"objective The road: 2 banners", "exit of the top side: 1 banner for each unit or Leader that leaves", "mc)",
	} {
		if !strings.Contains(strings.ToLower(text), strings.ToLower(part)) {
			t.Errorf("%q is not told in\n%s", part, text)
		}
	}
	if text := v.around(e, "E5"); !strings.Contains(text, "Auxilia of the top side: 3 blocks") ||
		!strings.Contains(text, "a Leader of the bottom side") {
		t.Error(text)
	}
	if v.around(e, "Z9") != "" {
		t.Error("a hex is told that is not there")
	}
	list := places(e)
	i := slices.IndexFunc(list, func(p words.Place) bool { return p.Label == "e4" })
	const says = ", Medium Cavalry of the bottom side, Hamo (Leader) of the bottom side, objective The road: 2 banners"
	if i < 0 || !strings.HasSuffix(list[i].Says, says) {
		t.Errorf("e4 is %+v", list)
	}
}

// TestRulebook: a rulebook has no board, and its rows are read.
func TestRulebook(t *testing.T) {
	text := "kind = \"rulebook\"\ngame = \"medieval\"\nformat = 1\nid = \"ours\"\nname = \"Ours\"\n"
	c := medieval.Game().Load([]*source.File{source.NewFile("ours.rulebook.toml", []byte(text))}, 1)
	e := c.Named("ours.rulebook.toml").Entry
	if places(e) != nil || v.around(e, "e4") != "" || len(v.rows(e, words.Row("terrain", rulebook.Ground))) < 5 {
		t.Error("a rulebook is told wrongly")
	}
}
