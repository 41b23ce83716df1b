package catalog_test

import (
	"slices"
	"testing"

	"muster/catalog"
	"muster/schema"
	"muster/schema/source"
)

// jousts returns a second game with houses, like duels, and a rulebook.
func jousts() catalog.Game {
	g := duels()
	house := g.Kinds[1]
	rules := schema.Kind{Name: "code", Noun: "a code", Folder: "codes", Schema: house.Schema, Serves: true}
	g.Name, g.Title, g.Embedded = "jousts", "Jousts", nil
	g.Kinds = []schema.Kind{house, rules}
	g.Stages = [][]string{{"code"}, {"house"}}
	g.Open = func(c *catalog.Catalog) catalog.Linker { return jousting{linker{c}} }
	return g
}

type jousting struct{ linker }

func (jousting) Read(e *catalog.Entry) any { return "a jousting " + e.Doc.Kind }

func ids(list []*catalog.Entry) []string {
	var out []string
	for _, e := range list {
		out = append(out, e.ID)
	}
	return out
}

// TestGamesSideBySide: files of one kind belong to the game that they name, each is passed to that game, and serving
// files serve only their game. An id is found in any game.
func TestGamesSideBySide(t *testing.T) {
	c := catalog.New(catalog.NewGames(duels(), jousts()), []*source.File{
		file("capulet.house.toml", `kind = "house"`, `id = "capulet"`),
		file("tudor.house.toml", `kind = "house"`, `game = "jousts"`, `id = "tudor"`),
		file("tudors.house.toml", `kind = "house"`, `id = "tudor"`),
		file("lost.house.toml", `kind = "house"`, `game = "chess"`, `id = "lost"`),
		file("old.code.toml", `kind = "code"`, `game = "jousts"`, `id = "old"`),
		file("dawn.duel.toml", `kind = "duel"`, `id = "dawn"`, `house = "lost"`),
		file("dusk.duel.toml", `kind = "duel"`, `game = "jousts"`, `id = "dusk"`),
	}, 2)
	for id, want := range map[string]any{
		"capulet": "a house", "tudor": "a jousting house", "montague": "a house", "lost": nil,
	} {
		if e := c.Find("house", id); e == nil || e.Typed != want {
			t.Errorf("%s is %+v, want %v", id, e, want)
		}
	}
	if e := c.Find("duel", "dusk"); e == nil || e.Typed != nil || e.Names != nil {
		t.Errorf("a duel of a game without duels is %+v", e)
	}
	for _, tt := range []struct {
		game string
		want []string
	}{{"duels", []string{"capulet", "montague", "tudor"}}, {"jousts", []string{"tudor"}}, {"chess", nil}} {
		if got := c.IDsOf(tt.game, "house"); !slices.Equal(got, tt.want) {
			t.Errorf("the houses of %s are %v, want %v", tt.game, got, tt.want)
		}
	}
	if got := ids(c.AllOf("duels", "house")); !slices.Equal(got, []string{"capulet", "montague"}) {
		t.Errorf("what is found of duels is %v", got) // another file has the id of the third
	}
	if got := ids(c.Doubles(c.Named("tudors.house.toml"))); !slices.Equal(got, []string{"tudor", "tudor"}) {
		t.Errorf("the houses of one id are %v", got)
	}
	if len(c.Serving("duels")) > 0 || len(c.Serving("jousts")) != 1 || len(c.AllServing()) != 1 {
		t.Error("a code serves another game's files, or not its own")
	}
	g := c.Games()
	if g.Stage("duels", "house") != 1 || g.Stage("jousts", "house") != 2 || g.Stages() != 2 ||
		g.Title("jousts") != "Jousts" {
		t.Error("the stages of one game are those of another")
	}
	if got := c.NearestOf("jousts", "house", "capulett"); got != "" {
		t.Errorf("near to a house of duels is %q of jousts", got)
	}
}

// TestRulebookOfNoGame: a serving file of an unknown game provides nothing known.
func TestRulebookOfNoGame(t *testing.T) {
	c := catalog.New(catalog.NewGames(duels(), jousts()), []*source.File{
		file("old.code.toml", `kind = "code"`, `game = "chess"`, `id = "old"`),
	}, 1)
	if !c.Misnamed() {
		t.Error("a code of no game serves somebody")
	}
}
