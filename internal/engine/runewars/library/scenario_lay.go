package library

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"muster/internal/engine/runewars/rulebook"
	boardmaps "muster/maps"
)

// factions determines the players.
func (l *scenarioLinker) factions() {
	for i := range l.Definition.Seats {
		said, ptr := &l.Definition.Seats[i], item("/seats", i)
		l.Seats = append(l.Seats, Seat{
			Ptr: ptr, Home: None, VictoryOn: SeasonOf(said.VictoryCard), Scripted: said.Policy != "", Policy: said.Policy,
			Faction: lookupRow(l, &l.Rules.Factions, rulebook.NounFaction, said.Faction, ptr+"/faction"),
		})
	}
}

// lay links the realm with the scenario's changes. JSON pointers of the scenario's values are those of the scenario,
// all others those of the realm.
func (l *scenarioLinker) lay() {
	if l.of == nil {
		return
	}
	d, r := l.Definition, *l.of
	own := map[string]bool{} // pointers below which the scenario speaks
	r.Homes, r.Boxes = slices.Clone(r.Homes), l.Boxes
	laid := map[int]string{}
	for i := range l.Seats {
		l.home(i, &r, laid)
	}
	if len(d.Cities) > 0 {
		r.Cities, own["/cities/"] = d.Cities, true
	}
	if len(d.Exploration) > 0 {
		r.Exploration, own["/exploration/"] = d.Exploration, true
	}
	if len(d.Runes) > 0 {
		r.Runes, own["/runes/"] = nil, true
		for _, one := range d.Runes {
			r.Runes = append(r.Runes, boardmaps.Rune{Area: one.Area, Rune: one.Rune, By: one.By})
		}
	}
	if l.Options.HomeRunes { // those that the realm has lie as in the revised edition
		r.Runes = nil
	}
	for i := range d.Neutrals {
		own[item("/neutrals", i)+"/"] = true
	}
	r.Neutrals = l.neutrals(r.Neutrals)
	ours := func(ptr string) bool {
		for p := range maps.Keys(own) {
			if strings.HasPrefix(ptr, p) {
				return true
			}
		}
		return false
	}
	l.Realm = LinkRealm(&r, l.Rules, func(ptr string) bool { return !ours(ptr) || l.whole(ptr) })
	for _, f := range l.Realm.Faults {
		if ours(f.Ptr) {
			l.Faults = append(l.Faults, f)
		}
	}
	for home, ptr := range laid {
		l.Realm.Homes[home].Ptr = ptr
		if tile := l.Realm.Homes[home].Tile; tile != None {
			l.Realm.Laid[tile].Ptr = ptr
		}
	}
	l.Runes = make([]ScenarioRune, len(l.Realm.Runes))
	for i := range d.Runes {
		l.Runes[i].Up = d.Runes[i].Up
	}
	l.areas()
}

// home finds the home realm of a seat, or lays it in the place of a marker. laid is filled with the JSON pointers of
// those that the scenario lays, by the realm's homes.
func (l *scenarioLinker) home(seat int, r *boardmaps.Realm, laid map[int]string) {
	s, said := &l.Seats[seat], l.Definition.Seats[seat].Home
	if said == nil {
		s.Home = slices.IndexFunc(r.Homes, func(h boardmaps.Home) bool {
			return s.Faction != nil && h.Faction == s.Faction.ID
		})
		return
	}
	ptr := s.Ptr + "/home"
	if !l.whole(ptr) || s.Faction == nil {
		return
	}
	n := said.Marker - 1
	if n < 0 || n >= len(r.Homes) {
		l.fault(UnknownMarker, ptr+"/marker", strconv.Itoa(said.Marker), nil)
		return
	}
	if h := &r.Homes[n]; h.Faction != "" {
		l.fault(MarkerTaken, ptr+"/marker", h.Faction, nil)
		return
	}
	r.Homes[n].Faction, r.Homes[n].At, r.Homes[n].Turn = s.Faction.ID, said.At, said.Turn
	s.Home, laid[n] = n, ptr
}

// neutrals are the scenario's tables of neutral units, and behind them those of the realm for other areas.
func (l *scenarioLinker) neutrals(of []boardmaps.Neutrals) []boardmaps.Neutrals {
	out := slices.Clone(l.Definition.Neutrals)
	for _, n := range of {
		if !slices.ContainsFunc(out, func(o boardmaps.Neutrals) bool { return o.Area == n.Area }) {
			out = append(out, n)
		}
	}
	return out
}

// areas finds the areas of each seat's home realm.
func (l *scenarioLinker) areas() {
	for i := range l.Seats {
		s := &l.Seats[i]
		for a := range l.Realm.Spots {
			if s.Home != None && l.Realm.Spots[a].Home == s.Home {
				s.Areas = append(s.Areas, a)
			}
		}
	}
}
