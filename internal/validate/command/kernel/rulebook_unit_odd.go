package kernel

import (
	"fmt"

	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/validate/command/kernel/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// unitOdd: contradictory numbers of a unit (MED-UNIT-12, MED-UNIT-13, MED-BAT-06). Examples are a move shorter than the
// move after which it battles, a charge no longer than that, or the follow-up of an advance that it may not make.
func unitOdd() *check.Check {
	return &check.Check{
		Code: "rulebook/unit-odd", Severity: diag.Warning,
		Rules: []string{"MED-UNIT-12", "MED-UNIT-13", "MED-BAT-06"},
		Needs: []string{"rulebook/unit-class"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, w := range judged(p, "units") {
				u := of[rulebook.Unit](w)
				say := func(key, rule, help, format string, args ...any) {
					p.Report(check.Finding{
						At: p.Doc.Value(w.Ptr + "/" + key), Message: fmt.Sprintf(format, args...), Help: help, Rules: []string{rule},
					})
				}
				if u.Move < u.MoveFight {
					say("move", "MED-UNIT-12", fmt.Sprintf("write %d or more", u.MoveFight),
						"%s moves %d hexes, and %d when it battles", w.ID, u.Move, u.MoveFight)
				}
				if u.Charge > 0 && u.Charge <= u.MoveFight {
					say("charge", "MED-UNIT-13", "remove charge, or raise it above move_and_battle",
						"%s charges %d hexes, but can battle after %d without a charge", w.ID, u.Charge, u.MoveFight)
				}
				if !u.Advance && u.Bonus {
					say("bonus", "MED-BAT-06", "add advance, or remove bonus",
						"%s has a bonus close combat after an advance, but cannot advance", w.ID)
				}
				if !u.Advance && u.More > 0 {
					say("advance_more", "MED-BAT-06", "add advance, or remove advance_more",
						"%s moves farther after an advance, but cannot advance", w.ID)
				}
			}
		}),
	}
}
