package validate_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"muster/validate/battlelore"
)

// TestLimitsAreListed: docs/projects.md lists every measure that a project may set, and no other, with Muster's own.
func TestLimitsAreListed(t *testing.T) {
	text, err := os.ReadFile("../docs/projects.md")
	if err != nil {
		t.Fatal(err)
	}
	_, list, _ := strings.Cut(string(text), "| measure | what it bounds | Muster's own |\n|---|---|---|\n")
	list, _, _ = strings.Cut(list, "\n\n")
	var want []string
	for _, m := range battlelore.Measures() {
		want = append(want, fmt.Sprintf("| `%s` | %s | %s |", m.ID, m.Name, m.Text()))
	}
	if got := strings.Join(want, "\n"); list != got {
		t.Errorf("docs/projects.md should list:\n%s", got)
	}
}
