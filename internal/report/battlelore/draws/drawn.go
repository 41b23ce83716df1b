package draws

import (
	"fmt"
	"slices"

	bldraw "muster/internal/draw/battlelore"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/report/battlelore"
	"muster/internal/words"
	"muster/report"
)

// Drawn is one draw of Call to Arms, played.
type Drawn struct {
	*deploy.Deployment
	Again report.Command // plays it again
}

// Notices returns the caveats that readers must know before the deployment.
func (d *Drawn) Notices() []report.Notice { return noticesOf(d.Deployment.Notices()) }

// title returns the heading of the deployment.
func (d *Drawn) title() string {
	return fmt.Sprintf("%s deployment on %s, seed %d", words.Capital(d.Mode.String()), d.Field.Map.Name, d.Seed)
}

// noticed returns the lines of the notices, and a blank line after them.
func (d *Drawn) noticed() []string {
	found := report.NoticeLines(d.Notices())
	if len(found) > 0 {
		found = append(found, "")
	}
	return found
}

// again returns the last line of the deployment.
func (d *Drawn) again() string { return "the same draw again: " + d.Again.String() }

// notable are the kinds of events in which cards are drawn, units are off their marks, tokens replace them
// (CTA-ORG-05), or a camp moves first.
var notable = []events.EventKind{
	events.DrawMade, events.UnitMoved, events.UnitLost, events.UnitShort, events.FirstFound, events.ReserveNoRoom,
	events.ReserveShort, events.LevyPlaced, events.LevyShort, events.LevyRemoved,
}

// Brief shows the board, and below it the notable events without their rules, and the command that shows the draw
// again. The last line says what --full adds. Without the board these are report.BriefLines lines at most. Lines that a
// terminal of a width breaks count as several; 0 is no width.
func (d *Drawn) Brief(width int) []string {
	height := func(line string) int {
		if width == 0 {
			return 1
		}
		return len(report.Wrapped(line, width))
	}
	scene := battlelore.Deployed(d.Deployment)
	scene.Title = "" // the deployment's names the map
	lines := []string{d.title(), "", bldraw.Text(scene)}
	room := report.BriefLines - 6 - height(d.again()) // the title, three blank lines, the last one, and one for "..."
	add := func(line string) bool {
		if room -= height(line); room < 0 {
			return false
		}
		lines = append(lines, line)
		return true
	}
	fits := true
	for _, line := range d.noticed() {
		fits = fits && add(line)
	}
	told := 0
	for _, e := range d.Events {
		if !slices.Contains(notable, e.Kind) {
			continue
		}
		if fits = fits && add(e.Text(d.Field)); !fits {
			lines = append(lines, "...")
			break
		}
		told++
	}
	adds := "the rules of each event"
	if more := len(d.Events) - told; more > 0 {
		adds = report.Counted(more, "more event") + "; " + adds
	}
	return append(lines, d.again(), "", "--full adds: "+adds)
}

// Lines returns the deployment for a terminal: its events, the board, and the command that repeats it.
func (d *Drawn) Lines() []string {
	lines := append([]string{d.title(), ""}, d.noticed()...)
	for _, e := range d.Events {
		lines = append(lines, e.Line(d.Field))
	}
	return append(lines, "", bldraw.Text(battlelore.Deployed(d.Deployment)), d.again())
}
