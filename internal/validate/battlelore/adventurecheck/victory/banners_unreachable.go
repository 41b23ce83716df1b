package victory

import (
	"fmt"

	adventures "muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// bannersUnreachable: banners come from enemy units and from objectives; a side that needs more than their total cannot
// win by banners (BL-END-03).
func bannersUnreachable() *check.Check {
	return &check.Check{
		Code:     "adventure/banners-unreachable",
		Severity: diag.Error,
		Kind:     rulebook.KindAdventure,
		Rules:    []string{"BL-END-03", "EP-VIC-01"},
		Needs: []string{
			"/victory",
			"/pennant/units",
			"/standard/units",
			"/call_to_arms",
			"adventure/missing-side",
			"adventure/no-units",
		},
		Run: pass.Run(func(p *pass.Pass) {
			if p.Adventure.CallToArms != nil {
				return // the cards determine the number of units
			}
			var short []shortfall
			for _, c := range pass.Camps() {
				if !leaves(p, c) { // units that leave the field also give banners
					short = append(short, shortOf(p, c)...)
				}
			}
			// A number for both camps is one mistake, of the camp with the larger shortfall.
			if len(short) == 2 && short[0].goal.Ptr == short[1].goal.Ptr {
				if short[1].most < short[0].most {
					short[0], short[1] = short[1], short[0]
				}
				short[0].message += fmt.Sprintf("; nor can %s have %d", short[1].camp.People(), short[1].goal.Banners)
				short = short[:1]
			}
			for _, s := range short {
				p.Report(check.Finding{
					At:      p.Doc.Value(s.goal.Ptr),
					Message: s.message,
					Help:    fmt.Sprintf("lower it to %d or less, or add units or objectives", s.most),
				})
			}
		}),
	}
}

// shortfall is a number of banners that a camp cannot reach.
type shortfall struct {
	camp    boards.Camp
	goal    pass.Goal
	most    int // the maximum of banners
	message string
}

// shortOf finds the first unreachable goal of a camp.
func shortOf(p *pass.Pass, c boards.Camp) []shortfall {
	enemies, killed, worth := p.Linked.Army(c.Other()), 0, 0
	for _, u := range enemies {
		killed += bannersFor(p, u)
	}
	for _, o := range objectives(p) {
		if o.camp == c {
			worth += o.of.Banners
		}
	}
	for _, g := range pass.Goals(p.Adventure, c) {
		if g.Banners <= killed+worth {
			continue
		}
		message := fmt.Sprintf(
			"%s need %d banners, but the enemy has only %s",
			c.People(),
			g.Banners,
			wording.Count(len(enemies), "unit", "units"),
		)
		if killed != len(enemies) {
			message += fmt.Sprintf(", worth %d", killed)
		}
		if worth > 0 {
			message += fmt.Sprintf(" and their objectives are worth %d", worth)
		}
		return []shortfall{{c, g, killed + worth, message}}
	}
	return nil
}

// leaves reports whether a special rule lets a camp's units leave the field for banners.
func leaves(p *pass.Pass, c boards.Camp) bool {
	for _, e := range p.Linked.Effects {
		if e.Do == adventures.RuleExit && (e.Side == "" || e.Side == c.String()) {
			return true
		}
	}
	return false
}

// bannersFor returns the banners for eliminating a unit: one, unless a special rule sets another number. The last rule
// counts.
func bannersFor(p *pass.Pass, u library.Unit) int {
	worth := 1
	for _, e := range p.Linked.Effects {
		if e.Do == adventures.RuleWorth && e.Count != nil && u.Touched(e.RuleEffect) {
			worth = max(e.N(), 0)
		}
	}
	return worth
}
