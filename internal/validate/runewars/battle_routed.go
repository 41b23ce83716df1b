package runewars

import (
	"fmt"
	"strconv"

	"muster/internal/engine/runewars/battle"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// routed: units routed before the battle are some of the present ones, and do not fight (RW-BTL-02); attackers have
// moved there, and so are standing (RW-TERM-12).
func routedUnits() *check.Check {
	rules := []string{"RW-BTL-02", "RW-TERM-12"}
	return ofBattle("routed", diag.Error, rules, nil, func(p *battlePass) {
		fight := 0
		for i := range p.Kinds {
			for j, u := range p.Definition.Side(i).Units {
				ptr := battleSide(i) + "/units/" + strconv.Itoa(j) + "/routed"
				if u.Routed > u.Count {
					p.Report(check.Finding{
						At: p.value(ptr),
						Message: fmt.Sprintf("%d of %s are routed, but there %s %d", u.Routed, u.Unit,
							wording.Either(u.Count == 1, "is", "are"), u.Count),
						Help: "raise count, or lower routed",
					})
				} else if i == battle.Attacker && u.Routed > 0 {
					p.Report(check.Finding{
						At: p.value(ptr), Message: fmt.Sprintf("%s attacks, but routed units cannot move", u.Unit),
						Help: "remove routed",
					})
				}
				if i == battle.Attacker {
					fight += u.Count - u.Routed
				}
			}
		}
		if fight <= 0 && p.clean("/attacker/units") {
			p.Report(check.Finding{
				At: p.key("/attacker/units"), Message: "there is no attacker", Help: "add a unit to the attacker",
			})
		}
	})
}
