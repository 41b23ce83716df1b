package adventurecheck

import (
	"fmt"

	adventures "muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/schema/source"
	"muster/validate/check"
)

// scale: an adventure outside of the thresholds of the known ones takes too long or ends too early. limits.toml has the
// thresholds and their sources.
func scale() *check.Check {
	return &check.Check{
		Code: "adventure/scale", Severity: diag.Warning, Kind: rulebook.KindAdventure,
		Needs: []string{
			"/victory", "/pennant/units", "/standard/units", "/call_to_arms",
			"adventure/missing-side", "adventure/no-units", "adventure/banners-unreachable", "adventure/too-large",
		},
		Run: pass.Run(pass.OnBoard(func(p *pass.Pass) {
			units, what, epic := p.Held(pass.Limit("units-standard")), "units", p.Field.Board.Epic
			if epic {
				what = "units on an Epic board"
				units = p.Held(pass.Limit("units-epic"))
			}
			if p.Adventure.CallToArms == nil {
				for _, c := range pass.Camps() {
					weigh(p, p.Doc.Key, pass.Ptr(c), len(p.Linked.Army(c)), what, units)
				}
			}
			if v := p.Adventure.Victory; !epic && !p.Adventure.Allies() { // VAR-RA-09 sets its own number
				for _, g := range []pass.Goal{
					{Banners: v.Banners, Ptr: "/victory/banners"},
					{Banners: v.Pennant, Ptr: "/victory/pennant"},
					{Banners: v.Standard, Ptr: "/victory/standard"},
				} {
					if g.Banners > 0 {
						weigh(p, p.Doc.Value, g.Ptr, g.Banners, "banners to win", p.Held(pass.Limit("banners-standard")))
					}
				}
			}
			pass.EachSide(p, func(_ boards.Camp, side *adventures.Side, ptr string) {
				if side.CommandCards > 0 && !pass.IsLore(p) {
					hand := p.Held(pass.Limit("command-cards"))
					weigh(p, p.Doc.Value, ptr+"/command_cards", side.CommandCards, "Command cards", hand)
				}
			})
		})),
	}
}

// weigh reports a number of one side that is outside of its limit, with its noun, at the key or value of a pointer. It
// computes the position last, because that costs more than the check.
func weigh(p *pass.Pass, at func(ptr string) source.Span, ptr string, n int, what string, l check.Threshold) {
	if l.Meets(n) {
		return
	}
	p.Report(check.Finding{
		At:      at(ptr),
		Message: fmt.Sprintf("%d %s is outside the expected range of %d to %d", n, what, l.AtLeast(), l.AtMost()),
		Help:    "use a number in this range" + wording.OrWaive(p.Check.Code),
	})
}
