package organized_test

import (
	"io/fs"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"muster/docs"
	"muster/internal/engine/battlelore/prove/organized"
	"muster/internal/testing/deploytest"
)

// The numbers of the matchup that docs/explanation/proof.md works through are those of the proof: all of them, and no
// others.
func TestPageOnProofsIsTrue(t *testing.T) {
	text, err := fs.ReadFile(docs.Pages, "explanation/proof.md")
	if err != nil {
		t.Fatal(err)
	}
	s := deploytest.NewShipped()
	var m organized.Matchup
	copy(m.Sets[0][:], s.Sets(t, "pennant-a", "pennant-c"))
	copy(m.Sets[1][:], s.Sets(t, "pennant-b", "standard-a"))
	want := organized.Steps(s.Field("two-oaks"), m)
	inside := false
	for line := range strings.Lines(string(text)) {
		cells := strings.Split(strings.Trim(strings.TrimSpace(line), "|"), "|")
		switch {
		case !strings.HasPrefix(line, "|"):
			inside = false
		case strings.HasPrefix(line, "| quantity |"):
			inside = true
		case inside && !strings.HasPrefix(line, "|---"):
			name, got := strings.TrimSpace(cells[0]), []int64{}
			for _, cell := range cells[1:] {
				n, err := strconv.ParseInt(strings.TrimSpace(cell), 10, 64)
				if err != nil {
					t.Errorf("%s: %v", name, err)
				}
				got = append(got, n)
			}
			if !slices.Equal(got, want[name]) {
				t.Errorf("%s: the page says %d, the proof %d", name, got, want[name])
			}
			delete(want, name)
		}
	}
	for name := range maps.Keys(want) {
		t.Errorf("the page does not say how many %s", name)
	}
}
