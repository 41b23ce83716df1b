package cache

import (
	"testing"

	"muster/report"
)

// TestEvidence: what games have shown is found again by another run, for just this id and content; where nothing is
// kept there is none.
func TestEvidence(t *testing.T) {
	t.Setenv(Variable, t.TempDir())
	shown := report.Evidence{ID: "ford", Content: "0123456789ab", Says: "the Pennants take 51%", Verdict: "even"}
	c, _ := Open()
	c.KeepEvidence([]report.Evidence{shown})
	if err := c.Save(); err != nil {
		t.Fatal(err)
	}
	c, _ = Open()
	if got, ok := c.Evidence("ford", "0123456789ab"); !ok || got != shown {
		t.Errorf("found %v, %v", got, ok)
	}
	for _, other := range [][2]string{{"ford", "0123456789ac"}, {"fort", "0123456789ab"}, {"ford\n0123456789ab", ""}} {
		if got, ok := c.Evidence(other[0], other[1]); ok {
			t.Errorf("%q has %v", other, got)
		}
	}
	var none *Cache
	none.KeepEvidence([]report.Evidence{shown})
	if _, ok := none.Evidence("ford", "0123456789ab"); ok {
		t.Error("there is evidence where nothing is kept")
	}
}
