package browsertest

import (
	"bytes"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"muster/cmd/internal/browser"
)

// mapPages are sheets of a map as a browser prints them, by name.
func mapPages(t *testing.T, args ...string) map[string][]byte {
	t.Helper()
	b, folder := open(t), t.TempDir()
	muster(t, append([]string{"print", "--all", "--format", "html", "-o", folder}, args...)...)
	files, err := filepath.Glob(filepath.Join(folder, "*.html"))
	if err != nil || len(files) < 30 {
		t.Fatalf("%d sheets, %v", len(files), err)
	}
	out := map[string][]byte{}
	for _, path := range files {
		html := read(t, path)
		if !bytes.Contains(html, []byte(`class="battlemap"`)) || filepath.Base(path) == "booklet.html" {
			continue
		}
		view := browser.View{Width: int64(papers[0].wide / .75), Height: int64(papers[0].high / .75), Media: "print"}
		if err := b.With(path, html, view, func(p *browser.Page) error {
			out[strings.TrimSuffix(filepath.Base(path), ".html")], err = p.PDF()
			return err
		}); err != nil {
			t.Fatal(err)
		}
	}
	return out
}

// TestLittleInk measures how much of a map's page is ink when little is asked for: less than 12 parts in a hundred.
func TestLittleInk(t *testing.T) {
	for name, pdf := range mapPages(t, "--ink", "light") {
		p := look(t, pdf).sides[0].ink
		ink := 0
		for _, g := range p.grey {
			ink += 255 - int(g)
		}
		if share := float64(ink) / float64(255*len(p.grey)); share >= .12 || share < .01 {
			t.Errorf("%s: %.1f %% of the map's page are ink", name, 100*share)
		}
	}
}

// TestBlackInk looks for colour where black is asked for, on every page.
func TestBlackInk(t *testing.T) {
	for name, pdf := range mapPages(t, "--ink", "black") {
		all := said(t, "pdftoppm", "-r", fmt.Sprint(dots), write(t, t.TempDir(), "page.pdf", pdf))
		for side := 1; len(all) > 0; side++ {
			var wide, high, most int
			if _, err := fmt.Fscanf(bytes.NewReader(all), "P6\n%d %d\n%d\n", &wide, &high, &most); err != nil || most != 255 {
				t.Fatalf("this is no picture in colours: %q", all[:min(len(all), 30)])
			}
			all = all[len(fmt.Sprintf("P6\n%d %d\n%d\n", wide, high, most)):]
			coloured := 0
			for i := 0; i < 3*wide*high; i += 3 {
				if c := all[i : i+3]; max(c[0], c[1], c[2])-min(c[0], c[1], c[2]) > 12 {
					coloured++
				}
			}
			if all = all[3*wide*high:]; coloured > 0 {
				t.Errorf("%s: page %d has %d coloured dots", name, side, coloured)
			}
		}
	}
}

// TestLargePapers looks at sheets on papers that are larger, as TestSheets does on the others.
func TestLargePapers(t *testing.T) {
	b := open(t)
	for _, paper := range []paper{{"a3", 841.92, 1190.88}, {"tabloid", 792, 1224}} {
		for _, id := range []string{"the-toll-bridge", "the-boundary-stone", "two-oaks", "the-four-executors"} {
			t.Run(id+" "+paper.name, func(t *testing.T) {
				folder := t.TempDir()
				muster(t, "print", id, "--format", "html", "--paper", paper.name, "-o", folder)
				sheet(t, b, paper, read(t, filepath.Join(folder, id+".html")))
			})
		}
	}
}

// TestPoster holds a ruler to a poster: its hexes are as wide as was asked for, and its sheets as large as the paper.
func TestPoster(t *testing.T) {
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
