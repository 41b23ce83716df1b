package refcheck

import (
	"fmt"

	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// otherGame: an id belongs to one definition of a kind across all games of a project, so a reference can lead to
// another game's. That is invalid: its board and ground are not those of the referencing game.
func otherGame() *check.Check {
	return &check.Check{
		Code: "reference/other-game", Severity: diag.Error,
		Needs: []string{"/game"},
		Run: func(p *check.Pass) {
			games := p.Catalog.Games()
			own := p.Entry.Doc.Game
			for _, n := range p.Entry.Names {
				other := p.Catalog.FindFor(p.Entry, n.Kind, n.ID)
				if other == nil || other.Doc.Game == own || other.Typed == nil {
					continue
				}
				if board, _ := other.Doc.Tree["board"].(string); other.Given && games.Other(own, "boards", board) == "" &&
					games.Other(other.Doc.Game, "boards", board) == own {
					p.Blocked() // the map's own game is in doubt, which map/unknown-board reports
					continue
				}
				message := fmt.Sprintf("the %s %q belongs to %s", n.Kind, n.ID, games.Title(other.Doc.Game))
				help := wording.Choice(p.Catalog.IDsOf(own, n.Kind)) // no suggestion: the name is not misspelt
				if help == "" {
					help = fmt.Sprintf("add %s of %s to the project", wording.A(n.Kind), games.Title(own))
				}
				f := check.Finding{At: p.Entry.Doc.Value(n.Ptr), Message: message, Help: help}
				if other.Given {
					f.Related = []diag.Related{check.Related(other.Doc, other.Doc.Value("/id"), "it is here")}
				}
				p.Report(f)
			}
		},
	}
}
