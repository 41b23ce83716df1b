package rows_test

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"muster/internal/engine/command/rows"
	"muster/schema/source"
)

// TestRowsOf: the rows of a document are listed with their places, also duplicates and unplayable ones; rows that the
// schema refused are not.
func TestRowsOf(t *testing.T) {
	d := read(t, "pantry", kettle+"[[pots]]\nid = \"pan\"\nname = 3\n"+stew+
		"[[drinks]]\nid = \"stew\"\nname = \"Toddy\"\n")
	var got []string
	list := file.RowsOf(d)
	for _, w := range list {
		got = append(got, w.Ptr+" "+w.ID)
	}
	if want := []string{"/pots/0 kettle", "/ground/0 stew", "/drinks/0 stew"}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	if list[1].Key() != list[2].Key() || list[0].Key() == list[1].Key() {
		t.Error("ground and drinks share their ids, pots have ids of their own")
	}
	feast := file.RowsOf(read(t, "feast", "[[rulebook.pots]]\nid = \"pan\"\nname = \"Pan\"\n"))
	if len(feast) != 1 || feast[0].Ptr != "/rulebook/pots/0" || feast[0].Table != "pots" {
		t.Errorf("%+v", feast)
	}
}

// TestDescribe: a row is described with its values in the order of its type, each with its source.
func TestDescribe(t *testing.T) {
	p := extend(t, new(pantry), kettle+`[[ground]]
id = "stew"
name = "Stew"
symbol = "S"
pot = "kettle"
hot = true
with = []
spices = [{ grams = 2, name = "salt" }, { name = "thyme" }]
house = ["hot", "spices.grams"]
sources = { all = "COOK", pot = "SMITH" }
notes = "not told"
`)
	var b strings.Builder
	row, typ := rows.Found(p.dishes.Get("stew"))
	row.Describe(&b, "dishes", typ, "with")
	want := `Stew (dishes, stew)
  symbol: S
  pot: kettle [SMITH]
  hot: yes [house]
  spices [COOK; grams house]:
    name salt; grams 2
    name thyme
`
	if b.String() != want {
		t.Errorf("%s\nwant\n%s", b.String(), want)
	}
	if row, _ := rows.Found(p.dishes.Get("cake")); row != nil {
		t.Errorf("a row that nobody wrote: %+v", row)
	}
	bare := rows.Row{House: []string{"dice.fire"}}
	if bare.Mark("dice") != " [fire house]" || bare.Mark("range") != "" || bare.Mark("look") != "" {
		t.Errorf("%q %q %q", bare.Mark("dice"), bare.Mark("range"), bare.Mark("look"))
	}
	list := rows.Summaries(&p.pots, func(p *pot) string { return p.Name + "!" })
	if len(list) != 1 || list[0] != (rows.Summary{ID: "kettle", Name: "Kettle", Summary: "Kettle!"}) {
		t.Errorf("%+v", list)
	}
}

// TestShipped: shipped files are read by name; a broken one is a program error.
func TestShipped(t *testing.T) {
	files := rows.Files(fstest.MapFS{
		"tables/b.toml": {Data: []byte("kind = \"pantry\"\nid = \"b\"\n" + stew)},
		"tables/a.toml": {Data: []byte("kind = \"pantry\"\nid = \"a\"\n" + kettle)},
		"tables/a.txt":  {Data: []byte("no table")},
	}, "tables/*.toml")
	if len(files) != 2 || files[0].Name != "tables/a.toml" || files[1].Name != "tables/b.toml" {
		t.Fatalf("%d files", len(files))
	}
	p := game.With(new(pantry), file.Shipped(files))
	if ids(&p.pots) != "kettle" || ids(&p.dishes) != "stew" {
		t.Errorf("pots %s, dishes %s", ids(&p.pots), ids(&p.dishes))
	}
	defer func() {
		if why, _ := recover().(string); !strings.Contains(why, "shipped table bad.toml") {
			t.Errorf("a broken table that ships: %q", why)
		}
	}()
	rows.Documents([]*source.File{source.NewFile("bad.toml", []byte("[[pots]\n"))})
}
