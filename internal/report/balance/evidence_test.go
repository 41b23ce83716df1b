package balance

import (
	"strings"
	"testing"

	"muster/internal/engine/inference"
	"muster/report"
)

// TestEvidenceIsOfTheLeader checks that evidence gives the win rate of the side that `muster balance` names, with its
// interval.
func TestEvidenceIsOfTheLeader(t *testing.T) {
	sides := Sides{{Soldiers: "Pennants"}, {Soldiers: "Standards"}}
	for _, c := range []struct {
		share, low, high int
		want             report.WinRate
		band             string
		bands            string
	}{
		{360, 340, 380, report.WinRate{Who: "Standards", Share: 640, Low: 620, High: 660}, "edge", "edge lopsided"},
		{640, 630, 650, report.WinRate{Who: "Pennants", Share: 640, Low: 630, High: 650}, "edge", "edge"},
		{500, 480, 520, report.WinRate{Who: "Pennants", Share: 500, Low: 480, High: 520}, "fair", "fair"},
		{455, 435, 474, report.WinRate{Who: "Standards", Share: 545, Low: 526, High: 565}, "fair", "fair slight-edge"},
		{454, 434, 474, report.WinRate{Who: "Standards", Share: 546, Low: 526, High: 566}, "slight-edge", "fair slight-edge"},
		{512, 430, 594, report.WinRate{Who: "Pennants", Share: 512, Low: 430, High: 594}, "fair", "fair slight-edge edge"},
	} {
		e := &Estimate{Sides: sides, Share: Share{
			Games: 100, Thousandths: c.share, Interval: inference.Interval{Low: c.low, High: c.high},
		}}
		x := jsonAdventure{Estimate: e.json()}
		told := x.evidence(sides)
		if len(told.Shares) != 1 || told.Shares[0] != c.want || told.Band != c.band ||
			strings.Join(told.Bands, " ") != c.bands || told.Leader != e.Leader() {
			t.Errorf("%d: %+v, want %+v", c.share, told, c)
		}
		if !strings.Contains(e.String(), ": "+c.want.Who+" ") {
			t.Errorf("%d: balance says %q, and a sheet is of the %s", c.share, e.String(), c.want.Who)
		}
	}
}
