package browsertest

import (
	"fmt"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"muster/internal/browser"
)

// hostile is an adventure in which every text of the author tries to break the page.
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

// hostileLeaders is the same for Commands & Colors: Medieval, with hostile Leaders, objectives and rules.
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

// hostileRealm and hostileSeats are a realm of Runewars and a scenario on it with hostile texts. hostileRows makes all
// shipped row names hostile too.
const (
	hostileRealm = `kind = "realm"
game = "runewars"
format = 1
id = "hostile-realm"
name = "<script>hacked=1</script> שלום 🏰 مرحبا"
author = "</style><script>hacked=2</script>"
boxes = ["runewars", "demo", "demo-decks"]
players = 3
background = '''
<script>hacked=3</script><img src=x onerror="hacked=4"><svg onload="hacked=5"></svg>
[click](javascript:hacked=6) ![p](https://example.com/p.png) <style>body{display:none}</style>
%s

שלום לכולם.
'''
`
	hostileSeats = `kind = "scenario"
game = "runewars"
format = 1
id = "hostile"
name = "<script>hacked=1</script> שלום 🏰 مرحبا"
author = "' onmouseover='hacked=7"
notes = "<svg onload='hacked=8'> %[3]s"
background = '''
<script>hacked=9</script><img src=x onerror="hacked=10">
[click](javascript:hacked=11) %[1]s %[2]s

שלום לכולם.
'''
boxes = ["runewars", "demo", "demo-decks"]
realm = "hostile-realm"
years = 2

[[seats]]
faction = "latari"

[[seats]]
faction = "waiqar"

[[seats]]
faction = "daqan"

[[events]]
name = "</title><script>hacked=12</script> %[3]s"
season = "fall"
text = "<iframe src=https://example.com></iframe> [x](javascript:hacked=13)"
effects = [{ do = "gain-influence", who = "daqan", count = 2 }]

[[wins]]
name = "</text></svg><script>hacked=14</script>"
who = "daqan"
has = "runes"
least = 9
at = "end-of-game"
`
)

// rowNames matches the names of rows; no other key in the tables has this form.
var rowNames = regexp.MustCompile(`(?m)^(name +=) "([^"]*)"`)

// hostileRows writes a realm, a scenario on it, and rows of the game with hostile names into a folder.
func hostileRows(t *testing.T, folder, realm, scenario string) {
	t.Helper()
	const tables = "../../engine/runewars/rulebook/tables/"
	rows := "kind = \"rulebook\"\ngame = \"runewars\"\nformat = 1\nid = \"rows\"\nname = \"Rows\"\n"
	for _, table := range []string{
		"factions", "heroes", "cities", "titles", "tactics", "quests", "objectives", "seasons",
	} {
		text := string(read(t, tables+table+".toml"))
		text = text[strings.Index(text, "[["):]
		rows += "\n" + rowNames.ReplaceAllString(text, `$1 "<img src=x onerror='hacked=20'></script>שלום $2"`)
	}
	write(t, folder, "rows.rulebook.toml", []byte(rows))
	lies := string(read(t, "../../../maps/library/runewars/three-crowns.realm.toml"))
	write(t, folder, "hostile-realm.realm.toml", []byte(realm+lies[strings.Index(lies, "tiles ="):]))
	write(t, folder, "hostile.scenario.toml", []byte(scenario))
}

// state is the resulting state of a page.
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

// fullStop returns the distance from the first letter of the Hebrew sentence to its full stop, to the right.
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

// TestHostile checks that author text runs no script, sends no request and does not widen the page. The text is right
// to left, emoji or a word of 10,000 letters. The page must print to PDF, and so must the cut-out pages.
func TestHostile(t *testing.T) {
	for _, game := range []struct{ name, text string }{{"battlelore", hostile}, {"medieval", hostileLeaders}} {
		t.Run(game.name, func(t *testing.T) {
			folder := t.TempDir()
			text := fmt.Sprintf(game.text, strings.Repeat("a", 10_000), strings.Repeat("wörd ", 2_000),
				strings.Repeat("m", 60))
			path := write(t, folder, "hostile.adventure.toml", []byte(text))
			muster(t, "print", path, "--format", "html", "-o", folder)
			html := read(t, folder+"/hostile.html")
			for _, view := range []browser.View{{}, phone} {
				tame(t, html, view, 0)
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
				tame(t, html, browser.View{}, 0)
				paper := browser.View{Width: 794, Height: 1123, Media: "print"}
				if m := show[measured](t, html, paper, cut); len(m.Over) > 0 {
					t.Errorf("%s hangs over: %s", part, m.Over)
				}
			}
		})
	}
}

