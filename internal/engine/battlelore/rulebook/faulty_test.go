package rulebook

import (
	"fmt"
	"reflect"
	"testing"

	"muster/schema"
	"muster/schema/source"
)

// load reads a rulebook that may have mistakes.
func load(text string) *schema.Document {
	d, _ := FileKinds().Load(
		source.NewFile("x.rulebook.toml", []byte("kind = \"rulebook\"\nformat = 1\nid = \"x\"\nname = \"X\"\n"+text)),
	)
	return d
}

// TestFaultyRowOfEveryTable: in every table, a row that the schema refused is missing, its id is invalid, a shipped
// row with that id stays, and no other row is affected.
func TestFaultyRowOfEveryTable(t *testing.T) {
	base := Base()
	for _, key := range TableKeys() {
		shipped := ""
		base.tables()[tableOf(key)].Each(func(row *Row) {
			if row.Line().Table == key && shipped == "" {
				shipped = row.ID
			}
		})
		text := fmt.Sprintf(
			"[[%[1]s]]\nid = \"new-row\"\nname = 3\n\n[[%[1]s]]\nid = %[2]q\nname = 3\n\n[[%[1]s]]\nname = \"X\"\n",
			key,
			shipped,
		)
		r := base.Extend(load(text))
		table := r.tables()[tableOf(key)]
		if !table.Invalid("new-row") || !table.Invalid(shipped) {
			t.Errorf("%s: faulty rows are not remembered", key)
		}
		if !table.Invalid("no-row") {
			t.Errorf("%s: a row without an id may be any that nobody knows", key)
		}
		var rows, before []string
		table.Each(func(row *Row) { rows = append(rows, row.ID) })
		base.tables()[tableOf(key)].Each(func(row *Row) { before = append(before, row.ID) })
		if !reflect.DeepEqual(rows, before) {
			t.Errorf("%s: the rows are %v, want %v", key, rows, before)
		}
		for i, other := range r.tables() {
			if i != tableOf(key) && other.Invalid("no-row") {
				t.Errorf("%s: table %d is taken for unread", key, i)
			}
		}
	}
}

// tableOf returns the index of a key's table in Rulebook.tables.
func tableOf(key string) int {
	return map[string]int{
		"boards": 0, "banners": 1, "races": 2, "weapons": 3, "units": 4, "creatures": 4, "ground": 5, "features": 5,
		"landmarks": 5,
		"lairs":     5, "edges": 6, "commander_levels": 7, "master_levels": 8, "council": 9, "boxes": 10, "specialists": 11,
		"command_cards": 12, "lore_cards": 13, "tokens": 14, "lore_terms": 15,
	}[key]
}

// TestShippedRowsAreWhole: no shipped row is invalid, or names an unknown row.
func TestShippedRowsAreWhole(t *testing.T) {
	r := Base()
	for i, table := range r.tables() {
		if table.Marked() {
			t.Errorf("table %d has faulty rows", i)
		}
		table.Each(func(row *Row) {
			if line := row.Line(); game.Astray(r, &line) || unfit(&line) {
				t.Errorf("%s of %s does not hold together", row.ID, line.Table)
			}
		})
	}
}

// TestFaultyRowsSpread: a row that needs an invalid one is invalid itself, through any number of steps. If the invalid
// row replaces a shipped one, rows that need it stay in their tables but are marked.
func TestFaultyRowsSpread(t *testing.T) {
	r := Base().Extend(load(`
[[weapons]]
id = "net"
name = "Net"

[[units]]
id = "retiarius"
name = "Retiarius"
banner = "blue"
class = "foot"
weapon = "net"

[[boxes]]
id = "arena"
name = "Arena"
stock = [{ unit = "retiarius", camp = "pennant", units = 2 }]
tiles = [{ count = 2, faces = ["sand"] }]

[[ground]]
id = "sand"
name = "Sand"
symbol = "S"
pass = true
tile = "sand"
edges = "rope"

[[edges]]
id = "rope"
name = "Rope"
bars = "move"
`))
	if r.Weapons.Get("net") != nil || r.Units.Get("retiarius") != nil || r.Edges.Get("rope") != nil ||
		r.Terrain.Get("sand") != nil {
		t.Error("a row that needs a faulty one is linked")
	}
	if !r.Weapons.Invalid("net") || !r.Units.Invalid("retiarius") || !r.Edges.Invalid("rope") ||
		!r.Terrain.Invalid("sand") || !r.InvalidSymbol("S") {
		t.Error("a row that needs a faulty one is forgotten")
	}
	if r.Boxes.Get("arena") == nil || r.Boxes.Invalid("arena") {
		t.Error("a box is faulty for what is in it")
	}
	if r.Units.Invalid("blue-human-sword") || r.Boxes.Invalid(BaseBox) || r.InvalidSymbol("Z") {
		t.Error("rows that need none of them are faulty")
	}

	r = Base().Extend(load("[[banners]]\nid = \"blue\"\nname = \"Blue\"\nrank = 2\n"))
	u := r.Units.Get("blue-human-sword")
	if u == nil || r.Figures(u) != 4 || !r.Units.Invalid("blue-human-sword") || r.Boxes.Invalid(BaseBox) {
		t.Error("a unit of a banner with mistakes can be judged, or is gone")
	}
	if r.Units.Invalid("red-human-sword") {
		t.Error("a unit of another banner cannot be judged")
	}
}

