package mapcheck

import (
	"fmt"

	"muster/engine/battlelore/field"
	"muster/engine/battlelore/kinds"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
	"muster/validate/rows"
	"muster/validate/wording"
)

// rowCharacter: a row holds a tab, or a character that is no symbol and only looks like one.
func rowCharacter() *check.Check {
	return &check.Check{
		Code: "map/row-character", Severity: diag.Error, Kind: kinds.Map,
		Needs: []string{"/board", "/rows", "/legend", "map/unknown-board", "map/row-count"},
		Run: pass.Run(onFaults(field.RowCharacter, func(p *pass.Pass, fault field.Fault) check.Finding {
			message := fmt.Sprintf("a row holds the character %+q", fault.Text)
			if fault.Count > 1 {
				message += fmt.Sprintf(", %s in all", wording.Count(fault.Count, "time", "times"))
			}
			help := "write " + fault.Want
			return check.Finding{Message: message, Help: help, Edits: rows.Spaced(p.Doc, "/rows", p.Map.Rows, fault.Text)}
		})),
	}
}
