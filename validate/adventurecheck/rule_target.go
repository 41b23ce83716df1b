package adventurecheck

import (
	"fmt"

	"muster/engine/battlelore/kinds"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
	"muster/validate/wording"
)

// ruleTarget: an effect on units names units of this adventure. With Call to Arms the cards decide who stands where
// so starting hexes can name nobody there.
func ruleTarget() *check.Check {
	return &check.Check{
		Code: "adventure/rule-target", Severity: diag.Error, Kind: kinds.Adventure,
		Rules: []string{"R-003"},
		Needs: []string{
			"/pennant/units", "/standard/units", "/call_to_arms", "adventure/unknown-unit", "adventure/unknown-hex",
			"adventure/no-units", "adventure/missing-side",
		},
		Run: pass.Run(func(p *pass.Pass) {
			for _, e := range ruleEffects(p) {
				if !knownBanners(p, &e) || !e.ForUnits() && !e.Gives() {
					continue
				}
				if e.Gives() { // at a place, wherever its units start
					if p.Adventure.CallToArms == nil && len(army(p)) > 0 && len(chosen(p, &e)) == 0 && !awaited(p, &e) {
						touchesNone(p, &e)
					}
					continue
				}
				if p.Adventure.CallToArms != nil {
					if len(e.At) > 0 {
						p.Report(check.Finding{
							At:      p.Doc.Value(e.ptr + "/at/0"),
							Message: fmt.Sprintf("nobody knows which unit starts on %s: the armies come out of Deployment cards", e.At[0]),
							Help:    "choose the units by side, units, classes or banners",
						})
					}
					continue
				}
				touched(p, &e)
			}
		}),
	}
}

// knownBanners reports banners that the rulebook does not have; false when there is one.
func knownBanners(p *pass.Pass, e *ruleEffect) bool {
	known := true
	for i, banner := range e.Banners {
		if p.Rules.Banners.Faulty(banner) {
			p.Owed()
			known = false
			continue
		}
		if banner == "" || p.Rules.Banners.Get(banner) != nil {
			continue
		}
		message, help := wording.Unknown("banner", banner, p.Rules.Banners.IDs())
		p.Report(check.Finding{At: p.Doc.Value(fmt.Sprintf("%s/banners/%d", e.ptr, i)), Message: message, Help: help})
		known = false
	}
	return known
}

// touchesNone reports an effect that is for no unit of the adventure.
func touchesNone(p *pass.Pass, e *ruleEffect) {
	p.Report(check.Finding{
		At:      p.Doc.Value(e.ptr + "/do"),
		Message: fmt.Sprintf("%q touches no unit of the adventure", e.Do),
		Help:    "correct side, units, classes or banners, or remove the effect",
	})
}

// touched reports what of an effect's choice no unit of the adventure meets: the whole of it, or a starting hex.
func touched(p *pass.Pass, e *ruleEffect) {
	units := army(p)
	everywhere := *e.RuleEffect
	everywhere.At = nil
	from := map[string]bool{}
	any := false
	for _, u := range units {
		class, banner := "", ""
		if u.row != nil {
			class, banner = u.row.Class, u.row.Banner
		}
		if everywhere.Touches(u.camp.String(), u.name, class, banner, u.label) {
			any, from[u.label] = true, true
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
			At:      p.Doc.Value(fmt.Sprintf("%s/at/%d", e.ptr, i)),
			Message: fmt.Sprintf("no unit starts on %s", label),
			Help:    "name the hex on which a unit starts",
		}
		for _, u := range units {
			if u.label == label {
				f.Message = fmt.Sprintf("%s on %s is none of the units that %q chooses", u.name, label, e.Do)
				f.Related = related(p, p.Doc.Value(u.ptr), "it starts here")
			}
		}
		p.Report(f)
	}
}
