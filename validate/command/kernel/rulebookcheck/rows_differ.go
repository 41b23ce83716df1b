package rulebookcheck

import (
	"muster/engine/command/rows"
	"muster/validate/check"
	"muster/validate/command/kernel/pass"
	"muster/validate/command/rowcheck"
)

// rowsDiffer: two rows with one id that apply to the same use are equal.
func rowsDiffer() *check.Check {
	return rowcheck.RowsDiffer(func(of *check.Pass) []rows.Conflict {
		p := pass.Of(of)
		if p.Entry == nil {
			return nil
		}
		return p.Catalog.Clashes(p.Entry)
	})
}
