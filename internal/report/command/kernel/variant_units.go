package kernel

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	adventures "muster/internal/adventures/command"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/engine/command/kernel/setup"
	"muster/internal/report/balance"
	"muster/maps/hex"
	"muster/schema"
	"muster/schema/diag"
)

// place is a unit's position in the file: its row of the side's units, and its index there.
type place struct{ group, at int }

// renamed returns the id of a unit with another class in it: heavy-infantry for medium-infantry.
func renamed(of *rulebook.Unit, class string) string {
	return strings.Replace(of.ID, of.Class, class, 1)
}

// units changes the armies.
func (m *maker) units() {
	var list []place // as in Linked.Units, whose order is that of the file
	for c := range boards.Camp(boards.Camps) {
		if side := m.linked.Side(c); side != nil {
			for i := range side.Units {
				for j := range side.Units[i].At {
					list = append(list, place{i, j})
				}
			}
		}
	}
	if len(list) != len(m.linked.Units) || m.linked.Field == nil {
		return
	}
	all := m.linked.Units
	for i := range all {
		m.without(&all[i], list[i])
	}
	for i := range all {
		if list[i].at == 0 {
			m.another(&all[i], list[i])
		}
	}
	for i := range all {
		for _, step := range []int{-1, 1} {
			if row := m.stepped(all[i].Row, all[i].Bow, step); row != nil {
				m.reclass(&all[i], list[i], row)
			}
		}
	}
	for i := range all {
		for _, towards := range []boards.Camp{all[i].Camp.Other(), all[i].Camp} {
			m.shift(&all[i], list[i], towards)
		}
	}
	for i := range all {
		for j := range all {
			m.swap(&all[i], &all[j], list[i], list[j])
		}
	}
}

// called words a unit with its side and hex.
func (m *maker) called(u *library.Unit) string {
	return fmt.Sprintf("%s's %s on %s", setup.SideNames[u.Camp], m.kind(u), u.Label)
}

// kind returns the name of a unit's type for use inside a sentence.
func (m *maker) kind(u *library.Unit) string {
	if u.Row == nil {
		return u.Type
	}
	return strings.ToLower(u.Row.Name)
}

// without leaves a unit out.
func (m *maker) without(u *library.Unit, at place) {
	w := m.begin(balance.Without, u.Camp, "without %s", m.called(u))
	w.side(m.sideless(u.Camp, at))
	w.edits = append(w.edits, m.leave(u.Camp, at))
	m.add(w)
}

