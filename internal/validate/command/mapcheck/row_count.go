package mapcheck

import (
	"fmt"

	"muster/internal/engine/command/field"
	"muster/internal/validate/wording"
	"muster/maps"
	"muster/schema/diag"
	"muster/validate/check"
)

// RowCount: a map has more or fewer rows than its board.
func (g *Game) RowCount() *check.Check {
	return &check.Check{
		Code: "map/row-count", Severity: diag.Error, Kind: g.Kind,
		Needs: g.needs([]string{"/board", "/rows", "map/unknown-board"}),
		Run: g.Run(OnField(func(p *Pass, f *field.Field) {
			have, want := len(p.Map.Rows), f.Hexes.Rows()
			if have == want {
				return
			}
			message := fmt.Sprintf("the map has %s, but the %s board has %d", wording.Count(have, "row", "rows"), f.Board.ID,
				want)
			if i, why, help, ok := maps.ScatteredRows(p.Map.Rows); ok {
				p.Report(check.Finding{At: p.Doc.Value(fmt.Sprintf("/rows/%d", i)), Message: message + ": " + why, Help: help})
				return
			}
			help := fmt.Sprintf("add %s", wording.Count(want-have, "row", "rows"))
			if have > want {
				help = fmt.Sprintf("remove %s", wording.Count(have-want, "row", "rows"))
			}
			if other := boardOfRows(p, have); other != "" {
				help += fmt.Sprintf(", or write board = %q", other)
			}
			p.Report(check.Finding{
				At:      p.Doc.Value("/rows"),
				Message: message,
				Help:    help,
			})
		})),
	}
}

// boardOfRows returns the id of a board with n rows, or "".
func boardOfRows(p *Pass, n int) string {
	for _, b := range p.Tables.Boards.All() {
		if b.Geometry != nil && b.Geometry.Rows() == n {
			return b.ID
		}
	}
	return ""
}
