package kit

import (
	"muster/deploycards"
	"muster/draw"
	bldraw "muster/internal/draw/battlelore"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/sheet/battlelore"
	"muster/internal/sheet/command"
	"muster/internal/sheet/imposition"
	"muster/internal/words"
	"muster/sheet"
)

// Cards have the common layout of the family.
type (
	slot    = command.CardSlot
	face    = command.Face
	line    = command.CardLine
	summary = command.Summary
	about   = command.About
	layout  = command.Layout
)

// maker makes the pages of one set.
type maker struct {
	*words.Language
	set   *deck.Set
	rules *rulebook.Rulebook
	hash  string
}

// Deployment returns the cards of a set to cut apart, with backs for the way the paper is turned (CTA-02, CTA-03).
// Unused slots describe the set and its content.
func Deployment(s *deploycards.Set, rules *rulebook.Rulebook, opts sheet.Options, turned imposition.Duplex) []byte {
	set, _ := deck.Link(s, rules)
	m := maker{opts.Language, set, rules, opts.Hash}
	x := layout{
		Language: opts.Language, Name: sheet.Clean(s.Name),
		// All cards of a camp have the same back, so that a face-down card stays unknown (CTA-05).
		Back: func(front slot) slot {
			if front.Face == nil {
				return slot{Class: "plain"}
			}
			return slot{Class: "cardback " + m.set.Camp.String(), Back: sheet.HTML(bldraw.Emblem(m.set.Camp)),
				Camp: m.Called(m.set.Camp.Soldiers())}
		},
	}
	return x.Document(m.T("%s: cards to cut out", sheet.Clean(s.Name)), m.fronts(), opts, turned)
}

// fronts returns all front slots: the cards, then the description of the set as far as it fits.
func (m *maker) fronts() []slot {
	var out []slot
	for i := range m.set.Cards {
		out = append(out, slot{Class: "face", Face: m.face(&m.set.Cards[i])})
	}
	for _, more := range []slot{{Class: "sum", Sum: m.summary()}, {Class: "about", About: m.about()}} {
		if len(out)%imposition.PerTop != 0 {
			out = append(out, more)
		}
	}
	return out
}

// face returns the front of a card.
func (m *maker) face(card *deck.Card) *face {
	var tokens []bldraw.CardToken
	for _, e := range card.Entries {
		if e.Unit != nil {
			tokens = append(tokens, bldraw.CardToken{Rank: e.Rank, File: e.File, Camp: m.set.Camp, Unit: e.Unit})
		}
	}
	var ranks []int
	if m.set.Board != nil {
		ranks = m.set.Board.Ranks
	}
	f := &face{
		Emblem: sheet.HTML(bldraw.Emblem(m.set.Camp)), Index: m.index(card), Name: sheet.Clean(card.Name),
		Picture: sheet.HTML(bldraw.CardSVG(m.Language, m.rules, ranks, tokens)),
		Foot:    m.Called(m.set.Camp.Soldiers()) + " · " + sheet.Clean(m.set.Def.Name),
	}
	for _, u := range m.rules.Units.All() {
		if n := count(card, u.ID); n > 0 {
			f.Units = append(f.Units, line{Count: sheet.Number(n), Icon: m.icon(u.ID), Name: m.name(&u)})
		}
	}
	if len(f.Units) > 5 {
		f.Class = "many"
	}
	return f
}

// summary counts the unit types over the cards.
func (m *maker) summary() *summary {
	s := &summary{Title: m.T("Units on the cards"), Unit: m.T("Unit"), All: m.T("All")}
	for i := range m.set.Cards {
		s.Cards = append(s.Cards, sheet.Number(m.set.Cards[i].Number))
	}
	for _, u := range m.rules.Units.All() {
		l, all := line{Icon: m.icon(u.ID), Name: m.name(&u)}, 0
		for i := range m.set.Cards {
			n, cell := count(&m.set.Cards[i], u.ID), ""
			if n > 0 {
				cell = sheet.Number(n)
			}
			l.Each = append(l.Each, cell)
			all += n
		}
		if l.Count = sheet.Number(all); all > 0 {
			s.Rows = append(s.Rows, l)
		}
	}
	return s
}

// about identifies the set, and has a scale to check with a ruler.
func (m *maker) about() *about {
	def := m.set.Def
	a := &about{
		Emblem: sheet.HTML(bldraw.Emblem(m.set.Camp)), Name: sheet.Clean(def.Name),
		What:  m.T("%s, set %s", m.Called(m.set.Camp.Soldiers()), sheet.Clean(def.Letter)),
		Ruler: m.T("This line is 50 mm long."),
		Foot:  m.T("An unofficial fan project, not connected with the publisher of the game."),
	}
	if names := battlelore.BoxNames(m.Language, m.rules, def.Boxes); len(names) > 0 {
		a.Facts = append(a.Facts, m.T("Needs: %s", m.List(names)))
	}
	if def.Author != "" {
		a.Facts = append(a.Facts, m.T("by %s", sheet.Clean(def.Author)))
	}
	if m.hash != "" {
		a.Facts = append(a.Facts, m.T("content %s", m.hash))
	}
	return a
}

// index returns a card's letter and number: "A1".
func (m *maker) index(card *deck.Card) string {
	return sheet.Clean(draw.ASCII(m.set.Def.Letter)) + sheet.Number(card.Number)
}

func (m *maker) name(u *rulebook.Unit) string {
	return sheet.Clean(m.Called(sheet.Either(u.Name, u.ID)))
}

func (m *maker) icon(id string) sheet.HTML {
	return sheet.HTML(bldraw.Icon(m.rules, m.rules.Units.Get(id), m.set.Camp))
}

// count returns the number of units of a type on a card.
func count(card *deck.Card, id string) int {
	n := 0
	for _, e := range card.Entries {
		if e.Unit != nil && e.Unit.ID == id {
			n++
		}
	}
	return n
}
