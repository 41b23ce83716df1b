package browsertest

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"muster/internal/browser"
)

// kindsOfPages are the commands that write one of each kind of page, by output folder. Languages, papers and inks are
// covered once each. COLLECTION is a folder of some adventures, CHANGED one with changes.
var kindsOfPages = []struct{ folder, command string }{
	{"sheets", "print the-toll-bridge the-four-executors the-kings-paving beating-the-bounds two-oaks pennant-a"},
	{"german", "print the-menagerie two-oaks pennant-b --lang de"},
	{"black", "print the-boundary-stone --ink black --paper a3 --citations"},
	{"large", "print candlemas-at-the-grange --ink light --large"},
	{"poster", "print the-toll-bridge --poster"},
	{"cards", "print pennant-a --part cards --duplex long"},
	{"reference", "print the-boundary-stone --part reference"},
	{"secret", "print the-boundary-stone --part secret"},
	{"tokens", "print the-menagerie --part tokens"},
	{"track", "print the-menagerie --part track"},
	{"labels", "print the-menagerie --part labels --lang de"},
	{"pull", "print the-menagerie --part pull"},
	{"medieval", "print the-relief-of-saint-aubin the-road-to-the-sea alder-ford --citations"},
	{"burgen", "print the-fords-at-alder abbots-camp --lang de --ink light --paper letter"},
	{"besieged", "print the-relief-of-saint-aubin --ink black --large"},
	{"field", "print the-fords-at-alder --poster"},
	{"leaders", "print the-fords-at-alder --part reference --lang de"},
	{"blocks", "print the-relief-of-saint-aubin --part tokens"},
	{"turns", "print the-road-to-the-sea --part track --lang de"},
	{"bags", "print the-relief-of-saint-aubin --part labels"},
	{"box", "print the-road-to-the-sea --part pull --lang de"},
	{"realm", "print three-crowns the-broken-march --citations"},
	{"scenario", "print banners-over-the-valley the-burning-winters --citations"},
	{"reich", "print the-two-banks --lang de --ink black --paper letter"},
	{"scenarios", "print the-burning-winters banners-over-the-valley --citations"},
	{"szenario", "print the-keeps-of-the-dale --lang de --ink black --paper letter"},
	{"factions", "print three-crowns --part factions"},
	{"fraktionen", "print the-two-banks --part factions --lang de --ink black --paper letter"},
	{"areas", "print the-two-banks --part tiles --lang de"},
	{"orders", "print the-two-banks --part cards --ink black"},
	{"year", "print the-corn-of-the-banks --part reference --lang de"},
	{"runes", "print the-broken-march --part tokens"},
	{"collection", "print COLLECTION"},
	{"set-up", "deploy two-oaks --mode impromptu --sets pennant=pennant-a --sets standard=standard-a --seed 7"},
	{"aufbau", "deploy two-oaks --mode impromptu --sets pennant=pennant-a --sets standard=standard-a --seed 7 --lang de"},
	{"every", "deploy two-oaks --mode impromptu --sets pennant=pennant-a --sets standard=standard-a --all"},
	{"laid", "deploy two-oaks --mode organized --sets pennant=pennant-c,pennant-a --sets standard=standard-b,pennant-b " +
		"--seed 3 --specialists any --lore --format player"},
	{"balance", "balance candlemas-at-the-grange --games 60"},
	{"seats", "balance the-broken-march --pool greedy,bold --games 24"},
	{"changes", "diff COLLECTION CHANGED"},
}

// named matches the beginning of an adventure's name.
var named = regexp.MustCompile(`(?m)^(name *= ")`)

// kinds are pages of each kind, in folders of their own, made once for all tests.
var kinds struct {
	once   sync.Once
	folder string
	names  []string
}

// pages returns their folder and the paths in it, for the checkers.
func pages(t *testing.T) (folder string, names []string) {
	t.Helper()
	kinds.once.Do(func() {
		var err error
		if kinds.folder, err = os.MkdirTemp("", "muster-pages-"); err != nil {
			t.Fatal(err)
		}
		kinds.names = written(t, kinds.folder)
	})
	if len(kinds.names) == 0 {
		t.Fatal("pages could not be written")
	}
	return filepath.Join(kinds.folder, "pages"), kinds.names
}

