package results

import (
	"slices"

	"muster/draw"
	"muster/internal/report/battlelore/balance"
	"muster/internal/sheet/command"
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
	var watched []string
	if a := p.q.Shape; a != nil {
		watched = append(watched, "**"+report.Counted(a.Games, "game")+"** watched turn by turn")
	}
	command.Lead(&p.Writer, p.q.Reports, watched...)
}

// short writes the main results.
func (p *page) short() {
	reports := p.q.Reports
	if p.q.Shape != nil {
		reports = append(slices.Clone(reports), p.q.Shape.Report())
	}
	command.Points(&p.Writer, reports, "")
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
			command.Watch(&p.Writer, part.Title.String(), a.Claims)
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
