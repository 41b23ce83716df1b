package armies

import (
	"fmt"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// ctaModeBoard: Epic Call to Arms draws other cards and deploys on other rows (VAR-EC-01 to 04), so the mode must match
// the board.
func ctaModeBoard() *check.Check {
	return &check.Check{
		Code: "adventure/cta-mode-board", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"CTA-05", "VAR-EC-01", "VAR-EC-02", "VAR-ER-01"},
		Needs: []string{"/call_to_arms"},
		Run: pass.Run(pass.OnBoard(func(p *pass.Pass) {
			c := p.Adventure.CallToArms
			if c == nil || c.Mode == "" || pass.EpicMode(c.Mode) == p.Field.Board.Epic {
				return
			}
			f := check.Finding{
				At:      p.Doc.Value("/call_to_arms/mode"),
				Message: fmt.Sprintf("mode %q on the board %q, which is not Epic", c.Mode, p.Field.Board.ID),
				Help:    `write mode = "impromptu" or "organized", or choose an Epic map`,
			}
			if p.Field.Board.Epic {
				f.Message = fmt.Sprintf("mode %q on the Epic board %q", c.Mode, p.Field.Board.ID)
				f.Help = `write mode = "epic" or "epic-allies", or choose a standard map`
			}
			p.Report(f)
		})),
	}
}
