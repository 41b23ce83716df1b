package rows_test

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"muster/internal/engine/command/rows"
	"muster/schema"
	"muster/schema/source"
)

// A test game of pantries: dishes of a ground flavour, which need a pot, and menus, which list dishes without needing
// them.

type pot struct {
	rows.Row
	Litres int `toml:"litres"`
}

type dish struct {
	rows.Row
	Symbol string   `toml:"symbol"`
	Pot    string   `toml:"pot"`
	Hot    bool     `toml:"hot"`
	Spices []spice  `toml:"spices"`
	With   []string `toml:"with"`
	form   string   // given by Add, not by a file
}

type spice struct {
	Name  string `toml:"name"`
	Grams int    `toml:"grams"`
}

type menu struct {
	rows.Row
	Courses []course `toml:"courses"`
}

type course struct {
	Dish string `toml:"dish"`
}

// pantry is the game's rulebook.
type pantry struct {
	pots   rows.Table[pot]
	dishes rows.Table[dish] // of both keys: ground and drinks
	menus  rows.Table[menu]
	left   rows.Left
}

var file = &rows.File{
	Kind: "pantry", Keys: []string{"pots", rows.Ground, "drinks", "menus"}, Others: []string{"kind", "id"},
	Space: func(key string) string { return map[string]string{rows.Ground: "dishes", "drinks": "dishes"}[key] },
}

// game is the game: a pot without room is unfit, and a dish called "mud" cannot be put into its table.
var game = &rows.Game[pantry]{
	File: file,
	With: func(p *pantry, b *rows.Brought) *pantry {
		n := *p
		n.pots.Add(b, "pots", nil)
		n.dishes.Add(b, rows.Ground, func(d *dish) bool { d.form = "ground"; return d.Name != "Mud" })
		n.dishes.Add(b, "drinks", func(d *dish) bool { d.form = "drink"; return true })
		n.menus.Add(b, "menus", nil)
		return &n
	},
	Tables: func(p *pantry) []rows.AnyTable { return []rows.AnyTable{&p.pots, &p.dishes, &p.menus} },
	Left:   func(p *pantry) *rows.Left { return &p.left },
	Unfit: func(l *rows.Line) bool {
		litres, isNumber := l.Values["litres"].(int64)
		return l.Table == "pots" && isNumber && litres == 0
	},
	References: references(),
}

func references() []rows.Reference[pantry] {
	pots := rows.In("pot", func(p *pantry) *rows.Table[pot] { return &p.pots })
	dishes := rows.In("dish", func(p *pantry) *rows.Table[dish] { return &p.dishes })
	return []rows.Reference[pantry]{
		rows.NewReference(pots, []string{rows.Ground, "drinks"}, []string{"pot"}, false),
		rows.NewReference(dishes, []string{rows.Ground}, []string{"with", "*"}, false),
		rows.NewReference(dishes, []string{"menus"}, []string{"courses", "*", "dish"}, true),
	}
}

// kinds are a file of rows, and a table that may bring rows of its own.
var kinds = sync.OnceValue(func() *schema.Kinds {
	row := func(more string) string {
		return `{"type": "array", "items": {"type": "object", "additionalProperties": false, "required": ["id", "name"],
			"properties": {"id": {"type": "string", "pattern": "^[a-z-]+$"}, "name": {"type": "string"},
			"sources": {"type": "object", "additionalProperties": {"type": "string"}},
			"house": {"type": "array", "items": {"type": "string"}}, "notes": {"type": "string"}` + more + `}}}`
	}
	text, list := `{"type": "string"}`, `{"type": "array", "items": {"type": "string"}}`
	dishes := row(`, "symbol": ` + text + `, "pot": ` + text + `, "hot": {"type": "boolean"}, "with": ` + list + `,
		"spices": {"type": "array", "items": {"type": "object", "additionalProperties": false, "properties":
			{"name": ` + text + `, "grams": {"type": "integer"}}}}`)
	tables := `"pots": ` + row(`, "litres": {"type": "integer"}`) + `, "ground": ` + dishes + `, "drinks": ` + dishes +
		`, "menus": ` + row(`, "courses": {"type": "array", "items": {"type": "object", "properties": {"dish": `+text+`}}}`)
	head := func(kind string) string {
		return `{"type": "object", "additionalProperties": false, "required": ["kind", "id"], "properties": {
			"kind": {"type": "string", "const": "` + kind + `"}, "id": {"type": "string"}, `
	}
	return schema.NewKinds(
		schema.Kind{Name: "pantry", Noun: "a pantry", Folder: "pantries", Serves: true,
			Schema: []byte(head("pantry") + tables + `}}`)},
		schema.Kind{Name: "feast", Noun: "a feast", Folder: "feasts", Schema: []byte(head("feast") +
			`"rulebook": {"type": "object", "additionalProperties": false, "properties": {` + tables + `}}}}`)},
	)
})

