package deploycheck

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"muster/validate/check"
)

// TestLimitsAreTold: the manual's table has exactly the limits of limits.toml, with their bounds.
func TestLimitsAreTold(t *testing.T) {
	page, err := os.ReadFile("../../../../docs/reference/call-to-arms.md")
	if err != nil {
		t.Fatal(err)
	}
	_, table, _ := strings.Cut(string(page), "| limit | at most |")
	table, _, _ = strings.Cut(table, "\n\n")
	rows := check.ReadThresholds("limits", limitsFile)
	for id, l := range rows {
		if want := fmt.Sprintf("\n| %s | %d |", l.Name, l.AtMost()); !strings.Contains(table, want) {
			t.Errorf("the manual does not tell %s: want %q", id, want)
		}
	}
	if told := strings.Count(table, "\n") - 1; told != len(rows) {
		t.Errorf("the manual tells %d limits, there are %d", told, len(rows))
	}
}
