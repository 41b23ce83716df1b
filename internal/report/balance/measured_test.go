package balance

import (
	"testing"

	"muster/internal/engine/inference"
)

// TestVerdictByMeasuredRate checks that the glossary and the pages give the measured win rates that a verdict can have.
// The games of a row are spread evenly, so that the test stops as late as possible.
func TestVerdictByMeasuredRate(t *testing.T) {
	for _, c := range []struct {
		won  int // of a thousand games
		want inference.Decision
	}{
		{500, inference.Even}, {530, inference.Even}, {535, inference.Cut}, {549, inference.Cut},
		{552, inference.Above}, {580, inference.Above}, {470, inference.Even}, {451, inference.Cut}, {448, inference.Below},
	} {
		w := *begun()
		says := inference.Open
		for n := 0; n < Most && says == inference.Open; n++ {
			p := inference.Points(0)
			if (n+1)*c.won/thousand > n*c.won/thousand {
				p = inference.Won
			}
			says = w.Game(p)
		}
		if says != c.want {
			t.Errorf("%d of 1000 games won: %v, want %v", c.won, says, c.want)
		}
	}
}
