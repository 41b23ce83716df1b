package mapcheck

import (
	"fmt"
	"strings"

	"muster/internal/engine/command/field"
	"muster/maps"
	"muster/schema/diag"
)

// parted returns the edits that insert the missing spaces between cells, in every row that needs them. It returns none
// if a row then still has the wrong size: the intended cells are unknown.
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
