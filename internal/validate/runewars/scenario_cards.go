package runewars

import (
	"fmt"
	"slices"

	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/validate/wording"
	"muster/validate/check"
)

// hero: a player starts with one hero of its alignment, with Commanders with two (RW-SETUP-25, RW-CMD-01), in its home
// realm; each hero exists once. Later it has at most three, and commanders in addition (RW-LIM-01). RW-CHK-22.
func hero() *check.Check {
	rules := []string{"RW-SETUP-25", "RW-CMD-01", "RW-LIM-01", "RW-CHK-22"}
	return departs(ofScenario("hero", rules, valid("/seats", "scenario/home"), func(v *view) {
		first := map[string]string{}
		for i := range v.Seats {
			s := &v.Seats[i]
			for _, h := range s.Heroes {
				f := check.Finding{At: v.at(h.Ptr + "/hero"), Help: "choose another hero"}
				switch before, twice := first[h.ID]; {
				case twice:
					f.Message, f.Related = fmt.Sprintf("the hero %s is listed twice", h.ID), v.first(before)
				case is(h.Row) && s.Faction != nil && v.Rules.Heroes.All()[h.Row].Alignment != s.Faction.Alignment:
					f.Message = fmt.Sprintf("the hero %s is %s, but %s %s", h.ID, v.Rules.Heroes.All()[h.Row].Alignment,
						s.Faction.ID, s.Faction.Alignment)
				case is(h.Area) && !v.UnderWay() && !v.Own(i, h.Area):
					first[h.ID] = h.Ptr + "/hero"
					f.At, f.Help = v.at(h.Ptr+"/area"), "move it to the home realm"
					f.Message = fmt.Sprintf("%s is not an area of the home realm of %s", v.label(h.Area), v.called(i))
					f.Drawing = v.drawn(h.Area)
				default:
					first[h.ID] = h.Ptr + "/hero"
					continue
				}
				v.Report(f)
			}
			v.heroes(s)
		}
	}))
}

// heroes counts the heroes of a seat.
func (v *view) heroes(s *library.Seat) {
	commanders := 0
	for _, h := range s.Heroes {
		if h.Commander != nil {
			commanders++
		}
	}
	limit, n := v.Rules.Limit(rulebook.LimitHeroes), len(s.Heroes)
	begins := limit.Default
	if v.Options.Commanders {
		begins++
	}
	f := check.Finding{At: v.key(s.Ptr + "/heroes"), Help: "reduce them to the limit, or remove heroes to draw them"}
	switch {
	case n == 0:
		return
	case v.UnderWay() && n-commanders > limit.Most:
		f.Message = fmt.Sprintf("%s, but a player has at most %d", wording.Count(n-commanders, "hero", "heroes"), limit.Most)
	case !v.UnderWay() && n != begins:
		f.Message = fmt.Sprintf("%s, but a player starts with %d", wording.Count(n, "hero", "heroes"), begins)
	case commanders > 1:
		f.Message, f.Help = "two of the heroes are commanders", "remove all Commander cards but one"
	default:
		return
	}
	v.Report(f)
}

// objective: a player has one Objective of its alignment (RW-SETUP-29, RW-CHK-23).
func objective() *check.Check {
	return departs(ofScenario("objective", []string{"RW-SETUP-29", "RW-CHK-23"}, valid("/seats"), func(v *view) {
		first := map[string]string{}
		for i := range v.Seats {
			s := &v.Seats[i]
			c := s.Objective
			if c == nil || !is(c.Row) || s.Faction == nil {
				continue
			}
			f := check.Finding{At: v.at(c.Ptr), Help: "choose another Objective, or remove it to draw one"}
			if before, twice := first[c.ID]; twice {
				f.Message, f.Related = fmt.Sprintf("%s is already the Objective of a player", c.ID), v.first(before)
				v.Report(f)
				continue
			}
			first[c.ID] = c.Ptr
			if is := v.Rules.Objectives.All()[c.Row].Alignment; is != s.Faction.Alignment {
				f.Message = fmt.Sprintf("the Objective %s is %s, but %s %s", c.ID, is, s.Faction.ID, s.Faction.Alignment)
				v.Report(f)
			}
		}
	}))
}

