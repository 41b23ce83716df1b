package rulebookcheck

import (
	"fmt"

	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// cardGrants: a Command card both grants and bans something, or prevents all battle.
func cardGrants() *check.Check {
	return &check.Check{
		Code: "rulebook/card-grants", Severity: diag.Warning,
		Rules: []string{"BL-CMD-01"},
		Needs: []string{"rulebook/card-effect"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, c := range cards(p) {
				given := map[string]int{} // key to the effect that grants it
				for i := range c.Effects {
					e := &c.Effects[i]
					for key, is := range map[string]bool{
						"melee": e.Melee != 0, "ranged": e.Ranged != 0, "shots": e.Shots > 1, "move_and_battle": e.MoveFight > 0,
						"no_move": e.NoMove, "no_melee": e.NoMelee, "no_ranged": e.NoRanged,
					} {
						if is {
							given[key] = i
						}
					}
				}
				if c.out() {
					continue
				}
				for _, pair := range [][2]string{
					{"no_move", "move_and_battle"}, {"no_melee", "melee"}, {"no_ranged", "ranged"}, {"no_ranged", "shots"},
					{"no_melee", "no_ranged"},
				} {
					conflict(p, &c, given, pair[0], pair[1])
				}
			}
		}),
	}
}

// conflict reports two contradictory grants.
func conflict(p *pass.Pass, c *card, given map[string]int, ban, other string) {
	i, banned := given[ban]
	j, both := given[other]
	if !banned || !both {
		return
	}
	f := check.Finding{
		At:      p.Doc.Value(c.at(j, other)),
		Message: fmt.Sprintf("%s is granted, but %s makes it useless", other, ban),
		Help:    fmt.Sprintf("remove %s or %s", other, ban),
		Related: []diag.Related{check.Related(p.Doc, p.Doc.Value(c.at(i, ban)), "the restriction")},
	}
	if other == "no_ranged" {
		f.Message = "no_melee and no_ranged together prevent any battle of the ordered units"
		f.Related[0].Message = "the other half"
	}
	p.Report(f)
}
