package results_test

import (
	"testing"

	"muster/internal/report/battlelore/draws"
	"muster/internal/sheet/battlelore/results"
	"muster/internal/testing/sheettest"
	"muster/report"
)

// TestPagesAreAccessible checks that the set-up sheet of a draw, and the page about every draw, work with screen
// readers and the keyboard.
func TestPagesAreAccessible(t *testing.T) {
	d := played(t, 3)
	again := report.Command{"muster", "deploy", "again"}
	page := results.SetUp(&draws.Drawn{Deployment: d, Again: again}, true, options())
	sheettest.Accessible(t, "set-up", string(page.HTML()))
	all := results.Played(&draws.Played{
		Field: d.Field, Mode: d.Mode, Report: &report.Report{Short: []report.Point{{
			Name: report.Words("Units lost"), Says: report.Words("in 1 of 1"),
		}}},
		Cases: []draws.Case{{Case: report.Case{What: []report.Text{report.Words("Lost")}, Command: again}, Deployment: d}},
	}, options())
	sheettest.Accessible(t, "every draw", string(all.HTML()))
}
