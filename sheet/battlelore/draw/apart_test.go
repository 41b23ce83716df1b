package draw_test

import (
	"math"
	"testing"

	"muster/engine/battlelore/rulebook"
)

// eyes are how colours look: to most, and to who lacks one kind of cone (Machado, Oliveira and Fernandes 2009, severity
// 1), as rows of a matrix over linear red, green and blue.
var eyes = map[string][3][3]float64{
	"all cones":  {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
	"protanopia": {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
	"deuteranopia": {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413},
		{-0.011820, 0.042940, 0.968881}},
	"tritanopia": {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
}

// luminance is how light a colour of the form #rrggbb looks to an eye, from 0 to 1 (WCAG 2).
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

// contrast is that of two colours to an eye, from 1 to 21.
func contrast(a, b string, eye [3][3]float64) float64 {
	x, y := luminance(a, eye), luminance(b, eye)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

// TestRanksApart: the colours of banners whose ranks are neighbours differ by their lightness alone, in a grey copy and
// to every eye; and each of them from the countryside that it stands on.
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
