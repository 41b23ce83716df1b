package sheettest

import (
	"html"
	"strings"
	"testing"
)

// WhoIsWho checks that a sheet names each side's army and commander at the side's edge of the map, the top one first.
func WhoIsWho(t testing.TB, name, text, markdown string, sides [2][]string) {
	t.Helper()
	_, text, _ = strings.Cut(text, `<section class="map`)
	text, _, _ = strings.Cut(text, "</section>")
	above, below, drawn := strings.Cut(text, `<figure class="board`)
	if !drawn {
		t.Fatalf("%s has no map", name)
	}
	markdown, _, _ = strings.Cut(markdown, "\n## Victory")
	for i, edge := range []string{above, below} {
		for _, who := range sides[i] {
			if who == "" {
				continue
			}
			if !strings.Contains(html.UnescapeString(edge), who) {
				t.Errorf("%s: %q does not stand at edge %d of the map", name, who, i)
			}
			if !strings.Contains(strings.ReplaceAll(markdown, "\n", " "), who) {
				t.Errorf("%s: %q does not stand beside the map in Markdown", name, who)
			}
		}
	}
}
