package adventurecheck

import (
	"muster/engine/battlelore/boards"
	"muster/schema/diag"
	"muster/schema/source"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
)

// camps are the two sides in the order in which findings look at them.
var camps = [boards.Camps]boards.Camp{boards.Pennant, boards.Standard}

// related points at another place of the same file.
func related(p *pass.Pass, at source.Span, message string) []diag.Related {
	return []diag.Related{check.Related(p.Doc, at, message)}
}
