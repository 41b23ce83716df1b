package runewars

import (
	"fmt"
	"slices"
	"strconv"

	"muster/internal/adventures/effect"
	scenarios "muster/internal/adventures/runewars"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	common "muster/internal/report/balance"
	"muster/schema"
	"muster/schema/diag"
)

// first lets each other seat be the first. The seats and the runes that they place keep their order around the table.
func (m *maker) first() {
	n, runes := len(m.seats.Seats), m.e.Scenario.Runes
	for i := 1; i < n; i++ {
		says := m.called(i) + " is the first player"
		by := max(0, slices.IndexFunc(runes, func(r scenarios.Rune) bool { return r.By == m.e.Scenario.Seats[i].Faction }))
		var edits [][]diag.Edit
		for _, seats := range m.MoveFirst("/seats", n, i) {
			edits = append(edits, seats)
			for _, more := range m.MoveFirst("/runes", len(runes), by) {
				edits = [][]diag.Edit{append(seats, more...)}
			}
		}
		m.add(common.First, i, says, func(d definition) {
			d.Scenario.Seats = slices.Concat(d.Scenario.Seats[i:], d.Scenario.Seats[:i])
			d.Scenario.Runes = slices.Concat(d.Scenario.Runes[by:], d.Scenario.Runes[:by])
			if len(runes) == 0 {
				d.Scenario.Runes = runes
			}
		}, edits...)
	}
}

// called returns the name of a seat's faction.
func (m *maker) called(seat int) string {
	if f := m.seats.Seats[seat].Faction; f != nil {
		return f.Name
	}
	return "seat " + strconv.Itoa(seat+1)
}

// start has a seat begin with more or fewer resources, cards or units, or with its stronghold in another area.
func (m *maker) start() {
	for i := range m.seats.Seats {
		s, said := &m.seats.Seats[i], &m.e.Scenario.Seats[i]
		m.influence(i, s, said)
		m.dials(i, s, said)
		if len(said.Units) > 0 {
			for j := range said.Units {
				m.units(i, j, said)
			}
		}
		m.stronghold(i, s, said)
	}
}

// near lists the numbers of a change by one and by two.
func near(n, most int) (out []int) {
	for _, by := range []int{-2, -1, 1, 2} {
		if to := n + by; to >= 0 && to <= most {
			out = append(out, to)
		}
	}
	return out
}

// The most influence and cards that a seat begins with after a change. A seat of a file may begin with more.
const (
	mostInfluence = 16
	mostTactics   = 8
)

// influence changes the influence and the Tactics cards at the start.
func (m *maker) influence(i int, s *library.Seat, said *scenarios.Seat) {
	for _, n := range near(s.Influence, mostInfluence) {
		m.number(hand, i, fmt.Sprintf("%s begins with %d influence in place of %d", m.called(i), n, s.Influence), "influence",
			said.Influence != nil, n, func(of *scenarios.Seat) { of.Influence = &n })
	}
	for _, n := range near(s.TacticsCards, mostTactics) {
		if n < len(said.Tactics) {
			continue
		}
		m.number(hand, i, fmt.Sprintf("%s begins with %s in place of %d", m.called(i), effect.Count(n, "Tactics card"),
			s.TacticsCards), "tactics_cards", said.TacticsCards != nil, n, func(of *scenarios.Seat) { of.TacticsCards = &n })
	}
}

// The checks of what a seat begins with. Another start needs an override of them.
const (
	hand  = "scenario/hand"
	dials = "scenario/dials"
)

// overrideReason is the reason of an override that a change adds.
const overrideReason = "for an even game"

// override adds an override of a check to the edits of a change, unless the file has one.
func (m *maker) override(
	of string, edits [][]diag.Edit,
) (out [][]diag.Edit, made func(*scenarios.Scenario), says string) {
	made = func(*scenarios.Scenario) {}
	all := m.e.Scenario.Departs
	if slices.ContainsFunc(all, func(o schema.Override) bool { return o.Check == of }) {
		return edits, made, ", as an override of " + of
	}
	keys := [][2]string{{"check", schema.Quote(of)}, {"reason", schema.Quote(overrideReason)}}
	rows := m.AddTable("departs", keys)
	if n := len(all); n > 0 {
		rows = m.AddRow(common.Item("/departs", n-1), keys, "check", "reason")
	}
	for _, one := range edits {
		for _, row := range rows {
			if one != nil {
				out = append(out, slices.Concat(one, row))
			}
		}
	}
	return out, func(s *scenarios.Scenario) {
		s.Departs = append(slices.Clone(s.Departs), schema.Override{Check: of, Reason: overrideReason})
	}, ", as an override of " + of
}

