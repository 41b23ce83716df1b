package battlelore

import (
	"strings"
	"testing"

	"muster/internal/engine/command/boards"
)

// TestTextFigures checks that the text map shows the remaining figures of units in battle, unless a note takes the
// place.
func TestTextFigures(t *testing.T) {
	f := board(t, ". . . . . . . . . . . . .")
	unit := f.Rules.Units.Get("blue-human-sword")
	got := Text(Scene{Field: f, Tokens: []Token{
		{Hex: at(t, f, "C9"), Camp: boards.Pennant, Unit: unit, Figures: 3},
		{Hex: at(t, f, "E9"), Camp: boards.Standard, Unit: unit, Figures: 12},
		{Hex: at(t, f, "G9"), Camp: boards.Standard, Unit: unit, Figures: 2, Mark: "levy"},
	}})
	if !strings.Contains(got, "BS 3    bs 9    bs 1\n") {
		t.Errorf("the figures are not shown:\n%s", got)
	}
	if want := "Marks: 1 levy; the digit after a unit is its remaining figures\n"; !strings.Contains(got, want) {
		t.Errorf("the legend does not say %q:\n%s", want, got)
	}
}
