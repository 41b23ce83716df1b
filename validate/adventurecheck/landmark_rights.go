package adventurecheck

import (
	"fmt"
	"slices"

	"muster/maps/hex"
	"muster/schema"
	"muster/schema/diag"
	"muster/validate/check"
)

// landmarkRights: under landmark rules a level 3 Lore Master brings the landmark of the class, unless both sides have
// one (BL-LMK-01), and a level 3 Commander a Stronghold (BL-LMK-03). An adventure may grant one.
func landmarkRights() *check.Check {
	return &check.Check{
		Code: "adventure/landmark-rights", Severity: diag.Error, Kind: schema.KindAdventure,
		Rules: []string{"BL-LMK-01", "BL-LMK-03", "R-075"},
		Needs: []string{"/type", "/landmarks", "/pennant/council", "/standard/council"},
		Run: func(p *check.Pass) {
			placed := map[[2]string]tile{}
			for _, t := range landmarksOf(p) {
				at := p.Doc.Value(t.ptr + "/type")
				if !inForce(p) {
					p.Report(check.Finding{
						At:      at,
						Message: fmt.Sprintf("%s have a %s, but landmark rules are not in force", people(t.camp), t.row.ID),
						Help:    "add in_force = true to a [landmarks] table, or take the landmark away",
					})
					continue
				}
				key := [2]string{t.camp.String(), t.row.ID}
				if first, twice := placed[key]; twice {
					p.Report(check.Finding{
						At:      at,
						Message: fmt.Sprintf("%s have a second %s; a council member brings one", people(t.camp), t.row.ID),
						Help:    "take one of the two away",
						Related: related(p, p.Doc.Value(first.ptr+"/type"), "the first one"),
					})
					continue
				}
				placed[key] = t
				if why := noRight(p, t.camp, t); why != "" {
					p.Report(check.Finding{
						At:      at,
						Message: fmt.Sprintf("%s may not place a %s: %s", people(t.camp), t.row.ID, why),
						Help:    fmt.Sprintf("add grants = [%q] to [%s], or take the landmark away", t.row.ID, t.camp),
					})
				}
			}
		},
	}
}

// noRight says why a side may not place a landmark; "" when it may.
func noRight(p *check.Pass, c hex.Camp, t tile) string {
	need := limits()["landmark-level"].AtLeast()
	switch class := t.row.Master; {
	case slices.Contains(p.Adventure.Side(c.String()).Grants, t.row.ID), commanderBrings(p, c) == t.row.ID:
		return ""
	case class == "" || class == commander:
		return fmt.Sprintf("only a Commander of level %d brings one", need)
	case masterLevel(p, c, class) < need:
		return fmt.Sprintf("only a %s of level %d brings one", class, need)
	case masterLevel(p, c.Other(), class) >= need:
		return fmt.Sprintf("both sides have a %s of level %d, so neither brings one", class, need)
	}
	return ""
}
