package runewars

import (
	"fmt"

	"muster/internal/engine/runewars"
	"muster/internal/validate/wording"
	"muster/validate/check"
)

// areaUnreached: no player ever controls an area that has a city or a rune at the start, not even one that moves at
// random (RW-TERM-03, RW-RUNE-03).
func areaUnreached() *check.Check {
	return scenario("play/area-unreached", []string{"RW-TERM-03", "RW-MOVE-02"}, func(x *playPass) {
		r, limit := x.game.Rules, x.Held(limits()["reached"])
		games := x.contested() + len(x.random.Games)
		for a := range r.Areas {
			what := ""
			switch p := &r.Begin.Areas[a]; {
			case p.Rune != runewars.NoRune:
				what = "its rune"
			case r.Areas[a].City:
				what = "its city"
			default:
				continue
			}
			n := x.random.Ever[a]
			for _, one := range x.judged {
				n += one.Ever[a]
			}
			if !x.BelowLeast(limit, n, games, len(r.Areas)) {
				continue
			}
			x.Report(check.Finding{
				At: x.realm(),
				Message: fmt.Sprintf("a player controls %s, for %s, in %d of %s (at least %d%% expected)", x.game.Areas[a], what, n,
					wording.Count(games, "game", "games"), limit.AtLeast()),
				Help: "open one of its borders, remove guards, or lengthen the game",
			})
		}
	})
}

// runeRestless: the area of a rune that the scenario places changes hands again and again: no player can defend it
// (RW-RUNE-05). Players choose the areas of the runes that they place during the game, so those are not judged. Nor are
// scenarios for one player, who may be meant to fight for a rune.
func runeRestless() *check.Check {
	return scenario("play/rune-restless", []string{"RW-VICT-01", "RW-ROAD-02"}, func(x *playPass) {
		r, limit := x.game.Rules, x.Held(limits()["restless"])
		if len(x.seats.contested) < 2 {
			return
		}
		var placed []int
		for a := range r.Areas {
			if r.Begin.Areas[a].Rune != runewars.NoRune {
				placed = append(placed, a)
			}
		}
		for _, a := range placed {
			lay, lost := 0, 0
			for _, one := range x.judged {
				lay, lost = lay+one.Lay[a], lost+min(one.Lost[a], one.Lay[a])
			}
			if lay < x.contested() || !x.BeyondMost(limit, lost, lay, len(placed)) {
				continue
			}
			x.Report(check.Finding{
				At: x.realm(),
				Message: fmt.Sprintf("a rune in %s changes its owner %d times in %s (limit %d%%)",
					x.game.Areas[a], lost, wording.Count(lay, "season", "seasons"), limit.AtMost()),
				Help: "place runes where they can be defended: behind a border, or farther from other realms",
			})
		}
	})
}

// quietSeasons: in most seasons nothing happens: no battle, no diplomacy with neutral units, and no area changes hands.
func quietSeasons() *check.Check {
	return scenario("play/quiet-seasons", []string{"RW-SEAS-01"}, func(x *playPass) {
		limit, quiet, all := x.Held(limits()["eventless"]), 0, 0
		for _, r := range x.judged {
			for i := range r.Games {
				quiet += r.Games[i].Facts.Quiet
				all += r.Games[i].Facts.Seasons
			}
		}
		if !x.BeyondMost(limit, quiet, all, 1) {
			return
		}
		x.Report(check.Finding{
			At: x.realm(),
			Message: fmt.Sprintf("nothing happens in %d of %s: no fight, no diplomacy and no area that changes hands "+
				"(limit %d%%)", quiet, wording.Count(all, "season", "seasons"), limit.AtMost()),
			Help: "move the realms closer, open borders between them, or shorten the game",
		})
	})
}
