package kernel

import (
	"fmt"
	"reflect"
	"slices"

	"muster/catalog"
	adventures "muster/internal/adventures/command"
	"muster/internal/adventures/effect"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/engine/command/kernel/setup"
	"muster/internal/report/balance"
	"muster/schema/diag"
)

// VariantsOf makes the variants of a playable adventure. Each differs in one thing. The other side moves first, or a
// side has a card, a token or a banner to win more or less. An objective or an exit is worth more or less. A unit is
// left out, added, moved, swapped with the one behind it, or has the next class.
func VariantsOf(q balance.VariantsQuestion) *balance.Variants {
	q.Open = func(e *catalog.Entry) (balance.Scenario, []string) {
		s, _, unplayable := open(e, 0)
		return s, unplayable
	}
	e := library.EntryOf(q.Entry)
	m := &maker{Maker: balance.NewMaker(q), a: e.Adventure, linked: e.Linked()}
	m.first()
	m.cards()
	m.tokens()
	m.banners()
	m.objectives()
	m.exits()
	m.units()
	return m.Done()
}

// maker makes variants.
type maker struct {
	*balance.Maker
	a      *adventures.Adventure
	linked *library.Linked
}

// wanted is a change, and the adventure afterwards.
type wanted struct {
	kind  balance.Change
	camp  boards.Camp
	says  string
	made  adventures.Adventure
	edits [][]diag.Edit
}

// begin returns a change of a kind, with the adventure as it is.
func (m *maker) begin(kind balance.Change, c boards.Camp, format string, args ...any) *wanted {
	return &wanted{kind: kind, camp: c, says: fmt.Sprintf(format, args...), made: *m.a}
}

// side gives a side another part of the adventure.
func (w *wanted) side(s *adventures.Side) {
	if w.camp == 0 {
		w.made.Top = s
		return
	}
	w.made.Bottom = s
}

// add adds the variant of a change.
func (m *maker) add(w *wanted) {
	m.Add(&balance.Wanted{Kind: w.kind, Side: int(w.camp), Says: w.says, Edits: w.edits,
		Made: func(e *catalog.Entry) bool {
			own := library.EntryOf(e)
			return own != nil && own.Adventure != nil && reflect.DeepEqual(*own.Adventure, w.made)
		}})
}

// first lets the other side move first.
func (m *maker) first() {
	was, known := m.linked.First()
	if !known {
		return
	}
	c := was.Other()
	w := m.begin(balance.First, c, "%s moves first", setup.SideNames[c])
	w.made.First = library.SideNames[c]
	w.edits = append(w.edits, diag.Write(m.a.First, w.made.First, "").Edits(m.File, m.Doc.Value("/first")))
	m.add(w)
}

// cards gives a side a Command card more or less.
func (m *maker) cards() {
	for c := range boards.Camp(boards.Camps) {
		was, written := m.linked.Command(c)
		if !written {
			continue
		}
		for _, n := range []int{was - 1, was + 1} {
			w := m.begin(balance.Cards, c, "%s holds %s in place of %d", setup.SideNames[c],
				effect.Count(n, "Command card"), was)
			side := *m.linked.Side(c)
			side.Command = &n
			w.side(&side)
			w.edits = append(w.edits, m.Number("/"+library.SideNames[c]+"/command", n))
			m.add(w)
		}
	}
}

// tokens gives a side an Inspired Action token more or less.
func (m *maker) tokens() {
	if !m.linked.Rules.HasTokens() {
		return
	}
	for c := range boards.Camp(boards.Camps) {
		was, ptr := m.linked.Tokens(c), "/"+library.SideNames[c]
		for _, n := range []int{was - 1, was + 1} {
			if m.linked.Side(c) == nil || n < 0 {
				continue
			}
			w := m.begin(balance.Tokens, c, "%s begins with %s in place of %d", setup.SideNames[c],
				effect.Count(n, "Inspired Action token"), was)
			side := *m.linked.Side(c)
			if side.Tokens != nil {
				w.edits = append(w.edits, m.Number(ptr+"/tokens", n))
			} else {
				w.edits = m.AddAfter(ptr+"/command", "tokens", n)
			}
			side.Tokens = &n
			w.side(&side)
			m.add(w)
		}
	}
}

