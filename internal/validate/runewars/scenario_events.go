package runewars

import (
	"fmt"
	"slices"
	"strconv"

	scenarios "muster/internal/adventures/runewars"
	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/library"
	"muster/internal/validate/wording"
	"muster/validate/check"
)

// effect: each operation of an effect reads some values and requires some of them; other values would have no effect.
func effect() *check.Check {
	return ofScenario("effect", nil, valid("/events"), func(v *view) {
		for i := range v.Events {
			e := &v.Events[i]
			if len(e.Definition.Effects) == 0 && e.Definition.Text == "" {
				v.Report(check.Finding{At: v.at(e.Ptr + "/name"), Message: "the event has no effect",
					Help: "add effects, or a text"})
			}
			for j := range e.Definition.Effects {
				v.effect(&e.Definition.Effects[j], &e.Effects[j])
				v.scorchesOnce(e, &e.Definition.Effects[j], &e.Effects[j])
			}
		}
	})
}

func (v *view) effect(written *scenarios.Effect, e *library.Effect) {
	reads := scenarios.Reads(written.Do)
	for _, value := range []struct {
		key    string
		given  bool
		needed bool
	}{
		{"who", written.Who != "", false}, {"count", written.Count != 0, false}, {"areas", len(written.Areas) > 0, true},
		{"pick", written.Pick != "", false}, {"unit", written.Unit != "", written.Do == scenarios.PutUnits},
		{"dial", written.Dial != "", true}, {"rune", written.Rune != "", true},
	} {
		switch read := slices.Contains(reads, value.key); {
		case value.given && !read:
			message, help := wording.Unread(written.Do, value.key, reads)
			v.Report(check.Finding{At: v.key(e.Ptr + "/" + value.key), Message: message, Help: help})
		case !value.given && read && value.needed:
			v.Report(check.Finding{
				At: v.at(e.Ptr + "/do"), Message: fmt.Sprintf("%s needs %s", written.Do, value.key), Help: "add " + value.key,
			})
		}
	}
	if written.Do == scenarios.RemoveUnits && written.Count > 0 && written.Unit == "" {
		v.Report(check.Finding{At: v.key(e.Ptr + "/count"), Message: "the unit type of the count is missing",
			Help: "add unit"})
	}
	if e.Unit != nil && !e.Unit.Neutral() {
		v.Report(check.Finding{
			At: v.at(e.Ptr + "/unit"), Message: fmt.Sprintf("%s is a unit of %s, not a neutral unit", e.Unit.ID, e.Unit.Faction),
			Help: "name a neutral unit",
		})
	}
	if written.Do == scenarios.PutUnits && e.Unit != nil && written.Count > e.Unit.Count {
		v.Report(check.Finding{
			At: v.at(e.Ptr + "/count"), Rules: []string{"RW-LIM-02"},
			Message: fmt.Sprintf("%d of %s are placed, but the box contains %d", written.Count, e.Unit.ID, e.Unit.Count),
			Help:    "lower count",
		})
	}
	for j, area := range e.Areas {
		if k := slices.Index(e.Areas, area); k < j && is(area) {
			v.Report(check.Finding{
				At: v.at(item(e.Ptr+"/areas", j)), Message: v.label(area) + " is listed twice", Help: "remove one of them",
				Related: v.first(item(e.Ptr+"/areas", k)),
			})
		}
	}
}

// scorchesOnce reports an effect that scorches the same areas every year: from the second year on it does nothing. A
// single area is the same for any selection.
func (v *view) scorchesOnce(of *library.Event, written *scenarios.Effect, e *library.Effect) {
	if of.Year > 0 || written.Do != scenarios.Scorch || v.Options.Years < 2 ||
		e.Pick != scenarios.All && len(e.Areas) > 1 {
		return
	}
	v.Report(check.Finding{
		At: v.at(e.Ptr + "/do"), Message: "the same areas are scorched every year, but only the first time has an effect",
		Help: wording.Either(e.Pick != scenarios.All, "add the year, or more areas",
			`add the year, or add pick = "next" to scorch one area a year`),
	})
}

// picks: for an effect that takes one area each time a game remembers those taken, in limited space. The finding is at
// the first area beyond the limit.
func picks() *check.Check {
	return ofScenario("picks", nil, []string{"/events", "scenario/effect"}, func(v *view) {
		n := 0
		for i := range v.Events {
			for j := range v.Events[i].Effects {
				e := &v.Events[i].Effects[j]
				if e.Pick == scenarios.All {
					continue
				}
				if n++; n > runewars.MaxPicks {
					v.Report(check.Finding{
						At: v.at(e.Ptr + "/pick"),
						Message: fmt.Sprintf("effect %d that takes one area each time: a game can track only %d"+
							" such effects", n, runewars.MaxPicks),
						Help: "list the areas in an effect before it, or remove pick",
					})
					return
				}
			}
		}
	})
}

