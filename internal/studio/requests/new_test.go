package requests

import (
	"slices"
	"strings"
	"testing"

	"muster/internal/games"
)

// begin asks for new definitions.
func (s *session) begin(params map[string]any) ([]TextFile, string) {
	s.t.Helper()
	var out struct{ Files []TextFile }
	if err := s.ask("muster/new", params, &out); err != nil {
		return nil, err.Message
	}
	return out.Files, ""
}

// TestNew makes every new definition that can be made, opens it, and asks for its board and its sheet: a new definition
// has no errors, is as `muster fmt` writes it, and takes its id.
func TestNew(t *testing.T) {
	s := start(t, nil)
	var have struct{ Games []Starters }
	if err := s.ask("muster/starters", map[string]any{}, &have); err != nil {
		t.Fatal(err.Message)
	}
	if len(have.Games) < 2 {
		t.Fatalf("there are %d games", len(have.Games))
	}
	for _, g := range have.Games {
		if len(g.Boxes) == 0 {
			t.Errorf("%s has no boxes", g.Game)
		}
		for _, k := range g.Kinds {
			for _, board := range k.Boards {
				if board.Name == "" {
					t.Errorf("%s: a board has no name", g.Game)
				}
				p := map[string]any{
					"game": g.Game, "kind": k.Kind, "board": board.ID, "name": "The Toll of " + g.Game + " " + k.Kind + board.ID,
				}
				files, why := s.begin(p)
				if why != "" || len(files) != 1 && !k.OnMap || len(files) != 2 && k.OnMap {
					t.Fatalf("%v: %d files, %s", p, len(files), why)
				}
				for _, f := range files {
					if text := string(laid(f.URI, []byte(f.Text))); text != f.Text {
						t.Errorf("%s is not formatted", f.URI)
					}
					s.open(strings.TrimPrefix(f.URI, s.uri("")+"/"), f.Text)
				}
				uri := files[len(files)-1].URI
				if b := s.board(uri, 0); k.OnMap && (b.Map == nil || b.Map.URI != files[0].URI) {
					t.Errorf("%v: the map is %+v", p, b.Map)
				}
				sheet, why := s.sheet(map[string]any{"textDocument": map[string]any{"uri": uri}})
				if why != "" || !strings.Contains(sheet.HTML, "The Toll of "+g.Game) ||
					k.Kind != kindCards && !strings.HasPrefix(sheet.SVG, "<svg") {
					t.Errorf("%v: no sheet: %s", p, why)
				}
				_, why = s.begin(p)
				if already := "there is already " + games.Noun(k.Kind); !strings.HasPrefix(why, already) && !k.OnMap {
					t.Errorf("%v again: %q", p, why)
				}
			}
		}
	}
}

// TestNewOn checks a new adventure on a map that there is, new files of a project with folders, boxes, and refusals.
func TestNewOn(t *testing.T) {
	mine := strings.ReplaceAll(libraryText(t, "map", "two-oaks"), "two-oaks", "mine")
	s := start(t, map[string]string{"mine.map.toml": mine})
	p := map[string]any{"game": "battlelore", "kind": "adventure", "name": "Dawn", "map": "kings-road"}
	files, why := s.begin(p)
	if why != "" || len(files) != 1 || !strings.Contains(files[0].Text, `"kings-road"`) ||
		files[0].URI != s.uri("dawn.adventure.toml") {
		t.Errorf("on a shipped map: %v, %s", files, why)
	}
	p["map"] = "mine"
	if files, why = s.begin(p); why != "" || len(files) != 1 || !strings.Contains(files[0].Text, `"mine"`) {
		t.Errorf("on a map of the project: %v, %s", files, why)
	}
	p = map[string]any{"game": "battlelore", "kind": "map", "name": "Dawn", "boxes": []string{"base", "base"}}
	if files, why = s.begin(p); why != "" || !strings.Contains(files[0].Text, `["base", "base"]`) {
		t.Errorf("with boxes: %v, %s", files, why)
	}
	for _, c := range []struct{ kind, name, on, want string }{
		{"adventure", "Dawn", "nowhere", "no map nowhere"}, {"map", "!?", "", "letters or digits"},
		{"map", "Mine", "", "already a map with the id mine"}, {"map", "Two Oaks", "", "already"},
		{"sweep", "Dawn", "", "no template"},
	} {
		p := map[string]any{"game": "battlelore", "kind": c.kind, "name": c.name, "map": c.on}
		if _, why := s.begin(p); !strings.Contains(why, c.want) {
			t.Errorf("%v: %q", p, why)
		}
	}
}

