package victory

import (
	"fmt"
	"strings"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// ruleTarget: an effect on units must apply to units of this adventure. With Call to Arms the cards determine the
// positions, so starting hexes cannot select units there.
func ruleTarget() *check.Check {
	return &check.Check{
		Code: "adventure/rule-target", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"R-003"},
		Needs: []string{
			"/pennant/units", "/standard/units", "/call_to_arms", "adventure/unknown-unit", "adventure/unknown-hex",
			"adventure/no-units", "adventure/missing-side",
		},
		Run: pass.Run(func(p *pass.Pass) {
			for _, e := range p.Linked.Effects {
				if !knownBanners(p, &e) || !e.ForUnits() && !e.Gives() {
					continue
				}
				if e.Gives() { // at a place, for any starting hex
					if p.Adventure.CallToArms == nil && len(p.Linked.Units) > 0 && len(p.Linked.Chosen(&e)) == 0 && !awaited(p, &e) {
						touchesNone(p, &e)
					}
					continue
				}
				if p.Adventure.CallToArms != nil {
					if len(e.At) > 0 {
						p.Report(check.Finding{
							At:      p.Doc.Value(e.Ptr + "/at/0"),
							Message: fmt.Sprintf("the unit that starts on %s is unknown: the armies come from Deployment cards", e.At[0]),
							Help:    "select the units by side, units, classes or banners",
						})
					}
					continue
				}
				touched(p, &e)
			}
		}),
	}
}

// knownBanners reports banners that the rulebook lacks, and returns false if there are any.
func knownBanners(p *pass.Pass, e *library.Effect) bool {
	known := true
	for _, f := range p.Linked.FaultsOf(library.UnknownBanner) {
		if !strings.HasPrefix(f.Ptr, e.Ptr+"/") {
			continue
		}
		known = false
		if f.Invalid {
			p.Blocked()
			continue
		}
		message, help := wording.Unknown("banner", f.Text, p.Rules.Banners.IDs())
		p.Report(check.Finding{At: p.Doc.Value(f.Ptr), Message: message, Advice: help})
	}
	return known
}

// touchesNone reports an effect that applies to no unit of the adventure.
func touchesNone(p *pass.Pass, e *library.Effect) {
	p.Report(check.Finding{
		At:      p.Doc.Value(e.Ptr + "/do"),
		Message: fmt.Sprintf("%q affects no unit of the adventure", e.Do),
		Help:    "correct side, units, classes or banners, or remove the effect",
	})
}

// touched reports filters of an effect that match no unit of the adventure: all of them, or a starting hex.
func touched(p *pass.Pass, e *library.Effect) {
	units := p.Linked.Units
	everywhere := *e.RuleEffect
	everywhere.At = nil
	from := map[string]bool{}
	any := false
	for _, u := range units {
		if u.Touched(&everywhere) {
			any, from[u.Label] = true, true
		}
	}
	if !any {
		touchesNone(p, e)
		return
	}
	for i, label := range e.At {
		if from[label] {
			continue
		}
		f := check.Finding{
			At:      p.Doc.Value(fmt.Sprintf("%s/at/%d", e.Ptr, i)),
			Message: fmt.Sprintf("no unit starts on %s", label),
			Help:    "name the hex on which a unit starts",
		}
		for _, u := range units {
			if u.Label == label {
				f.Message = fmt.Sprintf("%q does not apply to %[1]s on %[2]s", u.Type, label, e.Do)
				f.Related = pass.Related(p, p.Doc.Value(u.Ptr), "it starts here")
			}
		}
		p.Report(f)
	}
}