// read reads a file of a kind whose tables are given.
func read(t *testing.T, kind, text string) *schema.Document {
	t.Helper()
	text = fmt.Sprintf("kind = %q\nid = \"x\"\n%s", kind, text)
	d, _ := kinds().Load(source.NewFile("x."+kind+".toml", []byte(text)))
	return d
}

// extend adds the rows of files to a pantry, one file after another.
func extend(t *testing.T, p *pantry, texts ...string) *pantry {
	t.Helper()
	for _, text := range texts {
		p = game.Extend(p, read(t, "pantry", text))
	}
	return p
}

const (
	kettle = "[[pots]]\nid = \"kettle\"\nname = \"Kettle\"\nlitres = 3\n"
	stew   = "[[ground]]\nid = \"stew\"\nname = \"Stew\"\nsymbol = \"S\"\npot = \"kettle\"\n"
	soup   = "[[ground]]\nid = \"soup\"\nname = \"Soup\"\nsymbol = \"P\"\nwith = [\"stew\"]\n"
	supper = "[[menus]]\nid = \"supper\"\nname = \"Supper\"\ncourses = [{ dish = \"stew\" }, { dish = \"soup\" }]\n"
)

// ids are the ids of a table's rows in their order.
func ids(t rows.AnyTable) string {
	var out []string
	t.Each(func(r *rows.Row) { out = append(out, r.ID) })
	return strings.Join(out, " ")
}

// TestExtend: rows go into the tables of their keys; a known id keeps its place; the old rulebook is unchanged; an
// empty document changes nothing.
func TestExtend(t *testing.T) {
	base := extend(t, new(pantry), kettle+stew+soup)
	if ids(&base.pots) != "kettle" || ids(&base.dishes) != "stew soup" || base.dishes.Get("stew").form != "ground" {
		t.Errorf("pots %s, dishes %s", ids(&base.pots), ids(&base.dishes))
	}
	next := extend(t, base, strings.Replace(stew, "\"Stew\"", "\"Hotpot\"", 1)+
		"[[drinks]]\nid = \"beer\"\nname = \"Beer\"\n")
	if ids(&next.dishes) != "stew soup beer" || next.dishes.Get("stew").Name != "Hotpot" ||
		next.dishes.Get("beer").form != "drink" {
		t.Errorf("dishes %s, %+v", ids(&next.dishes), next.dishes.Get("stew"))
	}
	if ids(&base.dishes) != "stew soup" || base.dishes.Get("stew").Name != "Stew" || base.dishes.Get("beer") != nil {
		t.Errorf("the old dishes are %s, %+v", ids(&base.dishes), base.dishes.Get("stew"))
	}
	if got := next.dishes.IDs(); !slices.Equal(got, []string{"beer", "soup", "stew"}) {
		t.Errorf("sorted: %v", got)
	}
	line := next.dishes.All()[0].Line()
	if line.Table != rows.Ground || line.ID != "stew" || line.Values["symbol"] != "S" {
		t.Errorf("the row was written as %+v", line)
	}
	if game.Extend(base, nil) != base || extend(t, base, "") != base || game.Extend(base, read(t, "feast", "")) != base {
		t.Error("what brings no row makes another rulebook")
	}
	feast := "[rulebook]\n" + strings.ReplaceAll(soup, "[[", "[[rulebook.")
	if n := game.Extend(extend(t, new(pantry), kettle+stew), read(t, "feast", feast)); ids(&n.dishes) != "stew soup" {
		t.Errorf("with the rows of a feast: %s", ids(&n.dishes))
	}
}

// TestFaulty: a row that the schema refuses, that has a duplicate id, that is unfit or that finish refuses is in no
// table, and its id is remembered. The same holds for rows that need it, through any number of steps, but not for
// those that only list it.
func TestFaulty(t *testing.T) {
	const (
		mud     = "[[ground]]\nid = \"mud\"\nname = \"Mud\"\n"
		thimble = "[[pots]]\nid = \"thimble\"\nname = \"Thimble\"\nlitres = 0\n"
		odd     = "[[ground]]\nid = \"odd\"\nname = 3\nsymbol = \"O\"\n"
	)
	p := extend(t, new(pantry), kettle+stew+soup+mud+thimble+odd+
		"[[drinks]]\nid = \"beer\"\nname = \"Beer\"\n[[ground]]\nid = \"beer\"\nname = \"Beer soup\"\nsymbol = \"B\"\n")
	if ids(&p.dishes) != "stew soup" || ids(&p.pots) != "kettle" {
		t.Errorf("dishes %s, pots %s", ids(&p.dishes), ids(&p.pots))
	}
	for id, want := range map[string]bool{"stew": false, "mud": true, "odd": true, "beer": true, "cake": false} {
		if p.dishes.Invalid(id) != want {
			t.Errorf("%s: faulty %v", id, !want)
		}
	}
	if !p.pots.Invalid("thimble") || p.pots.Invalid("kettle") || p.pots.Whole() || p.dishes.Whole() || !p.menus.Whole() {
		t.Error("faulty pots are not told")
	}
	if !p.left.InvalidSymbol("O") || p.left.InvalidSymbol("S") {
		t.Error("the symbol of faulty ground is not told")
	}

	// An invalid row replaces a known one: rows that need it are marked, and stay in their tables.
	p = extend(t, extend(t, new(pantry), kettle+stew+soup+supper), "[[pots]]\nid = \"kettle\"\nname = 4\n")
	if !p.pots.Invalid("kettle") || !p.dishes.Invalid("stew") || !p.dishes.Invalid("soup") || p.menus.Invalid("supper") {
		t.Error("what needs a faulty pot is not faulty, or what lists it is")
	}
	if ids(&p.pots) != "kettle" || ids(&p.dishes) != "stew soup" {
		t.Errorf("pots %s, dishes %s", ids(&p.pots), ids(&p.dishes))
	}
	// A corrected row makes everything valid.
	p = extend(t, p, kettle)
	if p.pots.Invalid("kettle") || p.dishes.Invalid("soup") || !p.dishes.Whole() {
		t.Error("a pot that was mended is faulty, or what needs it")
	}
}

