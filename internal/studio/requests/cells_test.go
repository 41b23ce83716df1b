package requests

import (
	"strings"
	"testing"

	"muster/internal/editor/words"
)

// pieces asks for the units of a set.
func (s *session) pieces(uri string) (Pieces, string) {
	s.t.Helper()
	var out Pieces
	if err := s.ask("muster/pieces", map[string]any{"textDocument": map[string]any{"uri": uri}}, &out); err != nil {
		return out, err.Message
	}
	return out, ""
}

// count returns the units of a type on the cards, and those of the worst draw.
func (p *Pieces) count(id string) (all, drawn int) {
	for _, x := range p.Types {
		if x.ID == id {
			for _, n := range x.Counts {
				all += n
			}
			return all, x.Drawn
		}
	}
	return 0, 0
}

// TestCards makes each gesture on the cells of a shipped set. What was changed is changed back to the same bytes.
func TestCards(t *testing.T) {
	text := libraryText(t, "deploycards", "pennant-a")
	s := start(t, nil)
	uri := s.open("pennant-a.deploycards.toml", text)
	b := s.board(uri, 0)
	if len(b.Spots) != 7*14 || b.Spots[14].Label != "card 2 rank 4 file 1" || b.Spots[14].Row != 4 {
		t.Fatalf("%d cells, %+v", len(b.Spots), b.Spots[14])
	}
	if x := b.Spots[0]; x.Says != "Green goblin swordsmen" || len(x.Holds) != 1 ||
		x.Holds[0].Type != "green-goblin-sword" {
		t.Errorf("the first cell is %+v", x)
	}
	const free, other = "card 1 rank 1 file 2", "card 7 rank 2 file 4"
	step := func(g map[string]any, has string) {
		t.Helper()
		if err := s.gesture(uri, g); err != nil {
			t.Fatal(err.Message)
		}
		if !strings.Contains(s.text[uri], has) {
			t.Errorf("%v: the text has no %q:\n%s", g, has, s.text[uri])
		}
		if text := string(laid(uri, []byte(s.text[uri]))); text != s.text[uri] {
			t.Errorf("%v: the text is not formatted", g)
		}
	}
	before, _ := s.pieces(uri)
	// A type of the legend, and back.
	step(map[string]any{"do": "put", "thing": "unit", "type": "red-human-horse", "at": []string{free}},
		`"  .   rh  .",`)
	now, _ := s.pieces(uri)
	was, wasDrawn := before.count("red-human-horse")
	if all, drawn := now.count("red-human-horse"); all != was+1 || drawn != wasDrawn+1 {
		t.Errorf("%d red horse in all, %d drawn", all, drawn)
	}
	step(map[string]any{"do": "take", "at": []string{free}}, "")
	if s.text[uri] != text {
		t.Errorf("the text is not the old one:\n%s", s.text[uri])
	}
	// A type that the legend does not have; its symbol is a new one.
	step(map[string]any{"do": "put", "thing": "unit", "type": "green-dwarf-crossbow", "at": []string{free}},
		`gc = "green-dwarf-crossbow"`)
	step(map[string]any{"do": "move", "thing": "unit", "at": []string{free}, "to": other}, "green-dwarf-crossbow")
	if held := s.board(uri, 0).Spots; len(held[97].Holds)+len(held[12].Holds) != 0 {
		t.Errorf("the last cell holds %+v, the free one %+v", held[97].Holds, held[12].Holds)
	}
	step(map[string]any{"do": "take", "at": []string{other}}, "")
	if s.text[uri] != text {
		t.Errorf("the text is not the old one:\n%s", s.text[uri])
	}
	// Two units change places.
	step(map[string]any{"do": "move", "at": []string{b.Spots[0].Label}, "to": b.Spots[3].Label}, `"gb  .   .   gg",`)
	step(map[string]any{"do": "move", "at": []string{b.Spots[3].Label}, "to": b.Spots[0].Label}, `"gg  .   .   gb",`)
	for _, wrong := range []map[string]any{
		{"do": "move", "at": []string{free}, "to": other}, {"do": "put", "thing": "unit", "at": []string{free}},
		{"do": "put", "thing": "unit", "type": "red-human-horse", "at": []string{"card 8 rank 1 file 1"}},
	} {
		if err := s.gesture(uri, wrong); err == nil {
			t.Errorf("%v is not refused", wrong)
		}
	}
	if s.text[uri] != text {
		t.Errorf("the text is not the old one:\n%s", s.text[uri])
	}
}

// TestCardLegend checks that a symbol with a comment stays when the last unit goes, and that a short card is refused.
func TestCardLegend(t *testing.T) {
	text := strings.Replace(libraryText(t, "deploycards", "pennant-a"), `"green-goblin-lizard"`,
		`"green-goblin-lizard" # fast`, 1)
	s := start(t, nil)
	uri := s.open("pennant-a.deploycards.toml", text)
	for _, x := range s.board(uri, 0).Spots {
		if len(x.Holds) > 0 && (x.Holds[0].Type == "green-goblin-lizard" || x.Holds[0].Type == "red-human-horse") {
			if err := s.gesture(uri, map[string]any{"do": "take", "at": []string{x.Label}}); err != nil {
				t.Fatal(err.Message)
			}
		}
	}
	if !strings.Contains(s.text[uri], "# fast") || strings.Contains(s.text[uri], "red-human-horse") {
		t.Errorf("the text is\n%s", s.text[uri])
	}
	short := s.open("short.deploycards.toml", strings.Replace(text, "  bs  rs  bs", "  bs  rs", 1))
	err := s.gesture(short, map[string]any{
		"do": "put", "thing": "unit", "type": "red-human-horse", "at": []string{"card 1 rank 3 file 3"},
	})
	if err == nil || !strings.Contains(err.Message, "cells") {
		t.Errorf("a short row: %v", err)
	}
}

// TestCardTray puts every unit of the tray of a set on a cell and takes it away again.
func TestCardTray(t *testing.T) {
	text := libraryText(t, "deploycards", "standard-a")
	s := start(t, nil)
	uri := s.open("standard-a.deploycards.toml", text)
	var tray struct{ Drawers []words.Drawer }
	if err := s.ask("muster/tray", map[string]any{"textDocument": map[string]any{"uri": uri}}, &tray); err != nil {
		t.Fatal(err.Message)
	}
	n := 0
	for _, d := range tray.Drawers {
		for _, p := range d.Pieces {
			n++
			at := []string{"card 2 rank 1 file 1"}
			put := map[string]any{"do": p.Do.Do, "thing": p.Do.Thing, "type": p.Do.Type, "at": at}
			if err := s.gesture(uri, put); err != nil {
				t.Fatalf("%s: %s", p.Key, err.Message)
			}
			s.holds(uri, p, at[0])
			if err := s.gesture(uri, map[string]any{"do": "take", "at": at}); err != nil || s.text[uri] != text {
				t.Fatalf("%s: %v\n%s", p.Key, err, s.text[uri])
			}
		}
	}
	if n < 20 {
		t.Errorf("the tray has %d units", n)
	}
	if _, why := s.pieces(s.open("two-oaks.map.toml", libraryText(t, "map", "two-oaks"))); why == "" {
		t.Error("a map has cards")
	}
}
