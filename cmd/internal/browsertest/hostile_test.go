package browsertest

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"muster/cmd/internal/browser"
)

// hostile is an adventure in which everything that an author may write tries to break the page.
const hostile = `kind = "adventure"
format = 1
id = "hostile"
name = "<script>hacked=1</script> שלום 🏰 مرحبا"
date = "</style><script>hacked=2</script>"
type = "medieval"
map = "two-oaks"
first = "pennant"
background = '''
<script>hacked=3</script><img src=x onerror="hacked=4"><svg onload="hacked=5"></svg>
[click](javascript:hacked=6) ![p](https://example.com/p.png) <style>body{display:none}</style>
%s

` + "\u202eright to left to the end of it, مرحبا بالعالم שלום 👩‍👩‍👧‍👦🏳️‍🌈🐉" + `

שלום לכולם.
'''
briefing = '''%s'''

[victory]
pennant = 1
standard = 1

[pennant]
army = "A\"><script>hacked=7</script>"
commander = "🐉 %s"
command_cards = 4

[[pennant.units]]
type = "green-human-bow"
at = ["B7"]

[standard]
army = "' onmouseover='hacked=8"
commander = "شهرزاد"
command_cards = 4

[[standard.units]]
type = "blue-human-sword"
at = ["B3"]
`

// hostileLeaders is one of Commands & Colors: Medieval, whose Leaders, objectives and rules do their worst.
const hostileLeaders = `kind = "adventure"
game = "medieval"
format = 1
id = "hostile"
name = "<script>hacked=1</script> שלום 🏰 مرحبا"
date = "</style><script>hacked=2</script>"
map = "alder-ford"
first = "top"
background = '''
<script>hacked=3</script><img src=x onerror="hacked=4"><svg onload="hacked=5"></svg>
[click](javascript:hacked=6) ![p](https://example.com/p.png) <style>body{display:none}</style>
%s

שלום לכולם.
'''
briefing = '''%s'''

[victory]
top = 3
bottom = 3

[[victory.objectives]]
name = "</text></svg><script>hacked=9</script> %[3]s"
at = ["f6", "H5"]

[top]
army = "A\"><script>hacked=7</script>"
commander = "🐉 %[3]s"
command = 4

[[top.units]]
type = "medium-infantry"
at = ["F9"]
note = "<img src=x onerror='hacked=10'> %[3]s"

[[top.leaders]]
name = "</title><script>hacked=11</script> %[3]s שלום"
at = "F9"

[bottom]
army = "' onmouseover='hacked=8"
commander = "شهرزاد"
command = 4

[[bottom.units]]
type = "auxilia"
at = ["F3"]

[[bottom.leaders]]
name = "شهرزاد\" onmouseover=\"hacked=12"
at = "h2"

[[rules]]
name = "<svg onload='hacked=13'>"
text = "[%[3]s](javascript:hacked=14) <iframe src=https://example.com></iframe>"
`

// state is what became of a page.
type state struct {
	Hacked   bool // something of an author's has run
	Loaded   int  // what was asked of the network
	Live     int  // elements and attributes that could run
	Overflow int  // how far the page is wider than its window
	Title    string
}

const became = `({
	Hacked: typeof hacked !== 'undefined',
	Loaded: performance.getEntriesByType('resource').filter(e => !e.name.startsWith('data:')).length,
	Live: document.querySelectorAll('script, iframe, object, embed, [onload], [onerror], [onmouseover], ' +
		'a[href^="javascript:" i], img[src^="http" i]').length,
	Overflow: document.documentElement.scrollWidth - innerWidth, Title: document.title,
})`

// fullStop is how far the full stop of the Hebrew sentence stands from its first letter, to the right.
const fullStop = `(() => {
	const p = [...document.querySelectorAll('.story p')].find(e => e.textContent.trim() === 'שלום לכולם.');
	const left = at => {
		const r = document.createRange();
		r.setStart(p.firstChild, at);
		r.setEnd(p.firstChild, at + 1);
		return r.getBoundingClientRect().left;
	};
	return left(p.firstChild.length - 1) - left(0);
})()`

// TestHostile: what an author writes runs nothing, asks for nothing and does not push the page out of its window, be it
// right to left, emoji or a word of 10,000 letters; and it makes a PDF. Nor does what is cut out beside the sheet.
func TestHostile(t *testing.T) {
	for _, game := range []struct{ name, text string }{{"battlelore", hostile}, {"medieval", hostileLeaders}} {
		t.Run(game.name, func(t *testing.T) {
			folder := t.TempDir()
			text := fmt.Sprintf(game.text, strings.Repeat("a", 10_000), strings.Repeat("wörd ", 2_000),
				strings.Repeat("m", 60))
			path := write(t, folder, "hostile.adventure.toml", []byte(text))
			muster(t, "print", path, "--format", "html", "-o", folder)
			html := read(t, folder+"/hostile.html")
			for _, view := range []browser.View{{}, {Width: 360, Height: 740, Phone: true}} {
				tame(t, html, view)
			}
			if n := show[float64](t, html, browser.View{}, fullStop); n >= 0 {
				t.Errorf("the full stop stands %.0f pixels behind its sentence, which is read from the right", n)
			}
			pdf, err := open(t).PDF("hostile", html)
			if err != nil {
				t.Fatal(err)
			}
			if n := len(look(t, pdf).sides); n > 12 {
				t.Errorf("the PDF has %d pages", n)
			}
			for _, part := range []string{"reference", "tokens", "track", "labels", "pull"} {
				muster(t, "print", path, "--part", part, "--format", "html", "-o", folder)
				html := read(t, folder+"/hostile."+part+".html")
				tame(t, html, browser.View{})
				paper := browser.View{Width: 794, Height: 1123, Media: "print"}
				if m := show[measured](t, html, paper, cut); len(m.Over) > 0 {
					t.Errorf("%s hangs over: %s", part, m.Over)
				}
			}
		})
	}
}

// tame wants nothing of an author's to run on a page, and all of it to stay in its window.
func tame(t *testing.T, html []byte, view browser.View) {
	t.Helper()
	got := show[state](t, html, view, became)
	if got.Hacked || got.Loaded > 0 || got.Live > 0 || got.Overflow > 0 {
		t.Errorf("in a window of %d: %+v", view.Width, got)
	}
	if !strings.Contains(got.Title, "<script>hacked=1</script>") {
		t.Errorf("the title is %q", got.Title)
	}
}

// TestPhones: no sheet is wider than a phone; what is wider scrolls by itself. Of each kind of page two are looked at,
// and with -every all.
func TestPhones(t *testing.T) {
	_, names := pages(t)
	looked := map[string]int{}
	for _, path := range names {
		if kind := filepath.Dir(path); !*every {
			if looked[kind]++; looked[kind] > 2 {
				continue
			}
		}
		got := show[state](t, read(t, path), browser.View{Width: 360, Height: 740, Phone: true}, became)
		if got.Overflow > 0 {
			t.Errorf("%s is %d pixels wider than a phone", path, got.Overflow)
		}
	}
}
