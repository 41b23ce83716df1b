package playcheck

import (
	"fmt"

	"muster/engine/battlelore/matches"
	"muster/engine/command/boards"
	"muster/engine/inference"
	"muster/engine/matrix"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
	"muster/validate/wording"
)

// unitUninvolved: a unit is ordered, but it strikes nobody and nobody strikes it, and games without it come to the same
// (BL-ORD-01).
func unitUninvolved() *check.Check {
	return newCheck("play/unit-uninvolved", diag.Warning, []string{"BL-ORD-01"},
		needs("play/no-start", "play/endless", "play/objective-decides"),
		onPlayed(func(p *pass.Pass, x *played) {
			list := listed(p, x)
			for i := range list {
				u := &list[i]
				if u.stuck || u.idle(p, len(list)) || !belowLeast(p, "fought", u.fought, u.games, len(list)) {
					continue
				}
				with, without, same := x.without(p, u)
				if !same {
					continue
				}
				p.Report(check.Finding{
					At: u.at,
					Message: fmt.Sprintf("the unit at %s fights in %s of %s, at least %d%% is usual; without it %s take %d%% "+
						"of the points, with it %d%%", u.label, none(u.fought), wording.Count(u.games, "game", "games"),
						p.Held(limits()["fought"]).AtLeast(), boards.Pennant.People(), (without+5)/10, (with+5)/10),
					Help: "bring it to where something happens, or leave it out",
				})
			}
		}))
}

// without plays the greedy games again without a unit, and says what the Pennants take with it and without it, in
// thousandths, and whether the difference is none as far as the games can tell. Where its adventure cannot be set up
// without it, it matters.
func (x *played) without(p *pass.Pass, u *unit) (with, without int, same bool) {
	s := x.scenario.Without(u.place)
	if s == nil {
		return 0, 0, false
	}
	b := matches.Batch{
		Scenario: s, Games: p.Games.Count, Seed: Seed, Players: [boards.Camps]string{greedy, greedy},
		Workers: p.Games.Workers,
	}
	r, err := b.Run(p.Games.Context)
	must(err)
	if len(r.Games) == 0 {
		return 0, 0, false
	}
	one, other := matrix.SampleOf(x.greedy.HalfPoints()), matrix.SampleOf(r.HalfPoints())
	return matrix.ShareOf(one), matrix.ShareOf(other), inference.Differ(one, other) > alarm
}
