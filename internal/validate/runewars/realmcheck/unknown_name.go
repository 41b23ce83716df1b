package realmcheck

import (
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/validate/runewars/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// unknownName: a realm consists of rows of the rulebook and of areas of its tiles (RW-TERM-01); an invalid reference is
// an error.
func unknownName() *check.Check {
	return &check.Check{
		Code: "realm/unknown-name", Severity: diag.Error, Kind: rulebook.KindRealm,
		Rules: []string{"RW-TERM-01"},
		Needs: []string{library.NeedsRules},
		Run: pass.Run(func(p *pass.Pass) {
			for _, f := range p.Linked.Faults {
				// One of two equal tiles is probably another tile, with the area.
				if f.Invalid || f.Kind == library.UnknownArea && len(placedTwice(p)) > 0 {
					p.Blocked()
					continue
				}
				message, help := wording.Unknown(f.Kind, f.Text, f.Known(), p.Rules.Names())
				p.Report(check.Finding{At: p.Doc.Value(f.Ptr), Message: message, Advice: help})
			}
		}),
	}
}
