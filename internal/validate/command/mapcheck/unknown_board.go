package mapcheck

import (
	"muster/internal/validate/refcheck"
	"muster/schema/diag"
	"muster/validate/check"
)

// UnknownBoard: the board of a map is not in the rulebook. The rest of the map cannot then be read.
func (g *Game) UnknownBoard() *check.Check {
	return &check.Check{
		Code: "map/unknown-board", Severity: diag.Error, Kind: g.Kind,
		Needs: g.needs([]string{g.NeedsRules, "/board"}),
		Run: g.Run(func(p *Pass) {
			// Without a board there is no linked map, so the name is looked up here.
			switch name := p.Map.Board; {
			case p.Tables.Boards.Invalid(name):
				p.Blocked()
			case name != "" && p.Tables.Boards.Get(name) == nil:
				if !p.Doc.Clean("/game") && refcheck.OfOtherGame(p.Pass, "boards", name) != "" {
					p.Blocked() // it is reported that the map is of another game
					return
				}
				message, help := refcheck.UnknownName(p.Pass, "board", name, p.Tables.Boards.IDs(), p.Tables.Boards.Names())
				p.Report(check.Finding{At: p.Doc.Value("/board"), Message: message, Advice: help})
			}
		}),
	}
}
