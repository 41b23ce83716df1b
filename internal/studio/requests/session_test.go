package requests

import (
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"muster/editor"
	"muster/internal/draw/paint"
	"muster/internal/editor/gesture"
	"muster/internal/editor/protocol"
	"muster/internal/editor/words"
	"muster/internal/games"
	"muster/internal/testing/editortest"
	"muster/schema/project/disk"
)

// session is a client of a server with Studio's methods, in a folder with files.
type session struct {
	*editortest.Client
	t    testing.TB
	dir  string
	text map[string]string // of open documents, by URI
	v    map[string]int

	foreseen *protocol.Diagnostics // of the last gesture
}

func start(t testing.TB, files map[string]string) *session {
	return startWith(t, files, func(*editor.Options) {})
}

// startWith starts a session with further options.
func startWith(t testing.TB, files map[string]string, set func(o *editor.Options)) *session {
	t.Helper()
	dir, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	in, fromClient := io.Pipe()
	toClient, out := io.Pipe()
	opts := editor.Options{
		Files: disk.Files{}, Catalogs: games.Catalogs(), Checks: games.Checks(), Known: games.Known(),
		Today: func() string { return "2026-11-30" }, Workers: 1, Methods: New().Methods(),
		Games: func(name string) *words.Game { return &games.Named(name).Editor },
	}
	set(&opts)
	server := editor.New(opts)
	go func() {
		server.Serve(in, out)
		out.Close()
	}()
	s := &session{editortest.New(t, fromClient, toClient), t, dir, map[string]string{}, map[string]int{}, nil}
	var p protocol.Initialize
	p.RootURI = s.uri("")
	s.Call("initialize", p, nil)
	s.Notify("initialized", nil)
	t.Cleanup(func() { fromClient.Close() })
	return s
}

func (s *session) uri(name string) string {
	return strings.TrimSuffix("file://"+filepath.ToSlash(filepath.Join(s.dir, name)), "/")
}

// open opens a document.
func (s *session) open(name, text string) string {
	uri := s.uri(name)
	s.text[uri], s.v[uri] = text, 1
	s.Notify("textDocument/didOpen", map[string]any{
		"textDocument": map[string]any{"uri": uri, "languageId": "toml", "version": 1, "text": text},
	})
	return uri
}

// ask sends a request and decodes its answer.
func (s *session) ask(method string, params, answer any) *editortest.Error {
	s.t.Helper()
	got := s.Ask(method, params)
	if got.Error != nil {
		return got.Error
	}
	if t, ok := s.t.(*testing.T); ok {
		conforms(t, method, got.Result)
	}
	if err := json.Unmarshal(got.Result, answer); err != nil {
		s.t.Fatalf("%s: %v", method, err)
	}
	return nil
}

// board asks for the board of a document.
func (s *session) board(uri string, since int) Board {
	s.t.Helper()
	var b Board
	params := map[string]any{"textDocument": map[string]any{"uri": uri}, "since": since}
	if err := s.ask("muster/board", params, &b); err != nil {
		s.t.Fatalf("%s: %s", uri, err.Message)
	}
	return b
}

// gesture makes a gesture: it asks for its edits, and applies them.
func (s *session) gesture(uri string, g map[string]any) *editortest.Error {
	s.t.Helper()
	var answer Changes
	err := s.ask("muster/edit", map[string]any{
		"textDocument": map[string]any{"uri": uri, "version": s.v[uri]}, "gesture": g,
	}, &answer)
	if err != nil {
		return err
	}
	s.foreseen = answer.Findings
	for _, doc := range answer.Edits {
		text := protocol.New([]byte(s.text[doc.URI]))
		var changes []map[string]any
		for _, e := range doc.Edits {
			next, err := text.Edit(protocol.Place(e.Range.Start), protocol.Place(e.Range.End), e.NewText)
			if err != nil {
				s.t.Fatal(err)
			}
			text = next
			changes = append(changes, map[string]any{"range": e.Range, "text": e.NewText})
		}
		if len(changes) == 0 {
			continue
		}
		s.text[doc.URI] = string(text.Bytes())
		s.v[doc.URI]++
		s.Notify("textDocument/didChange", map[string]any{
			"textDocument": map[string]any{"uri": doc.URI, "version": s.v[doc.URI]}, "contentChanges": changes,
		})
	}
	return nil
}

