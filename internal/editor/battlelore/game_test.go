package battlelore

import (
	"muster/internal/editor/words"

	"slices"
	"strings"
	"testing"

	"muster/catalog"
	"muster/internal/editor/outline"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/testing/editortest"
	"muster/report"
)

// shippedEntries returns all embedded definitions.
func shippedEntries() []*catalog.Entry {
	c := catalog.New(library.Games(), nil, 1)
	var out []*catalog.Entry
	for _, kind := range rulebook.FileKinds().Names() {
		out = append(out, c.All(kind)...)
	}
	return out
}

// TestMeanings: in every embedded definition, each text that names something names an existing thing, and completion
// offers it.
func TestMeanings(t *testing.T) {
	met := editortest.Meanings(t, Game(), shippedEntries())
	for sort, least := range map[words.Sort]int{
		words.SortDefinition: 20, words.SortRow: 300, words.SortLabel: 500, words.SortCells: 200,
	} {
		if met[sort] < least {
			t.Errorf("%d texts are of sort %d", met[sort], sort)
		}
	}
}

// TestPlaceholders: the definitions with prose have placeholders.
func TestPlaceholders(t *testing.T) {
	editortest.Placeholders(t, Game(), shippedEntries(), rulebook.KindAdventure)
}

// TestRowMeanings: in the rulebook tables, each text that names a row names an existing one, and every row has a valid
// name.
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
			if !slices.ContainsFunc(rows(nil, m), func(r report.Row) bool { return r.ID == n.Text && r.Told() != "" }) {
				t.Errorf("%s %s: %q is not among the %s (%s)", f.Name, strings.Join(n.Path, "/"), n.Text, m.Of, m.Among)
			}
			of := meaning(rulebook.KindMap, append([]string{rulebook.KindRulebook}, n.Path...))
			if of != m {
				t.Errorf("%s means another thing in a map", strings.Join(n.Path, "/"))
			}
		}
	}
	if met < 500 {
		t.Errorf("%d texts of the tables have a meaning", met)
	}
}

// plain lists the keys whose texts name nothing: prose, and words listed by the schema.
var plain = []string{
	"id", "name", "author", "date", "notes", "background", "briefing", "army", "commander", "note", "text", "reason",
	"letter", "code", "kind", "game",
}

// TestEveryKeyHasAMeaning: every text key of a kind must be listed here, or the editor knows nothing about it.
func TestEveryKeyHasAMeaning(t *testing.T) {
	for _, kind := range []string{rulebook.KindAdventure, rulebook.KindMap, rulebook.KindDeploycards} {
		for _, text := range editortest.TextPaths(t, rulebook.FileKinds(), kind) {
			path := text.Path
			last := path[len(path)-1]
			if path[0] != rulebook.KindRulebook && !slices.Contains(plain, last) &&
				Game().Meaning(kind, path).Sort == words.SortNothing {
				t.Errorf("%s: nobody knows what %s means", kind, strings.Join(path, "/"))
			}
		}
	}
}

// TestNothingKnown: for an unreadable definition the editor offers the embedded rows and no board places.
func TestNothingKnown(t *testing.T) {
	units := rows(nil, words.Meaning{Sort: words.SortRow, Of: "units"})
	if len(units) < 20 || places(nil) != nil || around(nil, "e4") != "" ||
		len(symbols(nil, []string{"rows", "0"})) != 0 || cell(nil, []string{"rows", "0"}, 0, "W").Row != nil {
		t.Error("something is told")
	}
}
