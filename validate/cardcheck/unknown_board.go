package cardcheck

import (
	"muster/engine/battlelore/kinds"
	"muster/engine/muster"
	"muster/schema/diag"
	"muster/validate/check"
	"muster/validate/wording"
)

// unknownBoard: a set is made for a board that the rulebook does not have.
func unknownBoard() *check.Check {
	return &check.Check{
		Code: "deploycards/unknown-board", Severity: diag.Error, Kind: kinds.Deploycards,
		Needs: []string{check.NeedsRules, "/board"},
		Run: onFaults(muster.UnknownBoard, func(p *check.Pass, f muster.Fault) (string, string) {
			return wording.Unknown("board", f.Text, p.Rules.Boards.IDs())
		}),
	}
}