// number changes a number of a seat, or adds it.
func (m *maker) number(check string, seat int, says, key string, written bool, n int, set func(of *scenarios.Seat)) {
	ptr := common.Item("/seats", seat)
	edits := [][]diag.Edit{m.Number(ptr+"/"+key, n)}
	if !written {
		edits = m.AddAfter(ptr+"/faction", key, n)
	}
	m.begins(check, seat, says, set, edits)
}

// begins changes what a seat begins with.
func (m *maker) begins(check string, seat int, says string, set func(of *scenarios.Seat), edits [][]diag.Edit) {
	edits, override, more := m.override(check, edits)
	m.add(common.Start, seat, says+more, func(d definition) {
		set(&d.Scenario.Seats[seat])
		override(d.Scenario)
	}, edits...)
}

// dials moves a dial by one. Units that the dials give follow them.
func (m *maker) dials(i int, s *library.Seat, said *scenarios.Seat) {
	ptr := common.Item("/seats", i)
	for dial, name := range rulebook.Dials() {
		for _, n := range []int{s.Dials[dial] - 1, s.Dials[dial] + 1} {
			if n < 0 {
				continue
			}
			var edits [][]diag.Edit
			switch {
			case said.Dials == nil:
				edits = m.AddValue(ptr+"/faction", "dials", "{ "+name+" = "+strconv.Itoa(n)+" }")
			case said.Dials.Of(dial) != nil:
				edits = append(edits, m.Number(ptr+"/dials/"+name, n))
			default:
				for other, key := range rulebook.Dials() {
					if said.Dials.Of(other) != nil {
						edits = append(edits, m.AddAfter(ptr+"/dials/"+key, name, n)...)
					}
				}
			}
			says := fmt.Sprintf("%s begins with the dial of %s at %d in place of %d", m.called(i), name, n, s.Dials[dial])
			m.begins(dials, i, says, func(of *scenarios.Seat) {
				if of.Dials == nil {
					of.Dials = new(scenarios.Dials)
				}
				*[...]**int{&of.Dials.Food, &of.Dials.Wood, &of.Dials.Ore}[dial] = &n
			}, edits)
		}
	}
}

// units changes a number of units that the file names.
func (m *maker) units(i, j int, said *scenarios.Seat) {
	u := &said.Units[j]
	row := m.seats.Seats[i].Units
	if j >= len(row) || row[j].Row == nil {
		return
	}
	for _, n := range []int{u.Count - 1, u.Count + 1} {
		if n < 1 || n < u.Routed {
			continue
		}
		ptr := common.Item(common.Item("/seats", i)+"/units", j) + "/count"
		says := fmt.Sprintf("%s begins with %s in %s in place of %d", m.called(i), units(n, row[j].Row), u.Area, u.Count)
		m.add(common.Start, i, says, func(d definition) { d.Scenario.Seats[i].Units[j].Count = n }, m.Number(ptr, n))
	}
}

// stronghold puts the only stronghold of a seat into another area of its home.
func (m *maker) stronghold(i int, s *library.Seat, said *scenarios.Seat) {
	if said.Stronghold == "" {
		return
	}
	for _, a := range s.Areas {
		to := m.realm.Spots[a].Label
		if to == said.Stronghold {
			continue
		}
		m.add(common.Start, i, fmt.Sprintf("the stronghold of %s is in %s", m.called(i), to),
			func(d definition) { d.Scenario.Seats[i].Stronghold = to },
			m.word([3]string{common.Item("/seats", i) + "/stronghold", said.Stronghold, to}))
	}
}

// ends changes the number of years, and that of the runes that win.
func (m *maker) ends() {
	s, o := m.e.Scenario, &m.seats.Options
	top := func(kind common.Change, says, key string, written bool, n int, made func(d definition)) {
		edits := [][]diag.Edit{m.Number("/"+key, n)}
		if !written {
			edits = m.AddAfter("/realm", key, n)
		}
		m.add(kind, 0, says, made, edits...)
	}
	for _, n := range []int{o.Years - 1, o.Years + 1} {
		if n >= 1 {
			top(common.Years, fmt.Sprintf("it has %s in place of %d", effect.Count(n, "year"), o.Years), "years", s.Years > 0, n,
				func(d definition) { d.Scenario.Years = n })
		}
	}
	for _, n := range []int{o.ToWin - 1, o.ToWin + 1} {
		if n >= 1 {
			top(common.ToWin, fmt.Sprintf("%s win in place of %d", effect.Count(n, "dragon rune"), o.ToWin), "runes_to_win",
				s.RunesToWin > 0, n, func(d definition) { d.Scenario.RunesToWin = n })
		}
	}
}
