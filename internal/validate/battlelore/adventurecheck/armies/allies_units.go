package armies

import (
	"fmt"

	adventures "muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// alliesUnits: each of a camp's two players has own units (VAR-RA-01), and nothing belongs to a second player that the
// camp lacks.
func alliesUnits() *check.Check {
	return &check.Check{
		Code:     "adventure/allies-units",
		Severity: diag.Error,
		Kind:     rulebook.KindAdventure,
		Rules:    []string{"VAR-RA-01"},
		Needs: []string{
			"/pennant",
			"/standard",
			"/call_to_arms",
			"adventure/missing-side",
			"adventure/no-units",
			"adventure/allies-pair",
		},
		Run: pass.Run(func(p *pass.Pass) {
			for _, c := range pass.Camps() {
				side := p.Adventure.Side(c.String())
				if side == nil {
					continue
				}
				if side.Ally == nil {
					secondOf(p, side, pass.Ptr(c))
					continue
				}
				if p.Adventure.CallToArms != nil {
					continue
				}
				for _, o := range []*library.Player{p.Linked.Player(c, false), p.Linked.Player(c, true)} {
					if len(p.Linked.UnitsOf(o)) == 0 {
						help := fmt.Sprintf("remove player = %d from some units", allyPlayer)
						if o.Second {
							help = fmt.Sprintf("write player = %d with the units that the ally commands", allyPlayer)
						}
						p.Report(check.Finding{
							At: p.Doc.Key(
								o.Ptr,
							),
							Message: fmt.Sprintf("%s have no unit on the field", o.Name()),
							Help:    help,
						})
					}
				}
			}
		}),
	}
}

// allyPlayer is the number of a camp's second player in its file.
const allyPlayer = 2

// secondOf reports entries of a second player in a camp without one.
func secondOf(p *pass.Pass, side *adventures.Side, ptr string) {
	say := func(player int, key string, i int) {
		if !adventures.Second(player) {
			return
		}
		p.Report(check.Finding{
			At:      p.Doc.Value(fmt.Sprintf("%s/%s/%d/player", ptr, key, i)),
			Message: fmt.Sprintf("player %d, but the camp has no ally", player),
			Help:    fmt.Sprintf("remove player, or add a [%s.ally] table", ptr[1:]),
		})
	}
	for i := range side.Units {
		say(side.Units[i].Player, "units", i)
	}
	for i := range side.Landmarks {
		say(side.Landmarks[i].Player, "landmarks", i)
	}
	for i := range side.Lairs {
		say(side.Lairs[i].Player, "lairs", i)
	}
}
