package refcheck_test

import (
	"testing"

	"muster/catalog"
	"muster/internal/engine/battlelore/library"
	"muster/internal/testing/checktest"
	"muster/internal/validate/refcheck"
	"muster/schema"
	"muster/schema/source"
)

func TestChecks(t *testing.T) {
	checktest.Run(t, catalog.NewGames(library.Game(), duels()), refcheck.All(), "testdata")
}

// TestOtherGameGuessesNothing: a name of another game is not misspelt: the help lists the maps of the file's own game,
// without a suggestion.
func TestOtherGameGuessesNothing(t *testing.T) {
	const duel = "kind = \"duel\"\ngame = \"duels\"\nformat = 1\nid = \"a\"\nname = \"A\"\nmap = \"two-oaks\"\n"
	const near = "kind = \"map\"\ngame = \"duels\"\nformat = 1\nid = \"two-oats\"\nname = \"Two Oats\"\n"
	found := checktest.Find(t, catalog.NewGames(library.Game(), duels()), refcheck.All(),
		source.NewFile("a.duel.toml", []byte(duel)), source.NewFile("two-oats.map.toml", []byte(near)))
	if len(found) != 1 || found[0].Help != "choose two-oats" {
		t.Errorf("found %v, want the help: choose two-oats", found)
	}
}

// duels is another game with its own maps, and duels that reference one.
func duels() catalog.Game {
	const common = `"kind": {"type": "string"}, "game": {"type": "string", "const": "duels"},
		"format": {"type": "integer"}, "name": {"type": "string"}, "id": {"$ref": "common.schema.json#/$defs/id"}`
	kind := func(name, noun, more string, refs ...schema.Reference) schema.Kind {
		text := `{"type": "object", "additionalProperties": false, "properties": {` + common + more + `}}`
		return schema.Kind{Name: name, Noun: noun, Folder: name + "s", Schema: []byte(text), References: refs}
	}
	return catalog.Game{
		Name: "duels", Title: "Duels at Dawn",
		Kinds: []schema.Kind{
			kind("map", "a map", ""),
			kind("duel", "a duel", `, "map": {"$ref": "common.schema.json#/$defs/id"}`,
				schema.Reference{Path: []string{"map"}, Kind: "map"}),
		},
		Stages: [][]string{{"map"}, {"duel"}},
		Open:   func(c *catalog.Catalog) catalog.Linker { return linker{c} },
	}
}

type linker struct{ *catalog.Catalog }

func (linker) Read(e *catalog.Entry) any { return e.Doc.Kind }

func (linker) Any(*catalog.Entry) []string { return nil }

func (l linker) Reads(e, other *catalog.Entry) bool { return false }

func (linker) Need(string, *catalog.Entry) catalog.Need { return catalog.Need{Met: true} }

func (linker) Rest(*catalog.Entry) {}

func (linker) Boxes() []string { return nil }

func (linker) BoxesOf(*catalog.Entry) []string { return nil }
