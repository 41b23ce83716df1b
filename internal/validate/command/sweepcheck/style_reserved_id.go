package sweepcheck

import (
	"fmt"
	"slices"

	"muster/internal/engine/sweep"
	"muster/schema/diag"
	"muster/validate/check"
)

// Styles lists the checks on styles.
func (g *Game) Styles() []*check.Check { return []*check.Check{g.StyleReservedID()} }

// StyleReservedID: a name of a player means one player, so a style of a project must not have the id of one that ships.
func (g *Game) StyleReservedID() *check.Check {
	return &check.Check{
		Code: "style/reserved-id", Severity: diag.Error, Kind: sweep.StyleName,
		Needs: []string{"/id"},
		Run: func(p *check.Pass) {
			if sweep.StyleOf(p.Entry) == nil || !slices.Contains(g.Players(), p.Entry.ID) {
				return
			}
			p.Report(check.Finding{
				At:      p.Entry.Doc.Value("/id"),
				Message: fmt.Sprintf("%q is a player of %s", p.Entry.ID, g.Title),
				Help:    "choose another id, and name the file after it",
			})
		},
	}
}
