package pass

import (
	"muster/internal/engine/command/boards"
	"muster/schema/diag"
	"muster/schema/source"
	"muster/validate/check"
)

// Camps returns the two sides in the order of findings.
func Camps() [boards.Camps]boards.Camp {
	return [boards.Camps]boards.Camp{boards.Pennant, boards.Standard}
}

// Related returns another location in the same file.
func Related(p *Pass, at source.Span, message string) []diag.Related {
	return []diag.Related{check.Related(p.Doc, at, message)}
}
