package draw

import (
	"testing"

	"muster/sheet/sheettest"
)

// A picture of hexes with every glyph that is known by a word is well formed, whatever colour a table gives.
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
