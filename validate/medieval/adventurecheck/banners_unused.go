package adventurecheck

import (
	"muster/engine/medieval/kinds"
	"muster/schema/diag"
	"muster/validate/check"
	"muster/validate/medieval/pass"
)

// bannersUnused: a side's own number of banners replaces the common one (MED-TURN-02). Where both sides have one, the
// common number means nothing.
func bannersUnused() *check.Check {
	return &check.Check{
		Code: "medieval/banners-unused", Severity: diag.Warning, Kind: kinds.Adventure,
		Rules: []string{"MED-TURN-02"},
		Needs: []string{"/victory"},
		Run: pass.Run(func(p *pass.Pass) {
			if v := p.Adventure.Victory; v.Banners > 0 && v.Top > 0 && v.Bottom > 0 {
				p.Report(check.Finding{
					At:      p.Doc.Key("/victory/banners"),
					Message: "banners is not used: top and bottom give each side its own number",
					Help:    "remove banners, or remove top and bottom",
				})
			}
		}),
	}
}