// libraryText returns a shipped text.
func libraryText(t testing.TB, kind, id string) string {
	t.Helper()
	f := games.Catalogs().LibraryFile(kind, id)
	if f == nil {
		t.Fatalf("no %s %s", kind, id)
	}
	return string(f.Text)
}

// TestShelf checks that the shelf has the project's files and the library, with pictures.
func TestShelf(t *testing.T) {
	mine := strings.ReplaceAll(libraryText(t, "map", "two-oaks"), "two-oaks", "mine")
	s := start(t, map[string]string{"mine.map.toml": mine})
	s.open("mine.map.toml", mine)
	var shelf struct{ Files []File }
	if err := s.ask("muster/shelf", map[string]any{}, &shelf); err != nil {
		t.Fatal(err.Message)
	}
	if f := shelf.Files[0]; f.URI != s.uri("mine.map.toml") || f.Library {
		t.Errorf("the first file is %s, library %v", f.URI, f.Library)
	}
	var names []Shelved
	ids := map[string]bool{}
	for _, f := range slices.Backward(shelf.Files) {
		names = append(names, Shelved{f.URI, f.Game, f.Library})
		ids[f.ID] = true
		if f.Name == "" || f.GameName == "" {
			t.Errorf("%s: %q of %q", f.ID, f.Name, f.GameName)
		}
	}
	var small Pictures
	if err := s.ask("muster/pictures", picturesParams{append(names, Shelved{URI: "none"})}, &small); err != nil {
		t.Fatal(err.Message)
	}
	for i, picture := range small.Pictures {
		if strings.HasPrefix(picture, "<svg") != (i < len(names)) {
			t.Errorf("picture %d of %d has %d bytes", i, len(names), len(picture))
		}
	}
	var games Played
	if err := s.ask("muster/played", nothing{}, &games); err != nil {
		t.Fatal(err.Message)
	}
	if len(games.Files) < 20 {
		t.Errorf("%d of the shipped definitions have games", len(games.Files))
	}
	for _, f := range games.Files {
		if !strings.Contains(f.Played, "win rate") || !slices.Contains(names, f.Shelved) {
			t.Errorf("%s: %q", f.URI, f.Played)
		}
	}
	if err := s.ask("muster/shelf", shelfParams{ID: "mine"}, &shelf); err != nil || len(shelf.Files) != 1 {
		t.Errorf("%d files have the id of the first: %v", len(shelf.Files), err)
	}
	renamed := s.open("mine.map.toml", strings.Replace(mine, "The Ford of Two Oaks", "The Mill", 1))
	if err := s.ask("muster/shelf", shelfParams{URI: renamed}, &shelf); err != nil || len(shelf.Files) != 1 ||
		shelf.Files[0].Name != "The Mill" || shelf.Files[0].URI != renamed {
		t.Errorf("the shelf of a renamed map is %+v: %v", shelf.Files, err)
	}
	for _, id := range []string{"the-toll-bridge", "harrow-down", "two-oaks", "alder-ford"} {
		if !ids[id] {
			t.Errorf("%s is not on the shelf", id)
		}
	}
	var text struct{ URI, Text string }
	wanted := map[string]any{"game": "battlelore", "kind": "adventure", "id": "the-toll-bridge"}
	if err := s.ask("muster/library", wanted, &text); err != nil {
		t.Fatal(err.Message)
	}
	if text.URI != s.uri("the-toll-bridge.adventure.toml") || !strings.Contains(text.Text, "Ardley") {
		t.Errorf("the copy is %s", text.URI)
	}
}