// TestWaiting: a row with an unknown name is invalid until another file has that name; rows that name it wait too.
func TestWaiting(t *testing.T) {
	p := extend(t, new(pantry), soup+supper)
	if ids(&p.dishes) != "" || !p.dishes.Invalid("soup") || ids(&p.menus) != "" || !p.menus.Invalid("supper") {
		t.Errorf("without a stew there are dishes %q, menus %q", ids(&p.dishes), ids(&p.menus))
	}
	p = extend(t, p, stew)
	if ids(&p.dishes) != "" || !p.dishes.Invalid("stew") {
		t.Errorf("without a pot there are dishes %q", ids(&p.dishes))
	}
	p = extend(t, p, kettle)
	if !p.dishes.Whole() || !p.menus.Whole() || p.dishes.Get("soup") == nil || p.menus.Get("supper") == nil {
		t.Errorf("with all there are dishes %q, menus %q", ids(&p.dishes), ids(&p.menus))
	}
	line := rows.Line{Table: rows.Ground, ID: "x", Values: map[string]any{"pot": "cauldron"}}
	if !game.Astray(p, &line) {
		t.Error("a dish in a pot that nobody has is not astray")
	}
	if line.Values["pot"] = "kettle"; game.Astray(p, &line) {
		t.Error("a dish in the kettle is astray")
	}
}

// TestUnread: with unknown ids of rows, any id that a table lacks may be one of them, and its own ids are valid; no
// other table is affected.
func TestUnread(t *testing.T) {
	base := extend(t, new(pantry), kettle+stew)
	for text, want := range map[string][3]bool{ // pots, dishes, menus
		"[[pots]]\nname = \"Pan\"\n":                     {true, false, false},
		"[[ground]]\nid = \"Pot Pie\"\nname = \"Pie\"\n": {false, true, false},
		"menus = 3\n":               {false, false, true},
		"[[dishses]]\nid = \"x\"\n": {true, true, true},
		"[[ground]\n":               {true, true, true},
	} {
		p := extend(t, base, text)
		if got := [3]bool{p.pots.Invalid("no"), p.dishes.Invalid("no"), p.menus.Invalid("no")}; got != want {
			t.Errorf("%q: an unknown pot, dish, menu may be faulty: %v", text, got)
		}
		if p.pots.Invalid("kettle") || p.dishes.Invalid("stew") {
			t.Errorf("%q: a known row is faulty", text)
		}
		if p.left.InvalidSymbol("?") != want[1] {
			t.Errorf("%q: an unknown symbol may be that of a faulty dish: %v", text, !want[1])
		}
	}
	if p := game.Incomplete(base); !p.pots.Invalid("no") || !p.menus.Invalid("no") || p.pots.Invalid("kettle") {
		t.Error("of a file that cannot be read any row may be missing")
	}
}

// TestReferences: a path leads to every name below it, with its place; other values are skipped.
func TestReferences(t *testing.T) {
	var got []string
	ref := &game.References[2]
	ref.Each(map[string]any{"courses": []any{
		map[string]any{"dish": "stew"}, "bread", map[string]any{"dish": ""}, map[string]any{"wine": "red"},
		map[string]any{"dish": "soup"},
	}}, func(name, ptr string) { got = append(got, name+" "+ptr) })
	if want := []string{"stew /courses/0/dish", "soup /courses/4/dish"}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	p := extend(t, new(pantry), kettle+stew)
	if !ref.Has("menus") || ref.Has("pots") || ref.Noun != "dish" || !slices.Equal(ref.Known(p), []string{"stew"}) ||
		ref.Invalid(p, "stew") || strings.Join(ref.Path(), "/") != "courses/*/dish" {
		t.Errorf("%+v", ref)
	}
	some := ref.Target.Only("hot dish", func(*pantry) []string { return []string{"soup"} })
	if only := rows.NewReference(some, nil, nil, false); only.Noun != "hot dish" || only.Known(p)[0] != "soup" {
		t.Errorf("%+v", only)
	}
}
