package rulebookcheck

import (
	"fmt"
	"slices"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/wording"
	"muster/schema"
	"muster/schema/diag"
	"muster/validate/check"
)

// unitUnfit: a unit that no battle supports. Its banner's colour is on no face of the die, so that nothing hits it
// (BL-HIT-01), or it is a troop with attributes of creatures (BL-CRE-01).
func unitUnfit() *check.Check {
	return &check.Check{
		Code: "rulebook/unit-unfit", Severity: diag.Error,
		Rules: []string{"BL-CRE-01", "BL-HIT-01"},
		Needs: []string{"rulebook/unknown-name"},
		Run: pass.Run(func(p *pass.Pass) {
			faces := rulebook.Base().Banners.IDs() // the die's faces do not depend on the tables
			for _, r := range rows(p) {
				if r.table != "units" && r.table != "creatures" {
					continue
				}
				var u rulebook.Unit
				schema.DecodeValue(r.values, &u)
				switch {
				case u.Banner == "":
					p.Report(check.Finding{
						At:      p.Doc.Value(r.ptr + "/id"),
						Message: fmt.Sprintf("%q has no banner, so it has no dice and cannot be hit", u.ID),
						Help:    "add banner: " + wording.List(faces, "or"),
						Rules:   []string{"BL-HIT-01"},
					})
				case !slices.Contains(faces, u.Banner):
					p.Report(check.Finding{
						At: p.Doc.Value(r.ptr + "/banner"),
						Message: fmt.Sprintf(
							"the banner %q of %q is on no face of the die, so it cannot be hit",
							u.Banner,
							u.ID,
						),
						Help:  "write " + wording.List(faces, "or"),
						Rules: []string{"BL-HIT-01"},
					})
				}
				if r.table == "creatures" || u.Class == rulebook.Creature {
					continue
				}
				for i, trait := range u.Traits {
					if !slices.Contains(rulebook.TroopTraits(), trait) {
						p.Report(check.Finding{
							At:      p.Doc.Value(fmt.Sprintf("%s/traits/%d", r.ptr, i)),
							Message: fmt.Sprintf("%q is a troop, but only creatures have the trait %q", u.ID, trait),
							Help: "remove the trait, or write the row under creatures; troops have " + wording.List(
								rulebook.TroopTraits(),
								"and",
							),
							Rules: []string{"BL-CRE-01"},
						})
					}
				}
				if len(u.Powers) > 0 {
					p.Report(check.Finding{
						At:      p.Doc.Value(r.ptr + "/powers/0/name"),
						Message: fmt.Sprintf("%q is a troop, but only creatures have powers", u.ID),
						Help:    "remove the powers, or write the row under creatures",
						Rules:   []string{"BL-CRE-01"},
					})
				}
			}
		}),
	}
}
