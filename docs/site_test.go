package docs_test

import (
	"testing"

	"muster/docs"
)

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
