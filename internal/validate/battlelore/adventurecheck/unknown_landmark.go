package adventurecheck

import (
	"fmt"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/refcheck"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// unknownLandmark: every landmark and lair that an adventure places, grants or bans must be in the rulebook.
func unknownLandmark() *check.Check {
	return &check.Check{
		Code: "adventure/unknown-landmark", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"BL-LMK-01", "BL-LMK-08"},
		Run: pass.Run(func(p *pass.Pass) {
			homes := map[string]string{rulebook.Landmark: "the landmarks of its side", rulebook.Lair: "the lairs of its side"}
			for _, f := range p.Linked.FaultsOf(library.UnknownPlace, library.FixedPlace) {
				switch {
				case f.Kind == library.FixedPlace:
					p.Report(check.Finding{
						At:      p.Doc.Value(f.Ptr),
						Message: fmt.Sprintf("players cannot place the landmark %q: it makes the ground below passable", f.Text),
						Help:    "write pass = false in its row, or put it on the map",
					})
				case f.Invalid:
					p.Blocked()
				default:
					var known []string
					for _, t := range p.Rules.Layer(f.Want) {
						known = append(known, t.ID)
					}
					message, help := refcheck.UnknownName(p.Pass, f.Want, f.Text, known, p.Rules.Terrain.Names())
					if f.Place != nil && homes[f.Place.Layer] != "" {
						message = fmt.Sprintf("%q is %s, not %s", f.Text, wording.A(f.Place.Layer), wording.A(f.Want))
						help = diag.Advice{Help: "name it in " + homes[f.Place.Layer]}
					}
					p.Report(check.Finding{At: p.Doc.Value(f.Ptr), Message: message, Advice: help})
				}
			}
		}),
	}
}
