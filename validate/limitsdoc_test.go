package validate_test

import (
	"cmp"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"muster/validate/battlelore"
	"muster/validate/measure"
	"muster/validate/medieval"
	"muster/validate/runewars"
)

// TestLimitsAreListed: docs/reference/projects.md lists every measure that a project may set, with its default, and no
// other.
func TestLimitsAreListed(t *testing.T) {
	text, err := os.ReadFile("../docs/reference/projects.md")
	if err != nil {
		t.Fatal(err)
	}
	_, list, _ := strings.Cut(string(text), "| limit | bounds | default |\n|---|---|---|\n")
	list, _, _ = strings.Cut(list, "\n\n")
	var want []string
	for _, m := range measures() {
		want = append(want, fmt.Sprintf("| `%s` | %s | %s |", m.ID, m.Name, m.Text()))
	}
	if got := strings.Join(want, "\n"); list != got {
		t.Errorf("docs/reference/projects.md should list:\n%s", got)
	}
}

// measures are those of every game, by their ids; one that several games have is one.
func measures() []measure.Measure {
	all := slices.Concat(battlelore.Measures(), medieval.Measures(), runewars.Measures())
	slices.SortStableFunc(all, func(a, b measure.Measure) int { return cmp.Compare(a.ID, b.ID) })
	return slices.CompactFunc(all, func(a, b measure.Measure) bool { return a.ID == b.ID })
}