// TestRowsWaitForTheNextFile: the rows of several files are linked alike in any order, since each may name those of
// the others.
func TestRowsWaitForTheNextFile(t *testing.T) {
	files := []*schema.Document{
		load(
			"[[units]]\nid = \"slinger\"\nname = \"Slinger\"\nbanner = \"green\"\nclass = \"foot\"\nweapon = \"pebble\"\n",
		),
		load("[[weapons]]\nid = \"pebble\"\nname = \"Pebble\"\nkind = \"missile\"\nrange = 2\nbox = \"pouch\"\n"),
		load(
			"[[boxes]]\nid = \"pouch\"\nname = \"Pouch\"\nstock = [{ unit = \"slinger\", camp = \"pennant\", units = 3 }]\n",
		),
	}
	alone := Base().Extend(files[0])
	if alone.Units.Get("slinger") != nil || !alone.Units.Invalid("slinger") {
		t.Error("without the weapon the unit is linked")
	}
	for _, order := range [][]int{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}} {
		r := Base()
		for _, i := range order {
			r = r.Extend(files[i])
		}
		if r.Units.Get("slinger") == nil || r.Units.Invalid("slinger") || r.Weapons.Invalid("pebble") ||
			r.Boxes.Invalid("pouch") ||
			r.Stock("pennant", "slinger", []string{"pouch"}).Units != 3 {
			t.Errorf("in the order %v they do not hold together", order)
		}
	}
}

// TestLaterRowHeals: a map's row that replaces an invalid one of a rulebook file counts, and rows that need it are
// valid.
func TestLaterRowHeals(t *testing.T) {
	r := Base().Extend(load("[[banners]]\nid = \"blue\"\nname = \"Blue\"\nrank = 2\n"))
	r = r.Extend(
		load(
			"[[banners]]\nid = \"blue\"\nname = \"Blue\"\nrank = 2\nfoot = { figures = 5 }\nmounted = { figures = 2 }\n",
		),
	)
	if r.Banners.Invalid("blue") || r.Units.Invalid("blue-human-sword") ||
		r.Figures(r.Units.Get("blue-human-sword")) != 5 {
		t.Error("the second row does not count")
	}
}

// TestTwoRowsWithOneID: with a duplicate id neither row counts.
func TestTwoRowsWithOneID(t *testing.T) {
	r := Base().Extend(load("[[races]]\nid = \"elf\"\nname = \"Elf\"\n\n[[races]]\nid = \"elf\"\nname = \"Elves\"\n"))
	if r.Races.Get("elf") != nil || !r.Races.Invalid("elf") {
		t.Error("one of two rows is linked")
	}
	r = Base().Extend(
		load(
			"[[ground]]\nid = \"moor\"\nname = \"Moor\"\npass = true\n\n[[features]]\nid = \"moor\"\nname = \"Moor\"\n",
		),
	)
	if r.Terrain.Get("moor") != nil || !r.Terrain.Invalid("moor") {
		t.Error("ground and features share their ids, and one of two rows is linked")
	}
}

// TestIncomplete: known rows stay known; any other id may be a row that could not be read.
func TestIncomplete(t *testing.T) {
	r := Base().Incomplete()
	if !r.Units.Invalid("whoever") || !r.Boards.Invalid("wherever") || !r.InvalidSymbol("?") ||
		r.Units.Invalid("blue-human-sword") {
		t.Error("rows may be missing, and are said to be unknown")
	}
}
