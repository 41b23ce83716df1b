package adventurecheck

import (
	"fmt"

	adventures "muster/internal/adventures/command"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/validate/command/kernel/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// unitBlocks: an adventure may give a unit fewer blocks than its type has, never more (MED-UNIT-11).
func unitBlocks() *check.Check {
	return &check.Check{
		Code: "medieval/unit-blocks", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"MED-UNIT-11"},
		Needs: []string{library.NeedsRules},
		Run: pass.Run(func(p *pass.Pass) {
			each(p, func(_ boards.Camp, side *adventures.Side, ptr string) {
				for i, g := range side.Units {
					at := wording.Pointer(ptr[1:], "units", i, "blocks")
					row := p.Rules.Units.Get(g.Type)
					if row == nil || p.Rules.Units.Invalid(g.Type) || g.Blocks <= row.Blocks || !p.Doc.Clean(at) {
						continue
					}
					has := wording.Count(row.Blocks, "block", "blocks")
					p.Report(check.Finding{
						At:      p.Doc.Value(at),
						Message: fmt.Sprintf("%s has %s, not %d", g.Type, has, g.Blocks),
						Help:    fmt.Sprintf("write %d or less, or remove blocks for full units", row.Blocks),
					})
				}
			})
		}),
	}
}
