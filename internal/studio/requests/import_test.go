package requests

import (
	"strings"
	"testing"
)

// memoir is a scenario of the editor of Memoir.
const memoir = `{"game_info":{"starting":"PLAYER2","side_player1":"AXIS","side_player2":"ALLIES","cards_player1":4,
"cards_player2":5,"victory_player1":3,"victory_player2":3},"board":{"type":"STANDARD","face":"COUNTRY","hexagons":[
{"row":0,"col":4,"unit":{"name":"infger"}},{"row":8,"col":4,"unit":{"name":"infus"}},
{"row":4,"col":6,"terrain":{"name":"woods"}}]},"text":{"en":{"name":"The Odd Wood"}}}`

// TestImport imports a scenario of another game, and refuses files that are none.
func TestImport(t *testing.T) {
	s := start(t, nil)
	var got Imported
	if err := s.ask("muster/import", importParams{"odd.m44", []byte(memoir)}, &got); err != nil {
		t.Fatal(err.Message)
	}
	if len(got.Files) != 2 || got.Files[1].Name != "the-odd-wood.adventure.toml" || len(got.Notes) == 0 {
		t.Fatalf("%d files, notes %q", len(got.Files), got.Notes)
	}
	if _, why := s.place(got.Files); why != "" {
		t.Error(why)
	}
	for name, c := range map[string]struct{ file, text, want string }{
		"another kind": {"odd.pdf", "", ".m44"}, "no scenario": {"odd.m44", "{", "cannot be read"},
	} {
		err := s.ask("muster/import", importParams{c.file, []byte(c.text)}, &got)
		if err == nil || !strings.Contains(err.Message, c.want) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