// banners has a side need a banner more or less, or both.
func (m *maker) banners() {
	v := &m.a.Victory
	for c := range boards.Camp(boards.Camps) {
		own := [boards.Camps]int{v.Top, v.Bottom}[c]
		was := m.linked.Goal(c)
		if was == 0 {
			continue
		}
		for _, n := range []int{was - 1, was + 1} {
			w := m.begin(balance.Banners, c, "%s needs %s in place of %d", setup.SideNames[c], effect.Count(n, "banner"), was)
			if c == 0 {
				w.made.Victory.Top = n
			} else {
				w.made.Victory.Bottom = n
			}
			if own > 0 {
				w.edits = append(w.edits, m.Number("/victory/"+library.SideNames[c], n))
			} else {
				w.edits = m.AddAfter("/victory/banners", library.SideNames[c], n)
			}
			m.add(w)
		}
	}
	if v.Banners == 0 || v.Top > 0 || v.Bottom > 0 {
		return
	}
	for _, n := range []int{v.Banners - 1, v.Banners + 1} {
		w := m.begin(balance.Banners, 0, "both sides need %s in place of %d", effect.Count(n, "banner"), v.Banners)
		w.made.Victory.Banners = n
		w.edits = append(w.edits, m.Number("/victory/banners", n))
		m.add(w)
	}
}

// objectives has objectives be worth a banner more or less, or not be there.
func (m *maker) objectives() {
	all := m.a.Victory.Objectives
	const list = "/victory/objectives"
	for i := range all {
		name := "the objective " + all[i].Name
		if all[i].Name == "" && len(all[i].At) > 0 {
			name = "the objective on " + all[i].At[0]
		}
		was := all[i].Worth()
		for _, n := range []int{was - 1, was + 1} {
			w := m.begin(balance.Objective, 0, "%s is worth %s in place of %d", name, effect.Count(n, "banner"), was)
			w.made.Victory.Objectives = slices.Clone(all)
			ptr := balance.Item(list, i)
			written := m.Number(ptr+"/banners", n)
			switch {
			case n == 0:
				w.says = "without " + name
				w.made.Victory.Objectives = slices.Delete(w.made.Victory.Objectives, i, i+1)
				if len(all) == 1 {
					w.made.Victory.Objectives = nil
				}
				w.edits = append(w.edits, m.DropRow(list, len(all), i, "name", "at", "side", "banners", "permanent"))
			case written != nil:
				w.edits = [][]diag.Edit{written}
			default:
				w.edits = m.AddAfter(ptr+"/at", "banners", n)
			}
			if n > 0 {
				w.made.Victory.Objectives[i].Banners = n
			}
			m.add(w)
		}
	}
}

// exits has units that leave the board be worth a banner more or less.
func (m *maker) exits() {
	for c := range boards.Camp(boards.Camps) {
		side := m.linked.Side(c)
		if side == nil || side.Exits == nil {
			continue
		}
		was, ptr := side.Exits.Worth(), "/"+library.SideNames[c]+"/exits"
		for _, n := range []int{was - 1, was + 1} {
			if n < 0 {
				continue
			}
			w := m.begin(balance.Exit, c, "an exit is worth %s to %s in place of %d", effect.Count(n, "banner"),
				setup.SideNames[c], was)
			made, out := *side, *side.Exits
			if written := m.Number(ptr+"/banners", n); written != nil {
				w.edits = append(w.edits, written)
			} else {
				w.edits = m.AddAfter(ptr+"/at", "banners", n)
			}
			out.Banners, made.Exits = &n, &out
			w.side(&made)
			m.add(w)
		}
	}
}

// stepped returns the row of a unit with the class some steps higher, or nil. It is the row with the same name but for
// its class, else the first with the same arm and the same kind of weapon.
func (m *maker) stepped(of *rulebook.Unit, bow bool, step int) *rulebook.Unit {
	if of == nil {
		return nil
	}
	classes := &m.linked.Rules.Classes
	was := classes.Get(of.Class)
	if was == nil {
		return nil
	}
	var found *rulebook.Unit
	all := m.linked.Rules.Units.All()
	for i := range all {
		row := &all[i]
		is := classes.Get(row.Class)
		if is == nil || is.Rank != was.Rank+step || row.Arm != of.Arm || row.Missile(bow) != of.Missile(bow) {
			continue
		}
		if found == nil || row.ID == renamed(of, row.Class) {
			found = row
		}
	}
	return found
}
