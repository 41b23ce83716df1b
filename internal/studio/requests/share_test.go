package requests

import (
	"strings"
	"testing"

	"muster/schema/source"
)

// place gives files a place.
func (s *session) place(files []NamedText) (Placed, string) {
	s.t.Helper()
	var out Placed
	if err := s.ask("muster/place", map[string]any{"files": files}, &out); err != nil {
		return out, err.Message
	}
	return out, ""
}

// TestShare bundles an adventure with its own map, and gives the files a place in an empty project, in one that has
// them, and in one that has others of the same names.
func TestShare(t *testing.T) {
	sun := strings.ReplaceAll(libraryText(t, "adventure", "the-toll-bridge"), "the-toll-bridge", "my-toll")
	sun = strings.ReplaceAll(sun, `"two-oaks"`, `"my-oaks"`)
	oaks := strings.ReplaceAll(libraryText(t, "map", "two-oaks"), `"two-oaks"`, `"my-oaks"`)
	own := map[string]string{"my-toll.adventure.toml": sun, "my-oaks.map.toml": oaks}
	s := start(t, own)
	uri := s.open("my-toll.adventure.toml", sun)
	var bundle placeParams
	if err := s.ask("muster/bundle", map[string]any{"textDocument": map[string]any{"uri": uri}}, &bundle); err != nil {
		t.Fatal(err.Message)
	}
	if n := len(bundle.Files); n != 2 || bundle.Files[0].Text != oaks || bundle.Files[1].Text != sun {
		t.Fatalf("%d files are bundled: %v", n, bundle.Files)
	}
	if got, why := s.place(bundle.Files); why != "" || len(got.Files) != 0 || len(got.Notes) != 2 {
		t.Errorf("in the same project: %v %s", got, why)
	}
	s = start(t, nil)
	got, why := s.place(bundle.Files)
	if why != "" || len(got.Files) != 2 || got.Files[1] != (TextFile{s.uri("my-toll.adventure.toml"), sun}) {
		t.Errorf("in an empty project: %v %s", got, why)
	}
	s = start(t, map[string]string{"my-oaks.map.toml": strings.Replace(oaks, "notes", "# other\nnotes", 1)})
	got, why = s.place(bundle.Files)
	if why != "" || len(got.Files) != 2 || len(got.Notes) != 1 {
		t.Fatalf("in another project: %v %s", got, why)
	}
	if m := got.Files[0]; m.URI != s.uri("my-oaks-2.map.toml") || !strings.Contains(m.Text, `"my-oaks-2"`) {
		t.Errorf("the map is %s", m.URI)
	}
	if a := got.Files[1]; a.URI != s.uri("my-toll.adventure.toml") || !strings.Contains(a.Text, `"my-oaks-2"`) {
		t.Errorf("the adventure is not on the renamed map: %s", a.URI)
	}
}

// TestPlaceHostile checks that files with wrong names or contents are refused, with a sentence.
func TestPlaceHostile(t *testing.T) {
	s := start(t, nil)
	for name, c := range map[string]struct {
		file NamedText
		want string
	}{
		"a path":       {NamedText{"../x.map.toml", ""}, "not the name"},
		"a hidden one": {NamedText{".x.map.toml", ""}, "not the name"},
		"another":      {NamedText{"x.toml", ""}, "not the name"},
		"a long name":  {NamedText{strings.Repeat("x", 9999) + ".map.toml", ""}, "long name"},
		"a large one":  {NamedText{"x.map.toml", strings.Repeat("#", source.MaxSize+1)}, "too large"},
		"no text":      {NamedText{"x.map.toml", "a = \x00"}, "not text"},
	} {
		if got, why := s.place([]NamedText{c.file}); !strings.Contains(why, c.want) || len(why) > 200 {
			t.Errorf("%s: %v %q", name, got, why)
		}
	}
	if _, why := s.place(nil); why == "" {
		t.Error("no files are placed")
	}
	if _, why := s.place(make([]NamedText, mostFiles+1)); why == "" {
		t.Error("too many files are placed")
	}
	evil := NamedText{"x.map.toml", "kind = \"map\"\nid = \"../../y\"\n"}
	if got, why := s.place([]NamedText{evil}); why != "" || got.Files[0].URI != s.uri("x.map.toml") {
		t.Errorf("an id that is a path: %v %s", got, why)
	}
}

// TestDuplicate checks that a copy has a free id and a name of its own, and is otherwise the same text.
func TestDuplicate(t *testing.T) {
	oaks := strings.ReplaceAll(libraryText(t, "map", "two-oaks"), `"two-oaks"`, `"my-oaks"`)
	s := start(t, map[string]string{"my-oaks.map.toml": oaks})
	s.open("my-oaks.map.toml", oaks)
	var out TextFile
	if err := s.ask("muster/duplicate", map[string]any{"kind": "map", "id": "my-oaks"}, &out); err != nil {
		t.Fatal(err.Message)
	}
	want := strings.Replace(oaks, `"my-oaks"`, `"my-oaks-2"`, 1)
	want = strings.Replace(want, `Two Oaks"`, `Two Oaks (copy)"`, 1)
	if out.URI != s.uri("my-oaks-2.map.toml") || out.Text != want {
		t.Errorf("the copy is %s\n%s", out.URI, out.Text)
	}
	if err := s.ask("muster/duplicate", map[string]any{"kind": "map", "id": "none"}, &out); err == nil {
		t.Error("an unknown definition is duplicated")
	}
}
