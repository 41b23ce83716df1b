package victory

import (
	"muster/engine/battlelore/kinds"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
)

// bannersUnused: a number of banners of its own replaces the common one (BL-END-03). Where both camps have one, the
// common number means nothing.
func bannersUnused() *check.Check {
	return &check.Check{
		Code: "adventure/banners-unused", Severity: diag.Warning, Kind: kinds.Adventure,
		Rules: []string{"BL-END-03"},
		Needs: []string{"/victory"},
		Run: pass.Run(func(p *pass.Pass) {
			if v := p.Adventure.Victory; v.Banners > 0 && v.Pennant > 0 && v.Standard > 0 {
				p.Report(check.Finding{
					At:      p.Doc.Key("/victory/banners"),
					Message: "banners is not used: pennant and standard give each camp its own number",
					Help:    "remove banners, or remove pennant and standard",
				})
			}
		}),
	}
}
