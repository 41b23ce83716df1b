package runewars

import (
	"fmt"
	"slices"

	scenarios "muster/internal/adventures/runewars"
	"muster/internal/engine/runewars/library"
	"muster/internal/validate/wording"
	"muster/validate/check"
)

// notBegun: some things exist only in a game in progress (RW-SETUP-30). No rule allows face-up runes, wounds, titles
// and the like before the first spring.
func notBegun() *check.Check {
	return departs(ofScenario("not-begun", []string{"RW-SETUP-30", "RW-CHK-32"}, []string{"/seats", "/runes", "/start"},
		func(v *view) {
			if v.UnderWay() {
				return
			}
			say := func(cond bool, ptr, what string) {
				if cond {
					v.Report(check.Finding{
						At: v.key(ptr), Message: what + " before the first spring",
						Help: "remove it, or set the start of the game in [start]",
					})
				}
			}
			for i := range v.Definition.Seats {
				written, ptr := &v.Definition.Seats[i], item("/seats", i)
				say(len(written.Enabled) > 0, ptr+"/used", "Orders are used")
				say(len(written.Activated) > 0, ptr+"/activated", "areas are activated")
				say(written.VictoryCard != "", ptr+"/victory_card", "a Victory card is on a deck")
				say(len(written.Titles) > 0, ptr+"/titles", "a player has a title")
				say(len(written.Developments) > 0, ptr+"/developments", "a Development card is in play")
				for j, h := range written.Strongholds {
					at := item(ptr+"/strongholds", j)
					say(h.Damaged, at+"/damaged", "a stronghold is damaged")
					say(h.Capital, at+"/capital", "a capital exists")
					say(h.Development != "", at+"/development", "a development is built")
				}
				for j, u := range written.Units {
					say(u.Routed > 0, item(ptr+"/units", j)+"/routed", "units are routed")
				}
				for j, h := range written.Heroes {
					at := item(ptr+"/heroes", j)
					say(h.Damage > 0, at+"/damage", "a hero is damaged")
					say(h.Routed, at+"/routed", "a hero is routed")
					say(len(h.Training) > 0, at+"/training", "a hero is trained")
					say(len(h.Rewards) > 0, at+"/rewards", "a hero has a Reward")
				}
			}
			for i, r := range v.Definition.Runes {
				say(r.Up, item("/runes", i)+"/up", "a rune is face up")
			}
		}))
}

// used: the number of face-up Orders of a year is at most that of its past seasons (RW-SEAS-11, RW-CHK-32), each once.
// Those of the previous year stay until spring takes them back (RW-SEAS-05).
func used() *check.Check {
	rules := []string{"RW-SEAS-11", "RW-SEAS-05", "RW-CHK-32"}
	return ofScenario("used", rules, []string{"/seats", "/start", "/with", "/without", "/boxes"}, func(v *view) {
		if !v.UnderWay() {
			return
		}
		passed := v.Start.Season
		if passed == 0 && v.Start.Year > 1 {
			passed = len(scenarios.Seasons())
		}
		for i := range v.Definition.Seats {
			ptr, list := item("/seats", i)+"/used", v.Definition.Seats[i].Enabled
			if len(list) > passed {
				v.Report(check.Finding{
					At: v.key(ptr), Message: fmt.Sprintf("%s face up, but %s passed", wording.Count(len(list), "Order is",
						"Orders are"), wording.Count(passed, "season has", "seasons have")),
					Help: "remove some, or start later",
				})
				continue
			}
			for j, word := range list {
				switch k := slices.Index(list, word); {
				case k < j:
					v.Report(check.Finding{
						At: v.at(item(ptr, j)), Message: word + " is face up twice", Help: "name another Order",
						Related: v.first(item(ptr, k)),
					})
				case word == scenarios.Orders()[0] && !v.Options.Garrison:
					v.Report(check.Finding{
						At: v.at(item(ptr, j)), Message: "there is no Order " + word, Help: "name another Order",
					})
				}
			}
		}
	})
}

