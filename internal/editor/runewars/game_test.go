package runewars

import (
	"muster/internal/editor/words"

	"slices"
	"strings"
	"testing"

	"muster/catalog"
	"muster/internal/editor/outline"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/testing/editortest"
	"muster/report"
	"muster/schema/source"
)

// TestMeanings: in every embedded definition, each text that names something names an existing thing, and completion
// offers it.
func TestMeanings(t *testing.T) {
	c := catalog.New(library.Games(), nil, 1)
	met := editortest.Meanings(t, Game(), slices.Concat(c.All(rulebook.KindRealm), c.All(rulebook.KindScenario)))
	for sort, least := range map[words.Sort]int{words.SortRow: 20, words.SortLabel: 10} {
		if met[sort] < least {
			t.Errorf("%d texts are of sort %d", met[sort], sort)
		}
	}
}

// TestPlaceholders: the definitions with prose have placeholders.
func TestPlaceholders(t *testing.T) {
	c := catalog.New(library.Games(), nil, 1)
	var all []*catalog.Entry
	for _, kind := range rulebook.FileKinds().Names() {
		all = append(all, c.All(kind)...)
	}
	editortest.Placeholders(t, Game(), all, rulebook.KindRealm, rulebook.KindScenario)
}

// TestRowMeanings: in the rulebook tables, each text that names a row names an existing row or a non-unit gift of a
// dial. It means the same in a realm.
func TestRowMeanings(t *testing.T) {
	met := 0
	for _, f := range rulebook.Tables() {
		for _, n := range outline.Read(f.Text).Nodes {
			if n.Kind != outline.Text {
				continue
			}
			m := meaning(rulebook.KindRulebook, n.Path)
			if m.Sort == words.SortNothing {
				continue
			}
			met++
			there := slices.ContainsFunc(rows(nil, m), func(r report.Row) bool { return r.ID == n.Text && r.Told() != "" })
			if !there && !slices.Contains(rulebook.IconGifts(), n.Text) {
				t.Errorf("%s %s: %q is not among the %s (%s)", f.Name, strings.Join(n.Path, "/"), n.Text, m.Of, m.Among)
			}
			if meaning(rulebook.KindRealm, append([]string{rulebook.KindRulebook}, n.Path...)) != m {
				t.Errorf("%s means another thing in a realm", strings.Join(n.Path, "/"))
			}
		}
	}
	if met < 100 {
		t.Errorf("%d texts of the tables have a meaning", met)
	}
}

// plain lists the keys whose texts name nothing: prose, and words listed by the schema.
var plain = []string{
	"id", "name", "author", "notes", "background", "reason", "code", "check", "text", "kind", "game", "rune", "mark",
	"colour", "letter", "house/*", "sources/*", "borders/*", "special_name", "alignment", "shape", "shapes/*", "destiny",
	"triangle", "circle", "rectangle", "hexagon", "dial", "what", "back", "do", "by", "state", "says",
}

// TestEveryKeyHasAMeaning: every text key of a kind must be listed here, or the editor knows nothing about it.
func TestEveryKeyHasAMeaning(t *testing.T) {
	for _, kind := range rulebook.FileKinds().Names() {
		for _, text := range editortest.TextPaths(t, rulebook.FileKinds(), kind) {
			known := slices.ContainsFunc(plain, func(key string) bool { return endsIn(text.Path, strings.Split(key, "/")) })
			if !known && Game().Meaning(kind, text.Path).Sort == words.SortNothing {
				t.Errorf("%s: nobody knows what %s means", kind, strings.Join(text.Path, "/"))
			}
		}
	}
}

// endsIn reports whether a path ends in a key. A star in the key matches any name and everything below it.
func endsIn(path, key []string) bool {
	if key[len(key)-1] == "*" {
		return slices.Contains(path, key[0])
	}
	return path[len(path)-1] == key[0]
}

// TestExamples: schema examples for row names are names of rows.
func TestExamples(t *testing.T) {
	shown := 0
	for _, kind := range rulebook.FileKinds().Names() {
		for _, text := range editortest.TextPaths(t, rulebook.FileKinds(), kind) {
			m := meaning(kind, text.Path)
			if m.Sort != words.SortRow || m.Names {
				continue
			}
			for _, word := range text.Examples {
				shown++
				if !slices.ContainsFunc(rows(nil, m), func(r report.Row) bool { return r.ID == word }) {
					t.Errorf("%s: %s shows %q, which no row of %s is", kind, strings.Join(text.Path, "/"), word, m.Of)
				}
			}
		}
	}
	if shown < 5 {
		t.Errorf("%d examples", shown)
	}
}

// TestAmong: completion of board tiles offers no home realm, and completion of neutral units none of a faction.
func TestAmong(t *testing.T) {
	for _, r := range rows(nil, texts["tiles/*/tile"]) {
		if strings.HasSuffix(r.ID, "-home") {
			t.Errorf("%s is offered as a tile", r.ID)
		}
	}
	units := rows(nil, texts["neutrals/*/units/*/unit"])
	if len(units) != 6 || slices.ContainsFunc(units, func(r report.Row) bool { return r.ID == "footman" }) {
		t.Errorf("neutral units are %+v", units)
	}
}

// TestNothingKnown: for an unreadable definition the editor offers the embedded rows and no board places.
func TestNothingKnown(t *testing.T) {
	g := Game()
	if len(rows(nil, words.Row("tiles", ""))) < 13 || places(nil) != nil || around(nil, "104A") != "" ||
		len(g.Symbols(nil, nil)) != 0 || g.Cell(nil, nil, 0, "x").Row != nil {
		t.Error("something is told")
	}
	if first, last := g.Ends(nil, nil); first != "" || last != "" {
		t.Errorf("a row goes from %q to %q", first, last)
	}
}

// TestAround: the description of an area lists the neighbour at each side and draws the area.
func TestAround(t *testing.T) {
	text := `kind = "realm"
game = "runewars"
format = 1
id = "one"
name = "One"
players = 1
tiles = [{ tile = "104", at = [0, 0] }, { tile = "108", at = [1, -2] }]
`
	c := library.New([]*source.File{source.NewFile("one.realm.toml", []byte(text))}, 1)
	const want = `104A: ore 2, 1 Dragon; at [0, 0]
ne: 108B
se: 104B
s: 104C

        ____
       / *  \
      / 108A \____
      \  w1  /    \
       \____/ 108C \
       / !  \  o1  /
  ^^^^/ 108B \____/
 ^ >! \  f2  /    \
^ 104A \____/ 108D \
\  o2  /    \  f1  ^
 \____/ 104B \^^^^^
 /    \  f1  /
/ 104C \____/
\  w1  / !  \
 \____/ 104D \
      \  f2  /
       \____/
`
	got := around(c.Given()[0].Entry, "104A")
	if got != want {
		t.Errorf("104A is told as\n%s", got)
	}
	if around(c.Given()[0].Entry, "104E") != "" {
		t.Error("an area that is not there is told")
	}
}
