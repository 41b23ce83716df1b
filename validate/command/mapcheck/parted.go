package mapcheck

import (
	"fmt"
	"strings"

	"muster/engine/command/field"
	"muster/maps"
	"muster/schema/diag"
)

// parted are the edits that write cells which run together with the spaces between them, in every row that has them.
// None where a row has not the size of its row of hexes even then: nobody knows which cells are meant.
func parted(p *Pass, word, apart string) []diag.Edit {
	odd := map[string]bool{}
	for _, fault := range p.Field.Faults {
		odd[fault.Ptr] = odd[fault.Ptr] || fault.Kind == field.RowSize
	}
	var out []diag.Edit
	for i, row := range p.Map.Rows {
		ptr := fmt.Sprintf("/rows/%d", i)
		for n, cell := range strings.Fields(row) {
			if cell != word {
				continue
			}
			if odd[ptr] {
				return nil
			}
			out = append(out, diag.Replace(p.Doc.File, maps.CellSpan(p.Doc, ptr, row, n), apart))
		}
	}
	return out
}
