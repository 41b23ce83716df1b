package gametest

import (
	"bytes"
	"encoding/json"
	"regexp"
	"testing"

	"muster/internal/sheet/command"
	"muster/internal/testing/sheettest"
)

// scripts matches the parts that an XML parser cannot read.
var scripts = regexp.MustCompile(`(?s)<script.*?</script>`)

// Read returns the data of a page's script. It fails if the page is longer than most bytes, loads external resources,
// or is not accessible.
func Read(t testing.TB, name string, page []byte, most int) command.Data {
	t.Helper()
	sheettest.Accessible(t, name, string(scripts.ReplaceAll(page, nil)))
	for _, bad := range []string{"https://", "@import", "<link", "<iframe", " src=", " style=\""} {
		if bytes.Contains(page, []byte(bad)) {
			t.Errorf("%s: the page has %q in it", name, bad)
		}
	}
	if len(page) > most {
		t.Errorf("%s: the page has %d bytes, at most %d", name, len(page), most)
	}
	_, rest, ok := bytes.Cut(page, []byte(`<script type="application/json" id="game">`))
	text, _, ended := bytes.Cut(rest, []byte("</script>"))
	if bytes.Contains(text, []byte("null")) {
		t.Errorf("%s: a list of the data is null, which the script cannot count", name)
	}
	var d command.Data
	if err := json.Unmarshal(text, &d); !ok || !ended || err != nil {
		t.Fatalf("%s: the data of the page cannot be read: %v", name, err)
	}
	return d
}

// Piece is the state of a piece: the five numbers of replay.Moment.
type Piece = [5]int

// Each iterates over the moments of a page, with the current state of all pieces and hands.
func Each(d *command.Data, look func(i int, at map[int]Piece, hands []command.Hand)) {
	at, hands := map[int]Piece{}, []command.Hand(nil)
	for i, m := range d.Frames {
		for j := 0; j+5 <= len(m.Pieces); j += 5 {
			at[m.Pieces[j]] = Piece(m.Pieces[j : j+5])
		}
		if m.Hands != nil {
			hands = m.Hands
		}
		look(i, at, hands)
	}
}
