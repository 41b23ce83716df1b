package browsertest

import (
	"path/filepath"
	"strings"
	"testing"

	"muster/internal/browser"
)

// cut measures the cut-out pieces of pages in millimetres, and finds content that is larger than its box.
const cut = `(() => {
	const mm = 96 / 25.4, size = e => { const r = e.getBoundingClientRect(); return [r.width / mm, r.height / mm]; };
	const over = [...document.querySelectorAll('.trim, .rows, .label, .one, .one section, .tokens li, .row, .group')]
		.filter(e => e.scrollHeight > e.clientHeight + 1 && getComputedStyle(e).display !== 'inline' ||
			e.scrollWidth > e.clientWidth + 1).map(e => e.className + ': ' + e.textContent.trim().slice(0, 60));
	const rows = [...document.querySelectorAll('.trim')].filter(t => {
		const f = t.querySelector('footer'), r = t.querySelector('.rows');
		return f && r && [...r.children].some(p => p.getBoundingClientRect().bottom > f.getBoundingClientRect().top + .5);
	}).map(e => 'rows: ' + e.textContent.trim().slice(0, 60));
	const wide = [...document.querySelectorAll('main *')].filter(e => !e.closest('svg, .heard') &&
		e.getBoundingClientRect().right > document.documentElement.clientWidth + 1).map(e => 'wide: ' + e.className);
	return {
		Cards: [...document.querySelectorAll('.front .slot')].map(size),
		Tokens: [...document.querySelectorAll('.pieces li')].map(size),
		Slots: [...document.querySelectorAll('.row li')].map(size), Labels: [...document.querySelectorAll('.label')].map(size),
		Over: [...over, ...rows, ...wide],
	};
})()`

// measured is the result of cut: widths and heights, and overflows.
type measured struct {
	Cards, Tokens, Slots, Labels [][2]float64
	Over                         []string
}

// TestParts measures the cut-out pieces of adventures, on papers and in languages, counts pages, and looks for
// overflows. For each game it tests one adventure in one combination, in rotation. With -every it tests half of all in
// the first combination, and a few in the others.
func TestParts(t *testing.T) {
	t.Parallel()
	b := open(t)
	for n, part := range []string{"reference", "secret", "tokens", "track", "labels", "pull"} {
		for i, paper := range []paper{papers[0], papers[1], papers[0]} {
			if !*every && n%3 != i {
				continue
			}
			lang, apart := []string{"en", "en", "de"}[i], []int{2, 6, 5}[i]
			if !*every {
				apart = 1
			}
			folder := t.TempDir()
			muster(t, "print", "--all", "--part", part, "--format", "html", "--paper", paper.name, "--lang", lang, "-o", folder)
			files, err := filepath.Glob(filepath.Join(folder, "*."+part+".html"))
			if err != nil || len(files) < 20 {
				t.Fatalf("%d files, %v", len(files), err)
			}
			for i, path := range oneOfEach(t, files) {
				if i%apart > 0 {
					continue
				}
				name := strings.Join([]string{filepath.Base(path), paper.name, lang}, " ")
				var m measured
				var pdf []byte
				view := browser.View{Width: int64(paper.wide / .75), Height: int64(paper.high / .75), Media: "print"}
				if err := b.With(name, read(t, path), view, func(p *browser.Page) error {
					var err error
					if m, err = browser.Ask[measured](p, cut); err == nil && lang == "en" {
						pdf, err = p.PDF()
					}
					return err
				}); err != nil {
					t.Fatal(err)
				}
				for _, o := range m.Over {
					t.Errorf("%s: hangs over: %s", name, o)
				}
				sized(t, name+": a card", m.Cards, 63, 88)
				sized(t, name+": a token", m.Tokens, 21, 21)
				sized(t, name+": a place of a track", m.Slots, 15, 15)
				if paper.name == "a4" {
					sized(t, name+": a label", m.Labels, 70, 37)
				} else {
					sized(t, name+": a label", m.Labels, 66.7, 25.4)
				}
				if pdf != nil {
					counted(t, name, part, look(t, pdf))
				}
			}
		}
	}
}

// sized checks that every piece has a size, within a third of a millimetre.
func sized(t *testing.T, what string, all [][2]float64, wide, high float64) {
	t.Helper()
	for i, s := range all {
		if s[0] < wide-.34 || s[0] > wide+.34 || s[1] < high-.34 || s[1] > high+.34 {
			t.Errorf("%s, the %d., is %.1f by %.1f mm", what, i+1, s[0], s[1])
			return
		}
	}
}

// counted counts the pages of a part: a sheet for each player, one for a track, no empty ones.
func counted(t *testing.T, name, part string, got printed) {
	t.Helper()
	n := len(got.sides)
	switch most := map[string]int{"secret": 4, "tokens": 5, "track": 2, "labels": 2, "pull": 2, "reference": 16}[part]; {
	case part == "secret" && n != 2 && n != 4:
		t.Errorf("%s: %d secret sheets", name, n)
	case n > most:
		t.Errorf("%s: %d pages", name, n)
	}
	for i, s := range got.sides {
		if part != "labels" && part != "reference" && s.ink.outside() {
			t.Errorf("%s: page %d has ink on its rim", name, i+1)
		}
		if s.ink.full() < .02 {
			t.Errorf("%s: page %d is empty", name, i+1)
		}
	}
}
