package adventurecheck

import (
	adventures "muster/internal/adventures/command"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/setup"
	"muster/internal/validate/command/kernel/pass"
	"muster/schema/diag"
	"muster/schema/source"
	"muster/validate/check"
)

// camps returns the two sides in the order of findings.
func camps() [boards.Camps]boards.Camp { return [...]boards.Camp{boards.Pennant, boards.Standard} }

// ptr returns the JSON pointer of a side's part.
func ptr(c boards.Camp) string { return "/" + library.SideNames[c] }

// name returns the name of a side in sentences.
func name(c boards.Camp) string { return setup.SideNames[c] }

// each calls do for both sides that the adventure has.
func each(p *pass.Pass, do func(c boards.Camp, side *adventures.Side, ptr string)) {
	for _, c := range camps() {
		if side := p.Linked.Side(c); side != nil {
			do(c, side, ptr(c))
		}
	}
}

// related returns another location of the same file.
func related(p *pass.Pass, at source.Span, message string) []diag.Related {
	return []diag.Related{check.Related(p.Doc, at, message)}
}
