package adventurecheck

import (
	"fmt"
	"slices"
	"strings"

	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/validate/command/kernel/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// commander: the player is the commander, one of the Leaders on the field. If every Leader of a side has a name, and
// none is the commander's, one of the names is probably wrong.
func commander() *check.Check {
	return &check.Check{
		Code: "medieval/commander", Severity: diag.Warning, Kind: rulebook.KindAdventure,
		Needs: []string{"/top", "/bottom", "medieval/missing-side"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, c := range camps() {
				commander := p.Adventure.Side(library.SideNames[c]).Commander
				var names []string
				for _, l := range p.Adventure.Side(library.SideNames[c]).Leaders {
					names = append(names, l.Name)
				}
				if commander == "" || len(names) == 0 || slices.Contains(names, "") ||
					slices.ContainsFunc(names, func(n string) bool { return strings.EqualFold(n, commander) }) {
					continue
				}
				p.Report(check.Finding{
					At: p.Doc.Value(ptr(c) + "/commander"),
					Message: fmt.Sprintf("the commander %q is not a Leader of %s: %s", commander, name(c),
						wording.List(names, "and")),
					Help: "use the name of a Leader, or rename a Leader",
				})
			}
		}),
	}
}
