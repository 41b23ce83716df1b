package adventurecheck

import (
	"fmt"

	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/validate/command/kernel/pass"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/validate/check"
)

// leadersInHex: a hex has room for one Leader (MED-LDR-13).
func leadersInHex() *check.Check {
	return &check.Check{
		Code: "medieval/leaders-in-hex", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"MED-LDR-13"},
		Run: pass.Run(func(p *pass.Pass) {
			first := map[hex.Hex]*library.Leader{}
			for i := range p.Linked.Leaders {
				l := &p.Linked.Leaders[i]
				before := first[l.At]
				switch {
				case l.At == hex.None:
				case before == nil:
					first[l.At] = l
				default:
					p.Report(check.Finding{
						At:      p.Doc.Value(l.Ptr + "/at"),
						Message: fmt.Sprintf("%s starts at %s, which %s already occupies", l.Called(), l.Label, before.Called()),
						Help:    "move one of them to another hex",
						Related: related(p, p.Doc.Value(before.Ptr+"/at"), "the first Leader"),
					})
				}
			}
		}),
	}
}
