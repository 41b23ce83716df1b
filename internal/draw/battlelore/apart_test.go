package battlelore_test

import (
	"math"
	"regexp"
	"testing"

	"muster/draw"
	"muster/internal/draw/battlelore"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// eyes are the colour transformations of normal vision and of each kind of missing cone (G. M. Machado, M. M. Oliveira,
// L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", 2009, severity 1.0),
// as rows of a matrix over linear red, green and blue.
var eyes = map[string][3][3]float64{
	"all cones":  {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
	"protanopia": {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
	"deuteranopia": {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413},
		{-0.011820, 0.042940, 0.968881}},
	"tritanopia": {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
}

// luminance returns the relative luminance of a colour #rrggbb to an eye, from 0 to 1 (WCAG 2).
func luminance(colour string, eye [3][3]float64) float64 {
	var linear [3]float64
	for i := range linear {
		v := 0.0
		for _, c := range colour[1+2*i : 3+2*i] {
			digit := float64(c - '0')
			if c >= 'a' {
				digit = float64(c - 'a' + 10)
			}
			v = v*16 + digit
		}
		if v /= 255; v <= 0.03928 {
			linear[i] = v / 12.92
		} else {
			linear[i] = math.Pow((v+0.055)/1.055, 2.4)
		}
	}
	out := 0.0
	for i, weight := range [3]float64{0.2126, 0.7152, 0.0722} {
		seen := eye[i][0]*linear[0] + eye[i][1]*linear[1] + eye[i][2]*linear[2]
		out += weight * min(max(seen, 0), 1)
	}
	return out
}

// contrast returns the contrast ratio of two colours to an eye, from 1 to 21.
func contrast(a, b string, eye [3][3]float64) float64 {
	x, y := luminance(a, eye), luminance(b, eye)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

// TestRanksApart checks that banner colours of neighbouring ranks differ in lightness alone, in a grey copy and to
// every eye. Each must also differ from the countryside under it.
func TestRanksApart(t *testing.T) {
	banners := rulebook.Base().Banners.All()
	for _, a := range banners {
		for name, eye := range eyes {
			for _, b := range banners {
				if got := contrast(a.Colour, b.Colour, eye); b.Rank == a.Rank+1 && got < 2 {
					t.Errorf("%s and %s: contrast %.2f with %s, want 2 at least", a.ID, b.ID, got, name)
				}
			}
			for _, land := range rulebook.Base().Terrain.All() {
				if got := contrast(a.Colour, land.Look.Fill, eye); land.Layer == rulebook.Ground && land.Open && got < 1.7 {
					t.Errorf("%s on %s: contrast %.2f with %s", a.ID, land.ID, got, name)
				}
			}
		}
	}
}

// Thresholds for telling drawings apart. A cell of two drawings differs if their contrast is at least 1.5. Two drawings
// differ if this many of their 1024 cells do. 24 cells of a token are 3 square millimetres of a printed board.
const (
	cellApart   = 1.5
	tokensApart = 24
	tilesApart  = 30
)

// differing counts the cells of two drawings that an eye can tell apart by lightness alone.
func differing(a, b *seen, eye [3][3]float64, light map[string]float64) int {
	of := func(colour string) float64 {
		v, ok := light[colour]
		if !ok {
			v = luminance(colour, eye) + .05
			light[colour] = v
		}
		return v
	}
	n := 0
	for i := range a.cells {
		if a.cells[i] != b.cells[i] {
			if x, y := of(a.cells[i]), of(b.cells[i]); max(x, y)/min(x, y) >= cellApart {
				n++
			}
		}
	}
	return n
}

// apart compares each pair of drawings, to every eye in every ink: with black, only lines remain. Drawings with
// different letters count as different.
func apart(t *testing.T, names, drawings []string, bound int) {
	t.Helper()
	for _, ink := range []draw.Inks{draw.FullInk, draw.LightInk, draw.BlackInk} {
		var all []*seen
		for _, d := range drawings {
			all = append(all, raster(t, string(draw.Reink([]byte(d), ink))))
		}
		for name, eye := range eyes {
			light, least, who := map[string]float64{}, side*side, ""
			for i := range all {
				for j := range i {
					n := differing(all[i], all[j], eye, light)
					if n < least && all[i].texts == all[j].texts {
						least, who = n, names[i]+" and "+names[j]
					}
					if n < bound && all[i].texts == all[j].texts {
						t.Errorf("%s and %s: %d cells differ with %s in %s ink, want %d", names[i], names[j], n, name, ink, bound)
					}
				}
			}
			t.Logf("%s ink, %s: %d cells at least, of %s", ink, name, least, who)
		}
	}
}

// TestTokensApart checks that all units look different, including those of the two camps (BL-SETUP-02). Rank, camp,
// race, weapon and creature differ by lightness, shape and letters.
func TestTokensApart(t *testing.T) {
	rules := rulebook.Base()
	var names, drawings []string
	for _, u := range rules.Units.All() {
		for camp := range boards.Camp(boards.Camps) {
			names = append(names, u.ID+" of the "+camp.Soldiers())
			drawings = append(drawings, battlelore.Icon(rules, rules.Units.Get(u.ID), camp))
		}
	}
	apart(t, names, drawings, tokensApart)
}

// TestHatchingApart checks that black lines alone distinguish the ranks, without the letters.
func TestHatchingApart(t *testing.T) {
	letters := regexp.MustCompile(`<text.*?</text>`)
	rules := rulebook.Base()
	var names, drawings []string
	for _, b := range rules.Banners.All() {
		names = append(names, b.ID)
		drawings = append(drawings, letters.ReplaceAllString(battlelore.Rank(rules, rules.Banners.Get(b.ID)), ""))
	}
	apart(t, names, drawings, tilesApart)
}

// TestTerrainApart checks that all terrains, features, landmarks and lairs look different.
func TestTerrainApart(t *testing.T) {
	rules := rulebook.Base()
	var names, drawings []string
	for _, row := range rules.Terrain.All() {
		names = append(names, row.ID)
		drawings = append(drawings, battlelore.Tile(rules, rules.Terrain.Get(row.ID), nil))
	}
	apart(t, names, drawings, tilesApart)
}

// TestSilhouettesApart checks that all unit pictures differ by shape alone.
func TestSilhouettesApart(t *testing.T) {
	names := append(append([]string{"horseman", "archer", "claw"}, rulebook.Silhouettes()...), rulebook.Pictures()...)
	var all []*seen
	for _, name := range names {
		d := map[string]string{"horseman": draw.Horseman, "archer": draw.HorseArcher, "claw": draw.Claw}[name]
		if d == "" {
			d = draw.Silhouette(name) + draw.WeaponGlyph(name)
		}
		all = append(all, raster(t, `<svg viewBox="-34 -36 68 68"><path d="M0 0`+d+`"/></svg>`))
	}
	least, who := side*side, ""
	for i := range all {
		for j := range i {
			n := differing(all[i], all[j], eyes["all cones"], map[string]float64{})
			if n < least {
				least, who = n, names[i]+" and "+names[j]
			}
			if n < tilesApart {
				t.Errorf("%s and %s: %d cells differ, want %d", names[i], names[j], n, tilesApart)
			}
		}
	}
	t.Logf("%d cells at least, of %s", least, who)
}

// TestRaceMarksApart checks that all races have different letters and all creatures different silhouettes.
func TestRaceMarksApart(t *testing.T) {
	marks := map[string]string{}
	for _, r := range rulebook.Base().Races.All() {
		if was, ok := marks[r.Mark]; ok || len(r.Mark) > 2 {
			t.Errorf("%s: the letters %q are more than two, or those of %s", r.ID, r.Mark, was)
		}
		marks[r.Mark] = r.ID
	}
	shapes := map[string]string{}
	for _, u := range rulebook.Base().Units.All() {
		if was := shapes[u.Symbol]; u.Class == rulebook.Creature && (was != "" || battlelore.UnitSign(&u) == "") {
			t.Errorf("%s has no silhouette, or that of %s", u.ID, was)
		}
		shapes[u.Symbol] = u.ID
	}
}
