package docs_test

import (
	"strings"
	"testing"

	"muster/docs"
)

// TestReachable: a path of the repository becomes an address of the site, or without one the command that answers.
func TestReachable(t *testing.T) {
	const text = "More: docs/how-to/printing.md (formats), docs/checks"
	for site, want := range map[docs.Site]string{
		"": "More: muster explain how-to/printing (formats), muster list checks",
		"https://example.org/m": "More: https://example.org/m/docs/how-to/printing.html (formats), " +
			"https://example.org/m/docs/checks/index.html",
	} {
		if got := strings.ReplaceAll(site.Reachable(text), docs.NoBreak, " "); got != want {
			t.Errorf("%q: %s", site, got)
		}
	}
}

// TestTopics: each topic is found by its path, a page's own path and the end of it if no other page has it.
func TestTopics(t *testing.T) {
	for word, want := range map[string]string{
		"how-to/printing": "how-to/printing.md", "docs/how-to/printing.md": "how-to/printing.md",
		"Printing": "how-to/printing.md",
		"glossary": "glossary.md", "deploy": "", "": "", "../how-to/printing": "", "/": "", "how-to": "", "g": "",
	} {
		if name, text := docs.Topic(word); name != want || (text == "") != (want == "") {
			t.Errorf("%q is %q", word, name)
		}
	}
	for _, topic := range docs.Topics() {
		if name, text := docs.Topic(topic); name != topic+".md" || text == "" {
			t.Errorf("%q is %q", topic, name)
		}
	}
}

// TestSite: a published site has an address for the page of each check; one that is not published has none.
func TestSite(t *testing.T) {
	for _, tt := range []struct {
		site             docs.Site
		code, home, page string
	}{
		{"", "map/row-size", "", ""},
		{"https://example.org/muster", "map/row-size",
			"https://example.org/muster/docs/", "https://example.org/muster/docs/checks/map/row-size.html"},
		{"https://example.org/muster", "map/no-such-check", "https://example.org/muster/docs/", ""},
	} {
		if home, page := tt.site.Home(), tt.site.Check(tt.code); home != tt.home || page != tt.page {
			t.Errorf("%q has %q and %q", tt.site, home, page)
		}
	}
}
