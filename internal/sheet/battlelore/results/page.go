package results

import (
	"strings"

	"muster/draw"
	"muster/internal/report/battlelore/balance"
	"muster/report"
	"muster/sheet"
)

// Question is the data of a page.
type Question struct {
	ID, Name string               // of the adventure
	Author   string               // of the adventure; "" for none
	Reports  []*report.Report     // reports besides the shape, the verdict first
	Matrix   *Matrix              // may be nil
	Shape    *balance.ShapeAnswer // nil where no games were watched
}

// Matrix is the win rate of the Pennants by the players of both camps.
type Matrix struct {
	Title   string // title of the report part before the drawing
	Players []string
	Cells   [][]draw.Cell // by who plays the Pennants, by who plays the Standards
}

// BalancePage returns the page.
func BalancePage(q Question, opts sheet.Options) sheet.Page {
	p := &page{q: &q}
	p.Room()
	title := "Balance of " + q.Name
	p.Title(title)
	p.lead()
	p.short()
	for _, r := range q.Reports {
		for i := range r.Parts {
			if q.Matrix != nil && r.Parts[i].Title.String() == q.Matrix.Title {
				p.drawn(&r.Parts[i], p.matrix)
				continue
			}
			p.Part(&r.Parts[i])
		}
	}
	if q.Shape != nil {
		p.shape()
	}
	p.Footer(q.ID, "adventure", q.Author, opts)
	return p.Writer.Page(q.ID+"-balance", title, "balance", opts)
}

// page is a page in progress.
type page struct {
	sheet.Writer
	q *Question
}

// lead describes the sample.
func (p *page) lead() {
	var parts []string
	for _, r := range p.q.Reports {
		parts = append(parts, sheet.EscWithin(r.Title))
	}
	if a := p.q.Shape; a != nil {
		parts = append(parts, "**"+report.Counted(a.Games, "game")+"** watched turn by turn")
	}
	if len(parts) > 0 {
		p.Line(strings.Join(parts, " · "))
	}
	for _, r := range p.q.Reports {
		for _, l := range r.Lead {
			p.Para(sheet.Cite(l))
		}
	}
}

// short writes the main results.
func (p *page) short() {
	var entries []string
	add := func(r *report.Report) {
		entries = append(entries, sheet.NoticeItems(r.Notices)...)
		for _, s := range r.Short {
			entries = append(entries, "**"+sheet.Upper(sheet.Cite(s.Name))+":** "+sheet.Cite(s.Says))
		}
	}
	for _, r := range p.q.Reports {
		add(r)
	}
	if p.q.Shape != nil {
		add(p.q.Shape.Report())
	}
	if len(entries) > 0 {
		p.Section("Summary", "wide")
		p.Items(false, entries)
	}
}

// shape writes the shape of the games and their main factors.
func (p *page) shape() {
	a := p.q.Shape
	for _, part := range a.Named() {
		switch part.ID {
		case balance.PartLength:
			p.drawn(&part.Part, p.lengths)
		case balance.PartTurns:
			p.drawn(&part.Part, p.banners)
		case balance.PartCards:
			all := a.CardsPart(0)
			p.drawn(&all, p.cards)
		case balance.PartGoals:
			p.drawn(&part.Part, p.goals)
		case balance.PartClasses:
			p.drawn(&part.Part, p.classes)
		case balance.PartPlaces:
			p.places()
		case balance.PartGames:
			p.games(part.Title)
		default:
			p.Part(&part.Part)
		}
	}
}

// drawn writes a part with a plot of its table above it.
func (p *page) drawn(part *report.Part, plot func()) {
	p.Section(part.Title.String(), "wide many")
	for _, l := range part.Lead {
		p.Para(sheet.Cite(l))
	}
	plot()
	p.Cells(&part.Table)
	for _, n := range part.Notes {
		p.Para(sheet.Cite(n))
	}
}

// games writes example games, with the commands that show them.
func (p *page) games(title report.Text) {
	p.Section(title.String(), "wide again")
	a := p.q.Shape
	entries := make([]string, len(a.Claims))
	for i := range a.Claims {
		c := &a.Claims[i]
		entries[i] = "**" + sheet.Upper(sheet.EscWithin(c.Text)) + "**"
		if command := c.Seen.Command.String(); !strings.ContainsAny(command, "`\n") {
			entries[i] += " `" + command + "`"
		}
	}
	p.Items(true, entries)
	p.Para("Add --record FILE to save such a game; `muster replay FILE` shows it.")
}
