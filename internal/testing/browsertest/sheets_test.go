package browsertest

import (
	"bytes"
	"math"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"muster/internal/browser"
)

// faces matches the font in a page's style, and the policy with the hash of that style. Without them the browser's
// default font is used.
var faces = regexp.MustCompile(`@font-face\{[^}]*\}|<meta http-equiv="Content-Security-Policy"[^>]*>`)

// way is a combination of print options.
type way struct {
	paper paper
	ink   string
	own   bool // in the pages' own font, and not in the reader's
}

func (w way) String() string {
	font := "own"
	if !w.own {
		font = "fallback"
	}
	return strings.Join([]string{w.paper.name, w.ink, font}, " ")
}

// ways returns the combinations for the sheet with a number: each paper with the default font, and each ink. The other
// font is used on one paper, in rotation over the sheets, and so are the inks. An ink changes only drawings, so that
// not every paper needs all inks.
func ways(n int) (out []way) {
	full, less := inks[0], inks[1:]
	if !*every {
		return []way{
			{papers[0], full, true}, {papers[1], less[n%2], true}, {papers[n/2%2], less[1-n%2], false},
		}
	}
	for _, p := range papers {
		for _, ink := range inks {
			out = append(out, way{p, ink, true}, way{p, ink, false})
		}
	}
	return out
}

// TestWays checks that each sheet is printed on each paper in its own font, and in each ink. Any four neighbours must
// cover the other font on each paper in each other ink.
func TestWays(t *testing.T) {
	others := map[string]int{}
	for n := range 40 {
		seen := map[string]bool{}
		for _, w := range ways(n) {
			seen[w.ink] = true
			if w.own {
				seen[w.paper.name] = true
			} else if !*every {
				others[w.String()]++
			}
		}
		if len(seen) != len(papers)+len(inks) {
			t.Errorf("sheet %d is printed as %v", n, ways(n))
		}
	}
	if !*every && len(others) != 4 {
		t.Errorf("in another font: %v", others)
	}
}

// TestSheets checks shipped sheets: one of each kind in combinations that cover papers, inks and fonts; with -every all
// of them in every combination. A sheet must follow its plan, without nearly empty pages, overflows or headings alone
// at a page end. It must use exactly the requested ink.
func TestSheets(t *testing.T) {
	b := open(t)
	folders := map[string]string{} // output folders by paper and ink
	for _, p := range papers {
		for _, ink := range inks {
			if p == papers[1] && ink == inks[0] && !*every {
				continue
			}
			folder := t.TempDir()
			muster(t, "print", "--all", "--format", "html", "--paper", p.name, "--ink", ink, "-o", folder)
			folders[p.name+ink] = folder
		}
	}
	files, err := filepath.Glob(filepath.Join(folders[papers[0].name+inks[0]], "*.html"))
	if err != nil || len(files) < 30 {
		t.Fatalf("%d sheets, %v", len(files), err)
	}
	files = slices.DeleteFunc(files, func(path string) bool { // they have a plan of their own
		return filepath.Base(path) == "booklet.html" || filepath.Base(path) == "index.html"
	})
	files = oneOfEach(t, files)
	for n, path := range files {
		name := strings.TrimSuffix(filepath.Base(path), ".html")
		for _, w := range ways(n) {
			t.Run(name+" "+w.String(), func(t *testing.T) {
				t.Parallel() // two tabs, while another sheet's PDF is read
				html := read(t, filepath.Join(folders[w.paper.name+w.ink], filepath.Base(path)))
				if !w.own {
					other := faces.ReplaceAll(html, nil)
					if len(other) == len(html) {
						t.Fatal("the page has no font of its own")
					}
					html = judged(other)
				}
				inked(t, w.ink, html, sheet(t, b, w.paper, html))
			})
		}
	}
}

// TestLongPlaces checks that a German name wider than its column does not overlap the next one.
func TestLongPlaces(t *testing.T) {
	t.Parallel()
	b := open(t)
	folder := t.TempDir()
	muster(t, "print", "at-the-broad-water", "--lang", "de", "--format", "html", "-o", folder)
	sheet(t, b, papers[0], read(t, filepath.Join(folder, "at-the-broad-water.html")))
}

// judged returns a page whose sheet has a long quote of game results.
func judged(html []byte) []byte {
	const last = "<p>An unofficial fan project"
	return bytes.Replace(html, []byte(last), []byte(`<p>Played: the Pennants take 64.2% (35.2 to 78.5%) where both camps `+
		`choose their players best: greedy, tuned, careful, bold, blind, 20 games of each pair; it depends on who plays, by `+
		`45.0 points from bold to greedy.</p>`+last), 1)
}

// made is the part of a sheet that its plan describes.
type made struct {
	Class    string   // of the page: adventure, map, set
	Epic     bool     // an Epic map, which fills its page
	Side     bool     // the map has a side of its own
	Turned   bool     // and that in landscape
	Headings []string // of parts that have a place
	Others   []string // of what runs on behind them: the story, long special rules
	All      []string // every heading that cannot be taken for anything else
	Last     string   // the end of the steps of the set-up
}