// sheet asks for a sheet.
func (s *session) sheet(params map[string]any) (Sheet, string) {
	s.t.Helper()
	var out Sheet
	if err := s.ask("muster/sheet", params, &out); err != nil {
		return out, err.Message
	}
	return out, ""
}

// TestSheet checks the settings of a sheet, and that a document with errors has none.
func TestSheet(t *testing.T) {
	s := start(t, nil)
	text := libraryText(t, "adventure", "the-toll-bridge")
	uri := s.open("the-toll-bridge.adventure.toml", text)
	var settings printSettings
	if err := s.ask("muster/printing", map[string]any{}, &settings); err != nil {
		t.Fatal(err.Message)
	}
	doc := map[string]any{"uri": uri}
	plain, why := s.sheet(map[string]any{"textDocument": doc})
	if why != "" || plain.Name != "the-toll-bridge" || !strings.HasPrefix(plain.Markdown, "# ") {
		t.Fatalf("%q %s", plain.Name, why)
	}
	seen := []string{plain.HTML}
	for _, set := range []map[string]any{
		{"paper": settings.Papers[1]}, {"ink": settings.Inks[2]}, {"style": settings.Styles[1]}, {"large": true},
		{"lang": settings.Languages[1]}, {"part": plain.Parts[0]},
	} {
		set["textDocument"] = doc
		got, why := s.sheet(set)
		if why != "" || slices.Contains(seen, got.HTML) {
			t.Errorf("%v changes nothing: %s", set, why)
		}
		seen = append(seen, got.HTML)
	}
	for _, set := range []map[string]any{{"paper": "b5"}, {"ink": "red"}, {"style": "bold"}, {"lang": "xx"}} {
		set["textDocument"] = doc
		if _, why := s.sheet(set); why == "" {
			t.Errorf("%v is not refused", set)
		}
	}
	wrong := s.open("wrong.adventure.toml", strings.Replace(text, `"the-toll-bridge"`, `"wrong"`, 1)+"\n[pennants]\n")
	_, why = s.sheet(map[string]any{"textDocument": map[string]any{"uri": wrong}})
	if !strings.Contains(why, "pennants") {
		t.Errorf("a document with errors: %q", why)
	}
}

// TestNewEmpty begins every board without the example: a map is complete and has open ground alone, and an adventure on
// it has no units. A gesture puts the first unit on it.
func TestNewEmpty(t *testing.T) {
	s := start(t, nil)
	for _, c := range []struct{ game, board, list, kind string }{
		{"battlelore", "standard", "pennant.units", "green-human-bow"},
		{"battlelore", "epic", "standard.units", "green-human-bow"}, {"medieval", "medieval", "top.units", "auxilia"},
	} {
		files, why := s.begin(map[string]any{
			"game": c.game, "kind": "adventure", "board": c.board, "name": "Bare " + c.board, "empty": true,
		})
		if why != "" {
			t.Fatalf("%v: %s", c, why)
		}
		for _, f := range files {
			if text := string(laid(f.URI, []byte(f.Text))); text != f.Text {
				t.Errorf("%s is not formatted:\n%s", f.URI, f.Text)
			}
			s.open(strings.TrimPrefix(f.URI, s.uri("")+"/"), f.Text)
		}
		uri := files[1].URI
		board := s.board(uri, 0)
		for _, x := range board.Spots {
			if len(x.Holds) != 1 || x.Holds[0].Symbol != "." {
				t.Errorf("%s: %s holds %+v", uri, x.Label, x.Holds)
			}
		}
		if strings.Contains(files[1].Text, "[[victory") || strings.Contains(files[1].Text, "middle of the field") {
			t.Errorf("the example is still in\n%s", files[1].Text)
		}
		put := map[string]any{"do": "put", "thing": "unit", "list": c.list, "type": c.kind, "at": []string{"D3"}}
		if err := s.gesture(uri, put); err != nil {
			t.Errorf("%v: %s", c, err.Message)
		}
		if next := s.board(uri, board.N); len(next.Spots) != 1 || next.Spots[0].Label != "D3" {
			t.Errorf("%v: the changed hexes are %+v", c, next.Spots)
		}
	}
}
