package playcheck

import (
	"fmt"

	"muster/engine/command/boards"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
)

// playerDecides: what a camp takes hangs on how both are played (BL-END-03): with one player on both sides it is
// another adventure than with another.
func playerDecides() *check.Check {
	return newCheck("play/player-decides", diag.Warning, []string{"BL-END-03"},
		needs("play/no-start", "play/no-choice", "play/endless", "play/lopsided"),
		onPlayed(func(p *pass.Pass, x *played) {
			if !x.styles.Shown(beyondApart(p)) {
				return
			}
			least, most := x.styles.Ends()
			p.Report(check.Finding{
				At: p.Doc.Value("/id"),
				Message: fmt.Sprintf("%s take %d%% where %s plays both camps, and %d%% where %s does; at most %d points apart "+
					"is usual", boards.Pennant.People(), (least.Share+5)/10, least.Player, (most.Share+5)/10, most.Player,
					p.Held(limits()["apart"]).AtMost()),
				Help: "look at what one of them passes by: an objective, a strong place, a unit that needs care",
			})
		}))
}

// beyondApart is how far the figures of two players may lie apart, in thousandths.
func beyondApart(p *pass.Pass) int { return 10 * p.Held(limits()["apart"]).AtMost() }
