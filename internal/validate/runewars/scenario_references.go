package runewars

import (
	"fmt"
	"slices"

	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/validate/refcheck"
	"muster/internal/validate/runewars/realmcheck"
	"muster/internal/validate/wording"
	"muster/validate/check"
)

// run is realmcheck.Run; it is a variable only because the list of checks is built from it.
var run = realmcheck.Run

// unknownRealm: a scenario is played on a realm, so its realm must be among the files or in the library.
func unknownRealm() *check.Check {
	return refcheck.UnknownDefinition(rulebook.KindRealm, "realm", check.Check{
		Code: "scenario/unknown-realm", Kind: rulebook.KindScenario, Needs: []string{"/realm"},
	})
}

// unknownName: factions, units, cards and tokens are rows of the rulebook, areas those of the realm (RW-TERM-01). If
// most areas are missing the realm is in doubt, which is reported once.
func unknownName() *check.Check {
	return ofScenario("unknown-name", []string{"RW-TERM-01"}, []string{library.NeedsRules, "scenario/unknown-realm"},
		func(v *view) {
			f, other := v.otherRealm()
			if other {
				v.Report(f)
			}
			for _, f := range v.Faults {
				if f.Invalid {
					v.Blocked()
					continue
				}
				if other && ofBoard(f.Kind) {
					continue
				}
				finding := check.Finding{At: v.at(f.Ptr)}
				switch f.Kind {
				case library.MarkerTaken:
					finding.Message = fmt.Sprintf("the realm has the home realm of %s in the place of that marker", f.Text)
					finding.Help = "name another marker, or remove home"
				case library.UnknownMarker:
					have := len(v.Realm.Homes)
					finding.Message = fmt.Sprintf("there is no marker %s: the realm has %d", f.Text, have)
					finding.Help = "count its markers from 1"
				case library.NotPlayed:
					if !v.Doc.Clean("/seats") {
						v.Blocked() // a seat with an unknown faction may play it
						continue
					}
					finding.Message = fmt.Sprintf("no seat has the faction %s", f.Text)
					finding.Advice = wording.Choose(f.Text, f.Known())
				default:
					finding.Message, finding.Advice = wording.Unknown(f.Kind, f.Text, f.Known(), v.Rules.Names())
				}
				v.Report(finding)
			}
		})
}

// ofBoard reports whether a fault concerns the realm's board.
func ofBoard(k string) bool {
	return k == library.UnknownArea || k == library.UnknownMarker || k == library.MarkerTaken
}

// unknownBox: the pieces come from boxes (RW-LIM-02), as in a realm.
func unknownBox() *check.Check {
	return ofScenario("unknown-box", []string{"RW-LIM-02"}, []string{library.NeedsRules, library.NeedsRealm, "/boxes"},
		func(v *view) {
			if len(v.Definition.Boxes) > 0 {
				ofRealm(v, below("/boxes", len(v.Definition.Boxes)), "realm/unknown-box")
			}
		})
}

// otherBox: the components come from the boxes that the scenario names, or its realm (RW-LIM-02, RW-CHK-27). A row
// without a box is always available. Each missing box is reported once, where it is first needed.
func otherBox() *check.Check {
	rules := []string{"RW-LIM-02", "RW-CHK-27"}
	return ofScenario("other-box", rules, valid("scenario/unknown-box"), func(v *view) {
		told := map[string]bool{}
		need := func(box, what, ptr string) {
			if box == "" || told[box] || slices.Contains(v.Boxes, box) {
				return
			}
			told[box] = true
			v.Report(check.Finding{
				At: v.at(ptr), Message: fmt.Sprintf("%s is from the box %s, which is not in boxes", what, box),
				Help: fmt.Sprintf("add %s to boxes, or use components of the other boxes", wording.List(v.added(box), "and")),
			})
		}
		if len(v.Definition.Boxes) > 0 {
			v.realmNeeds(func(box, what string) { need(box, what, "/boxes") })
		}
		for i := range v.Seats {
			v.seatNeeds(&v.Seats[i], need)
		}
	})
}

// realmNeeds calls need with the boxes of the realm's pieces.
func (v *view) realmNeeds(need func(box, what string)) {
	for i := range v.Realm.Laid {
		need(v.Realm.Laid[i].Row.Box, "tile "+v.Realm.Laid[i].Row.ID+" of the realm")
	}
	for i := range v.Realm.Cities {
		if row := v.Realm.Cities[i].Row; row != nil {
			need(row.Box, "the city "+row.ID)
		}
	}
	for i := range v.Realm.Tokens {
		if row := v.Realm.Tokens[i].Row; row != nil {
			need(row.Box, "the exploration token "+row.ID)
		}
	}
}

// seatNeeds calls need with the boxes of a seat's pieces.
func (v *view) seatNeeds(s *library.Seat, need func(box, what, ptr string)) {
	r := v.Rules
	if s.Faction != nil {
		need(s.Faction.Box, "the faction "+s.Faction.ID, s.Ptr+"/faction")
	}
	for _, u := range s.Units {
		if u.Row != nil {
			need(u.Row.Box, "the unit "+u.Row.ID, u.Ptr+"/unit")
		}
	}
	card := func(what, box string, c library.Card) { need(box, what+" "+c.ID, c.Ptr) }
	for _, h := range s.Heroes {
		if is(h.Row) {
			need(r.Heroes.All()[h.Row].Box, "the hero "+h.ID, h.Ptr+"/hero")
		}
		for _, c := range h.Rewards {
			if is(c.Row) {
				card("the Reward card", r.Rewards.All()[c.Row].Box, c)
			}
		}
		if c := h.Commander; c != nil && is(c.Row) {
			card("the Commander card", r.Commanders.All()[c.Row].Box, *c)
		}
	}
	for _, list := range []struct {
		what  string
		cards []library.Card
		box   func(row int) string
	}{
		{"the Quest card", s.Quests, func(i int) string { return r.Quests.All()[i].Box }},
		{"the Tactics card", s.Tactics, func(i int) string { return r.Tactics.All()[i].Box }},
		{"the title", s.Titles, func(i int) string { return r.Titles.All()[i].Box }},
		{"the Development card", s.Developments, func(i int) string { return r.Developments.All()[i].Box }},
	} {
		for _, c := range list.cards {
			if is(c.Row) {
				card(list.what, list.box(c.Row), c)
			}
		}
	}
	if c := s.Objective; c != nil && is(c.Row) {
		card("the Objective card", r.Objectives.All()[c.Row].Box, *c)
	}
}

// added returns a box that a scenario lacks and those that it requires, formatted for the file.
func (v *view) added(box string) (all []string) {
	if row := v.Rules.Boxes.Get(box); row != nil {
		for _, need := range row.Needs {
			if !slices.Contains(v.Boxes, need) {
				all = append(all, fmt.Sprintf("%q", need))
			}
		}
	}
	return append(all, fmt.Sprintf("%q", box))
}

// banners reports whether the box of Banners of War is present.
func (v *view) banners() bool { return slices.Contains(v.Boxes, rulebook.BannersBox) }
