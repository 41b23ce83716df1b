package adventurecheck

import (
	"fmt"
	"slices"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// landmarkRights: under landmark rules a level 3 Lore Master brings the landmark of the class, unless both sides have
// one (BL-LMK-01), and a level 3 Commander a Stronghold (BL-LMK-03). An adventure may grant one.
func landmarkRights() *check.Check {
	return &check.Check{
		Code:     "adventure/landmark-rights",
		Severity: diag.Error,
		Kind:     rulebook.KindAdventure,
		Rules:    []string{"BL-LMK-01", "BL-LMK-03", "R-075"},
		Needs: []string{
			library.NeedsRules,
			"/type",
			"/landmarks",
			"/pennant",
			"/standard",
			"adventure/allies-units",
			"adventure/unknown-landmark",
		},
		Run: pass.Run(func(p *pass.Pass) {
			if !p.Linked.LandmarksInForce() {
				for _, o := range pass.Parties(p) {
					for _, g := range o.Due {
						if g.Row != nil && g.Row.Layer == rulebook.Lair {
							continue // a lair is not a landmark (BL-LMK-08)
						}
						p.Report(check.Finding{
							At: p.Doc.Value(g.Ptr),
							Message: fmt.Sprintf(
								"%s are granted a %s, but landmark rules are not in force",
								o.Name(),
								g.ID,
							),
							Help: "add in_force = true to a [landmarks] table, or remove the grant",
						})
					}
				}
			}
			placed := map[[2]string]library.Place{}
			for _, t := range p.Linked.Landmarks() {
				at := p.Doc.Value(t.Ptr + "/type")
				if !p.Linked.LandmarksInForce() {
					p.Report(check.Finding{
						At:      at,
						Message: fmt.Sprintf("%s have a %s, but landmark rules are not in force", t.Whose(), t.Row.ID),
						Help:    "add in_force = true to a [landmarks] table, or remove the landmark",
					})
					continue
				}
				key := [2]string{t.Whose(), t.Row.ID}
				if first, twice := placed[key]; twice {
					p.Report(check.Finding{
						At:      at,
						Message: fmt.Sprintf("%s have a second %s; a council member brings one", t.Whose(), t.Row.ID),
						Help:    "remove one of the two",
						Related: pass.Related(p, p.Doc.Value(first.Ptr+"/type"), "the first one"),
					})
					continue
				}
				placed[key] = t
				owner := pass.Owner(p, &t)
				if why := noRight(p, t); why != "" {
					p.Report(check.Finding{
						At:      at,
						Message: fmt.Sprintf("%s may not place a %s: %s", t.Whose(), t.Row.ID, why),
						Help: fmt.Sprintf(
							"add grants = [%q] to [%s], or remove the landmark",
							t.Row.ID,
							owner.Table(),
						),
					})
				}
			}
		}),
	}
}

// noRight returns why a player may not place a landmark, or "".
func noRight(p *pass.Pass, t library.Place) string {
	o, need := pass.Owner(p, &t), p.Rules.LandmarkLevel()
	switch class := t.Row.Master; {
	case slices.Contains(o.Grants, t.Row.ID), slices.Contains(commanderBrings(p, o), t.Row.ID):
		return ""
	case class == "":
		return "no council member brings one"
	case class == pass.Commander:
		return fmt.Sprintf("only a Commander of level %d brings one", need)
	case masterLevel(p, o, class) < need:
		return fmt.Sprintf("only a %s of level %d brings one", class, need)
	case slices.ContainsFunc(pass.Parties(p), func(e library.Player) bool {
		return e.Camp != o.Camp && masterLevel(p, &e,
			class) >= need
	}):
		return fmt.Sprintf("both sides have a %s of level %d, so neither brings one", class, need)
	}
	return ""
}
