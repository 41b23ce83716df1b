package adventurecheck

import (
	"fmt"
	"slices"

	"muster/engine/battlelore/kinds"
	"muster/engine/battlelore/library"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
)

// stronghold: a Stronghold goes under an own unit on countryside, and a level 3 Commander must place one
// (BL-LMK-03). With Call to Arms nobody knows yet where the units will stand.
func stronghold() *check.Check {
	return &check.Check{
		Code: "adventure/stronghold", Severity: diag.Error, Kind: kinds.Adventure,
		Rules: []string{"BL-LMK-03", "R-071"},
		Needs: []string{"/type", "/landmarks", "/call_to_arms", library.NeedsMap, "adventure/unknown-landmark"},
		Run: pass.Run(func(p *pass.Pass) {
			all := army(p)
			for _, t := range landmarksOf(p) {
				if !t.row.UnderUnit || t.hex == hex.None {
					continue
				}
				f := check.Finding{At: p.Doc.Value(t.ptr + "/at")}
				u := on(t.hex, all)
				switch {
				case bareGround(p, t.hex) != "":
					f.Message = fmt.Sprintf("the %s of %s needs countryside, but %s holds %s", t.row.ID, t.whose(), t.label, bareGround(p, t.hex))
					f.Help = "move it to an own unit on bare countryside"
				case p.Adventure.CallToArms == nil && (u == nil || u.camp != t.camp || u.ally != t.ally):
					f.Message = fmt.Sprintf("the %s of %s goes under an own unit, but none stands on %s", t.row.ID, t.whose(), t.label)
					f.Help = "move it to a countryside hex of an own unit"
				default:
					continue
				}
				p.Report(f)
			}
			for _, o := range parties(p) {
				own := slices.DeleteFunc(landmarksOf(p), func(t tile) bool { return t.camp != o.camp || t.ally != o.ally })
				if !inForce(p) || len(own) == 0 {
					continue
				}
				for _, must := range commanderBrings(p, &o) {
					if slices.Contains(p.Adventure.Landmarks.Ban, must) || slices.ContainsFunc(own, func(t tile) bool { return t.row.ID == must }) {
						continue
					}
					p.Report(check.Finding{
						At: p.Doc.Value(own[0].ptr + "/type"),
						Message: fmt.Sprintf("the adventure places the landmarks of %s without the %s that their Commander of level %d must place",
							o.people(), must, levelOf(o.council, commander)),
						Help: fmt.Sprintf("place a %s under one of their units, or ban it", must),
					})
				}
			}
		}),
	}
}
