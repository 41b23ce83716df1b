package balance

import (
	"fmt"
	"reflect"
	"strconv"

	"muster/catalog"
	adventures "muster/internal/adventures/battlelore"
	"muster/internal/adventures/effect"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/command/boards"
	"muster/internal/report/balance"
	"muster/schema"
	"muster/schema/diag"
)

// VariantsOf makes the variants of a playable adventure.
func VariantsOf(q balance.VariantsQuestion) *balance.Variants {
	q.Open = func(e *catalog.Entry) (balance.Scenario, []string) {
		s, _, unplayable := open(e, 0)
		return s, unplayable
	}
	e := library.EntryOf(q.Entry)
	m := &maker{Maker: balance.NewMaker(q), e: e, linked: e.Linked()}
	m.first()
	m.cards()
	m.banners()
	m.objectives()
	m.units()
	return m.Done()
}

// maker makes variants.
type maker struct {
	*balance.Maker
	e      *library.Entry
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

// add adds the variant of a change.
func (m *maker) add(w *wanted) {
	m.Add(&balance.Wanted{Kind: w.kind, Side: int(w.camp), Says: w.says, Edits: w.edits,
		Made: func(e *catalog.Entry) bool {
			own := library.EntryOf(e)
			return own != nil && own.Adventure != nil && reflect.DeepEqual(*own.Adventure, w.made)
		}})
}

// first lets others move first.
func (m *maker) first() {
	was := m.e.Adventure.First
	for c := range boards.Camp(boards.Camps) {
		if was == c.String() {
			continue
		}
		w := &wanted{kind: balance.First, camp: c, says: c.People() + " move first", made: *m.e.Adventure}
		w.made.First = c.String()
		w.edits = append(w.edits, diag.Write(was, c.String(), "").Edits(m.File, m.Doc.Value("/first")))
		m.add(w)
	}
}

// cards gives players a Command card more or less.
func (m *maker) cards() {
	for i := range m.linked.Players {
		p := &m.linked.Players[i]
		if p.CommandCards == 0 || p.Second && !p.Own {
			continue // the Commander's level says it, or it is what the camp's first player has
		}
		for _, n := range []int{p.CommandCards - 1, p.CommandCards + 1} {
			w := &wanted{kind: balance.Cards, camp: p.Camp, made: *m.e.Adventure,
				says: fmt.Sprintf("%s hold %s in place of %d", p.Name(), effect.Count(n, "Command card"), p.CommandCards)}
			side := *m.e.Adventure.Side(p.Camp.String())
			if p.Second {
				ally := *side.Ally
				ally.CommandCards, side.Ally = n, &ally
			} else {
				side.CommandCards = n
			}
			w.side(&side)
			w.edits = append(w.edits, m.Number(p.Ptr+"/command_cards", n))
			m.add(w)
		}
	}
}

// side gives a camp another part of the adventure.
func (w *wanted) side(s *adventures.Side) {
	if w.camp == boards.Pennant {
		w.made.Pennant = s
		return
	}
	w.made.Standard = s
}

// unitKeys are those of a row of units.
var unitKeys = []string{"type", "at", "player", "note"}

// keysOf returns the keys and values of a row of units.
func keysOf(u *adventures.Units) [][2]string {
	keys := [][2]string{{"type", schema.Quote(u.Type)}, {"at", "[" + schema.Quote(u.At[0]) + "]"}}
	if u.Player > 0 {
		keys = append(keys, [2]string{"player", strconv.Itoa(u.Player)})
	}
	if u.Note != "" {
		keys = append(keys, [2]string{"note", schema.Quote(u.Note)})
	}
	return keys
}
