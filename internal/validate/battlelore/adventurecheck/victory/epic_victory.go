package victory

import (
	"fmt"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// epicVictory: an Epic battle is usually won by 7 banners with a lead of 2, or by 9 (EP-VIC-01); on a standard board
// these keys are usually a mistake.
func epicVictory() *check.Check {
	return &check.Check{
		Code:     "adventure/epic-victory",
		Severity: diag.Warning,
		Kind:     rulebook.KindAdventure,
		Rules:    []string{"EP-VIC-01"},
		Needs: []string{
			"adventure/allies-victory",
			"/victory",
			"adventure/epic-victory-values",
			"adventure/banners-unreachable",
		},
		Run: pass.Run(pass.OnBoard(func(p *pass.Pass) {
			v := p.Adventure.Victory
			usual := [3]int{
				pass.Limit("epic-decisive").AtMost(),
				pass.Limit("epic-margin").AtMost(),
				pass.Limit("epic-marginal").AtMost(),
			}
			help := fmt.Sprintf("write decisive = %d, margin = %d and marginal = %d", usual[0], usual[1], usual[2]) +
				wording.OrWaive(p.Check.Code)
			written := [3]int{v.Decisive, v.Margin, v.Marginal}
			switch {
			case !p.Field.Board.Epic && v.Decisive > 0:
				p.Report(check.Finding{
					At:      p.Doc.Key("/victory/decisive"),
					Message: fmt.Sprintf("an Epic victory on the %s board, which is not Epic", p.Field.Board.ID),
					Help:    "replace decisive, margin and marginal by banners",
				})
			case p.Field.Board.Epic && v.Decisive == 0 && v.Banners > 0 && !p.Adventure.Allies(): // VAR-RA-09
				p.Report(check.Finding{
					At: p.Doc.Key("/victory/banners"),
					Message: fmt.Sprintf(
						"%s win on an Epic board, which normally has a decisive and a marginal victory",
						wording.Count(v.Banners, "banner", "banners"),
					),
					Help: help,
				})
			case p.Field.Board.Epic && v.Decisive > 0 && written != usual:
				p.Report(check.Finding{
					At: p.Doc.Value("/victory/decisive"),
					Message: fmt.Sprintf(
						"Epic victory at %d banners with a lead of %d, or at %d (expected %d, %d and %d)",
						v.Decisive,
						v.Margin,
						v.Marginal,
						usual[0],
						usual[1],
						usual[2],
					),
					Help: help,
				})
			}
		})),
	}
}
