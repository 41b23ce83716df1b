package games

import (
	"slices"
	"testing"
)

// TestParts checks that the game of any definition found for a part prints it, or gives a reason.
func TestParts(t *testing.T) {
	for _, part := range Parts() {
		for _, kind := range append(Having(part), Without(part)...) {
			for _, g := range List() {
				if !g.Has(kind) {
					continue
				}
				p := g.Pages.Part(part)
				if p != nil && !slices.Contains(p.Kinds, kind) || p == nil && g.Lacks["printed as "+part] == "" {
					t.Errorf("%s of %s, a %s: it is found, not printed, and nothing says why", part, g.Catalog.Title, kind)
				}
			}
		}
	}
}
