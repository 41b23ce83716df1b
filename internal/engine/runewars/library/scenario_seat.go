package library

import (
	"slices"

	scenarios "muster/internal/adventures/runewars"
	"muster/internal/engine/runewars/rulebook"
)

// seat fills in a seat's starting pieces.
func (l *scenarioLinker) seat(i int) {
	s, said := &l.Seats[i], &l.Definition.Seats[i]
	for _, word := range said.Orders {
		if o := OrderOf(word); o >= 0 {
			s.Orders = append(s.Orders, o)
		}
	}
	for _, word := range said.Enabled {
		if o := OrderOf(word); o >= 0 {
			s.Enabled = append(s.Enabled, o)
		}
	}
	if f := s.Faction; f != nil {
		s.Dials, s.Influence, s.TacticsCards = l.yields(s), f.Influence, f.Tactics
	}
	for dial := range s.Dials {
		if n := said.Dials.Of(dial); n != nil {
			s.Dials[dial] = *n
		}
	}
	if said.Influence != nil {
		s.Influence = *said.Influence
	}
	if f := s.Faction; f != nil {
		for dial, name := range rulebook.Dials() {
			s.Army = append(s.Army, f.Recruited(name, s.Dials[dial])...)
		}
	}
	l.strongholds(s, said)
	for j, u := range said.Units {
		ptr := item(s.Ptr+"/units", j)
		row := lookupRow(l, &l.Rules.Units, rulebook.NounUnit, u.Unit, ptr+"/unit")
		if area := l.area(u.Area, ptr+"/area"); l.whole(ptr) {
			s.Units = append(s.Units, Units{ptr, area, row, u.Count, u.Routed})
		}
	}
	for j, a := range said.Activated {
		ptr := item(s.Ptr+"/activated", j)
		s.Activated = append(s.Activated, NamedArea{ptr, l.area(a, ptr)})
	}
	l.cards(s, said)
}

// yields returns the yield of a seat's home realm; that of its faction's sheet without one.
func (l *scenarioLinker) yields(s *Seat) [3]int {
	var out [3]int
	for dial, name := range rulebook.Dials() {
		if s.Home == None || l.Realm == nil {
			out[dial] = s.Faction.Dial(name)
			continue
		}
		for _, a := range s.Areas {
			out[dial] += l.Realm.Spots[a].Area.Yield(name)
		}
	}
	return out
}

// strongholds returns those of the file, otherwise the one of the start.
func (l *scenarioLinker) strongholds(s *Seat, said *scenarios.Seat) {
	for j, h := range said.Strongholds {
		ptr := item(s.Ptr+"/strongholds", j)
		s.Strongholds = append(s.Strongholds, Stronghold{
			ptr, l.area(h.Area, ptr+"/area"), h.Damaged, h.Capital, h.Development, h.Resource,
		})
	}
	switch {
	case said.Stronghold != "":
		ptr := s.Ptr + "/stronghold"
		s.Strongholds = append(s.Strongholds, Stronghold{Ptr: ptr, Area: l.area(said.Stronghold, ptr)})
	case len(said.Strongholds) == 0 && !l.UnderWay():
		s.Strongholds = []Stronghold{{Area: None}}
	}
}

// cards returns those of a seat.
func (l *scenarioLinker) cards(s *Seat, said *scenarios.Seat) {
	r := l.Rules
	for j, h := range said.Heroes {
		ptr := item(s.Ptr+"/heroes", j)
		one := Hero{
			Card:    card(l, &r.Heroes, rulebook.NounHero, h.Hero, ptr+"/hero"),
			Area:    l.area(h.Area, ptr+"/area"),
			Rewards: cardRows(l, &r.Rewards, rulebook.NounReward, h.Rewards, ptr+"/rewards"),
			Damage:  h.Damage, Routed: h.Routed,
		}
		one.Card.Ptr = ptr
		for _, word := range h.Training {
			if n := slices.Index(scenarios.Attributes(), word); n >= 0 {
				one.Training[n]++
			}
		}
		if h.Commander != "" {
			c := card(l, &r.Commanders, rulebook.NounCommander, h.Commander, ptr+"/commander")
			one.Commander = &c
		}
		s.Heroes = append(s.Heroes, one)
	}
	s.Quests = cardRows(l, &r.Quests, rulebook.NounQuest, said.Quests, s.Ptr+"/quests")
	s.QuestCards = max(l.Rules.Limit(rulebook.LimitQuests).Default, len(s.Quests))
	if said.Objective != "" {
		c := card(l, &r.Objectives, rulebook.NounObjective, said.Objective, s.Ptr+"/objective")
		s.Objective = &c
	}
	s.Tactics = cardRows(l, &r.Tactics, rulebook.NounTactics, said.Tactics, s.Ptr+"/tactics")
	if said.TacticsCards != nil {
		s.TacticsCards = *said.TacticsCards
	}
	s.TacticsCards = max(s.TacticsCards, len(s.Tactics))
	s.Titles = cardRows(l, &r.Titles, rulebook.NounTitle, said.Titles, s.Ptr+"/titles")
	s.Developments = cardRows(l, &r.Developments, rulebook.NounDevelopment, said.Developments, s.Ptr+"/developments")
}
