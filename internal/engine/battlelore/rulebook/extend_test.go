package rulebook

import (
	"os"
	"reflect"
	"strings"
	"testing"

	"muster/schema"
	"muster/schema/source"
)

// read loads a definition that must be clean.
func read(t *testing.T, name, text string) *schema.Document {
	t.Helper()
	d, found := FileKinds().Load(source.NewFile(name, []byte(text)))
	for _, f := range found {
		t.Fatalf("%s:%d:%d: %s", f.File, f.Start.Line, f.Start.Column, f.Message)
	}
	return d
}

// TestExampleOfThePage: what docs/formats/rulebook.md shows is read, and a terrain, a weapon, a unit and a box that no
// Go code knows are found with their effects.
func TestExampleOfThePage(t *testing.T) {
	page, err := os.ReadFile("../../../../docs/formats/rulebook.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(page), "```toml\n")
	example, _, ok := strings.Cut(rest, "```")
	if !ok {
		t.Fatal("the page has no example")
	}
	base := Base()
	r := base.Extend(read(t, "fen-war.rulebook.toml", example))

	bog := r.BySymbol("B")
	if bog == nil || bog.ID != "bog" || bog.Layer != Ground || !bog.Pass || !bog.Stop || bog.CapOut != 1 ||
		bog.Elevated() {
		t.Fatalf("bog is %+v", bog)
	}
	if c := r.Terrain.Get("causeway"); c == nil || c.Layer != Feature || !c.Pass || !Known("bog", c.On) {
		t.Errorf("causeway is %+v", c)
	}
	u := r.Units.Get("green-fen-javelin")
	if u == nil {
		t.Fatal("no unit type green-fen-javelin")
	}
	if !r.Missile(u) || r.Range(u) != 2 || r.Ranged(u) != 1 || r.Melee(u) != 2 || r.Figures(u) != 4 {
		t.Errorf("green-fen-javelin: missile %v, range %d, dice %d and %d, figures %d",
			r.Missile(u), r.Range(u), r.Ranged(u), r.Melee(u), r.Figures(u))
	}
	if s := r.Stock("standard", "green-fen-javelin", []string{"fen-box"}); s.Units != 2 {
		t.Errorf("%d units in stock, want 2", s.Units)
	}
	if base.BySymbol("B") != nil || base.Terrain.Get("bog") != nil || base.Units.Get("green-fen-javelin") != nil {
		t.Error("the shipped rulebook was changed")
	}
}

// TestExtendBringsNothing: the same rulebook comes back, without work.
func TestExtendBringsNothing(t *testing.T) {
	r := Base()
	for name, text := range map[string]string{
		"a map without rows of its own": "kind = \"map\"\nformat = 1\nid = \"a\"\nname = \"A\"\nboard = \"standard\"\nrows " +
			"= [\".\"]\n",
		"an empty rulebook": "kind = \"rulebook\"\nformat = 1\nid = \"a\"\nname = \"A\"\n",
		"no TOML":           "= 3",
	} {
		d, _ := FileKinds().Load(source.NewFile("x.toml", []byte(text)))
		if r.Extend(d) != r {
			t.Errorf("%s: a new rulebook", name)
		}
		if n := testing.AllocsPerRun(10, func() { r.Extend(d) }); n > 1 {
			t.Errorf("%s: %v allocations", name, n)
		}
	}
	if r.Extend(nil) != r {
		t.Error("no document: a new rulebook")
	}
}

// TestExtendFromMap: the [rulebook] table of another kind of file, and a known id that is replaced in its place.
func TestExtendFromMap(t *testing.T) {
	d := read(t, "a.map.toml", `kind = "map"
format = 1
id = "a"
name = "A"
board = "standard"
rows = [". W"]

[[rulebook.ground]]
id = "woods"
name = "Thin woods"
symbol = "W"
pass = true
sight = "clear"
house = ["pass", "sight"]

[[rulebook.ground]]
id = "scrub"
name = "Scrub"
symbol = "H"
pass = true

[[rulebook.creatures]]
id = "griffon"
name = "Griffon"
race = "creature"
banner = "blue"
level = 2
melee = 5
`)
	base := Base()
	r := base.Extend(d)
	at := func(r *Rulebook) (place int) {
		for i, x := range r.Terrain.All() {
			if x.ID == "woods" {
				place = i
			}
		}
		return place
	}
	if at(r) != at(base) || at(r) == 0 {
		t.Errorf("woods moved from place %d to %d", at(base), at(r))
	}
	if w := r.BySymbol("W"); w.Name != "Thin woods" || w.CapIn != 0 || w.Sight != SightClear {
		t.Errorf("woods are %+v", *w)
	}
	if w := base.BySymbol("W"); w.Name != "Woods" {
		t.Errorf("the shipped woods are now %q", w.Name)
	}
	if got := r.BySymbol("H"); got.ID != "hill" {
		t.Errorf("symbol H means %s now: a shipped map would read otherwise", got.ID)
	}
	u := r.Units.Get("griffon")
	if u == nil || !u.Creature() || r.Figures(u) != 1 || r.Melee(u) != 5 || r.MoveFight(u) != 1 {
		t.Errorf("BL-CRE-01: griffon is %+v", u)
	}
	if len(r.Units.All()) != len(base.Units.All())+1 || len(r.Terrain.All()) != len(base.Terrain.All())+1 {
		t.Error("rows were lost or doubled")
	}
	if !reflect.DeepEqual(r.Boxes, base.Boxes) {
		t.Error("a table that got no row differs")
	}
}

// TestExtendBadRows: rows that the schema refused and a board that cannot be made are no part of the tables.
func TestExtendBadRows(t *testing.T) {
	d, found := FileKinds().Load(source.NewFile("bad.rulebook.toml", []byte(`kind = "rulebook"
format = 1
id = "bad"
name = "Bad"
units = [1, "two", {}, { id = 3 }, { id = "odd", class = 7, figures = "many" }]

[[boards]]
id = "tiny"
name = "Tiny"
width = -1
rows = 4
`)))
	if len(found) == 0 {
		t.Error("the loader found nothing wrong")
	}
	r := Base().Extend(d)
	if len(r.Units.All()) != len(Base().Units.All()) || r.Units.Get("odd") != nil {
		t.Error("a row that the schema refused is a unit type")
	}
	if b := r.Boards.Get("tiny"); b != nil || !r.Boards.Invalid("tiny") {
		t.Errorf("tiny is %+v", b)
	}
	if !r.Units.Invalid("odd") || !r.Units.Invalid("whatever") || r.Units.Invalid("blue-human-sword") {
		t.Error("odd is faulty, and so may be any unit that nobody knows, since two rows have no id")
	}
}
