package draws

import (
	"fmt"
	"slices"

	"muster/deploycards/deploy"
	"muster/deploycards/deploy/events"
	"muster/report"
	"muster/report/battlelore/scenes"
	"muster/sheet/battlelore/draw"
)

// Drawn is one draw of Call to Arms, played.
type Drawn struct {
	*deploy.Deployment
	Again report.Command // plays it again
}

// Notices are what is to be known before it is played.
func (d *Drawn) Notices() []report.Notice { return noticesOf(d.Deployment.Notices()) }

// head is the title of the deployment and its notices.
func (d *Drawn) head() []string {
	lines := []string{fmt.Sprintf("%s deployment on %s, seed %d", capital(d.Mode.String()), d.Field.Map.Name, d.Seed), ""}
	if found := report.NoticeLines(d.Notices()); len(found) > 0 {
		lines = append(append(lines, found...), "")
	}
	return lines
}

// again is the last line of the deployment.
func (d *Drawn) again() string { return "the same draw again: " + d.Again.String() }

// notable are the kinds of events in which cards are drawn, units do not stand on their marks, tokens stand for them
// (CTA-ORG-05), or a camp moves first.
var notable = []events.EventKind{
	events.DrawMade, events.UnitMoved, events.UnitLost, events.UnitShort, events.FirstFound, events.ReserveNoRoom,
	events.ReserveShort, events.LevyPlaced, events.LevyShort, events.LevyRemoved,
}

// Brief tells the deployment in report.BriefLines lines at most: its notable events, and the command that shows it
// again. The last line says what --full adds. Lines that a terminal of a width breaks count as several; 0 is no width.
func (d *Drawn) Brief(width int) []string {
	height := func(line string) int {
		if width == 0 {
			return 1
		}
		return len(report.Wrapped(line, width))
	}
	room := report.BriefLines - 3 - height(d.again()) // the blank line and the last one, and one for "..."
	var lines []string
	add := func(line string) bool {
		if room -= height(line); room < 0 {
			return false
		}
		lines = append(lines, line)
		return true
	}
	fits := true
	for _, line := range d.head() {
		fits = fits && add(line)
	}
	told := 0
	for _, e := range d.Events {
		if !slices.Contains(notable, e.Kind) {
			continue
		}
		if fits = fits && add(e.Line(d.Field)); !fits {
			lines = append(lines, "...")
			break
		}
		told++
	}
	return append(lines, d.again(), "", fmt.Sprintf("--full adds: %s; the board",
		report.Counted(len(d.Events)-told, "more event")))
}

// Lines tells the deployment for a terminal: its events, the board, and the command that shows it again.
func (d *Drawn) Lines() []string {
	lines := d.head()
	for _, e := range d.Events {
		lines = append(lines, e.Line(d.Field))
	}
	return append(lines, "", draw.Text(scenes.Deployed(d.Deployment)), d.again())
}
