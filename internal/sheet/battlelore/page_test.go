package battlelore_test

import (
	"bytes"
	"strings"
	"testing"

	"muster/deploycards"
	"muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/sheet/battlelore"
	"muster/maps"
	"muster/sheet"
)

func TestMarkdownGoldens(t *testing.T) {
	for name, p := range pages(t) {
		golden(t, "mill-"+name+".md", p.Markdown())
	}
}

// TestHTMLParts checks the HTML of a page part by part: text blocks of its Markdown become pictures or lists.
func TestHTMLParts(t *testing.T) {
	all := pages(t)
	for name, parts := range map[string][]string{
		"map": {
			"<title>The Mill &amp; the &lt;Weir&gt;</title>", "<h1>The Mill &amp; the &lt;Weir&gt;</h1>",
			`<section class="map">`, `<figure class="board" tabindex="0"><svg `, `<ul class="tiles">`,
			`<a href="https://example.org/valley">the valley</a>`, "An unofficial fan project",
		},
		"adventure": {
			"<h1>The Mill at *Noon*</h1>", "<em>1. May, 1356</em>", "<h3>A heading of the author's</h3>",
			"<title>Blue dwarf swordsmen, Pennants, E5</title>", `<ul class="roster">`,
			"1 bearer of the Standards with a spare blue banner of the Pennants.", "With the banker&#39;s seal.",
			`<i class="goal">3</i>`, `<td class="center"><svg class="pips" viewBox="0 0 36 12" role="img"><title>3 of 3</title>`, "<strong>Pennants</strong> move first",
			"content 0123456789ab", "by A. Miller",
		},
		"set": {
			`<article class="card">`, "Sacks &amp; Staves", "M1", `class="cardmap"`, `class="crop"`,
			`width="186mm" height="71mm"`,
			"<title>rank ", "Green dwarf crossbowmen",
		},
	} {
		html := string(all[name].HTML())
		for _, part := range parts {
			if !strings.Contains(html, part) {
				t.Errorf("%s: the page lacks %q", name, part)
			}
		}
		for _, language := range []string{"language-battlemap", "language-cards", "language-tiles", "language-figures",
			"language-track"} {
			if strings.Contains(html, language) {
				t.Errorf("%s: a block of class %s was left as text", name, language)
			}
		}
		if !strings.HasSuffix(html, "</main>\n</body>\n</html>\n") {
			t.Errorf("%s: the page does not end", name)
		}
	}
}

// TestAuthorsProseIsTamed checks that HTML, images and script links of an author are not in the page, but that the
// words are.
func TestAuthorsProseIsTamed(t *testing.T) {
	html := string(pages(t)["adventure"].HTML())
	for _, bad := range []string{"<b>swore", "javascript", "<img", "example.org/x.png", "<h1>A heading",
		"<table>\n<thead>\n<tr>\n<th>no"} {
		if strings.Contains(html, bad) {
			t.Errorf("the page holds %q", bad)
		}
	}
	for _, good := range []string{"swore", "Read this and that.", "<li>not the <em>Pennants</em>,</li>",
		"<code>Standards</code>", "| no | table |"} {
		if !strings.Contains(html, good) {
			t.Errorf("the page lacks %q", good)
		}
	}
}

func TestPagesAreTheSameEveryTime(t *testing.T) {
	first, second := libraryPages(t, options()), libraryPages(t, options())
	for i := range first {
		if !bytes.Equal(first[i].HTML(), second[i].HTML()) || !bytes.Equal(first[i].Markdown(), second[i].Markdown()) {
			t.Errorf("%s: two prints differ", first[i].Name)
		}
		if first[i].Name == "" || strings.ContainsAny(first[i].Name, "/\\. ") {
			t.Errorf("%q is no file stem", first[i].Name)
		}
	}
}

// TestEmptyDefinitions checks that empty definitions, and those with an unknown map, still give a page.
func TestEmptyDefinitions(t *testing.T) {
	for name, p := range map[string]sheet.Page{
		"adventure": adventurePage(&adventures.Adventure{Map: "nowhere"}, nil, sheet.Options{}),
		"map":       battlelore.Map(&maps.Map{}, nil, sheet.Options{}),
		"set":       battlelore.Set(&deploycards.Set{}, rulebook.Base(), sheet.Options{}),
	} {
		if html := string(
			p.HTML(),
		); !strings.Contains(html, "<h1>") ||
			!strings.Contains(html, "unofficial fan project") {
			t.Errorf("%s: no whole page:\n%s", name, html)
		}
	}
	if md := string(
		adventurePage(&adventures.Adventure{Map: "nowhere"}, nil, sheet.Options{}).Markdown(),
	); !strings.Contains(
		md,
		"Map: nowhere (not known here)",
	) {
		t.Errorf("the unknown map is not named:\n%s", md)
	}
}
