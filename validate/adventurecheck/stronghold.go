package adventurecheck

import (
	"fmt"
	"slices"

	"muster/adventures"
	"muster/maps/hex"
	"muster/schema"
	"muster/schema/diag"
	"muster/validate/check"
)

// stronghold: a Stronghold goes under an own unit on countryside, and a level 3 Commander must place one
// (BL-LMK-03). With Call to Arms nobody knows yet where the units will stand.
func stronghold() *check.Check {
	return &check.Check{
		Code: "adventure/stronghold", Severity: diag.Error, Kind: schema.KindAdventure,
		Rules: []string{"BL-LMK-03", "R-071"},
		Needs: []string{"/type", "/landmarks", "/call_to_arms", check.NeedsMap, "adventure/unknown-landmark"},
		Run: func(p *check.Pass) {
			all := army(p)
			for _, t := range landmarksOf(p) {
				if !t.row.UnderUnit || t.hex == hex.None {
					continue
				}
				f := check.Finding{At: p.Doc.Value(t.ptr + "/at")}
				u := on(t.hex, all)
				switch {
				case bareGround(p, t.hex) != "":
					f.Message = fmt.Sprintf("the %s of %s needs countryside, but %s holds %s", t.row.ID, people(t.camp), t.label, bareGround(p, t.hex))
					f.Help = "move it to an own unit on bare countryside"
				case p.Adventure.CallToArms == nil && (u == nil || u.camp != t.camp):
					f.Message = fmt.Sprintf("the %s of %s goes under an own unit, but none stands on %s", t.row.ID, people(t.camp), t.label)
					f.Help = "move it to a countryside hex of an own unit"
				default:
					continue
				}
				p.Report(f)
			}
			eachSide(p, func(c hex.Camp, side *adventures.Side, ptr string) {
				must := commanderBrings(p, c)
				if must == "" || !inForce(p) || len(side.Landmarks) == 0 || slices.Contains(p.Adventure.Landmarks.Ban, must) ||
					slices.ContainsFunc(side.Landmarks, func(l adventures.Placed) bool { return l.Type == must }) {
					return
				}
				p.Report(check.Finding{
					At: p.Doc.Value(ptr + "/landmarks/0/type"),
					Message: fmt.Sprintf("the adventure places the landmarks of %s without the %s that their Commander of level %d must place",
						people(c), must, levelOf(side.Council, commander)),
					Help: fmt.Sprintf("place a %s under one of their units, or ban it", must),
				})
			})
		},
	}
}
