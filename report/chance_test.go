package report

import "testing"

// TestChance checks that a nonzero chance is never shown as 0%, nor one below 1 as 100%.
func TestChance(t *testing.T) {
	for share, want := range map[Chance]string{
		0: "-", 1: "100%", 0.5: "50.00%", 0.00001: "<0.01%", 0.99999: ">99.99%", 1 - 1e-12: "100%", 1e-12: "-",
	} {
		if got := CellText(share); got != want {
			t.Errorf("%g is %q, want %q", float64(share), got, want)
		}
	}
	if got := CellText(Mean(1.5)) + CellText(Mean(2)) + CellText(Mean(0)); got != "1.502-" {
		t.Errorf("means: %s", got)
	}
}
