package runewars

import (
	"fmt"
	"slices"

	scenarios "muster/internal/adventures/runewars"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/validate/wording"
	"muster/schema/source"
	"muster/validate/check"
)

// dials: they start at the home realm's yield (RW-SETUP-23, RW-CHK-16), on an existing space (RW-DIAL-01).
func dials() *check.Check {
	rules := []string{"RW-SETUP-23", "RW-DIAL-01", "RW-CHK-16"}
	return departs(ofScenario("dials", rules, valid("/seats", "scenario/home"), func(v *view) {
		limit := v.Rules.Limit(rulebook.LimitDial)
		for i := range v.Seats {
			s, written := &v.Seats[i], v.Definition.Seats[i].Dials
			for dial, name := range rulebook.Dials() {
				n, ptr := written.Of(dial), s.Ptr+"/dials/"+name
				if n == nil {
					continue
				}
				want := 0
				for _, a := range s.Areas {
					want += v.Realm.Spots[a].Area.Yield(name)
				}
				switch {
				case *n < limit.Least || *n > limit.Most:
					v.Report(check.Finding{
						At: v.at(ptr), Message: fmt.Sprintf("the dial of %s has no space %d: its range is %d to %d", name, *n,
							limit.Least, limit.Most),
						Help: "choose a space in this range", Rules: []string{"RW-DIAL-01"},
					})
				case *n != want && !v.UnderWay():
					v.Report(check.Finding{
						At: v.at(ptr), Message: fmt.Sprintf("the dial of %s starts on %d, but the home realm yields %d", name, *n, want),
						Help: fmt.Sprintf("write %d, or remove it", want),
					})
				}
			}
		}
	}))
}

// army: a seat starts with the units of its dials, all in its home realm (RW-SETUP-24, RW-CHK-17). A type of Banners of
// War replaces its base type (RW-DIAL-05).
func army() *check.Check {
	return departs(ofScenario("army", []string{"RW-SETUP-24", "RW-DIAL-05", "RW-CHK-17"}, valid("/seats", "scenario/home"),
		func(v *view) {
			for i := range v.Seats {
				if s := &v.Seats[i]; len(s.Units) > 0 && s.Faction != nil && !v.UnderWay() {
					v.army(i, s)
				}
			}
		}))
}

func (v *view) army(seat int, s *library.Seat) {
	have, first := map[string]int{}, map[string]string{}
	for _, u := range s.Units {
		if u.Row == nil || u.Row.Neutral() {
			continue // allies are checked elsewhere
		}
		id := u.Row.ID
		if u.Row.Replaces != "" {
			id = u.Row.Replaces
		}
		if first[id] == "" {
			first[id] = u.Ptr
		}
		have[id] += u.Count
		if is(u.Area) && !v.Own(seat, u.Area) {
			v.Report(check.Finding{
				At:      v.at(u.Ptr + "/area"),
				Message: fmt.Sprintf("%s is not an area of the home realm of %s", v.label(u.Area), s.Faction.ID),
				Help:    "move the army to the home realm", Drawing: v.drawn(u.Area),
			})
		}
	}
	want := map[string]int{}
	for _, r := range s.Army {
		want[r.Unit] += r.Count
	}
	for _, row := range v.Rules.Units.All() { // in rulebook order
		n, is := have[row.ID], want[row.ID]
		if n == is {
			continue
		}
		at := v.key(s.Ptr + "/units")
		if n > 0 {
			at = v.at(first[row.ID] + "/count")
		}
		v.Report(check.Finding{
			At: at, Message: fmt.Sprintf("%d of %s, but the dials give %d", n, row.ID, is),
			Help: "change it to this number, or remove units: the player places those of the dials",
		})
	}
}

// routed: routed units are some of those present (RW-TERM-12).
func routed() *check.Check {
	return ofScenario("routed", []string{"RW-TERM-12"}, []string{"/seats"}, func(v *view) {
		for i := range v.Seats {
			for _, u := range v.Seats[i].Units {
				if u.Routed > u.Count {
					v.Report(check.Finding{
						At: v.at(u.Ptr + "/routed"), Message: fmt.Sprintf("%d are routed, but there %s %d", u.Routed,
							wording.Either(u.Count == 1, "is", "are"), u.Count),
						Help: "raise count, or lower routed",
					})
				}
			}
		}
	})
}

