package runewars

import (
	"fmt"
	"slices"

	scenarios "muster/internal/adventures/runewars"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// bannered returns the options of Banners of War (RW-CHK-27).
func bannered() []string {
	return []string{
		scenarios.Commanders, scenarios.DevelopmentCards, scenarios.FreeCities, scenarios.Garrison, scenarios.MoreTiles,
	}
}

// options: the boxes contain the enabled options, no option is both enabled and disabled, and required ones are enabled
// (RW-CHK-27, RW-TACT-02, RW-SETUP-04).
func options() *check.Check {
	rules := []string{"RW-CHK-27", "RW-TACT-02", "RW-SETUP-04"}
	return ofScenario("options", rules, valid("/with", "/without", "scenario/unknown-box"), func(v *view) {
		for i, word := range v.Definition.With {
			ptr := item("/with", i)
			switch j := slices.Index(v.Definition.Without, word); {
			case j >= 0:
				v.Report(check.Finding{
					At: v.at(ptr), Message: word + " is in both with and without", Help: "remove one of the two",
					Related: v.note(item("/without", j), "the other one"),
				})
			case slices.Contains(bannered(), word) && !v.banners():
				v.Report(check.Finding{
					At: v.at(ptr), Message: fmt.Sprintf("%s is from the box %s, which is not in boxes", word, rulebook.BannersBox),
					Help: fmt.Sprintf("add %q to boxes, or remove it", rulebook.BannersBox),
				})
			}
		}
		v.chosen()
	})
}

// chosen reports items that need an option which is not enabled.
func (v *view) chosen() {
	lacks := func(ptr, what, word string) {
		v.Report(check.Finding{
			At: v.at(ptr), Message: fmt.Sprintf("%s needs %s", what, word),
			Help: fmt.Sprintf("add %q to with, or remove it", word),
		})
	}
	for i := range v.Seats {
		s := &v.Seats[i]
		for _, h := range s.Heroes {
			if h.Commander != nil && !v.Options.Commanders {
				lacks(h.Commander.Ptr, "the Commander card "+h.Commander.ID, scenarios.Commanders)
			}
		}
		for _, c := range s.Tactics {
			if is(c.Row) && v.Rules.Tactics.All()[c.Row].Commanders && !v.Options.Commanders {
				lacks(c.Ptr, "the Tactics card "+c.ID, scenarios.Commanders)
			}
		}
		for _, c := range s.Developments {
			if !v.Options.DevelopmentCards {
				lacks(c.Ptr, "the Development card "+c.ID, scenarios.DevelopmentCards)
			}
		}
	}
	for i := range v.Realm.Laid {
		if row := v.Realm.Laid[i].Row; row.Box == rulebook.BannersBox && row.Home == "" && !v.Options.MoreTiles {
			lacks("/realm", "tile "+row.ID+" of the realm", scenarios.MoreTiles)
			break
		}
	}
}

// freeCities: with Free Cities one rune more wins (RW-FREE-03, RW-CHK-27).
func freeCities() *check.Check {
	return departs(ofScenario("free-cities", []string{"RW-FREE-03", "RW-CHK-27"}, []string{"/with", "/runes_to_win"},
		func(v *view) {
			want := v.Rules.Limit(rulebook.LimitToWin).Default + v.Rules.Limit(rulebook.LimitFreeCities).Default
			if n := v.Definition.RunesToWin; v.Options.FreeCities && n > 0 && n < want {
				v.Report(check.Finding{
					At: v.at("/runes_to_win"), Message: fmt.Sprintf("%s, but Free Cities needs %d",
						wording.Count(n, "rune wins", "runes win"), want),
					Help: "remove the line, or raise it",
				})
			}
		}))
}

// edition: in the original edition four areas lie between markers, and runes start in home realms (RW-ORIG-01); in a
// game in progress they lie anywhere (RW-FORT-03).
func edition() *check.Check {
	return departs(ofScenario("edition", []string{"RW-ORIG-01"}, valid("/edition", "scenario/home"), func(v *view) {
		if !v.Options.Original {
			return
		}
		least := v.Rules.Limit(rulebook.LimitBetweenMarkersOriginal).Least
		if n := v.Realm.Least(); is(n) && n < least {
			v.Report(check.Finding{
				At: v.at("/edition"), Message: fmt.Sprintf("%s between two markers of the realm (original edition: %d)",
					wording.Count(n, "area is", "areas are"), least),
				Help: "name a realm with home realms farther apart",
			})
		}
		for i := range v.Realm.Runes { // without the scenario's runes the players place them
			r := &v.Realm.Runes[i]
			if is(r.Area) && !is(v.home(r.Area)) && !v.UnderWay() {
				v.Report(check.Finding{
					At: v.at(r.Ptr + "/area"),
					Message: fmt.Sprintf("a rune is in %s, but in the original edition runes start in home realms",
						v.label(r.Area)),
					Help: "place it in a home realm", Drawing: v.drawn(r.Area),
				})
			}
		}
	}))
}

// lastYear: a game in progress starts within its years (RW-SEAS-01), whose number is limited.
func lastYear() *check.Check {
	return ofScenario("last-year", []string{"RW-SEAS-01"}, []string{"/years", "/start", "/edition"}, func(v *view) {
		if n := v.Start.Year; v.UnderWay() && n > v.Options.Years {
			v.Report(check.Finding{
				At: v.at("/start/year"), Message: fmt.Sprintf("year %d is after the last one, %d", n, v.Options.Years),
				Help: "start earlier, or raise years",
			})
		}
	})
}

// years: a season's deck with fewer cards than the game has years is rebuilt from its discards (RW-LIM-05, RW-CHK-29).
func years() *check.Check {
	c := ofScenario("years", []string{"RW-LIM-05", "RW-CHK-29"}, valid("/years"), func(v *view) {
		cards := map[string]int{}
		for _, row := range v.Rules.Seasons.All() {
			if row.Box == "" || slices.Contains(v.Boxes, row.Box) {
				cards[row.Season]++
			}
		}
		for _, season := range scenarios.Seasons() {
			if n := cards[season]; n > 0 && n < v.Options.Years {
				v.Report(check.Finding{
					At: v.numberAt("/years", v.Definition.Years), Message: fmt.Sprintf("the deck of %s has %s for %d years", season,
						wording.Count(n, "card", "cards"), v.Options.Years),
					Help: "play fewer years, or ignore this note: the discards are reshuffled",
				})
				return
			}
		}
	})
	c.Severity = diag.Warning
	return c
}
