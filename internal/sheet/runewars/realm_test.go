package runewars

import (
	"bytes"
	"encoding/xml"
	"errors"
	"flag"
	"io"
	"os"
	"strings"
	"testing"

	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/schema/source"
	"muster/sheet"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// shipped returns a realm of the library.
func shipped(t *testing.T, id string) *library.LinkedRealm {
	t.Helper()
	c := library.New(nil, 1)
	return c.Find(rulebook.KindRealm, id).Linked()
}

// TestRealm checks the text sheet of a shipped realm.
func TestRealm(t *testing.T) {
	const golden = "testdata/three-crowns.md"
	page := Realm(shipped(t, "three-crowns"), sheet.Options{Citations: true})
	got := page.Markdown()
	if *update {
		if err := os.WriteFile(golden, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Errorf("the sheet is not %s but\n%s", golden, got)
	}
	if html := page.HTML(); !bytes.Contains(html, []byte("<figure class=\"board\"")) {
		t.Error("the page has no map")
	}
}

// TestRunesAreSecret checks that two realms that differ only in the faces of their runes have the same sheet
// (RW-SETUP-14).
func TestRunesAreSecret(t *testing.T) {
	var text string
	for _, f := range library.LibraryFiles() {
		if strings.HasSuffix(f.Name, "/the-two-banks.realm.toml") {
			text = string(f.Text)
		}
	}
	other := strings.NewReplacer(`"dragon"`, `"false"`, `"false"`, `"dragon"`).Replace(text)
	if other == text {
		t.Fatal("the realm has no runes")
	}
	var pages, pictures [][]byte
	for _, s := range []string{text, other} {
		c := library.New([]*source.File{source.NewFile("the-two-banks.realm.toml", []byte(s))}, 1)
		l := c.Given()[0].Linked()
		pages, pictures = append(pages, Realm(l, sheet.Options{}).HTML()), append(pictures, Picture(l, sheet.Options{}))
	}
	if !bytes.Equal(pages[0], pages[1]) || !bytes.Equal(pictures[0], pictures[1]) {
		t.Error("a sheet tells which rune lies where")
	}
}

// TestPicture checks that the map is well-formed XML that mentions every area and its content once. A realm without a
// known tile has no map, and its sheet says so. Names cannot inject markup.
func TestPicture(t *testing.T) {
	l := shipped(t, "the-broken-march")
	svg := Picture(l, sheet.Options{})
	for d := xml.NewDecoder(bytes.NewReader(svg)); ; {
		if _, err := d.Token(); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
	}
	for i := range l.Spots {
		if n := bytes.Count(svg, []byte(">"+l.Spots[i].Label+"</text>")); n != 1 {
			t.Errorf("%s stands on the map %d times", l.Spots[i].Label, n)
		}
	}
	if !bytes.Equal(svg, Picture(shipped(t, "the-broken-march"), sheet.Options{})) {
		t.Error("one realm is drawn in two ways")
	}
	text := "kind = \"realm\"\ngame = \"runewars\"\nformat = 1\nid = \"none\"\nname = \"<b>None</b>\"\nplayers = 2\n" +
		"background = \"<script>\"\ntiles = [{ tile = \"moon\", at = [0, 0] }]\n"
	c := library.New([]*source.File{source.NewFile("none.realm.toml", []byte(text))}, 1)
	none := c.Given()[0].Linked()
	if Picture(none, sheet.Options{}) != nil {
		t.Error("nothing is drawn")
	}
	html := string(Realm(none, sheet.Options{}).HTML())
	if !strings.Contains(html, "cannot draw the realm") || strings.Contains(html, "<b>None") ||
		strings.Contains(html, "<script>") {
		t.Errorf("the sheet of no tile is\n%s", html)
	}
}

// TestSummary checks the summary of a realm for a list of many sheets.
func TestSummary(t *testing.T) {
	s := Summary(shipped(t, "three-crowns"), sheet.Options{})
	if s.Title != "Three Crowns" || s.Players != "3" || len(s.Boxes) != 2 || len(s.Words) != 3 || s.Story == "" {
		t.Errorf("%+v", s)
	}
}
