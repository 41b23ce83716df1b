package runewars

import (
	"fmt"

	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/matches"
	"muster/internal/validate/wording"
	"muster/schema/source"
	"muster/validate/check"
)

// tooShort: too many games end before much can have happened (RW-SEAS-01).
func tooShort() *check.Check {
	return scenario("play/too-short", []string{"RW-SEAS-01", "RW-VICT-02"}, func(x *playPass) {
		limit := x.Held(limits()["few-seasons"])
		x.lasting(limits()["early"], func(seasons int) bool { return !limit.Meets(seasons) },
			fmt.Sprintf("end before season %d", limit.AtLeast()), "allow more years, or require more dragon runes")
	})
}

// tooLong: too many games last so long that players would stop before (RW-SEAS-01).
func tooLong() *check.Check {
	return scenario("play/too-long", []string{"RW-SEAS-01", "RW-VICT-02"}, func(x *playPass) {
		limit := x.Held(limits()["many-seasons"])
		x.lasting(limits()["late"], func(seasons int) bool { return !limit.Meets(seasons) },
			fmt.Sprintf("last beyond season %d", limit.AtMost()), "allow fewer years, or require fewer dragon runes")
	})
}

// lasting reports a scenario if more games than a limit allows last for a wrong number of seasons.
func (x *playPass) lasting(most check.Threshold, wrong func(seasons int) bool, says, help string) {
	limit, n, byYears := x.Held(most), 0, 0
	for _, r := range x.judged {
		for i := range r.Games {
			if g := &r.Games[i]; wrong(g.Facts.Seasons) {
				n++
				byYears += of(g, runewars.ByYears)
			}
		}
	}
	games := x.contested()
	if !x.BeyondMost(limit, n, games, 1) {
		return
	}
	x.Report(check.Finding{
		At: x.endOf(2*byYears >= n),
		Message: fmt.Sprintf("%d of %s %s (limit %d%%)", n, wording.Count(games, "game", "games"), says,
			limit.AtMost()),
		Help: help,
	})
}

// of returns 1 for a game with a given end, else 0.
func of(g *matches.Game, end runewars.End) int {
	if g.Ended == end {
		return 1
	}
	return 0
}

// endOf returns the location of the number of years or of runes that ends the games, or of the realm if it is not set.
func (x *playPass) endOf(years bool) source.Span {
	switch d := x.Seated.Definition; {
	case years && d.Years > 0:
		return x.Doc.Value("/years")
	case !years && d.RunesToWin > 0:
		return x.Doc.Value("/runes_to_win")
	}
	return x.realm()
}
