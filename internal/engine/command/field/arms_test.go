package field_test

import (
	"math/rand/v2"
	"muster/internal/engine/command/field"
	"strings"
	"testing"

	"muster/maps/hex"
)

// sideNames writes a set of sides: "e w".
func sideNames(s field.Sides) string {
	var out []string
	for _, d := range s.List() {
		out = append(out, d.String())
	}
	return strings.Join(out, " ")
}

// Arms follow one course of the water. If no tile can show a hex they join its neighbours.
func TestArms(t *testing.T) {
	besideItself := "A5 B5 C5 D5 E5 e4 E3 D3 C3 b4 a4"
	for _, c := range []struct{ name, water, marsh, hex, arms, outlets string }{
		{"straight on", "C5 D5 E5", "", "D5", "e w", ""},
		{"gentle bend", "D5 E5 e6", "", "E5", "ne w", ""},
		{"off the rim", "A5 B5", "", "A5", "e w", "nw w sw"},
		{"off the half hex", "a4 b4", "", "a4", "e w", "w"},
		{"off the top", "E9 e8", "", "E9", "nw se", "ne nw"},
		{"along the rim", "D9 E9 F9", "", "E9", "e w", "ne nw"},
		{"into a marsh", "C5 D5", "E5", "D5", "e w", "e"},
		{"past a marsh", "C5 D5 E5", "d6", "D5", "e w", "ne"},
		{"into a marsh round a corner", "C5 D5", "d6", "D5", "ne w", "ne"},
		{"beside itself, the first arm", besideItself, "", "B5", "e w", ""},
		{"beside itself, the second arm", besideItself, "", "b4", "w se", ""},
		{"beside itself, out", besideItself, "", "a4", "e w", "w"},
		{"three in a triangle, the tip", "A5 B5 C5 c6 D5 E5", "", "c6", "sw se", ""},
		{"three in a triangle, the foot", "A5 B5 C5 c6 D5 E5", "", "C5", "ne w", ""},
		{"a hairpin", "D9 d8 E7 e8 F9", "", "E7", "ne nw", ""},
		{"a fork", "E9 e8 F7 f8 G9 f6", "", "e8", "e nw se", ""},
		{"a middle that nobody joins", "D5 d6 e6 F5 e4 d4 E5", "", "E5", "e ne nw w sw se", ""},
		{"round a middle", "D5 d6 e6 F5 e4 d4 E5", "", "D5", "e ne se", ""},
		{"a spring", "D5 E5", "", "E5", "w", ""},
		{"no tile before a half hex", "A7 a6", "", "a6", "nw w", "w"},
		{"a pond", "E5", "", "E5", "", ""},
		{"dry ground", "E5", "", "F5", "", ""},
	} {
		f := flood(t, c.water, c.marsh)
		s, h := f.Courses(), at(t, f.Hexes, c.hex)
		if arms, outlets := sideNames(s.Arms(h)), sideNames(s.Outlets(h)); arms != c.arms || outlets != c.outlets {
			t.Errorf("%s: %s has arms %q and outlets %q, want %q and %q", c.name, c.hex, arms, outlets, c.arms, c.outlets)
		}
	}
}

// Whatever water lies on a board: an arm into other water is met by one, none leads into dry land, no water with
// neighbours lies apart, and where nothing is odd each hex has two arms that a tile can show.
func TestArmsMeet(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	clean := 0
	for n := range 300 {
		var water []string
		if n%2 == 0 {
			water, _ = walk(rng)
		}
		f := flood(t, strings.Join(water, " "), "")
		for range (n % 2) * rng.IntN(60) {
			f.Water.Add(hex.Hex(rng.IntN(f.Hexes.Len())))
		}
		s := f.Courses()
		odd := len(s.Alone)+len(s.Ends)+len(s.Bends)+len(s.Forks) > 0
		if !odd && !f.Water.Empty() {
			clean++
		}
		for h := range f.Water.Each() {
			arms, label := s.Arms(h), f.Hexes.Label(h)
			if arms&^(s.Near(h)|s.Outlets(h)) != 0 {
				t.Fatalf("board %d: an arm of %s leads nowhere: %s", n, label, sideNames(arms))
			}
			if arms == 0 && s.Near(h) != 0 {
				t.Fatalf("board %d: %s lies apart", n, label)
			}
			if straight, bent := s.Shapes(h); !odd && (arms.Len() != 2 || arms.Straight() && !straight || arms.Bent() && !bent) {
				t.Fatalf("board %d: %s has arms %q and is straight %v, bent %v", n, label, sideNames(arms), straight, bent)
			}
			for _, d := range (arms & s.Near(h)).List() {
				if m := f.Hexes.Neighbour(h, d); !s.Arms(m).Has(d.Opposite()) {
					t.Fatalf("board %d: %s flows into %s, which does not know it", n, label, f.Hexes.Label(m))
				}
			}
		}
	}
	if clean < 150 {
		t.Errorf("only %d boards have a clean river", clean)
	}
}
