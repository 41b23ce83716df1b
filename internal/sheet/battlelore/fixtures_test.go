package battlelore_test

import (
	"flag"
	"os"
	"path/filepath"
	"testing"

	"muster/deploycards"
	adventures "muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore/library"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/sheet/battlelore"
	"muster/maps"
	"muster/schema"
	"muster/sheet"
)

var update = flag.Bool("update", false, "rewrite the golden files under testdata")

func fixture(t testing.TB, name string) *schema.Document {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	return load(t, name, text)
}

// mill returns the small map of testdata and its linked field.
func mill(t testing.TB) (*maps.Map, *rulebook.Field) {
	t.Helper()
	d := fixture(t, "mill.map.toml")
	m := maps.New(d)
	f := rulebook.LinkField(m, rulebook.Base().Extend(d))
	if len(f.Faults) > 0 {
		t.Fatalf("the map has faults: %+v", f.Faults)
	}
	return m, f
}

func options() sheet.Options {
	return sheet.Options{Hash: "0123456789ab", Citations: true, NameOf: func(id string) string {
		if id == "millers" {
			return "The Millers"
		}
		return ""
	}}
}

// adventurePage returns the sheet of an adventure on a field, which may be nil.
func adventurePage(a *adventures.Adventure, f *rulebook.Field, opts sheet.Options) sheet.Page {
	rules := rulebook.Base()
	if f != nil {
		rules = f.Rules
	}
	return battlelore.Adventure(library.Link(a, f, rules, nil), opts)
}

// pages returns the small map, adventure and set of testdata.
func pages(t testing.TB) map[string]sheet.Page {
	t.Helper()
	m, f := mill(t)
	return map[string]sheet.Page{
		"map":       battlelore.Map(m, f, options()),
		"adventure": adventurePage(adventures.New(fixture(t, "mill.adventure.toml")), f, options()),
		"set":       battlelore.Set(deploycards.New(fixture(t, "mill.deploycards.toml")), rulebook.Base(), options()),
	}
}

// golden compares text with a file under testdata, or rewrites the file.
func golden(t *testing.T, name string, got []byte) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != string(want) {
		t.Errorf("%s differs from what was printed; run the test with -update and read the difference\n%s", name, got)
	}
}