// TestBoardMissing checks that a definition without a board says why, and names its map if the project has it.
func TestBoardMissing(t *testing.T) {
	bridge, oaks := libraryText(t, "adventure", "the-toll-bridge"), libraryText(t, "map", "two-oaks")
	onNone := strings.Replace(bridge, `"two-oaks"`, `"none"`, 1)
	noBoard := strings.Replace(oaks, `"standard"`, `"none"`, 1)
	for _, c := range []struct{ file, text, want string }{
		{"the-toll-bridge.adventure.toml", onNone, `there is no map "none": choose another one in the form`},
		{"the-toll-bridge.adventure.toml", bridge, `the map "two-oaks" has no board that can be drawn`},
		{"two-oaks.map.toml", noBoard, "the board of this map is unknown"},
	} {
		s := start(t, map[string]string{"two-oaks.map.toml": noBoard, c.file: c.text})
		board := s.board(s.open(c.file, c.text), 0)
		if !strings.HasPrefix(board.Missing, c.want) || len(board.Spots) > 0 {
			t.Errorf("%s: the board lacks %q, with %d hexes", c.file, board.Missing, len(board.Spots))
		}
		if known := board.Map != nil; known != (c.text == bridge) {
			t.Errorf("%s: its map is %v", c.file, board.Map)
		}
	}
}

// TestShelfUnread checks that the shelf has files that cannot be read, once, so that their text can be mended.
func TestShelfUnread(t *testing.T) {
	files := map[string]string{
		"chess.map.toml":        "kind = \"map\"\ngame = \"chess\"\nformat = 1\nid = \"chess\"\n",
		"torn.adventure.toml":   "kind = \"adventure\"\nid = \"torn\n[[[",
		"empty.map.toml":        "",
		"odd.map.toml":          "kind = \"map\"\nformat = 1\nid = \"odd\"\nname = \"Odd\"\nboard = \"none\"\n",
		"two-oaks.map.toml":     "kind = ",
		"tiles.battleplan.toml": "kind = ",
		"other.unknown.toml":    "kind = ",
	}
	s := start(t, files)
	var shelf Shelf
	if err := s.ask("muster/shelf", map[string]any{}, &shelf); err != nil {
		t.Fatal(err.Message)
	}
	var got []string
	for _, f := range shelf.Files {
		if !f.Library {
			got = append(got, f.Name+": "+f.What)
			if f.ID == "" {
				t.Errorf("%s has no id", f.Name)
			}
		}
	}
	const unread = ": cannot be read"
	want := []string{
		"Odd: Map", "chess.map.toml" + unread, "empty.map.toml" + unread, "torn.adventure.toml" + unread,
		"two-oaks.map.toml" + unread,
	}
	if !slices.Equal(got, want) {
		t.Errorf("the project has %q, want %q", got, want)
	}
}

// TestPainting paints on a map. The board follows by its changes alone, and undoing the edits gives the old bytes.
func TestPainting(t *testing.T) {
	text := libraryText(t, "map", "two-oaks")
	s := start(t, nil)
	uri := s.open("two-oaks.map.toml", text)
	first := s.board(uri, 0)
	if !first.Whole || len(first.Spots) != 113 || first.Map != nil || first.Spots[0].Label != "A9" {
		t.Fatalf("whole %v, %d hexes, map %v", first.Whole, len(first.Spots), first.Map)
	}
	if err := s.gesture(uri, map[string]any{"do": "paint", "symbol": "W", "at": []string{"C3", "C2"}}); err == nil {
		t.Fatal("a hex that is not on the board is painted")
	} else if !strings.Contains(err.Message, "C2") {
		t.Error(err.Message)
	}
	if err := s.gesture(uri, map[string]any{"do": "paint", "symbol": "W", "at": []string{"C3", "c4"}}); err != nil {
		t.Fatal(err.Message)
	}
	if strings.Count(s.text[uri], "W") != strings.Count(text, "W")+2 {
		t.Errorf("the text is\n%s", s.text[uri])
	}
	next := s.board(uri, first.N)
	if next.Whole {
		t.Error("the second board is a whole one")
	}
	shown := paint.Board{Layers: layers(first.Layers)}
	shown.Apply(layers(next.Layers))
	fresh := s.board(uri, 0)
	if !slices.EqualFunc(shown.Layers, layers(fresh.Layers), func(a, b paint.Layer) bool {
		return a.Key == b.Key && a.Markup == b.Markup && slices.Equal(a.Cells, b.Cells)
	}) {
		t.Error("the changed board is not a fresh one")
	}
	if len(next.Spots) != 2 || next.Spots[0].Label != "c4" || next.Spots[1].Label != "C3" ||
		next.Spots[1].Says != "Woods" {
		t.Errorf("the changed hexes are %+v", next.Spots)
	}
	if same := s.board(uri, fresh.N); same.Whole || len(same.Spots) != 0 || same.Spots == nil {
		t.Errorf("of the same text, the changed hexes are %+v", same.Spots)
	}
}

