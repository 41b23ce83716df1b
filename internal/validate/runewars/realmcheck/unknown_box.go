package realmcheck

import (
	"fmt"
	"slices"

	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/validate/runewars/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// unknownBox: the tiles of a realm come from boxes (RW-LIM-02), so each must be known, and its required boxes must be
// present.
func unknownBox() *check.Check {
	return &check.Check{
		Code: "realm/unknown-box", Severity: diag.Error, Kind: rulebook.KindRealm,
		Rules: []string{"RW-LIM-02"},
		Needs: []string{library.NeedsRules, "/boxes"},
		Run: pass.Run(func(p *pass.Pass) {
			unknown := func(id string) bool { return p.Rules.Boxes.Get(id) == nil }
			for i, id := range p.Realm.Boxes {
				at := p.Doc.Value(fmt.Sprintf("/boxes/%d", i))
				row := p.Rules.Boxes.Get(id)
				if row == nil {
					if p.Rules.Boxes.Invalid(id) {
						p.Blocked()
						continue
					}
					message, help := wording.Unknown("box", id, p.Rules.Boxes.IDs())
					p.Report(check.Finding{At: at, Message: message, Advice: help})
					continue
				}
				for _, need := range row.Needs {
					if !slices.Contains(p.Realm.Boxes, need) && !slices.ContainsFunc(p.Realm.Boxes, unknown) {
						p.Report(check.Finding{
							At: at, Message: fmt.Sprintf("the box %s needs %s", id, need),
							Help: fmt.Sprintf("add %q to boxes", need),
						})
					}
				}
			}
		}),
	}
}
