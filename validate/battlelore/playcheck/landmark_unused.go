package playcheck

import (
	"fmt"

	"muster/engine/battlelore/matches"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
	"muster/validate/wording"
)

// landmarkUnused: to a landmark that the adventure places hardly anybody comes, nor next to it where that serves
// (BL-LMK-04).
func landmarkUnused() *check.Check {
	return newCheck("play/landmark-unused", diag.Warning, []string{"BL-LMK-04"}, needs("play/no-start"),
		onPlayed(func(p *pass.Pass, x *played) {
			list := p.Linked.Landmarks()
			for _, place := range list {
				if place.At == hex.None || x.battle == nil {
					continue
				}
				near := hex.Set{}
				if near.Add(place.At); place.Row.BoldNext > 0 {
					near = near.Or(x.battle.Rules.Board.Near(place.At))
				}
				came := x.like(func(g *matches.Game) bool { return g.Facts.Entered.Meets(&near) })
				if !belowLeast(p, "landmark", came, x.contested(), len(list)) {
					continue
				}
				p.Report(check.Finding{
					At: p.Doc.Value(place.Ptr + "/at"),
					Message: fmt.Sprintf("somebody comes to the landmark at %s in %s of %s; at least %d%% is usual", place.Label,
						none(came), wording.Count(x.contested(), "game", "games"), p.Held(limits()["landmark"]).AtLeast()),
					Help: "place it nearer to where something happens, or leave it out",
				})
			}
		}))
}
