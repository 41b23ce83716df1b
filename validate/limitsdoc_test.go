package validate_test

import (
	"cmp"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"muster/docs"
	"muster/internal/validate/battlelore"
	"muster/internal/validate/command/kernel"
	"muster/internal/validate/runewars"
	"muster/validate"
	"muster/validate/check"
)

// TestLimitsAreListed: docs/reference/projects.md lists exactly the thresholds that a project may set, with their
// defaults.
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

// pageLimit matches a limit in the explanation of a page: `ordered` (default: at least 5% of the games).
var pageLimit = regexp.MustCompile("`([a-z0-9-]+)` \\(default: (at (?:least|most) [0-9]+|[0-9]+ to [0-9]+)")

// TestPagesNameTheirLimits: the page of some check names every threshold that a project may set, with its default; no
// page names another threshold or another default.
func TestPagesNameTheirLimits(t *testing.T) {
	want := map[string]string{}
	for _, m := range measures() {
		want[m.ID] = m.Text()
	}
	named := map[string]bool{}
	for _, c := range validate.Codes(every()) {
		page, _ := docs.Check(c.Code)
		page, _, _ = strings.Cut(page, "\n## Bad")
		for _, m := range pageLimit.FindAllStringSubmatch(strings.Join(strings.Fields(page), " "), -1) {
			named[m[1]] = true
			if want[m[1]] != m[2] {
				t.Errorf("docs/checks/%s.md: the default of %s is %q, want %q", c.Code, m[1], m[2], want[m[1]])
			}
		}
	}
	for id := range want {
		if !named[id] {
			t.Errorf("no page in docs/checks names the limit %s", id)
		}
	}
}

// measures returns the thresholds of every game by id; a shared one appears once.
func measures() []check.Threshold {
	all := slices.Concat(battlelore.Measures(), kernel.Measures(), runewars.Measures())
	slices.SortStableFunc(all, func(a, b check.Threshold) int { return cmp.Compare(a.ID, b.ID) })
	return slices.CompactFunc(all, func(a, b check.Threshold) bool { return a.ID == b.ID })
}
