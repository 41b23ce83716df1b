package battlelore_test

import (
	"io/fs"
	"testing"

	shipped "muster/adventures"
	"muster/deploycards"
	adventures "muster/internal/adventures/battlelore"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/sheet/battlelore"
	"muster/internal/testing/sheettest"
	"muster/maps"
	"muster/schema"
	"muster/schema/source"
	"muster/sheet"
)

// load reads one definition and fails the test if the schema refuses it.
func load(t testing.TB, name string, text []byte) *schema.Document {
	t.Helper()
	doc, found := rulebook.FileKinds().Load(source.NewFile(name, text))
	for _, d := range found {
		t.Fatalf("%s:%d: %s", name, d.Start.Line, d.Message)
	}
	return doc
}

// documents reads every definition of a library.
func documents(t testing.TB, library fs.FS) []*schema.Document {
	t.Helper()
	names, err := fs.Glob(library, "library/battlelore/*.toml")
	if len(names) == 0 { // what all of it is one game's has no folder for it
		names, err = fs.Glob(library, "library/*.toml")
	}
	if err != nil || len(names) == 0 {
		t.Fatalf("no definitions: %v", err)
	}
	var out []*schema.Document
	for _, n := range names {
		text, err := fs.ReadFile(library, n)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, load(t, n, text))
	}
	return out
}

// libraryPages prints the whole library.
func libraryPages(t testing.TB, opts sheet.Options) []sheet.Page {
	t.Helper()
	var out []sheet.Page
	fields := map[string]*rulebook.Field{}
	for _, d := range documents(t, maps.Library) {
		m := maps.New(d)
		fields[m.ID] = rulebook.LinkField(m, rulebook.Base().Extend(d))
		out = append(out, battlelore.Map(m, fields[m.ID], opts))
	}
	for _, d := range documents(t, shipped.Library) {
		a := adventures.New(d)
		if fields[a.Map] == nil {
			t.Errorf("%s: no map %q in the library", a.ID, a.Map)
		}
		out = append(out, adventurePage(a, fields[a.Map], opts))
	}
	for _, d := range documents(t, deploycards.Library) {
		out = append(out, battlelore.Set(deploycards.New(d), rulebook.Base().Extend(d), opts))
	}
	return out
}

// TestWhoIsWho checks that the map page names the armies and their commanders, each at its camp's edge, for deployed
// and for drawn armies; so does the Markdown.
func TestWhoIsWho(t *testing.T) {
	fields := map[string]*rulebook.Field{}
	for _, d := range documents(t, maps.Library) {
		m := maps.New(d)
		fields[m.ID] = rulebook.LinkField(m, rulebook.Base().Extend(d))
	}
	for _, d := range documents(t, shipped.Library) {
		a := adventures.New(d)
		page := adventurePage(a, fields[a.Map], options())
		sheettest.WhoIsWho(t, page.Name, string(page.HTML()), string(page.Markdown()), [2][]string{
			{a.Pennant.Army, a.Pennant.Commander}, {a.Standard.Army, a.Standard.Commander},
		})
	}
}

func BenchmarkAdventureHTML(b *testing.B) {
	var adventure *adventures.Adventure
	var f *rulebook.Field
	for _, d := range documents(b, shipped.Library) {
		if a := adventures.New(d); a.ID == "the-toll-bridge" {
			adventure = a
		}
	}
	for _, d := range documents(b, maps.Library) {
		if m := maps.New(d); adventure != nil && m.ID == adventure.Map {
			f = rulebook.LinkField(m, rulebook.Base())
		}
	}
	if f == nil {
		b.Fatal("the adventure or its map is missing")
	}
	b.ReportAllocs()
	for b.Loop() {
		if p := adventurePage(adventure, f, sheet.Options{}); len(p.HTML()) < 10_000 {
			b.Fatal("the page is too short to be one")
		}
	}
}

// TestLibraryHTMLStandsAlone checks that pages have no external resources, scripts or duplicate ids: a sheet is one
// file.
func TestLibraryHTMLStandsAlone(t *testing.T) {
	for _, p := range libraryPages(t, sheet.Options{}) {
		sheettest.StandsAlone(t, p.Name, string(p.HTML()))
		sheettest.Accessible(t, p.Name, string(p.HTML()))
	}
}
