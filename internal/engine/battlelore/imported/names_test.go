package imported

import (
	"slices"
	"testing"

	"muster/imports"
	"muster/internal/engine/battlelore/rulebook"
)

// TestNames: the table of names means rows of the rulebook, of the layer that it says, and no name twice.
func TestNames(t *testing.T) {
	rules := rulebook.Base()
	for layer, rows := range meanings() {
		var seen []string
		if len(rows) == 0 {
			t.Errorf("layer %d has no row", layer)
		}
		for _, m := range rows {
			for _, name := range m.Names {
				if slices.Contains(seen, name) {
					t.Errorf("%q stands twice", name)
				}
				seen = append(seen, name)
			}
			for _, id := range m.To {
				known := rules.Units.Get(id) != nil
				switch layer {
				case imports.Ground:
					row := rules.Terrain.Get(id)
					known = row != nil && row.Symbol != ""
				case imports.Structure:
					known = slices.Contains(rules.LayerIDs(rulebook.Feature), id)
				}
				if !known || len(m.Names) == 0 {
					t.Errorf("layer %d: there is no %q", layer, id)
				}
			}
		}
	}
}
