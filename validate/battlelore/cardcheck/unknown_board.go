package cardcheck

import (
	"muster/engine/battlelore/deck"
	"muster/engine/battlelore/library"
	"muster/engine/battlelore/rulebook"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
	"muster/validate/refcheck"
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