// written writes one of each kind of page into a folder.
func written(t *testing.T, folder string) (names []string) {
	t.Helper()
	collection, changed := filepath.Join(folder, "of"), filepath.Join(folder, "to")
	for _, id := range []string{"battlelore/the-toll-bridge", "battlelore/candlemas-at-the-grange",
		"battlelore/the-boundary-stone", "medieval/the-fords-at-alder"} {
		name := filepath.Base(id) + ".adventure.toml"
		text := read(t, filepath.Join("..", "..", "..", "adventures", "library", filepath.FromSlash(id)+".adventure.toml"))
		write(t, collection, name, text)
		write(t, changed, name, named.ReplaceAll(text, []byte("${1}Old ")))
	}
	places := strings.NewReplacer("COLLECTION", collection, "CHANGED", changed)
	for _, kind := range kindsOfPages {
		to := filepath.Join(folder, "pages", kind.folder)
		args := strings.Fields(places.Replace(kind.command))
		if args[0] == "balance" || args[0] == "diff" { // they write one file
			args = append(args, "-o", filepath.Join(to, "page.html"))
		} else {
			args = append(args, "-o", to)
		}
		if !slices.Contains(args, "--format") {
			args = append(args, "--format", "html")
		}
		status := 0
		if args[0] == "diff" {
			status = 1 // there are differences
		}
		ends(t, status, args...)
		list, err := filepath.Glob(filepath.Join(to, "*.html"))
		if err != nil || len(list) == 0 {
			t.Fatalf("%s: %d pages, %v", kind.folder, len(list), err)
		}
		names = append(names, list...)
	}
	for _, game := range [][2]string{
		{"game", "the-toll-bridge"}, {"game", "candlemas-at-the-grange"}, {"game", "the-fords-at-alder"},
		{"years", "the-burning-winters"},
	} {
		names = append(names, write(t, filepath.Join(folder, "pages", game[0]), game[1]+".html", recorded(t, game[1])))
	}
	return names
}

// body matches the class of a page's body, which is the kind of the page.
var body = regexp.MustCompile(`<body class="([^"]*)"`)

// oneOfEachKind returns the first page of each class in each folder; all with -every.
func oneOfEachKind(t *testing.T, names []string) []string {
	t.Helper()
	if *every {
		return names
	}
	seen := map[string]bool{}
	return slices.DeleteFunc(slices.Clone(names), func(path string) bool {
		kind := filepath.Dir(path)
		if class := body.FindSubmatch(read(t, path)); class != nil {
			kind += string(class[1])
		}
		was := seen[kind]
		seen[kind] = true
		return was
	})
}

// TestAccessible runs axe-core on pages, on a light and on a dark screen, and expects nothing serious. It tests one
// page of each kind, all with -every. The dark screen may change only colours: the test checks that first, then runs
// just the rules about colours.
func TestAccessible(t *testing.T) {
	b := open(t)
	axe := string(read(t, tool(t, "axe-core/axe.min.js")))
	folder, names := pages(t)
	dark := map[string]bool{} // classes tested on a dark screen: each class has one style
	for _, path := range oneOfEachKind(t, names) {
		name, _ := filepath.Rel(folder, path)
		class := string(body.Find(read(t, path)))
		dims := *every || !dark[class]
		dark[class] = true
		t.Run(name, func(t *testing.T) {
			t.Parallel() // two tabs
			err := b.With(path, read(t, path), browser.View{}, func(p *browser.Page) error {
				if _, err := browser.Ask[bool](p, axe+axeAsked); err != nil {
					return err
				}
				colours, err := serious(t, p, "light", `{}`)
				if err != nil || !dims {
					return err
				}
				laid, err := browser.Ask[[]string](p, laidOut)
				if err != nil {
					return err
				}
				if err = p.See(browser.View{Dark: true}); err != nil {
					return err
				}
				again, err := browser.Ask[[]string](p, laidOut)
				if err != nil {
					return err
				}
				if len(laid) < 20 || !slices.Equal(laid, again) {
					t.Errorf("in the dark more is other than colours: %d and %d elements", len(laid), len(again))
				}
				_, err = serious(t, p, "dark", `{runOnly: `+colours+`}`)
				return err
			})
			if err != nil {
				t.Fatal(err)
			}
		})
	}
}

