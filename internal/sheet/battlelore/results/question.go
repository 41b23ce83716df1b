package results

import (
	"fmt"

	"muster/draw"
	found "muster/internal/report/balance"
	own "muster/internal/report/battlelore/balance"
	"muster/report"
	"muster/sheet"
)

// Pages returns the pages of an answer, one for each adventure.
func Pages(b *found.Balance, opts sheet.Options) []sheet.Page {
	out := make([]sheet.Page, len(b.List))
	for i, x := range b.List {
		out[i] = BalancePage(questionOf(b, x), opts)
	}
	return out
}

// questionOf returns the data of an adventure's page.
func questionOf(b *found.Balance, x *found.Adventure) Question {
	told := own.ReportOf(b, x)
	q := Question{ID: x.ID, Name: x.Name, Reports: []*report.Report{told}, Shape: own.ShapeOf(x)}
	if len(x.Matrix.Players) > 1 && len(told.Parts) > 0 { // the matrix is the first part
		q.Matrix = &Matrix{Title: told.Parts[0].Title.String(), Players: x.Matrix.Players}
		for _, row := range x.Matrix.Cells {
			cells := make([]draw.Cell, len(row))
			for j, s := range row {
				cells[j] = cellOf(s)
			}
			q.Matrix.Cells = append(q.Matrix.Cells, cells)
		}
	}
	return q
}

// cellOf returns a share as a cell of the drawing.
func cellOf(s found.Share) draw.Cell {
	if s.Games == 0 {
		return draw.Cell{None: true}
	}
	return draw.Cell{
		At: s.Thousandths, Text: thousandths(s.Thousandths), Strong: s.Band().Size() > found.SlightEdge,
		Small: fmt.Sprintf("%d to %d%%", s.Interval.Low/10, (s.Interval.High+9)/10),
	}
}
