package adventurecheck

import (
	"slices"

	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/validate/command/kernel/pass"
	"muster/internal/validate/refcheck"
	"muster/schema/diag"
	"muster/validate/check"
)

// unknownBox: an adventure may use the content of its boxes, so they must be known.
func unknownBox() *check.Check {
	return &check.Check{
		Code: "medieval/unknown-box", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Needs: []string{"/boxes"},
		Run: pass.Run(func(p *pass.Pass) {
			refcheck.UnknownBoxes(p.Pass, p.Adventure.Boxes, &p.Rules.Boxes)
			if len(p.Adventure.Boxes) > 0 {
				return
			}
			m := p.Catalog.MapOf(p.Entry) // the adventure inherits its boxes, whose errors are reported there
			if m == nil || !m.Doc.Clean("/boxes") || slices.ContainsFunc(m.Map.Boxes, func(id string) bool {
				return p.Rules.Boxes.Get(id) == nil || p.Rules.Boxes.Invalid(id)
			}) {
				p.Blocked()
			}
		}),
	}
}