// TestStale breaks the syntax of a map: the board says that it shows an older text.
func TestStale(t *testing.T) {
	text := libraryText(t, "map", "two-oaks")
	s := start(t, nil)
	uri := s.open("two-oaks.map.toml", text)
	first := s.board(uri, 0)
	s.v[uri]++
	s.Notify("textDocument/didChange", map[string]any{
		"textDocument":   map[string]any{"uri": uri, "version": s.v[uri]},
		"contentChanges": []map[string]any{{"text": "[[[ " + text}},
	})
	if next := s.board(uri, first.N); first.Stale || !next.Stale || len(next.Spots) != 0 {
		t.Errorf("the boards are stale: %v, then %v; %d hexes have changed", first.Stale, next.Stale, len(next.Spots))
	}
}

// TestBoardOfMap checks that the board of an adventure has the unsaved text of its map, and has it at once.
func TestBoardOfMap(t *testing.T) {
	terrain, text := libraryText(t, "map", "abbey-quarry"), libraryText(t, "adventure", "until-the-sun-goes-down")
	s := start(t, map[string]string{"abbey-quarry.map.toml": terrain, "sun.adventure.toml": text})
	on, uri := s.open("abbey-quarry.map.toml", terrain), s.open("sun.adventure.toml", text)
	first := s.board(uri, 0)
	if first.Map == nil || first.Map.URI != on || first.Map.Library {
		t.Fatalf("the map is %v", first.Map)
	}
	if err := s.gesture(on, map[string]any{"do": "paint", "symbol": "W", "at": []string{"D9"}}); err != nil {
		t.Fatal(err.Message)
	}
	next := s.board(uri, first.N)
	if len(next.Spots) != 1 || next.Spots[0].Label != "D9" || next.Spots[0].Says != "Woods" {
		t.Errorf("the changed hexes are %+v", next.Spots)
	}
}

func layers(list []Layer) []paint.Layer {
	var out []paint.Layer
	for _, l := range list {
		x := paint.Layer{Key: l.Key, Style: l.Style, Markup: l.Markup}
		for _, c := range l.Cells {
			x.Cells = append(x.Cells, paint.CellMarkup(c))
		}
		out = append(out, x)
	}
	return out
}

// TestTrayGestures makes every gesture of the tray of an adventure of each game on a free hex, moves what it put, and
// takes it away: the text is then the old one again. A formatted text stays formatted.
func TestTrayGestures(t *testing.T) {
	for _, c := range []struct{ adventure, battleMap, free, other string }{
		{"the-toll-bridge", "two-oaks", "A1", "B1"}, {"harrow-down", "harrow-ridge", "A1", "B1"},
	} {
		s := start(t, nil)
		text := libraryText(t, "adventure", c.adventure)
		uri := s.open(c.adventure+".adventure.toml", text)
		board := s.board(uri, 0)
		if board.Map == nil || board.Map.ID != c.battleMap || !board.Map.Library {
			t.Fatalf("%s: the map is %+v", c.adventure, board.Map)
		}
		mapURI := s.open(c.battleMap+".map.toml", libraryText(t, "map", c.battleMap))
		if mapURI != board.Map.URI {
			t.Errorf("a copy of the map would be at %s", board.Map.URI)
		}
		var tray struct{ Drawers []words.Drawer }
		if err := s.ask("muster/tray", map[string]any{"textDocument": map[string]any{"uri": uri}}, &tray); err != nil {
			t.Fatal(err.Message)
		}
		keys := map[string]bool{}
		for _, d := range tray.Drawers {
			for _, p := range d.Pieces {
				if keys[p.Key] || p.Name == "" || !strings.HasPrefix(p.Picture, "<svg") {
					t.Errorf("%s: %+v", c.adventure, p)
				}
				keys[p.Key] = true
				on := uri
				if p.On == "map" {
					on = mapURI
				}
				s.there(on, p, c.free, c.other)
			}
		}
		if len(keys) < 20 {
			t.Errorf("%s: the tray has %d pieces", c.adventure, len(keys))
		}
	}
}

