package adventurecheck

import (
	"fmt"

	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/validate/command/kernel/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// leaderBlocks: each Leader is a block from the boxes (MED-LDR-01).
func leaderBlocks() *check.Check {
	return &check.Check{
		Code: "medieval/leader-blocks", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"MED-LDR-01"},
		Needs: []string{"medieval/unknown-box"},
		Run: pass.Run(func(p *pass.Pass) {
			have := p.Rules.Pieces(p.Linked.Table()).Leaders
			if len(p.Linked.Leaders) <= have {
				return
			}
			p.Report(check.Finding{
				At: p.Doc.Value(p.Linked.Leaders[have].Ptr + "/at"),
				Message: fmt.Sprintf("%s are on the field, but the boxes have %s",
					wording.Count(len(p.Linked.Leaders), "Leader", "Leaders"), wording.Count(have, "block", "blocks")),
				Help: "remove Leaders",
			})
		}),
	}
}
