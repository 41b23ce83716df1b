package browsertest

import (
	"bytes"
	"path/filepath"
	"testing"

	"muster/internal/browser"
)

// inks are the inks of sheets, the default first.
var inks = []string{"full", "light", "black"}

// inked checks a sheet against the requested ink. With little ink it covers less than 12% of a map's page; with black
// there is no colour.
func inked(t *testing.T, ink string, html []byte, got printed) {
	t.Helper()
	switch ink {
	case "light":
		if !bytes.Contains(html, []byte(`class="battlemap"`)) {
			return
		}
		first := got.sides[0].ink
		all := 0
		for _, g := range first.grey {
			all += 255 - int(g)
		}
		if share := float64(all) / float64(255*len(first.grey)); share >= .12 || share < .01 {
			t.Errorf("%.1f %% of the map's page are ink", 100*share)
		}
	case "black":
		for i, s := range got.sides {
			if s.ink.coloured > 0 {
				t.Errorf("page %d has %d coloured dots", i+1, s.ink.coloured)
			}
		}
	}
}

// TestLargePapers checks sheets on larger papers, as TestSheets does on the others: on one of them in rotation, and
// with -every on each.
func TestLargePapers(t *testing.T) {
	b := open(t)
	for i, paper := range []paper{{"a3", 841.92, 1190.88}, {"tabloid", 792, 1224}} {
		for n, id := range []string{"the-toll-bridge", "the-boundary-stone", "two-oaks", "the-four-executors"} {
			if !*every && n/2 != i {
				continue
			}
			t.Run(id+" "+paper.name, func(t *testing.T) {
				folder := t.TempDir()
				muster(t, "print", id, "--format", "html", "--paper", paper.name, "-o", folder)
				sheet(t, b, paper, read(t, filepath.Join(folder, id+".html")))
			})
		}
	}
}

// TestPoster measures a poster: its hexes have the requested width, and its sheets the size of the paper.
func TestPoster(t *testing.T) {
	t.Parallel()
	const mm = 96 / 25.4
	folder := t.TempDir()
	muster(t, "print", "the-toll-bridge", "--poster=42mm", "--format", "html", "-o", folder)
	html := read(t, filepath.Join(folder, "the-toll-bridge.poster.html"))
	type piece struct{ Wide, High, Units, Page float64 }
	pieces := show[[]piece](t, html, browser.View{Width: 1200, Height: 900, Media: "print"}, `
		[...document.querySelectorAll('.piece')].map(e => {
			const r = e.getBoundingClientRect();
			return {Wide: r.width, High: r.height, Units: e.viewBox.baseVal.width,
				Page: e.parentNode.getBoundingClientRect().height};
		})`)
	if len(pieces) < 4 {
		t.Fatalf("%d sheets", len(pieces))
	}
	for i, p := range pieces {
		if hex := 104 * p.Wide / p.Units / mm; hex < 41.8 || hex > 42.2 {
			t.Errorf("sheet %d: a hex is %.2f mm wide", i+1, hex)
		}
		if p.Page/mm < 209 || p.Page/mm > 298 {
			t.Errorf("sheet %d is %.1f mm high", i+1, p.Page/mm)
		}
	}
	var pdf []byte
	if err := open(t).With(t.Name(), html, browser.View{Width: 1200, Height: 900}, func(p *browser.Page) error {
		var err error
		pdf, err = p.PDF()
		return err
	}); err != nil {
		t.Fatal(err)
	}
	if n := len(look(t, pdf).sides); n != len(pieces) {
		t.Errorf("%d sheets are %d pages", len(pieces), n)
	}
}
