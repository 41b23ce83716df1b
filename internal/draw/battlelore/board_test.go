package battlelore

import (
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"muster/internal/draw/paint"
	"muster/internal/engine/battlelore/rulebook"
	"muster/maps"
	"muster/maps/hex"
)

// TestBoardIsThePicture checks that the layers of a board, put together, are the picture of it: the same path commands
// in the same order.
func TestBoardIsThePicture(t *testing.T) {
	for _, f := range library(t) {
		scene := Scene{Field: f, Tokens: army(f), HexLabels: true, Objectives: []Objective{{Hex: 7, Short: "1"}}}
		svg := SVG(scene)
		board := Board(scene)
		whole := svg[strings.Index(svg, "</desc>\n")+len("</desc>\n") : strings.LastIndex(svg, "</svg>")]
		if got := assembled(&board); got != whole {
			t.Errorf("%s: the layers are not the picture: %s", f.Map.ID, firstDifference(got, whole))
		}
	}
}

// TestMapsAreSmall checks that the picture of a standard map takes less than 50 kB.
func TestMapsAreSmall(t *testing.T) {
	const most = 50 << 10
	n := 0
	for _, f := range library(t) {
		if f.Board.Epic {
			continue
		}
		n++
		if svg := SVG(Scene{Field: f, HexLabels: true}); len(svg) > most {
			t.Errorf("%s takes %d bytes, at most %d are wanted", f.Map.ID, len(svg), most)
		}
	}
	if n < 5 {
		t.Errorf("%d standard maps ship", n)
	}
}

// assembled puts layers together as one picture: a layer with a style is one path.
func assembled(b *paint.Board) string {
	var out strings.Builder
	for _, l := range b.Layers {
		out.WriteString(l.Markup)
		if l.Style != "" {
			out.WriteString("<path " + l.Style + ` d="`)
		}
		for _, c := range l.Cells {
			if l.Style != "" {
				out.WriteString(strings.TrimSuffix(strings.TrimPrefix(c.Markup, `<path d="`), "\"/>\n"))
			} else {
				out.WriteString(c.Markup)
			}
		}
		if l.Style != "" {
			out.WriteString("\"/>\n")
		}
	}
	return out.String()
}

func firstDifference(a, b string) string {
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return a[max(0, i-60):min(i+60, len(a))] + "\n— not —\n" + b[max(0, i-60):min(i+60, len(b))]
		}
	}
	return "one is longer"
}

// TestEditsRepaintTheRing edits random cells of random maps. The changes turn the old board into a fresh drawing of the
// new one, and on dry ground they touch the edited hex and its neighbours alone. Water may find another course in all
// that is joined with it.
func TestEditsRepaintTheRing(t *testing.T) {
	const symbols = ".WHMRFC"
	r := rand.New(rand.NewPCG(7, 7))
	for range 12 {
		cells := map[hex.Hex]byte{}
		old := boardOf(t, cells)
		for h := range hex.Hex(old.Hexes.Len()) {
			if r.IntN(2) == 0 {
				cells[h] = symbols[r.IntN(len(symbols))]
			}
		}
		old = boardOf(t, cells)
		for range 25 {
			h := hex.Hex(r.IntN(old.Hexes.Len()))
			wet := old.Water
			cells[h] = symbols[r.IntN(len(symbols))]
			now := boardOf(t, cells)
			from, to := Board(Scene{Field: old, HexLabels: true}), Board(Scene{Field: now, HexLabels: true})
			changes := paint.Changes(&from, &to)
			from.Apply(changes)
			if !reflect.DeepEqual(from.Layers, to.Layers) {
				t.Fatal("the changed board is not a fresh drawing")
			}
			ring := now.Hexes.Near(h).Or(wet).Or(now.Water)
			ring.Add(h)
			for _, l := range changes {
				if l.Markup != "" {
					t.Errorf("%s is drawn again", l.Key)
				}
				for _, c := range l.Cells {
					if at := hex.Hex(c.Hex); !ring.Has(at) && strings.Contains(c.Markup, "path") && !isNew(l.Key, old) {
						t.Errorf("%s: after an edit of %s, %s is drawn again", l.Key, now.Hexes.Label(h), now.Hexes.Label(at))
					}
				}
			}
			old = now
		}
	}
}

// isNew reports whether a board had no ground of a layer: then all its cells are new.
func isNew(key string, old *rulebook.Field) bool {
	id, _, _ := strings.Cut(key, " ")
	for _, c := range old.Cells() {
		if c.Ground.ID == id {
			return false
		}
	}
	return true
}

// boardOf links a board with a symbol for each hex; others are countryside.
func boardOf(t *testing.T, cells map[hex.Hex]byte) *rulebook.Field {
	t.Helper()
	m := &maps.Map{ID: "test", Name: "Test", Board: "standard"}
	h := hex.Hex(0)
	for r := range 9 {
		var row []string
		for range 13 - r%2 {
			s := "."
			if c := cells[h]; c != 0 {
				s = string(c)
			}
			row = append(row, s)
			h++
		}
		m.Rows = append(m.Rows, strings.Join(row, " "))
	}
	return rulebook.LinkField(m, rulebook.Base())
}

// BenchmarkBoard measures the time to draw a board in layers, as after each edit.
func BenchmarkBoard(b *testing.B) {
	f := library(b)[0]
	scene := Scene{Field: f, Tokens: army(f), HexLabels: true}
	b.ReportAllocs()
	for b.Loop() {
		Board(scene)
	}
}
