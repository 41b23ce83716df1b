package runewars

import (
	"fmt"

	"muster/internal/engine/runewars/battle"
	"muster/internal/engine/runewars/library"
	"muster/schema/diag"
	"muster/validate/check"
)

// unitTwice: all units of a type fight and draw together (RW-BTL-06), so each type is in a side's list once, and the
// number of types is limited.
func unitTwice() *check.Check {
	return ofBattle("unit-twice", diag.Error, []string{"RW-BTL-06"}, []string{"battle/unknown-name"}, func(p *battlePass) {
		for _, f := range p.Faults.Of(library.UnitTwice) {
			p.Report(check.Finding{
				At: p.value(f.Ptr), Message: fmt.Sprintf("%s is listed twice", f.Text),
				Help: "add its count to the first line",
			})
		}
		for _, f := range p.Faults.Of(library.TooManyKinds) {
			p.Report(check.Finding{
				At:      p.value(f.Ptr),
				Message: fmt.Sprintf("%s exceeds the %d types that a side can have", f.Text, battle.MaxKinds),
				Help:    "remove it",
			})
		}
	})
}
