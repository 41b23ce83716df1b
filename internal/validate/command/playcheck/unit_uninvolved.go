package playcheck

import (
	"fmt"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/inference"
	"muster/internal/validate/wording"
	"muster/validate/check"
)

// UnitUninvolved: a unit is ordered, but never strikes and is never struck, and games without it have the same results.
func (g *Game) UnitUninvolved() *check.Check {
	return g.Warning("play/unit-uninvolved", needs("play/endless", "play/objective-decides"), func(x *Pass) {
		list := x.listed()
		for i := range list {
			u := &list[i]
			if u.Stuck || x.idle(u, len(list)) || !x.belowLeast(limits()["fought"], u.fought, u.games, len(list)) {
				continue
			}
			with, without, same := x.without(u)
			if !same {
				continue
			}
			if x.uninvolved == nil {
				x.uninvolved = map[int]bool{}
			}
			x.uninvolved[u.place] = true
			x.Report(check.Finding{
				At: x.Doc.Value(u.Ptr),
				Message: fmt.Sprintf("the unit at %s fights in %s of %s (at least %d%% expected); without it %s %d%% "+
					"of the points, with it %d%%", u.Label, none(u.fought), wording.Count(u.games, "game", "games"),
					x.Held(limits()["fought"]).AtLeast(), x.game.Sides[0].does("take", "takes"), (without+5)/10, (with+5)/10),
				Help: "move it closer to the fighting, or remove it",
			})
		}
	})
}

// without plays the greedy games again without a unit. It returns the first side's share with and without it, in
// thousandths, and whether the games show no difference. If the adventure cannot be set up without it, it matters.
func (x *Pass) without(u *unit) (with, without int, same bool) {
	games := x.Games
	r, err := x.Play(games.Context, Ask{
		Players: [boards.Camps]string{greedy, greedy}, Seed: games.From(), Games: games.Count, Workers: games.Workers,
		Without: u.place,
	})
	must(err)
	if r == nil || len(r.Games) == 0 {
		return 0, 0, false
	}
	one, other := inference.SampleOf(x.Greedy.HalfPoints()), inference.SampleOf(r.HalfPoints())
	return inference.ShareOf(one), inference.ShareOf(other), inference.Differ(one, other) > check.Alarm
}
