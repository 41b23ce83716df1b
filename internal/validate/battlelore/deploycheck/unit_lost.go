package deploycheck

import (
	"fmt"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/prove/organized"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// unitLost: some allowed draw loses a Guard's unit on the adventure's map (CTA-06, R-023, VAR-ER-03).
func unitLost() *check.Check {
	return &check.Check{
		Code: "deploy/unit-lost", Severity: diag.Warning, Kind: rulebook.KindAdventure,
		Rules: []string{"CTA-06", "R-023", "VAR-ER-03"},
		Needs: callNeeds("deploy/refused"),
		Run: pass.Run(onCall(func(p *pass.Pass, c *call) {
			if !touched(p.Field) {
				return
			}
			const help = "name another set or map, or clear the first rows of this one"
			rules := []string{"CTA-06", "R-023"}
			if roomless(
				p,
				c,
				func(a *organized.ArmyReport) *organized.Fate { return &a.NoRoom },
				events.UnitLost,
				"lose units",
				rules,
				help,
			) {
				return
			}
			if c.terms.mode == deploycards.ModeEpicAllies {
				rules = append(rules, "VAR-ER-03")
			}
			eachOutcome(
				p,
				c,
				rules,
				func(o *outcome) *incident { return &o.lost },
				func(who string, o *outcome) (string, string) {
					return fmt.Sprintf("%s lose units on map %q %s", who, c.board.ID, o.lost.share(o.cases)), help
				},
			)
		})),
	}
}

// eachOutcome plays each selection of a camp and reports the incidents at the location of the set. A set in several
// choices is reported once, with its worst partner.
func eachOutcome(
	p *pass.Pass,
	c *call,
	rules []string,
	of func(*outcome) *incident,
	say func(who string, o *outcome) (message, help string),
) {
	for _, camp := range camps {
		type found struct {
			choice
			outcome *outcome
		}
		worst := map[int]found{}
		for _, ch := range c.choices(camp) {
			o := outcomeOf(p, p.Field, camp, ch.side, c.terms)
			if n := of(o).cases; n > 0 && (worst[ch.first].outcome == nil || n > of(worst[ch.first].outcome).cases) {
				worst[ch.first] = found{ch, o}
			}
		}
		for i := range c.sides[camp] {
			w, bad := worst[i]
			if !bad {
				continue
			}
			message, help := say(withSets(camp, w.side), w.outcome)
			p.Report(check.Finding{
				At: c.at(p, camp, i), Message: message, Help: help, Rules: rules,
				Witness: c.against(camp, w.side).witness(p.Field, camp, of(w.outcome)),
			})
		}
	}
}

// withSets names a camp and its sets.
func withSets(camp boards.Camp, s side) string {
	ids := make([]string, len(s))
	for i, t := range s {
		ids[i] = t.entry.ID
	}
	return camp.People() + " with " + wording.List(ids, "and")
}
