package balance

import (
	"fmt"
	"reflect"

	"muster/catalog"
	adventures "muster/internal/adventures/battlelore"
	"muster/internal/adventures/effect"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	"muster/schema/diag"
	"muster/schema/source"
)

// Change is the kind of a variant's change.
type Change uint8

// The kinds, in the order in which they are listed.
const (
	First     Change = iota // another camp moves first
	Cards                   // a player holds more or fewer Command cards
	Banners                 // a camp needs more or fewer banners
	Objective               // an objective is worth more or less
	Without                 // a unit is not there
	Colour                  // a unit has the next colour
)

// String returns the kind for machines.
func (k Change) String() string {
	return [...]string{"first", "cards", "banners", "objective", "without", "colour"}[k]
}

// MarshalText returns the kind for machines.
func (k Change) MarshalText() ([]byte, error) { return []byte(k.String()), nil }

// Variant is an adventure with one change.
type Variant struct {
	ID   string      `json:"id"` // names the change, whatever else the file holds
	Kind Change      `json:"kind"`
	Camp boards.Camp `json:"-"`    // the camp that it changes or that moves first
	Says string      `json:"says"` // the change, in words
	Text []byte      `json:"-"`    // the file with the change
	// Entry is that file, read again; Scenario is its playable form.
	Entry    *library.Entry  `json:"-"`
	Scenario *setup.Scenario `json:"-"`
}

// Variants are those of an adventure.
type Variants struct {
	List    []Variant // in the order of the kinds, each in that of the file
	Refused []Refused // changes that make no adventure
}

// Refused is a change that is not possible.
type Refused struct {
	Kind Change `json:"kind"`
	Says string `json:"says"`
	Why  string `json:"why"` // the reason
}

// Refuses returns the error of a definition, "" for none.
type Refuses func(e *catalog.Entry) string

// VariantsOf makes the variants of a playable adventure.
func VariantsOf(e *library.Entry, refuses Refuses) *Variants {
	m := &maker{e: e, linked: e.Linked(), pen: newPen(e.Doc), refuses: refuses, out: new(Variants)}
	m.others = others(e)
	m.first()
	m.cards()
	m.banners()
	m.objectives()
	m.units()
	m.out.name()
	return m.out
}

// maker makes variants.
type maker struct {
	pen
	e       *library.Entry
	linked  *library.Linked
	others  []*source.File
	refuses Refuses
	out     *Variants
}

// others returns the files of the project for an adventure; a shipped one uses the library alone.
func others(e *library.Entry) []*source.File {
	if !e.Given {
		return nil
	}
	var out []*source.File
	for _, s := range e.Catalog().Slots() {
		if s.File != e.Doc.File {
			out = append(out, s.File)
		}
	}
	return out
}

// wanted is a change: the adventure afterwards, and the possible edits for it, the best first.
type wanted struct {
	kind  Change
	camp  boards.Camp
	says  string
	made  adventures.Adventure
	edits [][]diag.Edit
}

// add adds the variant of a change; it is refused if no edit makes exactly that change, or if the result is no
// adventure.
func (m *maker) add(w *wanted) {
	refuse := func(why string) {
		m.out.Refused = append(m.out.Refused, Refused{w.kind, w.says, why})
	}
	for _, edits := range w.edits {
		text := diag.Apply(m.e.Doc.File.Text, edits)
		e := m.read(text)
		if e == nil || e.Adventure == nil || !reflect.DeepEqual(*e.Adventure, w.made) || !m.keeps(e) {
			continue
		}
		if why := m.refuses(e.Entry); why != "" {
			refuse(why)
			return
		}
		scenario, refused := setup.Open(e.Catalog(), e, setup.Options{})
		if len(refused) > 0 {
			refuse(refused[0].Message())
			return
		}
		m.out.List = append(m.out.List, Variant{
			Kind: w.kind, Camp: w.camp, Says: w.says, Text: text, Entry: e, Scenario: scenario,
		})
		return
	}
	refuse("make this change by hand: Muster cannot edit this part of the file safely")
}

// read reads a text instead of the adventure's own, with the same other files.
func (m *maker) read(text []byte) *library.Entry {
	of := m.e.Entry.Catalog()
	f := source.NewFile(m.e.Doc.File.Name, text)
	c := catalog.Project(of.Games(), []*source.File{f}, m.others, 1).Under(of.Settings())
	return library.Of(c).Named(f.Name)
}

// keeps reports whether an edit has left the author's own rows and the waivers unchanged.
func (m *maker) keeps(e *library.Entry) bool {
	for _, key := range []string{"rulebook", "waive"} {
		if !reflect.DeepEqual(m.e.Doc.Tree[key], e.Doc.Tree[key]) {
			return false
		}
	}
	made := newPen(e.Doc)
	return m.bare() > 0 || made.bare() == 0
}

// first lets others move first.
func (m *maker) first() {
	was := m.e.Adventure.First
	for c := range boards.Camp(boards.Camps) {
		if was == c.String() {
			continue
		}
		w := &wanted{kind: First, camp: c, says: c.People() + " move first", made: *m.e.Adventure}
		w.made.First = c.String()
		w.edits = append(w.edits, diag.Write(was, c.String(), "").Edits(m.file, m.doc.Value("/first")))
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
			w := &wanted{kind: Cards, camp: p.Camp, made: *m.e.Adventure,
				says: fmt.Sprintf("%s hold %s in place of %d", p.Name(), effect.Count(n, "Command card"), p.CommandCards)}
			side := *m.e.Adventure.Side(p.Camp.String())
			if p.Second {
				ally := *side.Ally
				ally.CommandCards, side.Ally = n, &ally
			} else {
				side.CommandCards = n
			}
			w.side(&side)
			w.edits = append(w.edits, m.number(p.Ptr+"/command_cards", n))
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
