package field_test

import (
	"muster/internal/engine/command/field"
	"slices"
	"testing"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/rows"
	"muster/schema"
	"muster/schema/source"
)

// file is a game's file that has these tables alone.
var file = &rows.File{
	Kind: "rulebook", Keys: []string{"boards", rows.Ground, "features", "landmarks", "lairs", "edges"},
	Others: []string{"kind"}, Space: func(key string) string { return key },
}

// kinds accept any table: the games' schemas are not tested here.
var kinds = schema.NewKinds(schema.Kind{
	Name: "rulebook", Noun: "a rulebook", Folder: "rulebooks", Serves: true, Schema: []byte(`{"type": "object"}`),
})

// tables adds the rows of a text to existing tables.
func tables(t *testing.T, old field.Tables, text string) field.Tables {
	t.Helper()
	f := source.NewFile("x.rulebook.toml", []byte("kind = \"rulebook\"\n"+text))
	if _, found := kinds.Load(f); len(found) > 0 {
		t.Fatalf("%+v", found)
	}
	old.Add(file.Shipped([]*source.File{f}))
	return old
}

const shipped = `
[[boards]]
id = "table"
name = "Table"
width = 5
rows = 3
lines = [3, 6]
setup = { baseline = 1, guards = [1, 2], lairs = [2, 3] }

[[boards]]
id = "no-board"
name = "No board"
width = 0
rows = 3

[[features]]
id = "bridge"
name = "Bridge"
symbol = "w"
on = ["water"]

[[ground]]
id = "water"
name = "Water"
symbol = "w"
water = true

[[ground]]
id = "ridge"
name = "Ridge"
symbol = "h"
sight = "elevated"

[[lairs]]
id = "den"
name = "Den"
stores = 1

[[landmarks]]
id = "tower"
name = "Tower"

[[edges]]
id = "cliff"
name = "Cliff"
on = ["ridge"]
bars = ["move", "melee"]
`

// TestTables: terrain has the layer of its table. Only ground is found by its symbol. A board is made from its row,
// and a row that makes none is invalid.
func TestTables(t *testing.T) {
	all := tables(t, field.Tables{}, shipped)
	for layer, want := range map[string]string{field.Ground: "water", field.Feature: "bridge",
		field.Landmark: "tower", field.Lair: "den"} {
		if list := all.Layer(layer); len(list) == 0 || list[0].ID != want || list[0].Layer != layer {
			t.Errorf("%s: %+v, want %s first", layer, list, want)
		}
	}
	if got := all.LayerIDs(field.Lair, field.Ground); !slices.Equal(got, []string{"den", "ridge", "water"}) {
		t.Errorf("grounds and lairs are %v", got)
	}
	if w := all.BySymbol("w"); w == nil || w.ID != "water" || all.BySymbol("x") != nil || all.BySymbol("") != nil {
		t.Errorf("w is %+v", w)
	}
	table := all.Boards.Get("table")
	if table == nil || table.Geometry == nil || table.Geometry.Rows() != 3 {
		t.Errorf("the board is %+v", table)
	}
	if all.Boards.Get("no-board") != nil || !all.Boards.Invalid("no-board") {
		t.Error("a board without hexes is taken")
	}
	if cliff := all.Edges.Get("cliff"); cliff == nil || !slices.Equal(cliff.Bars, field.BarWords()) {
		t.Errorf("%+v", cliff)
	}
}

// TestSymbolStays: the first ground keeps its symbol, also against a later one; a replacement has it too; and earlier
// copies of the tables are unchanged.
func TestSymbolStays(t *testing.T) {
	base := tables(t, field.Tables{}, shipped)
	next := tables(t, base, `
[[ground]]
id = "wood"
name = "Wood"
symbol = "w"

[[ground]]
id = "ridge"
name = "Long Ridge"
symbol = "r"
`)
	if next.BySymbol("w").ID != "water" || next.Terrain.Get("wood") == nil {
		t.Errorf("w is %s", next.BySymbol("w").ID)
	}
	if r := next.BySymbol("r"); r == nil || r.Name != "Long Ridge" || next.BySymbol("h") != nil {
		t.Errorf("r is %+v, h %+v", r, next.BySymbol("h"))
	}
	if base.BySymbol("h").Name != "Ridge" || base.BySymbol("r") != nil || len(base.Terrain.All()) != 5 {
		t.Errorf("the old tables have %d rows, h is %s", len(base.Terrain.All()), base.BySymbol("h").Name)
	}
	if next.InvalidSymbol("?") {
		t.Error("a symbol that nobody has is taken for that of faulty ground")
	}
}

// TestRows: a board's setup names own rows by words.
func TestRows(t *testing.T) {
	b := field.Board{Spec: boards.Spec{}}
	b.Setup.Guards, b.Setup.Landmarks = [2]int{1, 2}, [2]int{3, 4}
	b.Setup.Lairs, b.Setup.Stakes = [2]int{5, 6}, [2]int{7, 8}
	for i, word := range field.RowWords() {
		if first, last := b.Rows(word); first != 2*i+1 || last != 2*i+2 {
			t.Errorf("%s: rows %d to %d", word, first, last)
		}
	}
	if first, last := b.Rows("rear"); first != 0 || last != 0 {
		t.Errorf("rear: rows %d to %d", first, last)
	}
}

// TestTerrain: high ground, and terrain with effects for its owner.
func TestTerrain(t *testing.T) {
	for _, sight := range field.Sights() {
		if row := (field.Terrain{Sight: sight}); row.Elevated() != (sight == "elevated") {
			t.Errorf("%s: high ground %v", sight, row.Elevated())
		}
	}
	for _, row := range []field.Terrain{
		{Tokens: 1}, {Heals: 1}, {Passage: 1}, {Raises: true}, {BoldNext: 1}, {Stores: 1}, {Summons: "x"},
	} {
		if !row.Acts() {
			t.Errorf("%+v does nothing", row)
		}
	}
	if row := (field.Terrain{Bold: 1, IgnoreStrikes: 1, Pass: true}); row.Acts() {
		t.Error("what only guards acts")
	}
	if len(field.Layers()) != 4 || len(field.Patterns()) == 0 || slices.Contains(field.Patterns(), "") {
		t.Errorf("layers %v, patterns %v", field.Layers(), field.Patterns())
	}
}
