package runewars

import (
	"fmt"

	scenarios "muster/internal/adventures/runewars"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/validate/wording"
	"muster/validate/check"
)

// runes: the runes of a scenario have the number and places of a realm's (RW-SETUP-14, RW-SETUP-15, RW-RUNE-05,
// RW-CHK-12). In the original edition they lie in home realms, and in a game in progress anywhere (RW-FORT-03).
func runes() *check.Check {
	rules := []string{"RW-SETUP-14", "RW-SETUP-15", "RW-RUNE-05", "RW-LIM-02", "RW-CHK-12"}
	return departs(ofScenario("runes", rules, valid("/runes", "scenario/home"), func(v *view) {
		lain := below("/runes", len(v.Definition.Runes), "area", "rune", "by")
		switch {
		case len(v.Definition.Runes) == 0:
		case v.UnderWay() || v.Options.Original:
			v.onePerArea()
			ofRealm(v, lain, "realm/tokens")
			if !v.UnderWay() {
				ofRealm(v, lain, "realm/rune-count")
			}
		default:
			ofRealm(v, lain, "realm/rune-count", "realm/rune-place", "realm/tokens")
		}
	}))
}

// onePerArea reports areas with a second rune token (RW-RUNE-05).
func (v *view) onePerArea() {
	first := map[int]string{}
	for i := range v.Realm.Runes {
		r := &v.Realm.Runes[i]
		if before, twice := first[r.Area]; twice && is(r.Area) {
			v.Report(check.Finding{
				At: v.at(r.Ptr + "/area"), Message: v.label(r.Area) + " already has a rune token",
				Help: "place it in another area", Related: v.first(before),
			})
			continue
		}
		first[r.Area] = r.Ptr + "/area"
	}
}

// city: as in a realm (RW-SETUP-20, RW-CHK-14). In a game in progress some may be gone, or found.
func city() *check.Check {
	return departs(ofScenario("city", []string{"RW-SETUP-20", "RW-CHK-14"}, valid("/cities"), func(v *view) {
		if len(v.Definition.Cities) > 0 && !v.UnderWay() {
			ofRealm(v, below("/cities", len(v.Definition.Cities), "area", "city"), "realm/city")
		}
	}))
}

// neutrals: as in a realm (RW-SETUP-18, RW-CHK-13).
func neutrals() *check.Check {
	return ofScenario("neutrals", []string{"RW-SETUP-18", "RW-LIM-01", "RW-CHK-13"}, valid("/neutrals"), func(v *view) {
		if len(v.Definition.Neutrals) == 0 {
			return
		}
		ptrs := below("/neutrals", len(v.Definition.Neutrals), "area")
		for i, n := range v.Definition.Neutrals {
			ptrs = append(ptrs, below(item("/neutrals", i)+"/units", len(n.Units), "unit", "count")...)
		}
		ofRealm(v, ptrs, "realm/neutrals")
		most := v.Rules.Limit(rulebook.LimitArea).Most
		for i := range v.Realm.Spots {
			s, n := &v.Realm.Spots[i], 0
			for _, u := range s.Neutrals {
				n += u.Count
			}
			if n > most && s.Changed != "" {
				v.Report(check.Finding{
					At: v.at(s.Changed + "/units"), Help: "remove some",
					Message: fmt.Sprintf("%d units are in %s, which has room for %d", n, s.Label, most),
				})
			}
		}
	})
}

// exploration: as in a realm (RW-SETUP-21, RW-CHK-26).
func exploration() *check.Check {
	return departs(ofScenario("exploration", []string{"RW-SETUP-21", "RW-LIM-02", "RW-CHK-26"}, valid("/exploration"),
		func(v *view) {
			if len(v.Definition.Exploration) > 0 && !v.UnderWay() {
				laid := below("/exploration", len(v.Definition.Exploration), "area", "token")
				ofRealm(v, laid, "realm/exploration-back", "realm/tokens")
			}
		}))
}

// waste: desolation and frost lie outside of home realms, and not together; an area has at most one desolation token
// (RW-DES-02, RW-DES-03, RW-CHK-25). They come from Banners of War, or from an event.
func waste() *check.Check {
	rules := []string{"RW-DES-02", "RW-DES-03", "RW-CHK-25"}
	return departs(ofScenario("waste", rules, valid("/tokens", "/events"), func(v *view) {
		first := map[int]int{}
		for i, t := range v.Tokens {
			if !is(t.Area) {
				continue
			}
			f := check.Finding{At: v.at(t.Ptr + "/area"), Drawing: v.drawn(t.Area)}
			before, twice := first[t.Area]
			switch {
			case is(v.home(t.Area)):
				f.Message, f.Help = v.label(t.Area)+" is an area of a home realm", "place the token outside home realms"
			case twice && v.Tokens[before].Frost != t.Frost:
				f.Message, f.Help = "desolation and frost cannot be in one area", "remove one of them"
				f.Related = v.note(v.Tokens[before].Ptr, "the other one")
			case twice:
				f.Message, f.Help = v.label(t.Area)+" already has such a token", "use one entry, with count"
				f.Related = v.first(v.Tokens[before].Ptr)
			case !t.Frost && t.Count > 1:
				f.At = v.at(t.Ptr + "/count")
				f.Message, f.Help = "an area can have one desolation token", "remove count"
			default:
				first[t.Area] = i
				continue
			}
			v.Report(f)
		}
		v.wasted()
	}))
}

// wasted reports events that place a token in a home realm.
func (v *view) wasted() {
	for i := range v.Events {
		for _, e := range v.Events[i].Effects {
			if e.Do != scenarios.Desolate && e.Do != scenarios.Freeze {
				continue
			}
			for j, area := range e.Areas {
				if is(area) && is(v.home(area)) {
					v.Report(check.Finding{
						At: v.at(item(e.Ptr+"/areas", j)), Message: v.label(area) + " is an area of a home realm",
						Help: "name areas outside home realms", Drawing: v.drawn(area),
					})
				}
			}
		}
	}
}

// runesToWin: enough dragon runes to win are available (RW-VICT-01, RW-CHK-28): on the board, by Objectives and cards,
// and never more than exist.
func runesToWin() *check.Check {
	rules := []string{"RW-VICT-01", "RW-CHK-28"}
	return warns(ofScenario("runes-to-win", rules, valid("/runes_to_win", "/boxes", "scenario/runes"),
		func(v *view) {
			most, _ := v.Rules.Runes(v.Boxes)
			have, shown := 0, 0
			for i := range v.Realm.Runes {
				if v.Realm.Runes[i].Dragon {
					have++
				}
			}
			if len(v.Realm.Runes) == 0 {
				have = len(v.Seats) * v.Rules.Limit(rulebook.LimitRunes).Default
			}
			for i := range v.Realm.Cities {
				if row := v.Realm.Cities[i].Row; row != nil && row.Rune {
					shown++
				}
			}
			have += v.gained()
			if v.dealt() {
				have = most
			}
			if can := min(have, most) + shown; can < v.Options.ToWin {
				v.Report(check.Finding{
					At: v.numberAt("/runes_to_win", v.Definition.RunesToWin), Message: fmt.Sprintf("%s, but only %d are available",
						wording.Count(v.Options.ToWin, "dragon rune wins", "dragon runes win"), can),
					Help: "lower runes_to_win, or name a box with cards that give runes: most runes win in the end",
				})
			}
		}))
}
