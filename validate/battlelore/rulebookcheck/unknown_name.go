package rulebookcheck

import (
	"slices"

	"muster/engine/battlelore/rulebook"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
	"muster/validate/wording"
)

// unknownName: rows name races, banners, weapons, boxes and each other. A row with a name that leads nowhere is no
// part of the game, and neither is one that needs it.
func unknownName() *check.Check {
	return &check.Check{
		Code: "rulebook/unknown-name", Severity: diag.Error,
		Run: pass.Run(func(p *pass.Pass) {
			for _, r := range rows(p) {
				for _, ref := range rulebook.References(r.table) {
					var known []string
					ref.Each(r.values, func(name, ptr string) {
						if known == nil {
							known = ref.Known(p.Rules)
						}
						if !slices.Contains(known, name) && !ref.Faulty(p.Rules, name) {
							message, help := wording.Unknown(ref.Noun, name, known)
							p.Report(check.Finding{At: p.Doc.Value(r.ptr + ptr), Message: message, Advice: help})
						}
					})
				}
			}
		}),
	}
}
