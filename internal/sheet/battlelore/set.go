package battlelore

import (
	"bytes"
	"strings"

	"muster/deploycards"
	"muster/draw"
	"muster/internal/draw/battlelore"
	"muster/internal/draw/paint"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/sheet/command"
	"muster/sheet"
)

// Set returns a set of Deployment cards: the cards to cut out, eight of 89 by 63 mm on a page, and a page about the set
// (CTA-02, CTA-03).
func Set(s *deploycards.Set, rules *rulebook.Rulebook, opts sheet.Options) sheet.Page {
	set, _ := deck.Link(s, rules)
	w := newWriter(opts)
	w.Title(s.Name)
	facts := []string{"**" + w.T("Deployment cards") + "**", w.T("%s, set %s", w.Called(set.Camp.Soldiers()),
		sheet.EscWithin(s.Letter))}
	if names := BoxNames(w.Language, rules, s.Boxes); len(names) > 0 {
		facts = append(facts, w.T("Needs: %s", w.List(names)))
	}
	w.Line(strings.Join(facts, " · "))
	w.Story(w.T("About this set"), s.Notes)
	if len(set.Cards) > 0 {
		w.Section(w.T("Units on the cards"), "summary")
		w.summary(set, rules)
	}
	w.Footer(s.ID, "deploycards", s.Author, opts)
	if len(set.Cards) > 0 { // last, so that they have a page of their own
		w.Section(w.T("Cards"), "cards")
		var text strings.Builder
		for i := range set.Cards {
			w.cardText(&text, set, rules, i)
		}
		w.Fence("cards", text.String(), func(out *bytes.Buffer) { w.cardSheet(set, rules).WriteBody(out) })
	}
	return w.Page(s.ID, s.Name, "set", opts)
}

// SetBoard returns the cards of a set in layers, with their cells as spots; nil if the board of the set is unknown.
func SetBoard(s *deploycards.Set, rules *rulebook.Rulebook, opts sheet.Options) *paint.Board {
	set, _ := deck.Link(s, rules)
	if set.Board == nil {
		return nil
	}
	faces := make([]battlelore.CardFace, len(set.Cards))
	for i := range set.Cards {
		card := &set.Cards[i]
		faces[i] = battlelore.CardFace{
			Index: cardIndex(set, card), Name: sheet.Clean(card.Name), Tokens: cardTokens(set, card),
			Foot: opts.Language.Called(set.Camp.Soldiers()) + " · " + sheet.Clean(s.Name),
			Cell: func(rank, file int) string { return set.Cell(i, rank, file) },
		}
		for _, l := range cardUnits(card, rules) {
			faces[i].Units = append(faces[i].Units, battlelore.CardUnits{Count: l.units, Unit: l.unit})
		}
	}
	return battlelore.CardBoard(opts.Language, rules, set.Camp, set.Board.Ranks, faces)
}

// SetPicture returns the map of the first card of a set; nil without one.
func SetPicture(s *deploycards.Set, rules *rulebook.Rulebook, opts sheet.Options) []byte {
	set, _ := deck.Link(s, rules)
	if set.Board == nil || len(set.Cards) == 0 {
		return nil
	}
	return []byte(battlelore.CardSVG(opts.Language, rules, set.Board.Ranks, cardTokens(set, &set.Cards[0])))
}

// summary writes a table of the unit types over the cards.
func (w *writer) summary(set *deck.Set, rules *rulebook.Rulebook) {
	head := []string{w.T("Unit")}
	for i := range set.Cards {
		head = append(head, "^"+sheet.Number(set.Cards[i].Number))
	}
	head = append(head, ">"+w.T("All"))
	var rows [][]string
	sums := make([]int, len(set.Cards)+1)
	for _, u := range rules.Units.All() {
		row := []string{sheet.Esc(w.Called(sheet.Either(u.Name, u.ID)))}
		all := 0
		for i := range set.Cards {
			n := 0
			for _, e := range set.Cards[i].Entries {
				if e.Unit != nil && e.Unit.ID == u.ID {
					n++
				}
			}
			row = append(row, blank(n))
			all += n
			sums[i] += n
		}
		if all > 0 {
			rows = append(rows, append(row, sheet.Number(all)))
			sums[len(sums)-1] += all
		}
	}
	last := []string{"**" + w.T("Units") + "**"}
	for _, n := range sums {
		last = append(last, "**"+sheet.Number(n)+"**")
	}
	w.Table(head, append(rows, last))
}

// blank formats a count; 0 is empty.
func blank(n int) string {
	if n == 0 {
		return ""
	}
	return sheet.Number(n)
}