// areaFull: an area holds at most eight units, counting allied neutral ones but not heroes (RW-LIM-01, RW-CHK-18).
func areaFull() *check.Check {
	return departs(ofScenario("area-full", []string{"RW-LIM-01", "RW-CHK-18"}, valid("/seats"), func(v *view) {
		most := v.Rules.Limit(rulebook.LimitArea).Most
		for i := range v.Seats {
			n := map[int]int{}
			for _, u := range v.Seats[i].Units {
				before := n[u.Area]
				if n[u.Area] += u.Count; is(u.Area) && before <= most && n[u.Area] > most {
					total := 0
					for _, all := range v.Seats[i].Units {
						if all.Area == u.Area {
							total += all.Count
						}
					}
					v.Report(check.Finding{
						At:      v.at(u.Ptr + "/count"),
						Message: fmt.Sprintf("%d units are in %s, which has room for %d", total, v.label(u.Area), most),
						Help:    "move some of them", Drawing: v.drawn(u.Area),
					})
				}
			}
		}
	}))
}

// twoArmies: units of two players, or of one and neutral units that are not allies, share an area only during a battle
// (RW-TERM-08).
func twoArmies() *check.Check {
	return ofScenario("two-armies", []string{"RW-TERM-08"}, valid("/seats", "/neutrals"), func(v *view) {
		whose, first, told := map[int]int{}, map[int]string{}, map[int]bool{}
		hold := func(seat, area int, ptr string) {
			before, held := whose[area]
			f := check.Finding{At: v.at(ptr), Help: "move one of them"}
			switch {
			case !is(area) || told[area]:
				return
			case held && before != seat:
				f.Message = fmt.Sprintf("%s is already held by %s", v.label(area), v.called(before))
				f.Related = v.first(first[area])
			case !held && len(v.Realm.Spots[area].Neutrals) > 0:
				f.Message = "neutral units are in " + v.label(area)
				f.Help = "move it, or remove the area in [[neutrals]] and add allies to the units"
			default:
				if !held {
					whose[area], first[area] = seat, ptr
				}
				return
			}
			f.Drawing, told[area] = v.drawn(area), true
			v.Report(f)
		}
		for i := range v.Seats {
			for _, h := range v.Seats[i].Strongholds {
				if is(h.Area) {
					hold(i, h.Area, h.Ptr)
				}
			}
			for _, u := range v.Seats[i].Units {
				hold(i, u.Area, u.Ptr+"/area")
			}
		}
	})
}

// stock: pieces come from the boxes (RW-LIM-02, RW-CHK-19): figures, strongholds, capitals, developments, influence,
// desolation and frost. A capital replaces a stronghold, whose token is free again (RW-DEV-03).
func stock() *check.Check {
	rules := []string{"RW-LIM-02", "RW-FORT-04", "RW-DEV-03", "RW-CHK-19"}
	needs := valid("/seats", "/tokens", "/events", "scenario/neutrals", "scenario/waste", "scenario/effect")
	return departs(ofScenario("stock", rules, append(needs, "scenario/other-box"),
		func(v *view) {
			v.figures()
			have, taken := v.boxed(), 0
			for i := range v.Seats {
				s := &v.Seats[i]
				taken += s.Influence
				built, capitals := 0, 0
				for _, h := range s.Strongholds {
					if h.Development != "" {
						built++
					}
					if h.Capital {
						capitals++
					}
				}
				ptr := s.Ptr + "/strongholds"
				v.fits(len(s.Strongholds)-capitals, have.Strongholds, "stronghold", v.key(ptr))
				v.fits(capitals, have.Capitals, "capital", v.key(ptr))
				v.fits(built, have.Developments, "development", v.key(ptr))
			}
			v.fits(taken, have.Influence, "influence token", v.key("/seats"))
			v.wastes(have.Desolation)
		}))
}

// boxed returns the combined content of the boxes.
func (v *view) boxed() (sum rulebook.Box) {
	for _, id := range v.Boxes {
		if b := v.Rules.Boxes.Get(id); b != nil {
			sum.Strongholds, sum.Developments = sum.Strongholds+b.Strongholds, sum.Developments+b.Developments
			sum.Influence, sum.Capitals = sum.Influence+b.Influence, sum.Capitals+b.Capitals
			sum.Desolation += b.Desolation
		}
	}
	return sum
}

// wastes compares desolation and frost with the tokens: those on the board, and those that one effect places at once.
func (v *view) wastes(have int) {
	lie := 0
	for _, t := range v.Tokens {
		lie += t.Count
	}
	if lie > have {
		v.fits(lie, have, "desolation or frost token", v.key("/tokens"))
		return
	}
	for i := range v.Events {
		for j := range v.Events[i].Effects {
			if e := &v.Events[i].Effects[j]; e.Do == scenarios.Desolate || e.Do == scenarios.Freeze {
				n := 1
				if e.Pick == scenarios.All {
					n = len(e.Areas)
				}
				if n > have {
					v.fits(n, have, "desolation or frost token", v.key(e.Ptr+"/areas"))
					return // one of them is enough
				}
			}
		}
	}
}

