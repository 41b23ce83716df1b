package command

import (
	"bytes"

	"muster/draw"
	"muster/internal/sheet/imposition"
	"muster/internal/words"
	"muster/sheet"
)

// page is one side of a leaf.
type page struct {
	Class string // front or back, and how the paper is turned
	Label string // name of the page, for screen readers
	Note  string // at its foot
	Marks sheet.HTML
	Slots []CardSlot
}

// deck is the data of a file of cards.
type deck struct {
	Title, Advice string
	Pages         []page
}

// bare is the style of cards with little ink.
const bare = `.slot, .cardback, .cardback.pennant, .cardback.reference { background: #fff; }
.slot header, .slot footer, .sum th, .sum td, .cardback .trim::before { border-color: #000; }
.slot footer, .cardback .camp, body { color: #000; }
`

// Layout arranges cards on pages, nine each, with their backs.
type Layout struct {
	*words.Language
	Name string                        // of the definition of the cards
	Back func(front CardSlot) CardSlot // of a front
	// Style is the game's additional card style, after the common one.
	Style string
}

// Document returns all pages as one HTML file.
func (x *Layout) Document(title string, fronts []CardSlot, opts sheet.Options, turned imposition.Duplex) []byte {
	leaves := (len(fronts) + imposition.PerTop - 1) / imposition.PerTop
	var pages []page
	for i := range leaves {
		top := fronts[i*imposition.PerTop : min((i+1)*imposition.PerTop, len(fronts))]
		pages = append(pages, x.front(top, i, leaves))
		if turned != imposition.Single {
			pages = append(pages, x.behind(top, turned, i, leaves))
		}
	}
	frame := imposition.Frame(title, cardStyle+x.Style, opts)
	if opts.Ink == draw.LightInk || opts.Ink == draw.BlackInk {
		frame.Style += bare
	}
	all := deck{title, x.T("Print at actual size, not fitted to the page. Cut along the marks at the edge."), pages}
	return sheet.Document(frame, func(b *bytes.Buffer) { all.WriteBody(b) })
}

// front returns a front page.
func (x *Layout) front(slots []CardSlot, i, leaves int) page {
	p := page{Class: "front", Label: x.T("Fronts"), Marks: imposition.Marks(), Note: x.note(x.T("Fronts"), i, leaves)}
	for at, s := range slots {
		p.Slots = append(p.Slots, x.placed(s, at, at))
	}
	return p
}

// behind returns the back page of a front page; each back is at the position behind its front.
func (x *Layout) behind(fronts []CardSlot, turned imposition.Duplex, i, leaves int) page {
	p := page{
		Class: "back " + string(turned), Label: x.T("Backs"), Marks: imposition.Marks(), Note: x.note(x.T("Backs"), i,
			leaves),
	}
	for at := range imposition.PerTop {
		front := turned.Behind(at) // to turn it twice is not to turn it
		if front < len(fronts) {
			p.Slots = append(p.Slots, x.placed(x.Back(fronts[front]), at, front))
		}
	}
	return p
}

// placed returns a slot at a position of its page, with bleed at the outer edges.
func (x *Layout) placed(s CardSlot, at, front int) CardSlot {
	s.Front = sheet.Number(front + 1)
	s.Class += " " + imposition.Place(at)
	return s
}

// note returns the footer of a page.
func (x *Layout) note(side string, i, leaves int) string {
	text := x.Name + " · " + side
	if leaves > 1 {
		text += " " + sheet.Number(i+1) + "/" + sheet.Number(leaves)
	}
	return text
}
