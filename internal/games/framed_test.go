package games_test

import (
	"encoding/xml"
	"errors"
	"io"
	"strconv"
	"strings"
	"testing"

	"muster/draw"
	"muster/internal/games"
	"muster/internal/words"
	"muster/internal/workspace"
	"muster/sheet"
)

// written is a text of an SVG file, with an estimate of its box.
type written struct {
	text                     string
	left, top, right, bottom int
}

// texts reads an SVG file: its size, and the texts of the legend and of the frame.
func texts(t *testing.T, svg []byte) (wide, high int, out []written) {
	t.Helper()
	d := xml.NewDecoder(strings.NewReader(string(svg)))
	var sizes, inside []int // by element: the size of its letters, and how deep it is in the frame's own groups
	var at *written
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return wide, high, out
		}
		if err != nil {
			t.Fatal(err)
		}
		switch x := token.(type) {
		case xml.StartElement:
			size, own := 0, 0
			if n := len(sizes); n > 0 {
				size, own = sizes[n-1], inside[n-1]
			}
			w := written{}
			for _, a := range x.Attr {
				n, _ := strconv.Atoi(a.Value)
				switch {
				case a.Name.Local == "viewBox":
					f := strings.Fields(a.Value)
					wide, _ = strconv.Atoi(f[2])
					high, _ = strconv.Atoi(f[3])
				case a.Name.Local == "class" && (a.Value == "legend" || a.Value == "texts"):
					own = 1
				case a.Name.Local == "transform":
					own = 0 // a picture
				case a.Name.Local == "font-size":
					size = n
				case a.Name.Local == "x":
					w.left = n
				case a.Name.Local == "y":
					w.top, w.bottom = n-size, n+size/4
				}
			}
			sizes, inside = append(sizes, size), append(inside, own)
			if x.Name.Local == "text" && own > 0 {
				out = append(out, w)
				at = &out[len(out)-1]
				if size < 15 {
					t.Errorf("a text has letters of %d units", size)
				}
			}
		case xml.CharData:
			if at != nil {
				at.text += string(x)
				at.right = at.left + draw.TextWidth(at.text, sizes[len(sizes)-1])
			}
		case xml.EndElement:
			at = nil
			sizes, inside = sizes[:len(sizes)-1], inside[:len(inside)-1]
		}
	}
}

// TestFramed checks the framed maps of everything that ships, in both languages and two inks: they are well-formed, and
// their texts lie inside and do not overlap.
func TestFramed(t *testing.T) {
	ws := workspace.Library(workspace.Wanted{Workers: 1})
	drawn := 0
	for _, kind := range games.Drawn() {
		for _, e := range ws.All(kind) {
			for tag, ink := range map[string]draw.Inks{"en": draw.FullInk, "de": draw.BlackInk} {
				in, err := words.In(tag)
				if err != nil {
					t.Fatal(err)
				}
				look := games.PageOptions{Print: sheet.Print{Ink: ink}, Hash: "0123456789ab", Language: in, Find: ws.Find}
				drawn++
				wide, high, all := texts(t, draw.Reink(games.Of(e).Pages.Framed(e, look), ink))
				if len(all) < 5 || wide != 1600 {
					t.Errorf("%s (%s): %d texts in a picture %d wide", e.ID, tag, len(all), wide)
				}
				for i, a := range all {
					if a.left < 0 || a.top < 0 || a.right > wide || a.bottom > high {
						t.Errorf("%s (%s): %+v lies outside of %d by %d", e.ID, tag, a, wide, high)
					}
					for _, b := range all[:i] {
						if a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom {
							t.Errorf("%s (%s): %+v and %+v overlap", e.ID, tag, a, b)
						}
					}
				}
			}
		}
	}
	if drawn < 60 {
		t.Errorf("only %d maps", drawn)
	}
}
