package runewars

import (
	"muster/internal/engine/runewars/library"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// unknownName: types of unit and factions are rows of the rulebook (RW-BTL-02); an invalid reference is an error.
func unknownUnits() *check.Check {
	return ofBattle("unknown-name", diag.Error, []string{"RW-BTL-02"}, []string{library.NeedsRules}, func(p *battlePass) {
		for _, f := range p.Faults {
			if f.Known == nil {
				continue
			}
			if f.Invalid {
				p.Blocked()
				continue
			}
			message, help := wording.Unknown(f.Kind, f.Text, f.Known(), p.Book.Names())
			p.Report(check.Finding{At: p.value(f.Ptr), Message: message, Advice: help})
		}
	})
}
