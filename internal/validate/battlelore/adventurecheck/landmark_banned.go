package adventurecheck

import (
	"fmt"
	"slices"

	adventures "muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// landmarkBanned: an adventure may ban a landmark, but not also bring it.
func landmarkBanned() *check.Check {
	return &check.Check{
		Code: "adventure/landmark-banned", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"BL-LMK-01", "R-075"},
		Needs: []string{"/landmarks"},
		Run: pass.Run(func(p *pass.Pass) {
			if p.Adventure.Landmarks == nil {
				return
			}
			look := func(who, id, what, ptr string) {
				i := slices.Index(p.Adventure.Landmarks.Ban, id)
				if i < 0 || !p.Doc.Clean(ptr) {
					return
				}
				p.Report(check.Finding{
					At:      p.Doc.Value(ptr),
					Message: fmt.Sprintf("%s %s a %s, but the adventure bans it", who, what, id),
					Help:    fmt.Sprintf("remove %q from ban, or remove the landmark", id),
					Related: pass.Related(p, p.Doc.Value(fmt.Sprintf("/landmarks/ban/%d", i)), "banned here"),
				})
			}
			pass.EachSide(p, func(c boards.Camp, side *adventures.Side, ptr string) {
				for i, l := range side.Landmarks {
					look(c.People(), l.Type, "have", fmt.Sprintf("%s/landmarks/%d/type", ptr, i))
				}
			})
			for _, o := range pass.Parties(p) {
				for _, g := range o.Due {
					look(o.Name(), g.ID, "are granted", g.Ptr)
				}
			}
		}),
	}
}
