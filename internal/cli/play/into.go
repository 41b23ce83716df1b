package play

import (
	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/sheet"
)

// ladderMark is the marker in a page for a ladder.
const (
	ladderMark  = "<!-- ladder -->"
	ladderPlace = "a ladder"
)

// into replaces the text between the markers of a page with an answer.
func (a *app) into(page string, x games.Swept) error {
	if _, whole := x.Finished(); !whole {
		a.Complain("muster: ", page+" is unchanged: the games are not finished")
		return cliutil.Findings{Status: cliutil.ExitInterrupted}
	}
	if err := cliutil.Between(page, ladderMark, ladderPlace, sheet.Inside(x.Reports())); err != nil {
		return err
	}
	return a.Lines("wrote " + page)
}
