package cards

import (
	_ "embed"
	"html/template"

	"muster/deploycards"
	"muster/deploycards/deck"
	"muster/engine/battlelore/rulebook"
	"muster/sheet"
	"muster/sheet/battlelore"
	"muster/sheet/battlelore/draw"
	pen "muster/sheet/draw"
	"muster/sheet/nine"
	"muster/sheet/words"
)

//go:embed cards.html
var markupText string

var markup = sheet.NewMarkup(markupText)

//go:embed cards.css
var style string

// bare is the style of cards with little ink.
const bare = `.slot, .cardback, .cardback.pennant { background: #fff; }
.slot header, .slot footer, .sum th, .sum td, .cardback .trim::before { border-color: #000; }
.slot footer, .cardback .camp, body { color: #000; }
`

// page is one side of a leaf.
type page struct {
	Class string // front or back, and how the paper is turned
	Label string // what it is, for who hears it
	Note  string // at its foot
	Marks template.HTML
	Slots []slot
}

// slot is one of the nine places of a page.
type slot struct {
	Class string
	Front string // the place on the first side, counted from 1; a back has that of its card
	Face  *face
	Sum   *summary
	About *about
	Back  template.HTML // the emblem of a card's back
	Camp  string
}

// face is the front of a card.
type face struct {
	Emblem      template.HTML
	Index, Name string
	Picture     template.HTML
	Class       string
	Units       []line
	Foot        string
}

// line is units of a type.
type line struct {
	Count string
	Icon  template.HTML
	Name  string
	Each  []string // how many on each card
}

// summary is what all cards hold, as a table.
type summary struct {
	Title, Unit, All string
	Cards            []string
	Rows             []line
}

// about says which set it is.
type about struct {
	Emblem                  template.HTML
	Name, What, Ruler, Foot string
	Facts                   []string
}

// maker makes the pages of one set.
type maker struct {
	*words.Language
	set   *deck.Set
	rules *rulebook.Rulebook
	hash  string
}

// Deployment is the cards of a set to cut apart, with their backs as the paper is turned (CTA-02, CTA-03). Places that
// are left have what the set holds, and which it is.
func Deployment(s *deploycards.Set, rules *rulebook.Rulebook, opts sheet.Options, turned nine.Duplex) []byte {
	set, _ := deck.Link(s, rules)
	m := maker{opts.Language, set, rules, opts.Hash}
	fronts := m.fronts()
	leaves := (len(fronts) + nine.PerTop - 1) / nine.PerTop
	var pages []page
	for i := range leaves {
		top := fronts[i*nine.PerTop : min((i+1)*nine.PerTop, len(fronts))]
		pages = append(pages, m.front(top, i, leaves))
		if turned != nine.Single {
			pages = append(pages, m.back(top, turned, i, leaves))
		}
	}
	title := m.T("%s: cards to cut out", sheet.Clean(s.Name))
	frame := nine.Frame(title, style, opts)
	if opts.Ink == pen.LightInk || opts.Ink == pen.BlackInk {
		frame.Style += bare
	}
	return sheet.Document(frame, markup.Part("pages", struct {
		Title, Advice string
		Pages         []page
	}{title, m.T("Print at full size, not fitted to the page. Cut along the marks at the rim."), pages}))
}

// fronts are the places of all first sides: the cards, then what is said of the set as far as there is room.
func (m *maker) fronts() []slot {
	var out []slot
	for i := range m.set.Cards {
		out = append(out, slot{Class: "face", Face: m.face(&m.set.Cards[i])})
	}
	for _, more := range []slot{{Class: "sum", Sum: m.summary()}, {Class: "about", About: m.about()}} {
		if len(out)%nine.PerTop != 0 {
			out = append(out, more)
		}
	}
	return out
}

// front is a first side.
func (m *maker) front(slots []slot, i, leaves int) page {
	p := page{Class: "front", Label: m.T("Fronts"), Marks: nine.Marks(), Note: m.note(m.T("Fronts"), i, leaves)}
	for at, s := range slots {
		p.Slots = append(p.Slots, m.placed(s, at, at))
	}
	return p
}

// back is what lies behind a first side. All cards of a camp have one back, so that nobody knows a card that lies face
// down (CTA-05); in the order of the page, each is where its front's place comes to lie.
func (m *maker) back(fronts []slot, turned nine.Duplex, i, leaves int) page {
	p := page{
		Class: "back " + string(turned), Label: m.T("Backs"), Marks: nine.Marks(), Note: m.note(m.T("Backs"), i, leaves),
	}
	for at := range nine.PerTop {
		front := turned.Behind(at) // to turn it twice is not to turn it
		if front >= len(fronts) {
			continue
		}
		s := slot{Class: "plain"}
		if fronts[front].Face != nil {
			s = slot{Class: "cardback " + m.set.Camp.String(), Back: template.HTML(draw.Emblem(m.set.Camp)),
				Camp: m.Called(m.set.Camp.Soldiers())}
		}
		p.Slots = append(p.Slots, m.placed(s, at, front))
	}
	return p
}

// placed is a slot at a place of its page, with colour that runs on where that is the rim.
func (m *maker) placed(s slot, at, front int) slot {
	s.Front = sheet.Number(front + 1)
	s.Class += " " + nine.Place(at)
	return s
}

// note is what stands at the foot of a page.
func (m *maker) note(side string, i, leaves int) string {
	text := sheet.Clean(m.set.Def.Name) + " · " + side
	if leaves > 1 {
		text += " " + sheet.Number(i+1) + "/" + sheet.Number(leaves)
	}
	return text
}

// face is the front of a card.
func (m *maker) face(card *deck.Card) *face {
	var tokens []draw.CardToken
	for _, e := range card.Entries {
		if e.Unit != nil {
			tokens = append(tokens, draw.CardToken{Rank: e.Rank, File: e.File, Camp: m.set.Camp, Unit: e.Unit})
		}
	}
	var ranks []int
	if m.set.Board != nil {
		ranks = m.set.Board.Ranks
	}
	f := &face{
		Emblem: template.HTML(draw.Emblem(m.set.Camp)), Index: m.index(card), Name: sheet.Clean(card.Name),
		Picture: template.HTML(draw.CardSVG(m.Language, m.rules, ranks, tokens)),
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
	s := &summary{Title: m.T("What the cards hold"), Unit: m.T("Unit"), All: m.T("All")}
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

// about says which set it is, and has a measure to hold a ruler to.
func (m *maker) about() *about {
	def := m.set.Def
	a := &about{
		Emblem: template.HTML(draw.Emblem(m.set.Camp)), Name: sheet.Clean(def.Name),
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

// index is a card's letter and number: "A1".
func (m *maker) index(card *deck.Card) string {
	return sheet.Clean(pen.ASCII(m.set.Def.Letter)) + sheet.Number(card.Number)
}

func (m *maker) name(u *rulebook.Unit) string {
	return sheet.Clean(m.Called(sheet.Either(u.Name, u.ID)))
}

func (m *maker) icon(id string) template.HTML {
	return template.HTML(draw.Icon(m.rules, m.rules.Units.Get(id), m.set.Camp))
}

// count is how many units of a type stand on a card.
func count(card *deck.Card, id string) int {
	n := 0
	for _, e := range card.Entries {
		if e.Unit != nil && e.Unit.ID == id {
			n++
		}
	}
	return n
}