const plan = `(() => {
	const text = e => e.innerText.replace(/\s+/g, ' ').trim();
	const all = s => [...document.querySelectorAll(s)]
		.filter(e => e.offsetHeight > 1 && getComputedStyle(e).clipPath === 'none');
	const behind = e => e.closest('.story, .behind, .colophon, .cards');
	const words = all('main *:not(h2, h3, h4)').filter(e => !e.children.length && !e.closest('h2, h3, h4')).map(text);
	return {
		Class: document.body.className, Epic: !!document.querySelector('figure.epic'),
		Side: !!document.querySelector('.side'), Turned: !!document.querySelector('.side > :not(header, .tall)'),
		Headings: all('h2').filter(e => !behind(e)).map(text),
		Others: all('h2').filter(behind).map(text),
		All: all('h2, h3, h4').map(text).filter(t => !words.includes(t)),
		Last: all('.steps li').map(text).slice(-1).join(''),
	};
})()`

// sheet checks the requirements of a page and returns its print.
func sheet(t *testing.T, b *browser.Browser, paper paper, html []byte) printed {
	var m made
	var pdf []byte
	view := browser.View{Width: int64(paper.wide / .75), Height: int64(paper.high / .75), Media: "print"}
	err := b.With(t.Name(), html, view, func(p *browser.Page) error {
		var err error
		if m, err = browser.Ask[made](p, plan); err != nil {
			return err
		}
		pdf, err = p.PDF()
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	got := look(t, pdf)
	most := map[bool]int{false: 2, true: 3}[m.Epic || m.Side]
	switch m.Class {
	case "map": // the tiles have their own side
		most = 2
	case "scenario": // each player's start and the scenario's events are next to the set-up
		most = 3
	}
	if n := len(got.sides); n > most && len(m.Others) == 0 {
		t.Errorf("%d pages, want %d at most", n, most)
	}
	for _, h := range m.Headings {
		switch at := got.page(h); {
		case at == 0:
			t.Errorf("%q stands on no page", h)
		case at > most:
			t.Errorf("%q stands on page %d, and %d are the plan", h, at, most)
		}
	}
	if at := got.end(m.Last); m.Last != "" && at > most {
		t.Errorf("the set-up ends on page %d, and %d are the plan", at, most)
	}
	for i, s := range got.sides {
		wide, high := paper.wide, paper.high
		if m.Turned && i == 0 {
			wide, high = high, wide
		}
		if math.Abs(s.Width-wide) > 1 || math.Abs(s.Height-high) > 1 {
			t.Errorf("page %d is %.0f by %.0f points", i+1, s.Width, s.Height)
		}
		if full := s.ink.full(); full < .3 && i < len(got.sides)-1 {
			t.Errorf("page %d of %d is %.0f %% full", i+1, len(got.sides), 100*full)
		}
		if s.ink.outside() {
			t.Errorf("page %d has ink on its rim", i+1)
		}
		if over := s.overlap(); over != "" {
			t.Errorf("page %d: one line lies over another: %s", i+1, over)
		}
		for _, h := range m.All {
			if s.alone(h) {
				t.Errorf("%q stands alone at the foot of page %d", h, i+1)
			}
		}
	}
	own := bytes.Contains(html, []byte("@font-face")) // how far a story runs in another one is not ours
	if n := len(got.sides); own && n > 1 && len(got.sides[n-1].Lines) < 6 {
		t.Errorf("page %d, the last, has %d lines alone", n, len(got.sides[n-1].Lines))
	}
	if !bytes.Contains(pdf, []byte("/Outlines")) {
		t.Error("the PDF has no bookmarks")
	}
	return got
}

// overlap returns the first pair of lines that overlap. It skips pairs of short lines, such as the letters of a map.
func (s side) overlap() string {
	const short, slack = 12, .35 // letters; of a line's height: descenders reach into the next line
	for i, a := range s.Lines {
		for _, b := range s.Lines[:i] {
			if len(a.text()) < short && len(b.text()) < short {
				continue
			}
			low := min(a.Bottom-a.Top, b.Bottom-b.Top) * slack
			if min(a.Bottom, b.Bottom)-max(a.Top, b.Top) > low && min(a.Right, b.Right)-max(a.Left, b.Left) > 2 {
				return a.text() + " / " + b.text()
			}
		}
	}
	return ""
}

// same reports whether a line is a heading, which the style may write in capitals; small capitals may be separate from
// large ones.
func same(l line, heading string) bool {
	return strings.EqualFold(strings.ReplaceAll(l.text(), " ", ""), strings.ReplaceAll(heading, " ", ""))
}

// page returns the page of a heading, from 1; 0 if it is missing.
func (p printed) page(heading string) int {
	for i, s := range p.sides {
		for _, l := range s.Lines {
			if same(l, heading) {
				return i + 1
			}
		}
	}
	return 0
}

// end returns the page on which a text ends, from 1; after the last if it is missing.
func (p printed) end(text string) int {
	bare := func(s string) string { return strings.ToLower(strings.ReplaceAll(s, " ", "")) }
	end := bare(text)
	end = end[max(0, len(end)-12):]
	for i, s := range p.sides {
		for _, l := range s.Lines {
			if strings.HasSuffix(bare(l.text()), end) {
				return i + 1
			}
		}
	}
	return len(p.sides) + 1
}

// alone reports whether a heading has nothing under it on a page.
func (s side) alone(heading string) bool {
	const number = 22 // points at the foot, where the number of the page is
	for _, h := range s.Lines {
		if !same(h, heading) {
			continue
		}
		under := false
		for _, l := range s.Lines {
			under = under || l.Top > h.Bottom-2 && l.Bottom < s.Height-number && l.Left < h.Right+150 && l.Right > h.Left
		}
		if !under && h.Bottom > s.Height/2 {
			return true
		}
	}
	return false
}
