package draw

import (
	"math"
	"testing"

	"muster/internal/testing/sheettest"
	"muster/maps/hex"
)

// TestGlyphsAreWellFormed checks that a picture of hexes with every known glyph is well formed, for any colours of a
// table.
func TestGlyphsAreWellFormed(t *testing.T) {
	seen := map[string]string{}
	for _, word := range []string{"trees", "hill", "cliff", "reeds", "bridge", "stone-bridge", "stakes", "rampart",
		"tower", "ring", "pool", "door", "tent", "grove", "web", "stones"} {
		g := GroundGlyph(word)
		if g == nil {
			g = FeatureGlyph(word)
		}
		if g == nil {
			t.Errorf("nobody draws %q", word)
		}
		p := &Canvas{}
		p.Add(`<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0`, HexPath, `"/>`)
		p.Bytes = g.Draw(p.Bytes, []Point{{}, Across(1)}, Fill(`red"/><script>`, "#808080"))
		p.Bytes = g.DrawTurned(p.Bytes, Pt(3, -4), 30, 85, "#808080")
		p.Text(Pt(0, 0), `<"&`)
		p.Add("</svg>")
		text := string(p.Bytes)
		sheettest.WellFormed(t, word, text)
		if seen[text] != "" {
			t.Errorf("%s looks like %s", word, seen[text])
		}
		seen[text] = word
	}
	if GroundGlyph("fire") != nil || FeatureGlyph("fire") != nil || WeaponGlyph("fire") != "" || KnownGround("fire") {
		t.Error("a word that nobody knows has a picture")
	}
}

// TestStonesLeaveTheLabel checks that no stone of a ford touches the label of its hex, for any direction of the water.
func TestStonesLeaveTheLabel(t *testing.T) {
	label, dropped := Pt(0, -43), 0
	for a := hex.Dir(0); a < hex.Dirs; a++ {
		for b := a + 1; b < hex.Dirs; b++ {
			flow := []hex.Dir{a, b}
			at, angle := Crest(flow), Crossing(flow)
			g := ClearStones(at, angle, label)
			sin, cos := math.Sincos(float64(angle) * math.Pi / 180)
			for _, p := range g[0].at {
				x, y := float64(p.X)*cos-float64(p.Y)*sin, float64(p.X)*sin+float64(p.Y)*cos
				x, y = x+float64(at.X-label.X), y+float64(at.Y-label.Y)
				if math.Abs(x) < textWide-1 && math.Abs(y) < textHigh-1 {
					t.Errorf("%v: the stone %v lies on the label", flow, p)
				}
			}
			if n := len(fordStones) - len(g[0].at); n > 2 {
				t.Errorf("%v: %d stones of %d are left out", flow, n, len(fordStones))
			} else {
				dropped += n
			}
		}
	}
	if dropped == 0 {
		t.Error("no stone is in the way of a label: the test shows nothing")
	}
}
