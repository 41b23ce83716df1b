package adventurecheck

import (
	"fmt"
	"slices"

	"muster/engine/battlelore/kinds"
	"muster/engine/battlelore/library"
	"muster/engine/rulebook"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
)

// landmarkRights: under landmark rules a level 3 Lore Master brings the landmark of the class, unless both sides have
// one (BL-LMK-01), and a level 3 Commander a Stronghold (BL-LMK-03). An adventure may grant one.
func landmarkRights() *check.Check {
	return &check.Check{
		Code: "adventure/landmark-rights", Severity: diag.Error, Kind: kinds.Adventure,
		Rules: []string{"BL-LMK-01", "BL-LMK-03", "R-075"},
		Needs: []string{library.NeedsRules, "/type", "/landmarks", "/pennant", "/standard", "adventure/allies-units", "adventure/unknown-landmark"},
		Run: pass.Run(func(p *pass.Pass) {
			if !inForce(p) {
				for _, o := range parties(p) {
					for i, id := range o.grants {
						if row := p.Rules.Terrain.Get(id); row != nil && row.Layer == rulebook.Lair {
							continue // a lair is no landmark (BL-LMK-08)
						}
						p.Report(check.Finding{
							At:      p.Doc.Value(fmt.Sprintf("%s/grants/%d", o.ptr, i)),
							Message: fmt.Sprintf("%s are granted a %s, but landmark rules are not in force", o.people(), id),
							Help:    "add in_force = true to a [landmarks] table, or remove the grant",
						})
					}
				}
			}
			placed := map[[2]string]tile{}
			for _, t := range landmarksOf(p) {
				at := p.Doc.Value(t.ptr + "/type")
				if !inForce(p) {
					p.Report(check.Finding{
						At:      at,
						Message: fmt.Sprintf("%s have a %s, but landmark rules are not in force", t.whose(), t.row.ID),
						Help:    "add in_force = true to a [landmarks] table, or take the landmark away",
					})
					continue
				}
				key := [2]string{t.whose(), t.row.ID}
				if first, twice := placed[key]; twice {
					p.Report(check.Finding{
						At:      at,
						Message: fmt.Sprintf("%s have a second %s; a council member brings one", t.whose(), t.row.ID),
						Help:    "take one of the two away",
						Related: related(p, p.Doc.Value(first.ptr+"/type"), "the first one"),
					})
					continue
				}
				placed[key] = t
				owner := t.owner(p)
				if why := noRight(p, t); why != "" {
					p.Report(check.Finding{
						At:      at,
						Message: fmt.Sprintf("%s may not place a %s: %s", t.whose(), t.row.ID, why),
						Help:    fmt.Sprintf("add grants = [%q] to [%s], or take the landmark away", t.row.ID, owner.table()),
					})
				}
			}
		}),
	}
}

// noRight says why a player may not place a landmark; "" when he may.
func noRight(p *pass.Pass, t tile) string {
	o, need := t.owner(p), p.Rules.LandmarkLevel()
	switch class := t.row.Master; {
	case slices.Contains(o.grants, t.row.ID), slices.Contains(commanderBrings(p, &o), t.row.ID):
		return ""
	case class == "":
		return "no council member brings one"
	case class == commander:
		return fmt.Sprintf("only a Commander of level %d brings one", need)
	case masterLevel(p, &o, class) < need:
		return fmt.Sprintf("only a %s of level %d brings one", class, need)
	case slices.ContainsFunc(parties(p), func(e party) bool { return e.camp != o.camp && masterLevel(p, &e, class) >= need }):
		return fmt.Sprintf("both sides have a %s of level %d, so neither brings one", class, need)
	}
	return ""
}
