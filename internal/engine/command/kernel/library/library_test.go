package library_test

import (
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/medieval"
	"slices"
	"testing"

	"muster/catalog"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/schema/source"
)

const (
	book = `kind = "rulebook"
game = "medieval"
format = 1
id = "own"
name = "Own"
[[boxes]]
id = "mine"
name = "Mine"
tokens = 3
`
	heath = `kind = "map"
game = "medieval"
format = 1
id = "heath"
name = "Heath"
board = "medieval"
boxes = ["mine"]
rows = [
  ". . . . . . . . . . . . .", " . . . . . . . . . . . . ", ". . . . . . . . . . . . .", " . . . . . . . . . . . . ",
  ". . . . . . . . . . . . .", " . . . . . . . . . . . . ", ". . . . . . . . . . . . .", " . . . . . . . . . . . . ",
  ". . . . . . . . . . . . .", " . . . . . . . . . . . . ", ". . . . . . . . . . . . .",
]
[[rulebook.ground]]
id = "plough"
name = "Ploughland"
pass = true
symbol = "P"
`
	fight = `kind = "adventure"
game = "medieval"
format = 1
id = "fight"
name = "Fight"
map = "heath"
first = "top"
[victory]
banners = 3
[[rulebook.units]]
id = "axemen"
name = "Axemen"
class = "medium"
arm = "foot"
blocks = 3
move_and_battle = 1
move = 1
close = 4
retreat = 1
`
)

// project is the three files, with something in one of them changed.
func project(texts map[string]string) *library.Catalog {
	var files []*source.File
	for _, f := range []struct{ name, text string }{
		{"own.rulebook.toml", book}, {"heath.map.toml", heath}, {"fight.adventure.toml", fight},
	} {
		text := f.text
		if other, changed := texts[f.name]; changed {
			text = other
		}
		files = append(files, source.NewFile(f.name, []byte(text)))
	}
	return medieval.Game().Load(files, 1)
}

// TestProject: definitions are typed, read against the tables with the rows of the rulebook, of an adventure's map and
// their own, and linked once.
func TestProject(t *testing.T) {
	c := project(nil)
	a, m, r := c.Find(rulebook.KindAdventure, "fight"), c.Find(rulebook.KindMap, "heath"),
		c.Find(rulebook.KindRulebook, "own")
	if a == nil || a.Adventure == nil || m == nil || m.Map == nil || r == nil || r.Map != nil {
		t.Fatal("a definition is not typed")
	}
	rules := a.Rules()
	if rules.Boxes.Get("mine") == nil || rules.Terrain.Get("plough") == nil || rules.Units.Get("axemen") == nil {
		t.Error("an adventure is read with the rows of the rulebook, its map and its own")
	}
	if m.Rules().Units.Get("axemen") != nil || m.Rules().Terrain.Get("plough") == nil {
		t.Error("a map is read with its own rows, and not with those of an adventure")
	}
	if f := a.Field(); f == nil || f.Rules.BySymbol("P") == nil || len(f.Faults) > 0 {
		t.Error("the field of an adventure is linked against its rules")
	}
	if first, again := a.Linked(), a.Linked(); first != again || m.Linked() != nil {
		t.Error("an adventure is linked once, and nothing else is")
	}
	before := a.Linked()
	c.Linker(medieval.Game().Name).Release(a.Entry)
	if a.Linked() == before {
		t.Error("what rests is linked anew")
	}
	if len(c.Clashes(a)) > 0 || len(c.All(rulebook.KindAdventure)) < 2 || c.MapOf(a) != m {
		t.Error("clashes, or what is in the catalog")
	}
}

// TestLinker: what a catalog asks of the game.
func TestLinker(t *testing.T) {
	c := project(nil)
	a, m, r := c.Find(rulebook.KindAdventure, "fight"), c.Find(rulebook.KindMap, "heath"),
		c.Find(rulebook.KindRulebook, "own")
	l := c.Linker(medieval.Game().Name)
	want := catalog.Reference{Name: catalog.Name{Kind: rulebook.KindMap, ID: "heath"}, Ptr: "/map"}
	if !slices.Equal(a.Names, []catalog.Reference{want}) {
		t.Errorf("it names %v", a.Names)
	}
	if m.Names != nil || l.Any(a.Entry) != nil {
		t.Error("a map names nothing")
	}
	if !l.Reads(a.Entry, m.Entry) || !l.Reads(m.Entry, r.Entry) || l.Reads(m.Entry, a.Entry) {
		t.Error("which definitions are read together")
	}
	if got := l.BoxesOf(a.Entry); !slices.Equal(got, []string{"mine"}) {
		t.Errorf("the adventure takes the boxes %v", got)
	}
	if !slices.Equal(l.Boxes(), []string{"medieval", "mine"}) || l.BoxesOf(r.Entry) != nil {
		t.Errorf("the boxes are %v", l.Boxes())
	}
	need := l.Need(library.NeedsMap, a.Entry)
	if !need.Met || !slices.Equal(need.With, []*catalog.Entry{m.Entry}) {
		t.Errorf("the map is %+v", need)
	}
	if need = l.Need(library.NeedsRules, a.Entry); !need.Met || need.Family != "rulebook" || len(need.With) != 2 {
		t.Errorf("the rules are %+v", need)
	}
	if l.Need("sun", a.Entry).Met {
		t.Error("a word that is none is met")
	}
}

// TestFaulty: an adventure whose map is not there may have any rows, and its need of a map is not met.
func TestFaulty(t *testing.T) {
	c := project(map[string]string{"heath.map.toml": "kind = 3"})
	a := c.Find(rulebook.KindAdventure, "fight")
	if !a.Rules().Units.Invalid("anything") || c.Linker(medieval.Game().Name).Need(library.NeedsMap, a.Entry).Met ||
		a.Field() != nil {
		t.Error("nobody knows what a map that cannot be read brings")
	}
	c = project(map[string]string{"own.rulebook.toml": "kind = \"map\"\ngame = \"battlelore\"\n"})
	if c.Find(rulebook.KindRulebook, "own") != nil || medieval.Game().Of(catalog.New(catalog.NewGames(), nil, 1)) != nil {
		t.Error("a file of another game is none of this one's")
	}
}
