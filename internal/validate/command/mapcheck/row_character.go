package mapcheck

import (
	"fmt"

	"muster/internal/engine/command/field"
	"muster/internal/validate/wording"
	"muster/maps"
	"muster/schema/diag"
	"muster/validate/check"
)

// RowCharacter: a row contains a tab, or a character that only looks like a symbol.
func (g *Game) RowCharacter() *check.Check {
	return &check.Check{
		Code: "map/row-character", Severity: diag.Error, Kind: g.Kind,
		Needs: g.needs([]string{"/board", "/rows", "/legend", "map/unknown-board", "map/row-count"}),
		Run: g.Run(onFaults(field.RowCharacter, func(p *Pass, fault field.Fault) check.Finding {
			message := fmt.Sprintf("a row contains the character %+q", fault.Text)
			if fault.Count > 1 {
				message += fmt.Sprintf(", %s in total", wording.Count(fault.Count, "time", "times"))
			}
			help := "write " + fault.Want
			return check.Finding{Message: message, Help: help, Edits: maps.SpacedRows(p.Doc, "/rows", p.Map.Rows, fault.Text)}
		})),
	}
}
