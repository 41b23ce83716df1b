package deploycheck

import (
	"fmt"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// short: figures run short in some allowed draw with the adventure's boxes and form of the Reserve (CTA-04, CTA-09b),
// or with mixed sets even the tokens do (CTA-ORG-06, R-292). The Epic modes always call more units than one game has;
// there a finding needs more than the usual shortage (CTA-IMP-02).
func short() *check.Check {
	return &check.Check{
		Code: "deploy/short", Severity: diag.Warning, Kind: rulebook.KindAdventure,
		Rules: []string{"CTA-04", "CTA-09b", "CTA-IMP-02", "CTA-ORG-06"},
		Needs: callNeeds("deploy/refused"),
		Run: pass.Run(onCall(func(p *pass.Pass, c *call) {
			switch {
			case c.terms.mixed:
				if x := proofOf(p, c); x != nil {
					lostGuards(p, c, x)
				}
			case c.terms.mode == deploycards.ModeImpromptu:
				eachOutcome(
					p,
					c,
					[]string{"CTA-04", "CTA-09b"},
					func(o *outcome) *incident { return &o.short },
					func(who string, o *outcome) (string, string) {
						return fmt.Sprintf("%s run out of figures %s", who, o.short.share(o.cases)),
							"name another set, or add a box with more figures"
					},
				)
			case c.terms.mode == deploycards.ModeEpic:
				missing(p, c, limits()["missing-epic"].AtMost())
			case c.terms.mode == deploycards.ModeEpicAllies:
				missing(p, c, limits()["missing-allies"].AtMost())
			}
		})),
	}
}

// lostGuards reports the camps that too often lose a Guard for lack of figures and of a token. The Reserve is its
// player's choice and is not reported.
func lostGuards(p *pass.Pass, c *call, x *proof) {
	const help = "name other sets, or add a box with more figures"
	if x.Pairing == nil {
		x.byCount(
			p,
			c,
			&x.count.out,
			limits()["tokenless-draws"].AtMost(),
			"there are too few Feudal Levy tokens of a colour for the Guards",
			help,
		)
		return
	}
	for _, camp := range camps {
		lost := &x.Armies[camp].Short
		if limits()["tokenless-guards"].Meets(likely(lost)) {
			continue
		}
		shown := &doom{lost, camp, func(e *events.Event) bool { return e.Kind == events.LevyShort }}
		p.Report(check.Finding{
			At: x.at(p, c, camp),
			Message: fmt.Sprintf(
				"%s lose Guards without figures or a Feudal Levy token %s (limit %d%%)",
				x.campName(camp),
				x.share(lost),
				limits()["tokenless-guards"].AtMost(),
			),
			Help:    help,
			Rules:   []string{"CTA-ORG-06"},
			Witness: x.witness(p, c, shown),
		})
	}
}

// missing reports sides that can lack figures for more units at once than is usual in an Epic mode.
func missing(p *pass.Pass, c *call, usual int) {
	eachOutcome(p, c, []string{"CTA-IMP-02"}, func(o *outcome) *incident {
		if o.short.worst <= usual {
			return new(incident)
		}
		return &o.short
	}, func(who string, o *outcome) (string, string) {
		return fmt.Sprintf("%s run out of figures %s (limit %d)", who, o.short.share(o.cases), usual),
			"name another set, or add a box with more figures"
	})
}
