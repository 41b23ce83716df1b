package battlelore

import (
	"strings"
	"testing"

	"muster/internal/engine/command/boards"
	"muster/internal/testing/sheettest"
)

func TestCountsAreWellFormed(t *testing.T) {
	for _, f := range library(t) {
		var c Counts
		for camp := range c {
			for h := range f.Hexes.Len() {
				c[camp] = append(c[camp], h*h*(camp+1)%1500)
			}
		}
		s := Scene{Field: f, Title: `<Losses> & "more"`, HexLabels: true, Tokens: army(f)}
		svg := CountsSVG(s, c, "1 < 2")
		sheettest.WellFormed(t, f.Map.ID, svg)
		if svg != CountsSVG(s, c, "1 < 2") || !strings.Contains(svg, "<desc>1 &lt; 2</desc>") {
			t.Errorf("%s: two pictures differ, or say nothing", f.Map.ID)
		}
		if strings.Contains(svg, "scale(.5)") {
			t.Errorf("%s: units are drawn", f.Map.ID)
		}
		sheettest.WellFormed(t, "legend", CountsLegend(c, "for each <hundred> games"))
		if text := CountsText(s, c); strings.Count(text, "\n") < f.Hexes.Rows()*2 {
			t.Errorf("%s: %s", f.Map.ID, text)
		}
	}
	sheettest.WellFormed(t, "no board", CountsSVG(Scene{}, Counts{}, ""))
}

// TestCountsStandOnTheirHex checks that the numbers of both camps are on their hex, the Pennants' above the Standards',
// and that hexes without counts are empty.
func TestCountsStandOnTheirHex(t *testing.T) {
	f := board(t)
	h := at(t, f, "G5")
	var c Counts
	for camp, n := range [boards.Camps]int{25, 1200} {
		c[camp] = make([]int, f.Hexes.Len())
		c[camp][h] = n
	}
	svg := CountsSVG(Scene{Field: f}, c, "")
	upper, lower := strings.Index(svg, ">25<"), strings.Index(svg, ">1200<")
	filled := func(svg string) int { return strings.Count(svg, "fill-opacity=") }
	if upper < 0 || lower < upper || filled(svg) != 2+filled(CountsSVG(Scene{Field: f}, Counts{}, "")) {
		t.Errorf("25 at %d, 1200 at %d", upper, lower)
	}
	if text := CountsText(Scene{Field: f}, c); !strings.Contains(text, "1k") {
		t.Error(text)
	}
}

// TestShades checks that steps have no gaps, for any largest number.
func TestShades(t *testing.T) {
	for most := 1; most < 400; most++ {
		last := 0
		for n := range most + 1 {
			s := shade(n, most)
			if s < last || (n == 0) != (s == 0) || s > Shades {
				t.Fatalf("%d of %d has step %d after %d", n, most, s, last)
			}
			last = s
		}
		if last != Shades {
			t.Fatalf("%d has step %d", most, last)
		}
	}
}
