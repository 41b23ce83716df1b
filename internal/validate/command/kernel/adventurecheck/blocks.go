package adventurecheck

import (
	"fmt"

	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/validate/command/kernel/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// blocks: the boxes contain the blocks of both armies together (MED-UNIT-11). Their number is published.
func blocks() *check.Check {
	return &check.Check{
		Code: "medieval/blocks", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"MED-UNIT-11"},
		Needs: []string{library.NeedsRules, "medieval/missing-side", "medieval/unknown-box", "medieval/unknown-unit"},
		Run: pass.Run(func(p *pass.Pass) {
			need, have := 0, p.Rules.Pieces(p.Linked.Table()).Blocks
			for i := range p.Linked.Units {
				need += p.Linked.Units[i].Strength()
			}
			if need <= have {
				return
			}
			p.Report(check.Finding{
				At:      p.Doc.Key(ptr(0)),
				Message: fmt.Sprintf("the armies need %d blocks, but the boxes have %d", need, have),
				Help:    "use fewer units, or name another box with blocks: each name is one copy of a box",
				Related: related(p, p.Doc.Key(ptr(1)), wording.Count(len(p.Linked.Army(1)), "unit", "units")+" of the other army"),
			})
		}),
	}
}
