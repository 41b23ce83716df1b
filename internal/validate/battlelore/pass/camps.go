package pass

import (
	"muster/internal/engine/battlelore/library"
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

// Rivals returns the places of units that need the same pieces as the unit that a finding is about. Editors light their
// hexes; text output leaves them out.
func Rivals(p *Pass, units []library.Unit, reported string) []diag.Related {
	var out []diag.Related
	for i := range units {
		if ptr := units[i].Ptr; ptr != reported {
			out = append(out, check.Related(p.Doc, p.Doc.Value(ptr), ""))
		}
	}
	return out
}