// hand: a player starts with the Tactics cards and the influence of its faction sheet and two Quests (RW-SETUP-27,
// RW-SETUP-28). It never holds more than the limits allow (RW-LIM-01), and no card is in two hands. RW-CHK-24.
func hand() *check.Check {
	rules := []string{"RW-SETUP-27", "RW-SETUP-28", "RW-LIM-01", "RW-CHK-24"}
	return departs(ofScenario("hand", rules, valid("/seats"), func(v *view) {
		for i := range v.Seats {
			if s := &v.Seats[i]; s.Faction != nil {
				v.counts(&v.Definition.Seats[i], s)
			}
		}
		v.copies("Quest card", func(s *library.Seat) []library.Card { return s.Quests }, func(int) int { return 1 })
		v.copies("Tactics card", func(s *library.Seat) []library.Card { return s.Tactics }, func(row int) int {
			return max(1, v.Rules.Tactics.All()[row].Count)
		})
		v.copies("title", func(s *library.Seat) []library.Card { return s.Titles }, func(int) int { return 1 })
		v.copies("Development card", func(s *library.Seat) []library.Card { return s.Developments },
			func(int) int { return 1 })
	}))
}

// copies reports cards with more uses in hands than copies.
func (v *view) copies(noun string, of func(*library.Seat) []library.Card, count func(row int) int) {
	held, first := map[int]int{}, map[int]string{}
	for i := range v.Seats {
		for _, c := range of(&v.Seats[i]) {
			if !is(c.Row) {
				continue
			}
			if held[c.Row]++; held[c.Row] == 1 {
				first[c.Row] = c.Ptr
			}
			if n := count(c.Row); held[c.Row] > n {
				v.Report(check.Finding{
					At: v.at(c.Ptr), Message: fmt.Sprintf("there is %s %s, already in use", wording.Either(n == 1,
						"one", fmt.Sprint(n)+" of the"), noun+" "+c.ID),
					Help: "choose another one", Related: v.first(first[c.Row]),
				})
			}
		}
	}
}

// quest: no Quest leads to a tile that is not in the realm (RW-SETUP-22, RW-CHK-15).
func quest() *check.Check {
	return departs(ofScenario("quest", []string{"RW-SETUP-22", "RW-CHK-15"}, valid("/seats"), func(v *view) {
		for i := range v.Seats {
			for _, c := range v.Seats[i].Quests {
				if !is(c.Row) {
					continue
				}
				if tile := v.Rules.Quests.All()[c.Row].Tile; !v.lies(tile) {
					v.Report(check.Finding{
						At: v.at(c.Ptr), Message: fmt.Sprintf("the Quest %s leads to tile %s, which is not in the realm", c.ID, tile),
						Help: "name a Quest for a tile of the realm",
					})
				}
			}
		}
	}))
}

// lies reports whether a tile is in the realm.
func (v *view) lies(tile string) bool {
	for i := range v.Realm.Laid {
		if v.Realm.Laid[i].Row.ID == tile {
			return true
		}
	}
	return false
}

// setupQuest: each tile of the realm has a Setup Quest among the cards in use, because those determined the tiles and
// are in the deck now (RW-SETUP-03, RW-SETUP-22, RW-CHK-15). Without any Quest cards there is nothing to compare.
func setupQuest() *check.Check {
	rules := []string{"RW-SETUP-03", "RW-SETUP-22", "RW-CHK-15"}
	return warns(ofScenario("setup-quest", rules, valid("scenario/other-box"), func(v *view) {
		have := map[string]bool{}
		for _, q := range v.Rules.Quests.All() {
			if q.Setup && v.there(q.Box) {
				have[q.Tile] = true
			}
		}
		var lack []string
		for i := range v.Realm.Laid {
			if row := v.Realm.Laid[i].Row; row.Home == "" && !have[row.ID] && !slices.Contains(lack, row.ID) {
				lack = append(lack, row.ID)
			}
		}
		if len(have) > 0 && len(lack) > 0 {
			v.Report(check.Finding{
				At: v.at("/realm"), Message: fmt.Sprintf("no Setup Quest leads to %s %s of the realm",
					wording.Either(len(lack) == 1, "tile", "the tiles"), wording.Some(lack, 4)),
				Help: "add one to the rulebook, with setup = true, or name a box that has one",
			})
		}
	}))
}
