package adventurecheck

import (
	"fmt"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/validate/command/kernel/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// bannersUnreachable: banners come from enemy units and Leaders, from objectives (MED-TURN-06) and from own units and
// Leaders that leave the board (MED-LDR-19). A side that needs more than their total cannot win by banners
// (MED-TURN-02).
func bannersUnreachable() *check.Check {
	return &check.Check{
		Code: "medieval/banners-unreachable", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"MED-TURN-02", "MED-TURN-06", "MED-LDR-19"},
		Needs: []string{
			"/victory", "/top", "/bottom", "medieval/missing-side", "medieval/no-units", "medieval/unknown-unit",
			"medieval/victory-missing",
		},
		Run: pass.Run(func(p *pass.Pass) {
			for _, c := range camps() {
				goal, most := p.Linked.Goal(c), reach(p, c)
				at := "/victory/" + library.SideNames[c]
				if p.Doc.Value(at) == p.Doc.Value("/victory") { // missing: the number for both sides
					at = "/victory/banners"
				}
				if goal <= most {
					continue
				}
				p.Report(check.Finding{
					At: p.Doc.Value(at),
					Message: fmt.Sprintf("%s needs %s, but can win only %d", name(c),
						wording.Count(goal, "banner", "banners"), most),
					Help: fmt.Sprintf("lower it to %d or less, or add enemy units, objectives or exits", most),
				})
				return // a number for both sides is one mistake
			}
		}),
	}
}

// reach returns the maximum banners of a side.
func reach(p *pass.Pass, c boards.Camp) int {
	enemy := c.Other()
	n := len(p.Linked.Army(enemy))
	if row := p.Rules.Leaders.Get(rulebook.TheLeader); row != nil {
		n += row.Banners * len(p.Linked.Staff(enemy))
	}
	for _, o := range p.Linked.Objectives {
		if o.Camps[c] {
			n += o.Banners
		}
	}
	if exits := &p.Linked.Exits[c]; len(exits.At) > 0 {
		n += exits.Banners * (len(p.Linked.Army(c)) + len(p.Linked.Staff(c)))
	}
	return n
}