// activated: an area has at most one activation token of a player (RW-MOVE-01), and none before the player has resolved
// an Order of the year (RW-CHK-32).
func activated() *check.Check {
	return ofScenario("activated", []string{"RW-MOVE-01", "RW-CHK-32"}, valid("/seats", "scenario/used"), func(v *view) {
		for i := range v.Seats {
			s := &v.Seats[i]
			first := map[int]string{}
			for _, a := range s.Activated {
				f := check.Finding{At: v.at(a.Ptr), Help: "remove one of them"}
				switch before, twice := first[a.Area]; {
				case !is(a.Area):
					continue
				case twice:
					f.Message = fmt.Sprintf("%s already has an activation token of %s", v.label(a.Area), v.called(i))
					f.Related = v.first(before)
				case v.UnderWay() && len(s.Enabled) == 0:
					first[a.Area] = a.Ptr
					f.Message = fmt.Sprintf("%s has not used an Order that activates areas", v.called(i))
					f.Help = "name the Orders of the year in used, or remove it"
				default:
					first[a.Area] = a.Ptr
					continue
				}
				v.Report(f)
			}
		}
	})
}

// victoryCard: a deck has at most one Victory card (RW-ROAD-03), none is placed in the last year (RW-ROAD-04), and none
// exists if runes win at once (RW-ROAD-01). RW-CHK-32.
func victoryCard() *check.Check {
	rules := []string{"RW-ROAD-01", "RW-ROAD-03", "RW-ROAD-04", "RW-CHK-32"}
	needs := []string{"/seats", "/start", "/years", "/victory", "/edition", "scenario/last-year"}
	return ofScenario("victory-card", rules, needs, func(v *view) {
		first := map[int]string{}
		for i := range v.Seats {
			s := &v.Seats[i]
			f := check.Finding{At: v.at(s.Ptr + "/victory_card"), Help: "remove it, or name another season"}
			before, twice := first[s.VictoryOn]
			switch {
			case s.VictoryOn == none || !v.UnderWay():
				continue
			case v.Options.Instant:
				f.Message, f.Help = "there are no Victory cards where runes win at once", "remove it"
			case twice:
				f.Message = fmt.Sprintf("a Victory card is already on the deck of %s", scenarios.Seasons()[s.VictoryOn])
				f.Related = v.first(before)
			case v.Start.Year == v.Options.Years && s.VictoryOn < v.Start.Season:
				f.Message = "it would have been placed in the last year, which is not allowed"
			case v.Start.Year == 1 && s.VictoryOn >= v.Start.Season:
				f.Message = fmt.Sprintf("there was no %s in which it could have been placed", scenarios.Seasons()[s.VictoryOn])
			default:
				first[s.VictoryOn] = s.Ptr + "/victory_card"
				continue
			}
			v.Report(f)
		}
	})
}

// allies: neutral units are allies only in areas that their ally controls alone (RW-DIPL-04), and no player starts with
// any (RW-CHK-32).
func allies() *check.Check {
	rules := []string{"RW-DIPL-04", "RW-CHK-32"}
	return departs(ofScenario("allies", rules, valid("/seats", "scenario/home"), func(v *view) {
		for i := range v.Seats {
			s := &v.Seats[i]
			for _, u := range s.Units {
				if u.Row == nil || !is(u.Area) {
					continue
				}
				f := check.Finding{At: v.at(u.Ptr + "/unit"), Drawing: v.drawn(u.Area)}
				switch {
				case !u.Row.Neutral() && s.Faction != nil && u.Row.Faction != s.Faction.ID:
					f.Message = fmt.Sprintf("%s is a unit of %s, not of %s", u.Row.ID, u.Row.Faction, s.Faction.ID)
					f.Help, f.Drawing = "name units of the faction, or neutral ones", ""
				case !u.Row.Neutral():
					continue
				case !v.UnderWay():
					f.Message = "no player starts with allies"
					f.Help = "move them to [[neutrals]], or set the start of the game in [start]"
				case !v.controls(i, s, u.Area):
					f.Message = fmt.Sprintf("%s is not controlled by %s, so %s cannot be an ally there", v.label(u.Area), v.called(i),
						u.Row.ID)
					f.Help = "add a unit of the faction there, or move it to [[neutrals]]"
				default:
					continue
				}
				v.Report(f)
			}
		}
	}))
}

// controls reports whether a seat controls an area regardless of allies there (RW-TERM-03, RW-TERM-04).
func (v *view) controls(seat int, s *library.Seat, area int) bool {
	return v.Own(seat, area) ||
		slices.ContainsFunc(s.Strongholds, func(h library.Stronghold) bool { return h.Area == area }) ||
		slices.ContainsFunc(s.Units, func(u library.Units) bool {
			return u.Area == area && u.Row != nil && !u.Row.Neutral()
		})
}
