package browsertest

import (
	"path/filepath"
	"testing"

	"muster/internal/browser"
)

// TestMapSide checks the width of printed hexes: on A4 and Letter at least 17 mm, and 12.5 mm on an Epic board. Little
// ink and German words change nothing, and a small scale is the scale of the board.
func TestMapSide(t *testing.T) {
	b := open(t)
	const standard, epic = 17, 12.5
	for _, tt := range []struct {
		id, name string
		wide     float64 // the least width of a hex, in mm
		more     []string
	}{
		{"the-toll-bridge", "standard", standard, nil},
		{"the-toll-bridge", "German", standard, []string{"--lang", "de", "--ink", "black"}},
		{"harrow-down", "Medieval", standard, nil},
		{"at-the-broad-water", "Epic", epic, nil},
		{"wendels-crag", "map", standard, nil},
		{"broad-water", "Epic map", epic, nil},
		{"the-toll-bridge", "80 per cent", standard * .8, []string{"--scale", "80"}},
		{"harrow-down", "larger letters", standard * .9, []string{"--scale", "120"}},
	} {
		for _, paper := range papers {
			t.Run(tt.name+" "+paper.name, func(t *testing.T) {
				folder := t.TempDir()
				muster(t, append([]string{"print", tt.id, "--format", "html", "--paper", paper.name, "-o", folder}, tt.more...)...)
				html := read(t, filepath.Join(folder, tt.id+".html"))
				view := browser.View{Width: int64(paper.high / .75), Height: int64(paper.wide / .75), Media: "print"}
				if tt.wide == epic {
					view.Width, view.Height = view.Height, view.Width
				}
				var pdf []byte
				if err := b.With(t.Name(), html, view, func(p *browser.Page) error {
					var err error
					pdf, err = p.PDF()
					return err
				}); err != nil {
					t.Fatal(err)
				}
				wide := hexWidth(t, look(t, pdf).sides[0])
				t.Logf("a hex is %.1f mm wide", wide)
				if wide < tt.wide {
					t.Errorf("a hex is %.1f mm wide; want %.1f mm", wide, tt.wide)
				}
			})
		}
	}
}

// hexWidth returns the width of a hex on a page with a board, in mm, by the printed names of two hexes of a row.
func hexWidth(t *testing.T, s side) float64 {
	t.Helper()
	const left, right, apart, mm = "B1", "K1", 'K' - 'B', 25.4 / 72
	at := map[string]float64{}
	for _, l := range s.Lines {
		for _, w := range l.Words {
			at[w.Text] = (w.Left + w.Right) / 2
		}
	}
	if at[left] == 0 || at[right] == 0 {
		t.Fatalf("no hexes %s and %s", left, right)
	}
	return (at[right] - at[left]) / apart * mm
}
