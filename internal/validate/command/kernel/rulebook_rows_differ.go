package kernel

import (
	"muster/internal/engine/command/rows"
	"muster/internal/validate/command/kernel/pass"
	"muster/internal/validate/command/rowcheck"
	"muster/validate/check"
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
