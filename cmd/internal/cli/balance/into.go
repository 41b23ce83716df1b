package balance

import (
	"bytes"
	"os"

	"muster/cmd/internal/cli/shell"
	"muster/cmd/internal/games"
	"muster/schema/project/disk"
	"muster/sheet"
)

// The marks in a page between which a ladder is written.
const (
	ladderMark = "<!-- ladder -->\n"
	endMark    = "<!-- end -->"
)

// into writes an answer between the marks of a page, in place of what stands there.
func (a *app) into(page string, x games.Swept) error {
	text, err := os.ReadFile(page)
	if err != nil {
		return shell.Usage("name a page that is there", "cannot read %s: %s", page, disk.Reason(err))
	}
	before, after, found := bytes.Cut(text, []byte(ladderMark))
	_, behind, ends := bytes.Cut(after, []byte(endMark))
	if !found || !ends {
		return shell.Usage("put "+ladderMark[:len(ladderMark)-1]+" and "+endMark+" where the ladder is to stand, a line each",
			"%s has no place for a ladder", page)
	}
	if _, whole := x.Finished(); !whole {
		a.Complain("muster: ", page+" is left as it is: the games are not finished")
		return shell.Findings{Status: shell.ExitInterrupted}
	}
	written := bytes.Join([][]byte{
		before, []byte(ladderMark), []byte("\n"), sheet.Inside(x.Reports()), []byte("\n"), []byte(endMark), behind,
	}, nil)
	if err := shell.WriteFile(page, written); err != nil {
		return err
	}
	return a.Lines("wrote " + page)
}
