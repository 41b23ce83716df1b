package battlelore

import (
	"fmt"

	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/command/playcheck"
	"muster/maps/hex"
	"muster/validate/check"
)

// landmarkUnused: units rarely come to a landmark that the adventure places, or next to it if that is enough
// (BL-LMK-04).
func landmarkUnused() *check.Check {
	return playGame.Warning("play/landmark-unused", []string{"play/no-start"}, func(x *playcheck.Pass) {
		p := pass.Of(x.Pass)
		limit, list := p.Held(limits()["landmark"]), p.Linked.Landmarks()
		for _, place := range list {
			if place.At == hex.None || p.Adventure.CallToArms != nil {
				continue
			}
			near := hex.Set{}
			if near.Add(place.At); place.Row.BoldNext > 0 {
				near = near.Or(p.Field.Hexes.Near(place.At))
			}
			came := x.Like(func(g *playcheck.Played) bool { return g.Entered.Meets(&near) })
			if !x.BelowLeast(limit, came, x.Contested(), len(list)) {
				continue
			}
			p.Report(check.Finding{
				At: p.Doc.Value(place.Ptr + "/at"),
				Message: fmt.Sprintf("a unit reaches the landmark at %s in %s", place.Label,
					playcheck.Of(came, x.Contested(), limit.AtLeast())),
				Help: "move it closer to the fighting, or remove it",
			})
		}
	})
}
