package adventurecheck

import (
	"fmt"
	"slices"

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
			others := wording.Count(len(p.Linked.Army(1)), "unit", "units") + " of the other army"
			p.Report(check.Finding{
				At:      p.Doc.Key(ptr(0)),
				Message: fmt.Sprintf("the armies need %d blocks, but the boxes have %d", need, have),
				Help:    "use fewer units, or name another box with blocks: each name is one copy of a box",
				Related: append(related(p, p.Doc.Key(ptr(1)), others), rivals(p, p.Linked.Units, nil, "")...),
			})
		}),
	}
}

// rivals returns the places of units of some types, or of all, that need the same blocks as the unit that a finding is
// about. Editors light their hexes; text output leaves them out.
func rivals(p *pass.Pass, units []library.Unit, types []string, reported string) []diag.Related {
	var out []diag.Related
	for i := range units {
		if ptr := units[i].Ptr; ptr != reported && (types == nil || slices.Contains(types, units[i].Type)) {
			out = append(out, check.Related(p.Doc, p.Doc.Value(ptr), ""))
		}
	}
	return out
}
