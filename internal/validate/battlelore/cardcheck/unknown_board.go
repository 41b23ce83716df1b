package cardcheck

import (
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/refcheck"
	"muster/schema/diag"
	"muster/validate/check"
)

// unknownBoard: the board of a set is not in the rulebook.
func unknownBoard() *check.Check {
	return &check.Check{
		Code: "deploycards/unknown-board", Severity: diag.Error, Kind: rulebook.KindDeploycards,
		Needs: []string{library.NeedsRules, "/board"},
		Run: pass.Run(onFaults(deck.UnknownBoard, func(p *pass.Pass, f deck.Fault) check.Finding {
			message, help := refcheck.UnknownName(p.Pass, "board", f.Text, p.Rules.Boards.IDs(), p.Rules.Boards.Names())
			return check.Finding{Message: message, Advice: help}
		})),
	}
}
