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

// bowMarker: a Bow marker is only for types whose row defines how they fire with one (MED-UNIT-10).
func bowMarker() *check.Check {
	return &check.Check{
		Code: "medieval/bow-marker", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"MED-UNIT-10"},
		Needs: []string{library.NeedsRules},
		Run: pass.Run(func(p *pass.Pass) {
			each(p, func(_ boards.Camp, side *adventures.Side, ptr string) {
				for i, g := range side.Units {
					at := wording.Pointer(ptr[1:], "units", i, "bow")
					row := p.Rules.Units.Get(g.Type)
					if row == nil || p.Rules.Units.Invalid(g.Type) || !g.Bow || row.Bow != nil || !p.Doc.Clean(at) {
						continue
					}
					p.Report(check.Finding{
						At:      p.Doc.Value(at),
						Message: g.Type + " carries no Bow marker",
						Help:    "remove bow, or use " + wording.List(carriers(p.Rules), "or"),
					})
				}
			})
		}),
	}
}

// carriers returns the types of unit that may have a Bow marker.
func carriers(r *rulebook.Rulebook) []string {
	var out []string
	for _, u := range r.Units.All() {
		if u.Bow != nil {
			out = append(out, fmt.Sprintf("%q", u.ID))
		}
	}
	return out
}
