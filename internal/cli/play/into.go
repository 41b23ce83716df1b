package play

import (
	"muster/internal/cli/shell"
	"muster/internal/games"
	"muster/sheet"
)

// ladderMark stands in a page where a ladder is written.
const (
	ladderMark  = "<!-- ladder -->"
	ladderPlace = "a ladder"
)

// into writes an answer between the marks of a page, in place of what stands there.
func (a *app) into(page string, x games.Swept) error {
	if _, whole := x.Finished(); !whole {
		a.Complain("muster: ", page+" is unchanged: the games are not finished")
		return shell.Findings{Status: shell.ExitInterrupted}
	}
	if err := shell.Between(page, ladderMark, ladderPlace, sheet.Inside(x.Reports())); err != nil {
		return err
	}
	return a.Lines("wrote " + page)
}
