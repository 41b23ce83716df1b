package draws

import (
	"fmt"

	"muster/deploycards/deploy"
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

// Lines tells the deployment for a terminal: its events, the board, and the command that shows it again.
func (d *Drawn) Lines() []string {
	lines := []string{fmt.Sprintf("%s deployment on %s, seed %d", capital(d.Mode.String()), d.Field.Map.Name, d.Seed), ""}
	if found := report.NoticeLines(d.Notices()); len(found) > 0 {
		lines = append(append(lines, found...), "")
	}
	for _, e := range d.Events {
		lines = append(lines, e.Line(d.Field))
	}
	return append(lines, "", draw.Text(scenes.Deployed(d.Deployment)), "the same draw again: "+d.Again.String())
}