// holds checks that a hex holds a piece.
func (s *session) holds(uri string, p words.Piece, label string) {
	s.t.Helper()
	for _, x := range s.board(uri, 0).Spots {
		if x.Label != label {
			continue
		}
		if !slices.ContainsFunc(x.Holds, func(h Held) bool {
			if p.Do.Do == gesture.Paint {
				return h.Symbol == p.Do.Symbol
			}
			return h.Thing == p.Do.Thing && h.Type == p.Do.Type && (p.Do.List == "" || h.List == p.Do.List) &&
				p.Sided == slices.Equal(h.Sides, []string{"ne"})
		}) {
			s.t.Errorf("%s: %s holds %+v", p.Key, label, x.Holds)
		}
	}
}

// there puts a piece on a hex, moves it to another one, and takes it away.
func (s *session) there(uri string, p words.Piece, free, other string) {
	s.t.Helper()
	before := s.text[uri]
	g := map[string]any{
		"do": p.Do.Do, "symbol": p.Do.Symbol, "thing": p.Do.Thing, "list": p.Do.List, "type": p.Do.Type,
		"keys": p.Do.Keys, "at": []string{free},
	}
	if p.Sided {
		g["sides"] = []string{"ne"}
	}
	if err := s.gesture(uri, g); err != nil {
		s.t.Errorf("%s: %s", p.Key, err.Message)
		return
	}
	s.holds(uri, p, free)
	if p.Do.Do == "paint" {
		if p.Do.Symbol == "." {
			return
		}
		if s.text[uri] == before {
			s.t.Errorf("%s changes nothing", p.Key)
		}
		if err := s.gesture(uri, map[string]any{"do": "paint", "symbol": ".", "at": []string{free}}); err != nil {
			s.t.Error(err.Message)
		}
	} else {
		move := map[string]any{"do": "move", "thing": p.Do.Thing, "at": []string{free}, "to": other}
		if err := s.gesture(uri, move); err != nil {
			s.t.Errorf("%s: %s", p.Key, err.Message)
		}
		if !strings.Contains(s.text[uri], `"`+other+`"`) || strings.Contains(s.text[uri], `"`+free+`"`) {
			s.t.Errorf("%s did not move:\n%s", p.Key, s.text[uri])
		}
		if err := s.gesture(uri, map[string]any{"do": "take", "at": []string{other}}); err != nil {
			s.t.Errorf("%s: %s", p.Key, err.Message)
		}
	}
	if s.text[uri] != before {
		s.t.Errorf("%s: the text is not the old one:\n%s", p.Key, s.text[uri])
	}
}

// TestCounts paints woods until the boxes have no more. The count on the board grows, the total stays, and the tray
// then names a box with more.
func TestCounts(t *testing.T) {
	s := start(t, nil)
	uri := s.open("two-oaks.map.toml", libraryText(t, "map", "two-oaks"))
	woods := func() words.Piece {
		var tray struct{ Drawers []words.Drawer }
		if err := s.ask("muster/tray", map[string]any{"textDocument": map[string]any{"uri": uri}}, &tray); err != nil {
			t.Fatal(err.Message)
		}
		for _, p := range tray.Drawers[0].Pieces {
			if p.Name == "Woods" {
				return p
			}
		}
		t.Fatal("the tray has no woods")
		return words.Piece{}
	}
	first := woods()
	if first.Used != 2 || first.Total <= 2 || first.Out {
		t.Fatalf("%d of %d, out %v", first.Used, first.Total, first.Out)
	}
	free := []string{"A1", "B1", "C1", "D1", "E1", "F1", "G1", "H1", "I1", "J1", "K1", "L1", "M1", "A9", "B9", "C9", "D9"}
	n := first.Total - first.Used
	if n > len(free) {
		t.Fatalf("%d woods are left", n)
	}
	if err := s.gesture(uri, map[string]any{"do": "paint", "symbol": "W", "at": free[:n]}); err != nil {
		t.Fatal(err.Message)
	}
	last := woods()
	whole := last.Used == first.Total && last.Total == first.Total
	if !whole || !last.Out || !strings.Contains(last.Note, "a second BattleLore") {
		t.Errorf("%d of %d, out %v, %q", last.Used, last.Total, last.Out, last.Note)
	}
}
