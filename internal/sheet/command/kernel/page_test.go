package kernel_test

import (
	"bytes"
	"regexp"
	"strings"
	"testing"

	adventures "muster/internal/adventures/command"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/medieval"
	"muster/internal/sheet/command/kernel"
	"muster/internal/testing/sheettest"
	"muster/internal/words"
	"muster/maps"
	"muster/sheet"
)

func TestMarkdownGoldens(t *testing.T) {
	c := weir(t)
	a, m := find(t, c, battleSheet, "weir"), find(t, c, battleMap, "weir")
	golden(t, "weir-adventure.md", kernel.Adventure(a.Linked(), options()).Markdown())
	golden(t, "weir-map.md", kernel.Map(m.Map, m.Field(), m.Rules(), options()).Markdown())
	golden(t, "weir-adventure.de.md", kernel.Adventure(a.Linked(), german(t)).Markdown())
}

// TestHTMLParts checks the HTML of a page. Text blocks of its Markdown become pictures or lists, each drawing is well
// formed, and the page loads no external resource.
func TestHTMLParts(t *testing.T) {
	c := weir(t)
	a := find(t, c, battleSheet, "weir")
	html := string(kernel.Adventure(a.Linked(), options()).HTML())
	sheettest.StandsAlone(t, "weir", html)
	sheettest.Accessible(t, "weir", html)
	for _, svg := range regexp.MustCompile(`(?s)<svg.*?</svg>`).FindAllString(html, -1) {
		sheettest.WellFormed(t, "weir", svg)
	}
	for _, part := range []string{
		"<h1>The *Weir* at Noon</h1>", `<figure class="board" tabindex="0"><svg `,
		"<title>Warriors, Bottom side, E3</title>", "<title>Dame Ysolde &lt;&amp;&gt;, Bottom side, E3</title>",
		"<title>Leader, Top side, h8</title>", `<i class="goal">5</i>`, `<i class="goal">7</i>`, `<p class="turns">`,
		`<ul class="roster">`, "Heavy Cavalry with Bow markers", "Moss Bowmen", "They swore", "content 0123456789ab",
	} {
		if !strings.Contains(html, part) {
			t.Errorf("the page lacks %q", part)
		}
	}
	for _, bad := range []string{"<b>swore", "javascript", "language-battlemap", "language-tiles", "%!", "BL-"} {
		if strings.Contains(html, bad) {
			t.Errorf("the page holds %q", bad)
		}
	}
}

// TestCitationsAreLeftOut checks that without citations no rule id is on a page.
func TestCitationsAreLeftOut(t *testing.T) {
	c, opts := weir(t), options()
	opts.Citations = false
	md := string(kernel.Adventure(find(t, c, battleSheet, "weir").Linked(), opts).Markdown())
	if strings.Contains(md, "MED-") {
		t.Error("a rule is cited")
	}
}

// TestLibrary checks the sheets of everything shipped: printing is deterministic, and all output is valid text.
func TestLibrary(t *testing.T) {
	c := weir(t)
	seen := 0
	for _, e := range c.All(battleSheet) {
		page := kernel.Adventure(e.Linked(), options())
		again := kernel.Adventure(e.Linked(), options())
		if !bytes.Equal(page.HTML(), again.HTML()) || !bytes.Equal(page.Markdown(), again.Markdown()) {
			t.Errorf("%s: two prints differ", e.ID)
		}
		if text := string(page.Markdown()); strings.Contains(text, "%!") {
			t.Errorf("%s: %s", e.ID, text[strings.Index(text, "%!"):])
		}
		seen++
	}
	if seen < 2 {
		t.Errorf("only %d adventures", seen)
	}
}