// fits reports pieces that the boxes do not have enough of.
func (v *view) fits(n, have int, what string, at source.Span) {
	if n > have {
		v.Report(check.Finding{
			At: at, Message: fmt.Sprintf("the scenario needs %s, but the boxes have %d", wording.Count(n, what, what+"s"), have),
			Help: "remove some, or name another box",
		})
	}
}

// figures compares the figures of each type with those available.
func (v *view) figures() {
	taken, last := map[*rulebook.Unit]int{}, map[*rulebook.Unit]string{}
	for i := range v.Realm.Spots {
		for _, n := range v.Realm.Spots[i].Neutrals {
			taken[n.Row] += n.Count
			if n.Ptr != "" && len(v.Definition.Neutrals) > 0 && v.Doc.Clean(n.Ptr) {
				last[n.Row] = "/neutrals"
			}
		}
	}
	for i := range v.Seats {
		for _, u := range v.Seats[i].Units {
			if u.Row != nil {
				taken[u.Row] += u.Count
				last[u.Row] = u.Ptr + "/count"
			}
		}
	}
	rows := v.Rules.Units.All()
	for i := range rows {
		row := &rows[i]
		if ptr := last[row]; taken[row] > row.Count && ptr != "" {
			v.Report(check.Finding{
				At:      v.at(ptr),
				Message: fmt.Sprintf("the scenario needs %d of %s, but there are %d", taken[row], row.ID, row.Count),
				Help:    "remove some",
			})
		}
	}
}

// strongholdHome: each player has one stronghold, in its home realm (RW-SETUP-24, RW-CHK-20).
func strongholdHome() *check.Check {
	return departs(ofScenario("stronghold-home", []string{"RW-SETUP-24", "RW-CHK-20"}, valid("/seats", "scenario/home"),
		func(v *view) {
			for i := range v.Seats {
				s := &v.Seats[i]
				for j, h := range s.Strongholds {
					ptr := h.Ptr
					same := func(o library.Stronghold) bool { return o.Area == h.Area && is(o.Area) }
					if slices.ContainsFunc(s.Strongholds[:j], same) {
						v.Report(check.Finding{
							At: v.at(ptr), Message: v.label(h.Area) + " already has a stronghold", Help: "remove one of them",
						})
						continue
					}
					switch {
					case v.UnderWay():
					case j > 0:
						v.Report(check.Finding{
							At: v.at(ptr), Message: v.called(i) + " starts with a second stronghold", Help: "remove one of them",
						})
					case is(h.Area) && !v.Own(i, h.Area):
						v.Report(check.Finding{
							At:      v.at(ptr),
							Message: fmt.Sprintf("%s is not an area of the home realm of %s", v.label(h.Area), v.called(i)),
							Help:    "move the stronghold to the home realm", Drawing: v.drawn(h.Area),
						})
					}
				}
			}
		}))
}

// strongholdPlace: no stronghold is in an area with a city (RW-CITY-03), nor on a tile such as the published 12
// (RW-T12-05); a capital is only in the home realm (RW-DEV-03). RW-CHK-21.
func strongholdPlace() *check.Check {
	rules := []string{"RW-CITY-03", "RW-T12-05", "RW-DEV-03", "RW-CHK-21"}
	return departs(ofScenario("stronghold-place", rules, valid("/seats", "scenario/home"), func(v *view) {
		for i := range v.Seats {
			for _, h := range v.Seats[i].Strongholds {
				if !is(h.Area) {
					continue
				}
				f := check.Finding{At: v.at(h.Ptr), Help: "move it to another area"}
				switch spot := &v.Realm.Spots[h.Area]; {
				case spot.Area.City:
					f.Message = fmt.Sprintf("%s has a city, so it cannot have a stronghold", v.label(h.Area))
				case v.Realm.Laid[v.Realm.Board.Spots[h.Area].Tile].Row.Alone:
					f.Message = fmt.Sprintf("%s cannot have a stronghold", v.label(h.Area))
				case h.Capital && !v.Own(i, h.Area):
					f.Message, f.Help = "a capital must be in the home realm", "remove capital, or move it to the home realm"
				default:
					continue
				}
				f.Drawing = v.drawn(h.Area)
				v.Report(f)
			}
		}
	}))
}
