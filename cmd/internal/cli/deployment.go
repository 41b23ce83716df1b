package cli

import (
	"fmt"
	"strings"

	"muster/engine/muster"
	"muster/sheet"
	"muster/sheet/draw"
)

// deploymentText tells one deployment: its events, the board, and the command that shows it again.
func (a *app) deploymentText(d *muster.Deployment, again string) error {
	lines := []string{fmt.Sprintf("%s deployment on %s, seed %d", title(d.Mode.String()), d.Field.Map.Name, d.Seed), ""}
	if found := noticeLines(d.Notices()); len(found) > 0 {
		lines = append(append(lines, found...), "")
	}
	for _, e := range d.Events {
		lines = append(lines, e.Line(d.Field))
	}
	lines = append(lines, "", draw.Text(sheet.Deployed(d)), "the same draw again: "+again)
	return a.lines(lines...)
}

// title is a word with a capital letter.
func title(word string) string { return strings.ToUpper(word[:1]) + word[1:] }