// cardText draws one card as text: its ranks, front first, and its units.
func (w *writer) cardText(b *strings.Builder, set *deck.Set, rules *rulebook.Rulebook, n int) {
	card := &set.Cards[n]
	b.WriteString(cardIndex(set, card) + "  " + command.InText(w.Language, card.Name) + "\n")
	b.WriteString(battlelore.CardText(rules, ranks(set), cardTokens(set, card)))
	for _, l := range cardUnits(card, rules) {
		b.WriteString("  " + sheet.Number(l.units) + " x " + command.Pad(battlelore.Code(rules, l.unit, set.Camp), 4, false) +
			command.InText(w.Language, w.Called(sheet.Either(l.unit.Name, l.unit.ID))) + "\n")
	}
	b.WriteString("\n")
}

// cardIndex returns a card's letter and number: "A1".
func cardIndex(set *deck.Set, card *deck.Card) string {
	return draw.ASCII(set.Def.Letter) + sheet.Number(card.Number)
}

// ranks returns the cells of a card's ranks, the baseline first; none if the set's board is unknown.
func ranks(set *deck.Set) []int {
	if set.Board == nil {
		return nil
	}
	return set.Board.Ranks
}

func cardTokens(set *deck.Set, card *deck.Card) []battlelore.CardToken {
	var out []battlelore.CardToken
	for _, e := range card.Entries {
		if e.Unit != nil {
			out = append(out, battlelore.CardToken{Rank: e.Rank, File: e.File, Camp: set.Camp, Unit: e.Unit})
		}
	}
	return out
}

// cardUnits counts a card's units by type, in rulebook order.
func cardUnits(card *deck.Card, rules *rulebook.Rulebook) []levy {
	var out []levy
	for _, row := range rules.Units.All() {
		l := levy{}
		for _, e := range card.Entries {
			if e.Unit != nil && e.Unit.ID == row.ID {
				l.unit = e.Unit
				l.units++
			}
		}
		if l.units > 0 {
			out = append(out, l)
		}
	}
	return out
}

// cardSheet lays the cards out for cutting.
func (w *writer) cardSheet(set *deck.Set, rules *rulebook.Rulebook) *cutSheet {
	const across = 2
	out := &cutSheet{Marks: sheet.HTML(cropMarks(across, (len(set.Cards)+across-1)/across))}
	for i := range set.Cards {
		card := &set.Cards[i]
		c := cutCard{
			Emblem: sheet.HTML(battlelore.Emblem(set.Camp)), Index: sheet.Clean(cardIndex(set, card)),
			Name:    sheet.Clean(card.Name),
			Picture: sheet.HTML(battlelore.CardSVG(w.Language, rules, ranks(set), cardTokens(set, card))),
			Camp:    w.Called(set.Camp.Soldiers()), SetOf: sheet.Clean(set.Def.Name),
		}
		for _, l := range cardUnits(card, rules) {
			c.Units = append(c.Units, rosterUnit{
				Count: sheet.Number(l.units), Icon: sheet.HTML(battlelore.Icon(rules, l.unit, set.Camp)),
				Name: sheet.Clean(w.Called(sheet.Either(l.unit.Name, l.unit.ID))),
			})
		}
		out.Cards = append(out.Cards, c)
	}
	return out
}

// The size of a card in millimetres, and the length of crop marks beyond the sheet of cards.
const (
	cardWidth  = 89
	cardHeight = 63
	cropReach  = 4
)

// cropMarks draws the cutting lines of a sheet of cards: faint between the cards, strong beyond them.
func cropMarks(across, down int) string {
	w, h := across*cardWidth, down*cardHeight
	var faint, firm strings.Builder
	for x := 0; x <= w; x += cardWidth {
		faint.WriteString("M" + sheet.Number(x) + " 0v" + sheet.Number(h))
		firm.WriteString("M" + sheet.Number(x) + " -4v3m0 " + sheet.Number(h+2) + "v3")
	}
	for y := 0; y <= h; y += cardHeight {
		faint.WriteString("M0 " + sheet.Number(y) + "h" + sheet.Number(w))
		firm.WriteString("M-4 " + sheet.Number(y) + "h3m" + sheet.Number(w+2) + " 0h3")
	}
	return `<svg xmlns="http://www.w3.org/2000/svg" class="crop" viewBox="-4 -4 ` + sheet.Number(
		w+2*cropReach,
	) + " " + sheet.Number(
		h+2*cropReach,
	) +
		`" width="` + sheet.Number(
		w+2*cropReach,
	) + `mm" height="` + sheet.Number(
		h+2*cropReach,
	) + `mm" fill="none" stroke="#2b2620" role="img" aria-hidden="true">` +
		`<path stroke-width=".1" stroke-dasharray="1 1.5" d="` + faint.String() + `"/><path stroke-width=".2" d="` +
		firm.String() + "\"/></svg>\n"
}