// TestEmptyDefinitions checks that empty definitions, and those with an unknown map, still give a page.
func TestEmptyDefinitions(t *testing.T) {
	rules := medieval.Game().Base()
	nobody := &adventures.Adventure{Map: "nowhere", Top: &adventures.Side{}}
	for name, p := range map[string]sheet.Page{
		"nothing": kernel.Adventure(library.Link(&adventures.Adventure{}, nil, rules, nil), sheet.Options{}),
		"nobody":  kernel.Adventure(library.Link(nobody, nil, rules, nil), sheet.Options{}),
		"map":     kernel.Map(&maps.Map{}, nil, rules, sheet.Options{}),
	} {
		if html := string(p.HTML()); !strings.Contains(html, "<h1>") || !strings.Contains(html, "unofficial fan project") {
			t.Errorf("%s: no whole page:\n%s", name, html)
		}
	}
}

// TestNothingStaysEnglish checks that a German sheet contains no unmarked English, except the author's text and the
// names of cards, boxes and the game.
func TestNothingStaysEnglish(t *testing.T) {
	c := weir(t)
	marked := regexp.MustCompile("(?s)" + words.EnglishBegins + ".*?" + words.EnglishEnds)
	english := regexp.MustCompile(`(?i)\b(the|of|and|each|with|from|for|are|is|to|who|units?|leaders?|cards?|hex)\b`)
	for _, e := range c.All(battleSheet) {
		a, opts := *e.Adventure, german(t)
		a.Background, a.Briefing, a.Rules, opts.Citations = "", "", nil, false
		page := kernel.Adventure(library.Link(&a, e.Linked().Field, e.Rules(), nil), opts)
		text := marked.ReplaceAllString(strings.ReplaceAll(string(page.Markdown()), "\n  ", " "), "")
		for _, name := range ours(&a, c.MapOf(e).Map) {
			for _, is := range []string{sheet.Esc(name), name, strings.ToUpper(name)} {
				if name != "" {
					text = strings.ReplaceAll(text, is, "")
				}
			}
		}
		for _, at := range english.FindAllStringIndex(text, 5) {
			t.Errorf("%s: %q", e.ID, text[max(0, at[0]-40):min(len(text), at[1]+40)])
		}
	}
}

// ours returns the names in a sheet that stay untranslated.
func ours(a *adventures.Adventure, m *maps.Map) []string {
	out := []string{
		a.Name, a.Author, a.Date, a.ID, m.Name, "Commands & Colors: Medieval", "*Leaders*", "*Cry Havoc*", "*Darken the Sky*",
	}
	for _, side := range []*adventures.Side{a.Top, a.Bottom} {
		out = append(out, side.Army, side.Commander)
		for _, l := range side.Leaders {
			out = append(out, l.Name)
		}
		for _, u := range side.Units {
			out = append(out, u.Note)
		}
	}
	for _, o := range a.Victory.Objectives {
		out = append(out, o.Name)
	}
	return out
}

// TestNames checks that each rulebook name on pages has a row in each language, except those of boxes and cards.
func TestNames(t *testing.T) {
	r := medieval.Game().Base()
	have := map[string]bool{
		"Top side": true, "Bottom side": true, "top side": true, "bottom side": true, "mounted": true, "fires": true,
	}
	for _, x := range r.Units.All() {
		have[x.Name] = true
	}
	for _, x := range r.Classes.All() {
		have[x.Name] = true
	}
	for _, x := range r.Terrain.All() {
		have[x.Name] = true
	}
	for _, x := range r.Boards.All() {
		have[x.Name] = true
	}
	for _, tag := range words.Tags()[1:] {
		all, err := words.Of(tag)
		if err != nil {
			t.Fatal(err)
		}
		named := map[string]bool{}
		for _, file := range all {
			for _, row := range file.Names {
				if named[row.English] = true; file.File == "medieval.toml" && !have[row.English] {
					t.Errorf("%s/%s: %q is no name of the rulebook", tag, file.File, row.English)
				}
			}
		}
		for name := range have {
			if !named[name] {
				t.Errorf("%s: no row for the name %q", tag, name)
			}
		}
	}
}
