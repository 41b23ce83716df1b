package mapcheck

import (
	"fmt"
	"strconv"
	"strings"

	"muster/internal/engine/command/field"
	"muster/schema/diag"
	"muster/validate/check"
)

// RowSize: a row has more or fewer cells than its row of hexes; long and short rows alternate.
func (g *Game) RowSize() *check.Check {
	return &check.Check{
		Code: "map/row-size", Severity: diag.Error, Kind: g.Kind,
		Needs: g.needs([]string{"/board", "/rows", "map/unknown-board", "map/row-count", "map/row-character"}),
		Run: g.Run(onFaults(field.RowSize, func(p *Pass, fault field.Fault) check.Finding {
			help := fmt.Sprintf("write %s cells, with a dot for each hex of %s", fault.Want, g.Plain)
			if fault.Length > 0 {
				help = "remove the extra cells"
			}
			message := fmt.Sprintf("row %d from the top has %s cells, but the %s board has %s there",
				rowNumber(fault.Ptr), fault.Text, p.Field.Board.ID, fault.Want)
			return check.Finding{Message: message, Help: help}
		})),
	}
}

// rowNumber returns the number of a row, from 1, from its pointer.
func rowNumber(ptr string) int {
	i, _ := strconv.Atoi(strings.TrimPrefix(ptr, "/rows/"))
	return i + 1
}