// TestBalanceIsNarrow checks that pages about balance fit a phone: only tables and drawings move, in their own frames.
func TestBalanceIsNarrow(t *testing.T) {
	t.Parallel()
	const wide = 390
	folder, names := pages(t)
	seen := 0
	for _, path := range names {
		kind, _ := filepath.Rel(folder, filepath.Dir(path))
		if kind != "balance" && kind != "seats" {
			continue
		}
		seen++
		type measures struct{ Page, Bar, Rate float64 }
		m := show[measures](t, read(t, path), browser.View{Width: wide, Height: 844}, `(() => {
			const right = s => Math.max(0, ...[...document.querySelectorAll(s)].map(e => e.getBoundingClientRect().right));
			return {Page: document.scrollingElement.scrollWidth, Bar: right('.share'), Rate: right('.won')};
		})()`)
		if m.Page > wide || m.Bar > wide || m.Rate > wide || kind == "seats" && m.Bar < wide/2 {
			t.Errorf("%s is not as wide as the screen: %+v", kind, m)
		}
	}
	if seen != 2 {
		t.Errorf("%d pages about balance", seen)
	}
}

// serious runs axe on a page with options and fails on serious findings. colours are the results of the colour rules.
func serious(t *testing.T, p *browser.Page, screen, options string) (colours string, err error) {
	found, err := browser.Ask[struct {
		Colours string
		Wrong   []struct{ ID, Impact, Help, Target string }
	}](p, "asked("+options+")")
	for _, v := range found.Wrong {
		if v.Impact == "serious" || v.Impact == "critical" {
			t.Errorf("on a %s screen: %s (%s): %s, at %s", screen, v.ID, v.Impact, v.Help, v.Target)
		}
	}
	return found.Colours, err
}

// axeAsked runs axe on a page. Too few colour rules, or too few with results, are an error of this test.
const axeAsked = `;window.asked = more => axe.run(document, {resultTypes: ['violations'], ...more}).then(r => {
	const all = [...r.violations, ...r.passes, ...r.incomplete, ...r.inapplicable];
	const colours = all.filter(x => x.tags.includes('cat.color')).map(x => x.id);
	const few = more.runOnly ? all.length !== more.runOnly.length : r.passes.length < 5;
	if (few || !colours.includes('color-contrast')) throw new Error('axe has looked at next to nothing');
	return {Colours: JSON.stringify(colours), Wrong: r.violations.map(v => ({
		ID: v.id, Impact: v.impact, Help: v.help, Target: v.nodes.slice(0, 3).map(n => n.target.join(' ')).join('; '),
	}))};
}), true`

// laidOut returns the position, visibility and text of everything on a page.
const laidOut = `[...document.querySelectorAll('body, body *')].map(e => {
	const r = e.getBoundingClientRect(), s = getComputedStyle(e);
	return [e.nodeName, r.x, r.y, r.width, r.height, s.display, s.visibility, s.opacity, s.fontSize,
		s.textDecorationLine].join(' ');
})`

// TestNu runs the Nu checker on pages: no errors.
func TestNu(t *testing.T) {
	t.Parallel()
	open(t)
	jar := tool(t, "vnu-jar/build/dist/vnu.jar")
	_, names := pages(t)
	bad := write(t, t.TempDir(), "bad.html", []byte("<!doctype html><title>x</title><p id=a><p id=a>"))
	check := []string{"-jar", jar, "--format", "json", "--exit-zero-always", "--stdout"}
	out := said(t, "java", append(append(check, names...), bad)...)
	var told struct {
		Messages []struct {
			Type, URL, Message, Extract string
			LastLine                    int
		}
	}
	if err := json.Unmarshal(out, &told); err != nil {
		t.Fatal(err)
	}
	faults := 0
	for _, m := range told.Messages {
		switch {
		case strings.HasSuffix(m.URL, "/bad.html"):
			faults++
		case m.Type != "info":
			t.Errorf("%s:%d: %s %s: %s", filepath.Base(m.URL), m.LastLine, m.Type, m.Message, m.Extract)
		}
	}
	if faults == 0 {
		t.Error("the checker finds nothing on a page with mistakes")
	}
}

// TestHTMLValidate runs html-validate on pages.
func TestHTMLValidate(t *testing.T) {
	t.Parallel()
	open(t)
	program := tool(t, "html-validate/bin/html-validate.mjs")
	_, names := pages(t)
	config := write(t, t.TempDir(), ".htmlvalidate.json", []byte(rules))
	said(t, "node", append([]string{program, "--config", config}, names...)...)
}

// rules are html-validate's recommended rules about errors. The omitted rules are about style: source formatting and
// inline styles.
const rules = `{"root": true, "extends": ["html-validate:standard"]}`
