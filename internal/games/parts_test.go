package games

import (
	"slices"
	"testing"
)

// TestParts: whatever definition is found for a part, its game prints the part of that kind, or says why not.
func TestParts(t *testing.T) {
	for _, part := range Parts() {
		for _, kind := range append(Having(part), Without(part)...) {
			for _, g := range List() {
				if !g.has(kind) {
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
