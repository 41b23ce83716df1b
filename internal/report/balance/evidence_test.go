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
		points, low, high int
		says              string
		want              report.WinRate
	}{
		{36, 301, 424, "standard", report.WinRate{Who: "Standards", Share: 640, Low: 576, High: 699}},
		{64, 576, 699, "pennant", report.WinRate{Who: "Pennants", Share: 640, Low: 576, High: 699}},
		{50, 440, 560, "even", report.WinRate{Who: "Pennants", Share: 500, Low: 440, High: 560}},
		{49, 430, 550, "even", report.WinRate{Who: "Standards", Share: 510, Low: 450, High: 570}},
	} {
		a := jsonAdventure{}
		a.Verdict.Says = c.says
		a.Verdict.Share = Share{
			Games: 100, Thousandths: 10 * c.points, Interval: inference.Interval{Low: c.low, High: c.high},
		}
		e := a.evidence(sides)
		if len(e.Shares) != 1 || e.Shares[0] != c.want {
			t.Errorf("%d points: %+v, want %+v", c.points, e.Shares, c.want)
		}
		v := Verdict{Sides: sides, Share: Share{Points: 2 * c.points, Thousandths: 10 * c.points, Games: 100}}
		if !strings.HasPrefix(v.rate(), c.want.Who+" ") {
			t.Errorf("%d points: balance says %q, and a sheet is of the %s", c.points, v.rate(), c.want.Who)
		}
	}
}
