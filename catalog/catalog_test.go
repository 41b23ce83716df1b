package catalog_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"muster/catalog"
	"muster/schema"
	"muster/schema/source"
)

// duels returns a game of two kinds that the catalog does not know by itself: duels name their houses.
func duels() catalog.Game {
	shape := `{"type": "object", "additionalProperties": false, "properties": {
		"kind": {"type": "string", "enum": ["duel", "house"]},
		"id": {"$ref": "common.schema.json#/$defs/id"},
		"house": {"$ref": "common.schema.json#/$defs/id"}}}`
	return catalog.Game{
		Name: "duels", Title: "Duels",
		Kinds: []schema.Kind{
			{Name: "duel", Noun: "a duel", Folder: "duels", Schema: []byte(shape),
				References: []schema.Reference{{Path: []string{"house"}, Kind: "house"}}},
			{Name: "house", Noun: "a house", Folder: "houses", Schema: []byte(shape)},
		},
		Stages: [][]string{{"house"}, {"duel"}},
		Embedded: []catalog.EmbeddedFiles{{Kind: "house", Folder: "library/duels", Files: fstest.MapFS{
			"library/duels/montague.house.toml": {Data: []byte("kind = \"house\"\nid = \"montague\"\n")},
		}}},
		Open: func(c *catalog.Catalog) catalog.Linker { return linker{c} },
	}
}

type linker struct{ *catalog.Catalog }

func (linker) Read(e *catalog.Entry) any { return "a " + e.Doc.Kind }

func (linker) Any(*catalog.Entry) []string { return nil }

func (l linker) Reads(e, other *catalog.Entry) bool {
	return other.Doc.Kind == "house" && e.Names[0].ID == other.ID
}

func (linker) Need(string, *catalog.Entry) catalog.Need { return catalog.Need{Met: true} }

func (linker) Boxes() []string { return nil }

func (linker) BoxesOf(*catalog.Entry) []string { return nil }

func file(name string, lines ...string) *source.File {
	return source.NewFile(name, []byte(strings.Join(lines, "\n")+"\n"))
}

// TestAnyGame: a catalog finds definitions of any game it is made for, judges definitions together with those they
// name, and knows which of those are faulty.
func TestAnyGame(t *testing.T) {
	games := catalog.NewGames(duels())
	c := catalog.Project(games, []*source.File{
		file("dawn.duel.toml", `kind = "duel"`, `id = "dawn"`, `house = "capulet"`),
		file("dusk.duel.toml", `kind = "duel"`, `id = "dusk"`, `house = "montague"`),
		file("noon.duel.toml", `kind = "duel"`, `id = "noon"`, `house = "lost"`),
	}, []*source.File{
		file("capulet.house.toml", `kind = "house"`, `id = "capulet"`),
		file("lost.house.toml", `kind = "house"`, `id = `),
		file("other.house.toml", `kind = "house"`, `id = "other"`),
	}, 2)
	var judged []string
	for _, e := range c.Given() {
		judged = append(judged, e.Doc.File.Name)
	}
	want := "capulet.house.toml dawn.duel.toml dusk.duel.toml lost.house.toml noon.duel.toml"
	if got := strings.Join(judged, " "); got != want {
		t.Errorf("judged are %s, want %s", got, want)
	}
	if e := c.Find("house", "montague"); e == nil || e.Given || e.Typed != "a house" {
		t.Errorf("the shelf has %+v", e)
	}
	if !c.Invalid("house", "lost") || c.Invalid("house", "capulet") || len(c.InvalidOf(c.Find("duel", "noon"))) != 1 {
		t.Error("what is faulty is not known")
	}
	if c.Linker("duels") == nil || c.Linker("other") != nil || c.Find("map", "two-oaks") != nil {
		t.Error("a catalog of one game knows another")
	}
}

// TestUnknownKind: a file of an unknown kind is present, but belongs to no game.
func TestUnknownKind(t *testing.T) {
	c := catalog.New(catalog.NewGames(duels()), []*source.File{file("x.map.toml", `kind = "map"`, `id = "x"`)}, 1)
	e := c.Given()[0]
	if e.Typed != nil || len(e.Schema) == 0 || len(e.Names) > 0 || c.Need("any", e).Met {
		t.Errorf("%+v", e)
	}
}
