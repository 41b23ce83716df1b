package mapcheck

import (
	"muster/engine/battlelore/kinds"
	"muster/engine/battlelore/library"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
	"muster/validate/wording"
)

// unknownBoard: a map names a board that the rulebook does not have. Nothing else of it can be read then.
func unknownBoard() *check.Check {
	return &check.Check{
		Code: "map/unknown-board", Severity: diag.Error, Kind: kinds.Map,
		Needs: []string{library.NeedsRules, "/board"},
		Run: pass.Run(func(p *pass.Pass) {
			// The linked map is gone without a board, so the name is looked up here.
			switch name := p.Map.Board; {
			case p.Rules.Boards.Faulty(name):
				p.Owed()
			case name != "" && p.Rules.Boards.Get(name) == nil:
				message, help := wording.Unknown("board", name, p.Rules.Boards.IDs())
				p.Report(check.Finding{At: p.Doc.Value("/board"), Message: message, Advice: help})
			}
		}),
	}
}
