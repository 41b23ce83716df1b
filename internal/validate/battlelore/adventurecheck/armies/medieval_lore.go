package armies

import (
	"fmt"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// medievalLore: War Councils, Lore and creatures belong to Lore adventures (BL-SETUP-04, VAR-ML-01, R-301, R-306). In
// others they have no effect, and a creature has no council to pay its level: usually the author forgot type = "lore".
// So only the first is reported.
func medievalLore() *check.Check {
	return &check.Check{
		Code: "adventure/medieval-lore", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"BL-SETUP-04", "VAR-ML-01", "R-301", "R-306"},
		Needs: []string{"/type"},
		Run: pass.Run(func(p *pass.Pass) {
			if pass.IsLore(p) {
				return
			}
			var first *check.Finding
			say := func(f check.Finding, also string) {
				if first == nil {
					first, f.Related = &f, pass.Related(p, p.Doc.Value("/type"), "the adventure is "+pass.Genre(p))
					return
				}
				first.Related = append(first.Related, check.Related(p.Doc, f.At, also))
			}
			for _, o := range pass.Parties(p) {
				if o.Council != nil {
					say(check.Finding{
						At:      p.Doc.Key(o.Ptr + "/council"),
						Message: fmt.Sprintf("%s have a War Council in a %s adventure", o.Name(), pass.Genre(p)),
						Rules:   rules(p, "BL-SETUP-04", "VAR-ML-01"),
						Help:    `write type = "lore" with a council for each player, or replace the council by command_cards`,
					}, "and so have "+o.Name())
				}
			}
			for _, u := range p.Linked.Units {
				if u.Row == nil || !u.Row.Creature() {
					continue
				}
				say(check.Finding{
					At: p.Doc.Value(u.Ptr),
					Message: fmt.Sprintf(
						"the creature %s of %s fights in a %s adventure, where no War Council pays for its level",
						u.Type,
						u.Camp.People(),
						pass.Genre(p),
					),
					Rules: rules(p, "R-301", "R-306"),
					Help:  `write type = "lore" with a council for each player, or remove the creature`,
				}, fmt.Sprintf("and so does the creature %s of %s", u.Type, u.Camp.People()))
			}
			if first != nil {
				p.Report(*first)
			}
		}),
	}
}

// rules returns the rules of a finding: in a Medieval adventure, or in one of Medieval Lore.
func rules(p *pass.Pass, medieval, lore string) []string {
	if p.Adventure.Type == pass.Medieval {
		return []string{medieval}
	}
	return []string{lore}
}
