package runewars

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"muster/catalog"
	scenarios "muster/internal/adventures/runewars"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/narrate"
	"muster/internal/engine/runewars/rulebook"
	common "muster/internal/report/balance"
	"muster/maps"
	"muster/schema"
	"muster/schema/diag"
)

// VariantsOf makes the variants of a playable scenario or realm. Each differs in one thing. Of a scenario these are the
// first seat, what a seat begins with, and the runes or years of a victory. Of a realm they are the homes of two
// factions and the tiles. Of both they are a rune, a city, or neutral units.
func VariantsOf(q common.VariantsQuestion) *common.Variants {
	q.Open = func(e *catalog.Entry) (common.Scenario, []string) {
		s, why := opened(library.EntryOf(e))
		return s, why
	}
	e := library.EntryOf(q.Entry)
	m := &maker{Maker: common.NewMaker(q), e: e, realm: e.Linked(), seats: e.Seated()}
	if m.seats != nil {
		m.first()
		m.start()
		m.ends()
	} else {
		m.homes()
		m.places()
		m.turned()
	}
	m.runes()
	m.cities()
	m.neutrals()
	return m.Done()
}

// maker makes variants.
type maker struct {
	*common.Maker
	e     *library.Entry
	realm *library.LinkedRealm
	seats *library.LinkedScenario // nil for a realm
}

// definition is what a file of either kind holds.
type definition struct {
	*maps.Realm
	*scenarios.Scenario
}

// copied returns a copy with lists of its own, so that a change of it leaves the original alone.
func (d definition) copied() definition {
	neutrals := func(list []maps.Neutrals) []maps.Neutrals {
		list = slices.Clone(list)
		for i := range list {
			list[i].Units = slices.Clone(list[i].Units)
		}
		return list
	}
	if d.Realm != nil {
		r := *d.Realm
		r.Tiles, r.Homes, r.Cities = slices.Clone(r.Tiles), slices.Clone(r.Homes), slices.Clone(r.Cities)
		r.Runes, r.Neutrals = slices.Clone(r.Runes), neutrals(r.Neutrals)
		r.Exploration = slices.Clone(r.Exploration)
		return definition{Realm: &r}
	}
	s := *d.Scenario
	s.Seats, s.Cities, s.Runes = slices.Clone(s.Seats), slices.Clone(s.Cities), slices.Clone(s.Runes)
	s.Neutrals = neutrals(s.Neutrals)
	for i := range s.Seats {
		of := &s.Seats[i]
		if of.Units = slices.Clone(of.Units); of.Dials != nil {
			dials := *of.Dials
			of.Dials = &dials
		}
	}
	return definition{Scenario: &s}
}

// own is the definition as it is.
func (m *maker) own() definition { return definition{m.e.Realm, m.e.Scenario} }

// add adds the variant of a change. made makes it in the definition.
func (m *maker) add(kind common.Change, seat int, says string, made func(d definition), edits ...[]diag.Edit) {
	m.Add(&common.Wanted{Kind: kind, Side: seat, Says: says, Edits: edits, Made: func(e *catalog.Entry) bool {
		want, own := m.own().copied(), library.EntryOf(e)
		made(want)
		return own != nil && reflect.DeepEqual(definition{own.Realm, own.Scenario}, want)
	}})
}

// word returns the edits that replace words of the file; none if one of them is not written as such.
func (m *maker) word(list ...[3]string) (edits []diag.Edit) {
	for _, x := range list {
		one := diag.Write(x[1], x[2], "").Edits(m.File, m.Doc.Value(x[0]))
		if one == nil {
			return nil
		}
		edits = append(edits, one...)
	}
	return edits
}

// homes lets two factions have each other's home realms.
func (m *maker) homes() {
	all := m.e.Realm.Homes
	for i := range all {
		for j := i + 1; j < len(all); j++ {
			one, other := m.realm.Homes[i].Faction, m.realm.Homes[j].Faction
			if one == nil || other == nil {
				continue
			}
			m.add(common.Homes, i, one.Name+" and "+other.Name+" have each other's home realms", func(d definition) {
				list := d.Realm.Homes
				list[i].Faction, list[j].Faction = list[j].Faction, list[i].Faction
			}, m.word(
				[3]string{common.Item("/homes", i) + "/faction", one.ID, other.ID},
				[3]string{common.Item("/homes", j) + "/faction", other.ID, one.ID},
			))
		}
	}
}

// laid is a rune of the file.
type laid struct{ area, rune string }

// runes lets a rune lie in a neighbouring area, or a dragon rune and a false one in each other's.
func (m *maker) runes() {
	var all []laid
	if m.seats != nil {
		for _, r := range m.e.Scenario.Runes {
			all = append(all, laid{r.Area, r.Rune})
		}
	} else {
		for _, r := range m.e.Realm.Runes {
			all = append(all, laid{r.Area, r.Rune})
		}
	}
	put := func(i int, area string) func(definition) {
		return func(d definition) {
			if d.Scenario != nil {
				d.Scenario.Runes[i].Area = area
			} else {
				d.Realm.Runes[i].Area = area
			}
		}
	}
	at := func(i int) string { return common.Item("/runes", i) + "/area" }
	name := func(r laid) string { return "the " + r.rune + " rune" }
	taken := map[string]bool{}
	for _, r := range all {
		taken[r.area] = true
	}
	for i, r := range all {
		for j := i + 1; j < len(all); j++ {
			if o := all[j]; o.rune != r.rune {
				m.add(common.Rune, 0, name(r)+" of "+r.area+" and "+name(o)+" of "+o.area+" change places", func(d definition) {
					put(i, o.area)(d)
					put(j, r.area)(d)
				}, m.word([3]string{at(i), r.area, o.area}, [3]string{at(j), o.area, r.area}))
			}
		}
		from := m.realm.Area(r.area)
		if from == library.None {
			continue
		}
		for _, next := range m.realm.Board.Spots[from].Next {
			if next == library.None || taken[m.realm.Spots[next].Label] {
				continue
			}
			to := m.realm.Spots[next].Label
			m.add(common.Rune, 0, name(r)+" of "+r.area+" starts in "+to, put(i, to), m.word([3]string{at(i), r.area, to}))
		}
	}
}