// eventNever: an event in a year that is not played, or in a season that has passed, never happens (RW-SEAS-01). If
// several never happen, the number of years is in doubt, or the start of a game in progress; that is reported once.
func eventNever() *check.Check {
	needs := []string{"/events", "/years", "/start", "/edition", "scenario/last-year"}
	return warns(ofScenario("event-never", []string{"RW-SEAS-01"}, needs, func(v *view) {
		var late, passed []never
		for i := range v.Events {
			e := &v.Events[i]
			when := library.Timing{Year: e.Year, Season: e.Season}
			season := scenarios.Seasons()[e.Season]
			switch {
			case e.Year > v.Options.Years:
				late = append(late, never{e, fmt.Sprintf("year %d is not played: the last one is %d", e.Year, v.Options.Years)})
			case e.Year > 0 && when.Seasons() < v.Start.Seasons():
				passed = append(passed, never{e, fmt.Sprintf("%s of year %d is before the start of the game", season, e.Year)})
			case e.Year == 0 && v.Start.Year == v.Options.Years && e.Season < v.Start.Season:
				passed = append(passed, never{e, fmt.Sprintf("the last %s is before the start of the game", season)})
			}
		}
		last := 0
		for _, n := range late {
			last = max(last, n.of.Year)
		}
		v.neverOnce(late, "/years", fmt.Sprintf("are in years that are not played: the last one is %d", v.Options.Years),
			wording.Either(v.Definition.Years > 0, fmt.Sprintf("write years = %d", last), fmt.Sprintf("play %d years", last))+
				", or name other years")
		v.neverOnce(passed, "/start", "are before the start of the game", "start earlier, or name other years")
	}))
}

// never is an event that never happens, with the reason.
type never struct {
	of  *library.Event
	why string
}

// neverOnce reports events that never happen for one reason: a single one at its year, or at the season of a yearly
// one; several at the location of the reason.
func (v *view) neverOnce(list []never, ptr, why, help string) {
	if len(list) == 0 {
		return
	}
	at := func(e *library.Event) string {
		return e.Ptr + wording.Either(e.Year > 0, "/year", "/season")
	}
	if one := list[0].of; len(list) == 1 {
		v.Report(check.Finding{
			At: v.at(at(one)), Message: list[0].why,
			Help: wording.Either(one.Year > 0, "name another year", "name another season"),
		})
		return
	}
	var names []string
	f := check.Finding{At: v.at(ptr), Help: help}
	for _, n := range list {
		names = append(names, strconv.Quote(n.of.Definition.Name))
		f.Related = append(f.Related, v.note(at(n.of), n.why)...)
	}
	if ptr == "/years" && v.Definition.Years == 0 { // the key is missing: at the first event
		f.At = v.at(at(list[0].of))
	}
	f.Message = fmt.Sprintf("%d events %s: %s", len(list), why, wording.Some(names, 3))
	v.Report(f)
}

// placed lists the items in areas that an ending can count.
func placed() []string {
	return []string{
		scenarios.HasRunes, scenarios.HasAreas, scenarios.HasCities, scenarios.HasStrongholds, scenarios.HasHeroes,
		scenarios.HasUnits,
	}
}

// mostRunes returns the number of dragon runes in the boxes: no player can hold more (RW-LIM-02).
func (v *view) mostRunes() int {
	most, _ := v.Rules.Runes(v.Boxes)
	return most
}

// ending: a victory or defeat condition counts something that can vary.
func ending() *check.Check {
	return ofScenario("ending", nil, valid("/wins", "/loses"), func(v *view) {
		for _, e := range slices.Concat(v.Wins, v.Loses) {
			f := check.Finding{At: v.at(e.Ptr + "/has")}
			switch {
			case e.Least == 0 && e.Most == none:
				f.Message, f.Help = "the condition is always true: it has neither least nor most", "add one of the two"
			case e.Most != none && e.Least > e.Most:
				f.At = v.at(e.Ptr + "/least")
				f.Message, f.Help = fmt.Sprintf("at least %d and at most %d is never true", e.Least, e.Most), "lower least"
			case len(e.Areas) > 0 && !slices.Contains(placed(), e.Has):
				f.At = v.key(e.Ptr + "/areas")
				f.Message, f.Help = fmt.Sprintf("%s has no area", e.Has), "remove areas"
			case len(e.Areas) > 0 && e.Has == scenarios.HasAreas && e.Least > len(e.Areas):
				f.At = v.at(e.Ptr + "/least")
				f.Message = fmt.Sprintf("at least %d of %s", e.Least, wording.Count(len(e.Areas), "area", "areas"))
				f.Help = "lower least, or name more areas"
			case len(e.Areas) > 0 && e.Has == scenarios.HasAreas && e.Least == 0 && e.Most >= len(e.Areas):
				f.At = v.at(e.Ptr + "/most")
				f.Message = fmt.Sprintf("the condition is always true: at most %d of %s", e.Most,
					wording.Count(len(e.Areas), "area", "areas"))
				f.Help = "lower most, or name more areas"
			case e.Has == scenarios.HasRunes && e.Least > v.mostRunes():
				f.At = v.at(e.Ptr + "/least")
				f.Message = fmt.Sprintf("at least %d runes, but the boxes contain %d", e.Least, v.mostRunes())
				f.Help = "lower least"
			default:
				continue
			}
			v.Report(f)
		}
	})
}
