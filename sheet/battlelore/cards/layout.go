package cards

import (
	"bytes"
	"html/template"
	"strings"

	"muster/sheet"
	pen "muster/sheet/draw"
	"muster/sheet/words"
)

// page is one side of a leaf.
type page struct {
	Class string // front or back, and how the paper is turned
	Label string // what it is, for who hears it
	Note  string // at its foot
	Marks template.HTML
	Slots []slot
}

// bare is the style of cards with little ink.
const bare = `.slot, .cardback, .cardback.pennant { background: #fff; }
.slot header, .slot footer, .sum th, .sum td, .cardback .trim::before { border-color: #000; }
.slot footer, .cardback .camp, body { color: #000; }
`

// layout lays cards onto pages, nine on each, with their backs behind them.
type layout struct {
	*words.Language
	name string                // of what they are cards of
	back func(front slot) slot // of a front
}

// document is all pages as one HTML file.
func (x *layout) document(title string, fronts []slot, opts sheet.Options, turned Duplex) []byte {
	leaves := (len(fronts) + PerTop - 1) / PerTop
	var pages []page
	for i := range leaves {
		top := fronts[i*PerTop : min((i+1)*PerTop, len(fronts))]
		pages = append(pages, x.front(top, i, leaves))
		if turned != Single {
			pages = append(pages, x.behind(top, turned, i, leaves))
		}
	}
	paper := "A4"
	if strings.EqualFold(opts.Paper, "letter") {
		paper = "letter"
	}
	frame := sheet.Frame{
		Title: title, Class: "deck " + strings.ToLower(paper), Language: opts.Language, Plain: true, Print: opts.Print,
		Style: style + "@page { size: " + paper + "; }\n",
	}
	if opts.Ink == pen.LightInk || opts.Ink == pen.BlackInk {
		frame.Style += bare
	}
	return sheet.Document(frame, markup.Part("pages", struct {
		Title, Advice string
		Pages         []page
	}{title, x.T("Print at full size, not fitted to the page. Cut along the marks at the rim."), pages}))
}

// front is a first side.
func (x *layout) front(slots []slot, i, leaves int) page {
	p := page{Class: "front", Label: x.T("Fronts"), Marks: marks(), Note: x.note(x.T("Fronts"), i, leaves)}
	for at, s := range slots {
		p.Slots = append(p.Slots, x.placed(s, at, at))
	}
	return p
}

// behind is what lies behind a first side; in the order of the page, each is where its front's place comes to lie.
func (x *layout) behind(fronts []slot, turned Duplex, i, leaves int) page {
	p := page{
		Class: "back " + string(turned), Label: x.T("Backs"), Marks: marks(), Note: x.note(x.T("Backs"), i, leaves),
	}
	for at := range PerTop {
		front := turned.Behind(at) // to turn it twice is not to turn it
		if front < len(fronts) {
			p.Slots = append(p.Slots, x.placed(x.back(fronts[front]), at, front))
		}
	}
	return p
}

// placed is a slot at a place of its page, with colour that runs on where that is the rim.
func (x *layout) placed(s slot, at, front int) slot {
	row, column := at/Across, at%Across
	s.Front = sheet.Number(front + 1)
	s.Class += " r" + sheet.Number(row) + " c" + sheet.Number(column)
	return s
}

// note is what stands at the foot of a page.
func (x *layout) note(side string, i, leaves int) string {
	text := x.name + " · " + side
	if leaves > 1 {
		text += " " + sheet.Number(i+1) + "/" + sheet.Number(leaves)
	}
	return text
}

// marks are what is cut along, at the rim alone, and a cross at each side: held to the light, those of both sides of
// the paper lie upon each other.
func marks() template.HTML {
	const w, h = Across * Width, Down * Height
	var d bytes.Buffer
	for x := 0; x <= w; x += Width {
		d.WriteString("M" + sheet.Number(x) + "-1v-5M" + sheet.Number(x) + " " + sheet.Number(h+1) + "v5")
	}
	for y := 0; y <= h; y += Height {
		d.WriteString("M-1 " + sheet.Number(y) + "h-5M" + sheet.Number(w+1) + " " + sheet.Number(y) + "h5")
	}
	cross := ""
	for _, x := range []string{"-6.5", "195.5"} { // equally far from the rim
		cross += `<g class="register" transform="translate(` + x + ` 132)"><circle r="1.5"/><path d="M-2.5 0h5M0-2.5v5"/></g>`
	}
	return template.HTML(`<svg xmlns="http://www.w3.org/2000/svg" class="marks" viewBox="-10 -7 209 278" fill="none"` +
		` stroke="#000" stroke-width=".2" role="img" aria-hidden="true"><path d="` + d.String() + `"/>` + cross + "</svg>")
}
