package adventurecheck

import (
	"fmt"
	"slices"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/validate/check"
)

// stronghold: a Stronghold goes under an own unit on countryside, and a level 3 Commander must place one (BL-LMK-03).
// With Call to Arms the positions of the units are not known yet.
func stronghold() *check.Check {
	return &check.Check{
		Code: "adventure/stronghold", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"BL-LMK-03", "R-071"},
		Needs: []string{"/type", "/landmarks", "/call_to_arms", library.NeedsMap, "adventure/unknown-landmark"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, t := range p.Linked.Landmarks() {
				if !t.Row.UnderUnit || t.At == hex.None {
					continue
				}
				f := check.Finding{At: p.Doc.Value(t.Ptr + "/at")}
				u := p.Linked.UnitOn(t.At)
				switch {
				case bareGround(p, t.At) != "":
					f.Message = fmt.Sprintf(
						"the %s of %s needs countryside, but %s holds %s",
						t.Row.ID,
						t.Whose(),
						t.Label,
						bareGround(p, t.At),
					)
					f.Help = "move it to an own unit on bare countryside"
				case p.Adventure.CallToArms == nil && (u == nil || u.Camp != t.Camp || u.Second != t.Second):
					f.Message = fmt.Sprintf(
						"the %s of %s must be under one of their units, but %s has none",
						t.Row.ID,
						t.Whose(),
						t.Label,
					)
					f.Help = "move it to a countryside hex of an own unit"
				default:
					continue
				}
				p.Report(f)
			}
			for _, o := range pass.Parties(p) {
				own := slices.DeleteFunc(
					p.Linked.Landmarks(),
					func(t library.Place) bool { return t.Camp != o.Camp || t.Second != o.Second },
				)
				if !p.Linked.LandmarksInForce() || len(own) == 0 {
					continue
				}
				for _, must := range commanderBrings(p, &o) {
					if p.Linked.Banned(must) ||
						slices.ContainsFunc(own, func(t library.Place) bool { return t.Row.ID == must }) {
						continue
					}
					p.Report(check.Finding{
						At: p.Doc.Value(own[0].Ptr + "/type"),
						Message: fmt.Sprintf(
							"the adventure places the landmarks of %s without the %s that their Commander of level %d must place",
							o.Name(),
							must,
							pass.LevelOf(o.Council, pass.Commander),
						),
						Help: fmt.Sprintf("place a %s under one of their units, or ban it", must),
					})
				}
			}
		}),
	}
}
