package battlelore

import "testing"

// BL-LOS-01, BL-LOS-02, CTA-TER-02: the worked examples of the boards' description. A goblin represents any unit.
func TestSight(t *testing.T) {
	for _, c := range []struct {
		from, to, lies string
		want           bool
	}{
		{"C1", "G1", "pennant green-goblin-sword E1", false},
		{"C1", "G1", "pennant green-goblin-sword d2, pennant green-goblin-sword E3", true},
		{"E1", "E5", "woods d2, woods d4", true},
		{"E1", "E5", "woods d2, pennant green-goblin-sword e4", false},
		{"E1", "E5", "pennant green-goblin-sword E3", false},
		{"A1", "A3", "pennant green-goblin-sword a2", true},
		{"A3", "A7", "pennant green-goblin-sword A5", false},
		{"c2", "f4", "woods d2, woods F3", true},
		{"c2", "f4", "woods d2, pentacle D3", false},
		{"C3", "f4", "marsh D3, stakes d4, river E3, ford e4", true},
		{"C3", "f4", "marsh D3, stakes d4, pennant green-goblin-sword e4", false},
		{"D1", "f4", "rampart E3", true},
		{"F3", "h4", "hill G3", false},
		{"F3", "h4", "hill F3, hill G3, hill g4, hill h4", true},
		{"F3", "h4", "hill F3, hill h4", true},
		{"F3", "h4", "hill F3, hill G3", false},
		{"C5", "d8", "hill d8, hill D7", false},
		{"A7", "e8", "woods b8", true},
		{"A7", "e8", "woods b8, woods D7", false},
	} {
		g := position(t, c.lies)
		a, b := g.spotOf(t, c.from), g.spotOf(t, c.to)
		for _, pair := range [][2]spot{{a, b}, {b, a}} {
			if got := g.field.sees(pair[0], pair[1], g.taken()); got != c.want {
				t.Errorf("%s to %s past %s: %v, want %v", c.from, c.to, c.lies, got, c.want)
			}
		}
	}
}