// sideless returns a side's part of the adventure without a unit.
func (m *maker) sideless(c boards.Camp, at place) *adventures.Side {
	side := *m.linked.Side(c)
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
func (m *maker) leave(c boards.Camp, at place) []diag.Edit {
	side, list := m.linked.Side(c), "/"+library.SideNames[c]+"/units"
	if n := len(side.Units[at.group].At); n > 1 {
		return m.DropItem(m.Spans(balance.Item(list, at.group)+"/at", n), at.at)
	}
	return m.DropRow(list, len(side.Units), at.group, unitKeys...)
}

// another adds a unit to a row of units: on a free hex behind one of them, else next to one.
func (m *maker) another(u *library.Unit, at place) {
	side := m.linked.Side(u.Camp)
	g := &side.Units[at.group]
	to := m.room(u.Camp, g.At)
	if to == hex.None {
		return
	}
	label := m.linked.Field.Hexes.Label(to)
	w := m.begin(balance.Added, u.Camp, "with another unit: %s's %s on %s", setup.SideNames[u.Camp], m.kind(u), label)
	w.side(m.with(u.Camp, at.group, func(g *adventures.Units) []string { return append(g.At, label) }))
	edit, front := m.AddItem(m.Spans(u.Group+"/at", len(g.At)), schema.Quote(label))
	if front {
		w.side(m.with(u.Camp, at.group, func(g *adventures.Units) []string { return slices.Insert(g.At, 0, label) }))
	}
	w.edits = append(w.edits, edit)
	m.add(w)
}

// with returns a side's part of the adventure with other hexes of a row of units.
func (m *maker) with(c boards.Camp, group int, at func(g *adventures.Units) []string) *adventures.Side {
	side := *m.linked.Side(c)
	side.Units = slices.Clone(side.Units)
	g := &side.Units[group]
	g.At = slices.Clone(g.At)
	g.At = at(g)
	return &side
}

// free reports whether a unit may start on a hex: no unit or Leader is there, and the ground is open.
func (m *maker) free(h hex.Hex) bool {
	f := m.linked.Field
	if h == hex.None || f.Impassable.Has(h) || f.Water.Has(h) || m.linked.UnitOn(h) != nil {
		return false
	}
	return !slices.ContainsFunc(m.linked.Leaders, func(l library.Leader) bool { return l.At == h })
}

// room returns the free hex for another unit of a side, by the hexes of those that are there; hex.None without any.
func (m *maker) room(c boards.Camp, labels []string) hex.Hex {
	f := m.linked.Field
	for _, towards := range []boards.Camp{c, c.Other()} {
		for _, label := range labels {
			h, _, _ := f.Hexes.ByLabel(label)
			if h == hex.None {
				continue
			}
			for _, to := range f.Hexes.Back(towards, h) {
				if m.free(to) {
					return to
				}
			}
		}
	}
	return hex.None
}

// shift starts a unit one hex nearer to the rear edge of a side. A unit with a Leader stays with it.
func (m *maker) shift(u *library.Unit, at place, towards boards.Camp) {
	f := m.linked.Field
	if u.At == hex.None || slices.ContainsFunc(m.linked.Leaders, func(l library.Leader) bool { return l.At == u.At }) {
		return
	}
	for _, to := range f.Hexes.Back(towards, u.At) {
		if !m.free(to) {
			continue
		}
		label := f.Hexes.Label(to)
		w := m.begin(balance.Shifted, u.Camp, "%s starts on %s", m.called(u), label)
		w.side(m.with(u.Camp, at.group, func(g *adventures.Units) []string { g.At[at.at] = label; return g.At }))
		w.edits = append(w.edits, diag.Write(u.Label, label, "").Edits(m.File, m.Doc.Value(u.Ptr)))
		m.add(w)
		return
	}
}

// swap starts a unit and the one behind it, of another type, on each other's hexes.
func (m *maker) swap(u, o *library.Unit, at, other place) {
	if u.Camp != o.Camp || at.group == other.group || u.Type == o.Type && u.Bow == o.Bow || u.At == hex.None ||
		!slices.Contains(m.linked.Field.Hexes.Back(u.Camp, u.At), o.At) {
		return
	}
	w := m.begin(balance.Swapped, u.Camp, "%s and the %s on %s are swapped", m.called(u), m.kind(o), o.Label)
	side := m.with(u.Camp, at.group, func(g *adventures.Units) []string { g.At[at.at] = o.Label; return g.At })
	back := &side.Units[other.group]
	back.At = slices.Clone(back.At)
	back.At[other.at] = u.Label
	w.side(side)
	w.edits = append(w.edits, slices.Concat(
		diag.Write(u.Label, o.Label, "").Edits(m.File, m.Doc.Value(u.Ptr)),
		diag.Write(o.Label, u.Label, "").Edits(m.File, m.Doc.Value(o.Ptr))))
	m.add(w)
}

// unitKeys are those of a row of units.
var unitKeys = []string{"type", "at", "bow", "blocks", "note"}

// keysOf returns the keys and values of a row of units.
func keysOf(u *adventures.Units) [][2]string {
	keys := [][2]string{{"type", schema.Quote(u.Type)}, {"at", "[" + schema.Quote(u.At[0]) + "]"}}
	if u.Bow {
		keys = append(keys, [2]string{"bow", "true"})
	}
	if u.Blocks > 0 {
		keys = append(keys, [2]string{"blocks", strconv.Itoa(u.Blocks)})
	}
	if u.Note != "" {
		keys = append(keys, [2]string{"note", schema.Quote(u.Note)})
	}
	return keys
}

// reclass gives a unit another row of the rulebook.
func (m *maker) reclass(u *library.Unit, at place, row *rulebook.Unit) {
	side := m.linked.Side(u.Camp)
	list := "/" + library.SideNames[u.Camp] + "/units"
	old := side.Units[at.group]
	w := m.begin(balance.Colour, u.Camp, "%s as %s", m.called(u), strings.ToLower(row.Name))
	if len(old.At) == 1 {
		made := *side
		made.Units = slices.Clone(made.Units)
		made.Units[at.group].Type = row.ID
		w.side(&made)
		w.edits = append(w.edits, diag.Write(old.Type, row.ID, "").Edits(m.File, m.Doc.Value(u.Group+"/type")))
		m.add(w)
		return
	}
	made := m.sideless(u.Camp, at)
	gone := m.leave(u.Camp, at)
	to := slices.IndexFunc(side.Units, func(g adventures.Units) bool {
		return g.Type == row.ID && g.Bow == old.Bow && g.Blocks == old.Blocks && g.Note == old.Note && len(g.At) > 0
	})
	if to < 0 {
		fresh := adventures.Units{Type: row.ID, At: []string{u.Label}, Bow: old.Bow, Blocks: old.Blocks, Note: old.Note}
		made.Units = slices.Insert(made.Units, at.group+1, fresh)
		w.side(made)
		for _, e := range m.AddRow(u.Group, keysOf(&fresh), unitKeys...) {
			w.edits = append(w.edits, slices.Concat(gone, e))
		}
		m.add(w)
		return
	}
	edit, front := m.AddItem(m.Spans(balance.Item(list, to)+"/at", len(side.Units[to].At)), schema.Quote(u.Label))
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
