package adventurecheck

import (
	"fmt"

	"muster/maps/hex"
	"muster/schema"
	"muster/schema/diag"
	"muster/validate/check"
)

// ctaCamp: in an impromptu battle, and for allies in an Epic one, each player takes a set of the own camp
// (CTA-IMP-01, R-009, VAR-ER-01).
func ctaCamp() *check.Check {
	return &check.Check{
		Code: "adventure/cta-camp", Severity: diag.Error, Kind: schema.KindAdventure,
		Rules: []string{"CTA-IMP-01", "R-009", "VAR-ER-01"},
		Needs: []string{"/call_to_arms"},
		Run: func(p *check.Pass) {
			c := p.Adventure.CallToArms
			if c == nil || !ownOnly(c.Mode) {
				return
			}
			for _, s := range namedSets(p) {
				e := p.Catalog.Find(schema.KindDeploycards, s.id)
				if e == nil || e.Set == nil || e.Set.Camp == s.camp.String() {
					continue
				}
				if _, known := hex.ParseCamp(e.Set.Camp); !known { // the set's own finding
					p.Owed()
					continue
				}
				p.Report(check.Finding{
					At:      p.Doc.Value(s.ptr),
					Message: fmt.Sprintf("%q is a set of %s; with mode %q %s take sets of their own camp", s.id, people(s.camp.Other()), c.Mode, people(s.camp)),
					Help:    fmt.Sprintf("name a set of %s, or play organized", people(s.camp)),
				})
			}
		},
	}
}