// cities lets two cities have each other's areas, or another city be there.
func (m *maker) cities() {
	list := func(d definition) []maps.City {
		if d.Scenario != nil {
			return d.Scenario.Cities
		}
		return d.Realm.Cities
	}
	all := list(m.own())
	used := map[string]bool{}
	for _, c := range all {
		used[c.City] = true
	}
	at := func(i int) string { return common.Item("/cities", i) + "/city" }
	rows := &m.realm.Rules.Cities
	for i, c := range all {
		row := rows.Get(c.City)
		if row == nil {
			continue
		}
		for j := i + 1; j < len(all); j++ {
			o := all[j]
			m.add(common.City, 0, "the cities of "+c.Area+" and "+o.Area+" change places", func(d definition) {
				cities := list(d)
				cities[i].City, cities[j].City = o.City, c.City
			}, m.word([3]string{at(i), c.City, o.City}, [3]string{at(j), o.City, c.City}))
		}
		for k := range rows.All() {
			o := &rows.All()[k]
			if used[o.ID] || o.Found || o.Free != row.Free || !m.boxed(o.Box) {
				continue
			}
			m.add(common.City, 0, fmt.Sprintf("the city of %s is %s in place of %s", c.Area, o.Name, row.Name),
				func(d definition) { list(d)[i].City = o.ID }, m.word([3]string{at(i), c.City, o.ID}))
		}
	}
}

// boxed reports whether the definition uses a box.
func (m *maker) boxed(box string) bool {
	boxes := m.realm.Boxes
	if m.seats != nil {
		boxes = m.seats.Boxes
	}
	return slices.Contains(boxes, box)
}

// neutrals has an area hold one neutral unit more or less.
func (m *maker) neutrals() {
	list := func(d definition) *[]maps.Neutrals {
		if d.Scenario != nil {
			return &d.Scenario.Neutrals
		}
		return &d.Realm.Neutrals
	}
	own := *list(m.own())
	for a := range m.realm.Spots {
		spot := &m.realm.Spots[a]
		row := -1
		for i := range own {
			if own[i].Area == spot.Label {
				row = i
			}
		}
		if len(spot.Neutrals) == 0 && row < 0 && spot.Home == library.None {
			m.wild(len(own), spot.Label, list)
		}
		for k, n := range spot.Neutrals {
			for _, count := range []int{n.Count - 1, n.Count + 1} {
				says := fmt.Sprintf("%s holds %s in place of %d", spot.Label, units(count, n.Row), n.Count)
				switch {
				case count == 0 && len(spot.Neutrals) > 1: // a row of none: the others stay
				case row >= 0 && count > 0:
					ptr := common.Item(common.Item("/neutrals", row)+"/units", k) + "/count"
					m.add(common.Neutrals, 0, says, func(d definition) { (*list(d))[row].Units[k].Count = count },
						m.Number(ptr, count))
				case row < 0:
					made := maps.Neutrals{Area: spot.Label, Units: []maps.Units{}}
					for j, o := range spot.Neutrals {
						if j == k {
							o.Count = count
						}
						if o.Count > 0 {
							made.Units = append(made.Units, maps.Units{Unit: o.Row.ID, Count: o.Count})
						}
					}
					m.add(common.Neutrals, 0, says, func(d definition) { *list(d) = append(*list(d), made) },
						m.row(len(own), &made)...)
				}
			}
		}
	}
}

// wild has an area without neutral units hold some.
func (m *maker) wild(rows int, label string, list func(definition) *[]maps.Neutrals) {
	all := m.realm.Rules.Units.All()
	for i := range all {
		u := &all[i]
		if u.Faction != "" || !m.boxed(u.Box) {
			continue
		}
		for _, count := range []int{1, 2} {
			made := maps.Neutrals{Area: label, Units: []maps.Units{{Unit: u.ID, Count: count}}}
			m.add(common.Neutrals, 0, fmt.Sprintf("%s holds %s", label, units(count, u)),
				func(d definition) { *list(d) = append(*list(d), made) }, m.row(rows, &made)...)
		}
	}
}

// units counts units of a type.
func units(n int, row *rulebook.Unit) string {
	if n == 0 {
		return "no " + row.Name
	}
	return narrate.Several(n, row.Name)
}

// row returns the edits that may add a row of neutral units below the others of the file, or at its end.
func (m *maker) row(rows int, n *maps.Neutrals) [][]diag.Edit {
	var list []string
	for _, u := range n.Units {
		list = append(list, fmt.Sprintf("{ unit = %s, count = %d }", schema.Quote(u.Unit), u.Count))
	}
	keys := [][2]string{{"area", schema.Quote(n.Area)}, {"units", "[" + strings.Join(list, ", ") + "]"}}
	if rows > 0 {
		return m.AddRow(common.Item("/neutrals", rows-1), keys, "area", "units")
	}
	return m.AddTable("neutrals", keys)
}
