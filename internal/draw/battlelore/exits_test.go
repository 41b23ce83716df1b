package battlelore

import (
	"strings"
	"testing"

	"muster/internal/engine/command/boards"
)

// TestExits checks that an arrow points out of each hex at the rim from which units may leave; next to a unit it is
// offset.
func TestExits(t *testing.T) {
	f := board(t, ". . . . . . . . . . . . .")
	e := Exit{Label: "The sea road (1 banner)"}
	for _, label := range []string{"G9", "A5", "M5", "D1", "E1"} {
		e.Hexes.Add(at(t, f, label))
	}
	s := Scene{Field: f, Exits: []Exit{e, {Label: "nowhere"}}, Tokens: []Token{
		{Hex: at(t, f, "E1"), Camp: boards.Standard, Unit: f.Rules.Units.Get("blue-human-sword"), Figures: 3},
	}}
	got := Text(s)
	for _, want := range []string{
		"9\n                             ^\n",
		"5\n     <                                               >\n",
		"\n 1   .   .   .   .   . v .",
		"1\n                 v  bs 3\n",
		"Exits (^ v < >): G9 A5 M5 D1 E1 The sea road (1 banner)\n",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is missing in\n%s", want, got)
		}
	}
	svg := SVG(s) // the signs at the sides have a title of their own
	if strings.Count(svg, "<title>The sea road (1 banner)</title>") != 2 || strings.Contains(svg, "nowhere") {
		t.Errorf("the picture has not just the way out that there is:\n%s", svg)
	}
}