// TestLongNames checks that a name of one long word makes no page wider than its window or paper. It covers sheets,
// cut-out pages, a booklet, its index, and the page of a draw.
func TestLongNames(t *testing.T) {
	t.Parallel()
	folder, long := t.TempDir(), strings.Repeat("Kanalschiff", 11)[:118]
	named := regexp.MustCompile(`(?m)^(name|army|commander)( *)= *"[^"]*"`)
	for _, path := range []string{
		"adventures/library/battlelore/the-toll-bridge.adventure.toml",
		"adventures/library/medieval/the-fords-at-alder.adventure.toml", "maps/library/battlelore/two-oaks.map.toml",
		"deploycards/library/pennant-a.deploycards.toml",
	} {
		text := named.ReplaceAll(read(t, "../../../"+path), []byte(`$1$2= "`+long+`"`))
		write(t, folder, filepath.Base(path), text)
	}
	out := t.TempDir()
	muster(t, "print", folder, "--format", "html", "-o", out)
	for _, name := range []string{"the-toll-bridge", "the-fords-at-alder"} {
		path := filepath.Join(folder, name+".adventure.toml")
		muster(t, "print", path, "--part", "reference", "--format", "html", "-o", out)
		muster(t, "print", path, "--poster", "-o", out)
	}
	muster(t, "deploy", filepath.Join(folder, "two-oaks.map.toml"), "--sets",
		"pennant="+filepath.Join(folder, "pennant-a.deploycards.toml"), "--sets", "standard=standard-b", "--seed", "3",
		"--format", "player", "-o", out)
	files, err := filepath.Glob(out + "/*.html")
	if err != nil || len(files) < 11 {
		t.Fatal(files, err)
	}
	paper := browser.View{Width: 794, Height: 1123, Media: "print"}
	for _, file := range files {
		views := []browser.View{{}, phone, paper}
		if strings.Contains(file, ".reference") || strings.Contains(file, ".poster") { // pages of paper, on a screen too
			views = []browser.View{{}, paper}
		}
		for _, view := range views {
			if got := show[state](t, read(t, file), view, became); got.Overflow > 0 {
				t.Errorf("%s is %d pixels wider than a window of %d", filepath.Base(file), got.Overflow, view.Width)
			}
		}
	}
}

// phone is the narrowest supported window.
var phone = browser.View{Width: 360, Height: 740, Phone: true}

// TestHostileRealm does the same for Runewars: sheets, cut-out pages, and the replay page, which has a script of its
// own.
func TestHostileRealm(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	long := []any{strings.Repeat("a", 10_000), strings.Repeat("wörd ", 2_000), strings.Repeat("m", 60)}
	hostileRows(t, folder, fmt.Sprintf(hostileRealm, long[0]), fmt.Sprintf(hostileSeats, long...))
	scenario := filepath.Join(folder, "hostile.scenario.toml")
	muster(t, "print", filepath.Join(folder, "hostile-realm.realm.toml"), scenario, "--format", "html", "-o", folder)
	tame(t, read(t, folder+"/hostile-realm.html"), browser.View{}, 0)
	html := read(t, folder+"/hostile.html")
	for _, view := range []browser.View{{}, phone} {
		tame(t, html, view, 0)
	}
	if n := show[float64](t, html, browser.View{}, fullStop); n >= 0 {
		t.Errorf("the full stop stands %.0f pixels behind its sentence, which is read from the right", n)
	}
	for _, part := range []string{"cards", "reference", "factions"} {
		muster(t, "print", scenario, "--part", part, "--format", "html", "-o", folder)
		html := read(t, folder+"/hostile."+part+".html")
		tame(t, html, browser.View{}, 0)
		paper := browser.View{Width: 794, Height: 1123, Media: "print"}
		if m := show[measured](t, html, paper, cut); len(m.Over) > 0 {
			t.Errorf("%s hangs over: %s", part, m.Over)
		}
	}
	game, page := filepath.Join(folder, "game.json"), filepath.Join(folder, "game.html")
	muster(t, "play", scenario, "--seed", "3", "--players", "random", "--record", game)
	muster(t, "replay", game, scenario, "--format", "html", "-o", page)
	if html = read(t, page); strings.Count(string(html), "hacked=20") < 100 {
		t.Error("the game is not one with the names that were written")
	}
	for _, view := range []browser.View{{}, phone} {
		tame(t, html, view, 2)
	}
	if got := show[stepped](t, html, browser.View{}, steppingRealm); len(got.Wrong) > 0 {
		t.Errorf("%d moments: %q", got.Moments, got.Wrong)
	}
}

// tame checks that no author script runs on a page and that all content stays in its window. The page has this many
// scripts of its own.
func tame(t *testing.T, html []byte, view browser.View, own int) {
	t.Helper()
	got := show[state](t, html, view, became)
	if got.Hacked || got.Loaded > 0 || got.Live > own || got.Overflow > 0 {
		t.Errorf("in a window of %d: %+v", view.Width, got)
	}
	if !strings.Contains(got.Title, "<script>hacked=1</script>") {
		t.Errorf("the title is %q", got.Title)
	}
}

// TestPhones checks that no sheet is wider than a phone; wider parts scroll separately. It tests one page of each kind,
// all with -every.
func TestPhones(t *testing.T) {
	t.Parallel()
	_, names := pages(t)
	for _, path := range oneOfEachKind(t, names) {
		got := show[state](t, read(t, path), phone, became)
		if got.Overflow > 0 {
			t.Errorf("%s is %d pixels wider than a phone", path, got.Overflow)
		}
	}
}
