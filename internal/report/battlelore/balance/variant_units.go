package balance

import (
	"fmt"
	"slices"
	"strings"

	"muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/report/balance"
	"muster/schema"
	"muster/schema/diag"
)

// place is a unit's position in the file: its row of the camp's units, and its index there.
type place struct {
	group, at int
}

// units leaves each unit out, and gives it the next lower and the next higher colour.
func (m *maker) units() {
	var list []place // as in Linked.Units, whose order is that of the file
	for camp := range boards.Camp(boards.Camps) {
		side := m.e.Adventure.Side(camp.String())
		if side == nil {
			continue
		}
		for i := range side.Units {
			for j := range side.Units[i].At {
				list = append(list, place{i, j})
			}
		}
	}
	if len(list) != len(m.linked.Units) {
		return // Call to Arms: the cards bring them
	}
	for i := range m.linked.Units {
		m.without(&m.linked.Units[i], list[i])
	}
	for i := range m.linked.Units {
		u := &m.linked.Units[i]
		for _, step := range []int{-1, 1} {
			if row := m.coloured(u.Row, step); row != nil {
				m.recolour(u, list[i], row)
			}
		}
	}
}

// called words a unit with its camp and hex.
func (m *maker) called(u *library.Unit) string {
	name := u.Type
	if u.Row != nil {
		name = lower(u.Row.Name)
	}
	return fmt.Sprintf("%s' %s on %s", u.Camp.People(), name, u.Label)
}

// lower returns a name for use inside a sentence.
func lower(name string) string { return strings.ToLower(name[:1]) + name[1:] }

// without leaves a unit out.
func (m *maker) without(u *library.Unit, at place) {
	w := &wanted{kind: balance.Without, camp: u.Camp, says: "without " + m.called(u), made: *m.e.Adventure}
	side := m.sideless(u.Camp, at)
	w.side(side)
	w.edits = append(w.edits, m.leave(u.Camp, at))
	m.add(w)
}

// sideless returns a camp's part of the adventure without a unit.
func (m *maker) sideless(camp boards.Camp, at place) *adventures.Side {
	side := *m.e.Adventure.Side(camp.String())
	side.Units = slices.Clone(side.Units)
	g := &side.Units[at.group]
	if len(g.At) == 1 {
		side.Units = slices.Delete(side.Units, at.group, at.group+1)
		return &side
	}
	g.At = slices.Delete(slices.Clone(g.At), at.at, at.at+1)
	return &side
}

// leave returns the edits that remove a unit from the file.
func (m *maker) leave(camp boards.Camp, at place) []diag.Edit {
	g := m.e.Adventure.Side(camp.String()).Units[at.group]
	list := "/" + camp.String() + "/units"
	if len(g.At) > 1 {
		return m.DropItem(m.Spans(balance.Item(list, at.group)+"/at", len(g.At)), at.at)
	}
	return m.DropRow(list, len(m.e.Adventure.Side(camp.String()).Units), at.group, unitKeys...)
}

// coloured returns the same troop with the colour some steps higher, or nil. Creatures have no other colour.
func (m *maker) coloured(of *rulebook.Unit, step int) *rulebook.Unit {
	rules := m.linked.Rules
	if of == nil || of.Creature() {
		return nil
	}
	was := rules.Banners.Get(of.Banner)
	if was == nil {
		return nil
	}
	all := rules.Units.All()
	for i := range all {
		row := &all[i]
		b := rules.Banners.Get(row.Banner)
		if b != nil && b.Rank == was.Rank+step && row.Race == of.Race && row.Weapon == of.Weapon && row.Class == of.Class {
			return row
		}
	}
	return nil
}

// recolour gives a unit another row of the rulebook.
func (m *maker) recolour(u *library.Unit, at place, row *rulebook.Unit) {
	side := m.e.Adventure.Side(u.Camp.String())
	list := "/" + u.Camp.String() + "/units"
	old := side.Units[at.group]
	w := &wanted{kind: balance.Colour, camp: u.Camp, says: m.called(u) + " as " + lower(row.Name), made: *m.e.Adventure}
	if len(old.At) == 1 {
		made := *side
		made.Units = slices.Clone(made.Units)
		made.Units[at.group].Type = row.ID
		w.side(&made)
		ptr := balance.Item(list, at.group) + "/type"
		w.edits = append(w.edits, diag.Write(old.Type, row.ID, "").Edits(m.File, m.Doc.Value(ptr)))
		m.add(w)
		return
	}
	made := m.sideless(u.Camp, at)
	gone := m.leave(u.Camp, at)
	to := slices.IndexFunc(side.Units, func(g adventures.Units) bool {
		return g.Type == row.ID && g.Player == old.Player && g.Note == old.Note && len(g.At) > 0
	})
	if to < 0 {
		fresh := adventures.Units{Type: row.ID, At: []string{u.Label}, Player: old.Player, Note: old.Note}
		made.Units = slices.Insert(made.Units, at.group+1, fresh)
		w.side(made)
		for _, e := range m.AddRow(balance.Item(list, at.group), keysOf(&fresh), unitKeys...) {
			w.edits = append(w.edits, slices.Concat(gone, e))
		}
		m.add(w)
		return
	}
	spans := m.Spans(balance.Item(list, to)+"/at", len(side.Units[to].At))
	edit, front := m.AddItem(spans, schema.Quote(u.Label))
	g := &made.Units[to]
	if front {
		g.At = slices.Insert(slices.Clone(g.At), 0, u.Label)
	} else {
		g.At = append(slices.Clone(g.At), u.Label)
	}
	w.side(made)
	w.edits = append(w.edits, slices.Concat(gone, edit))
	m.add(w)
}
