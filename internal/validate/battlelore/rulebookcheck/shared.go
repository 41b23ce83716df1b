package rulebookcheck

import (
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/command/rowcheck"
	"muster/validate/check"
)

// open returns a definition as the row checks of any game see it.
func open(of *check.Pass) *rowcheck.Pass {
	p := pass.Of(of)
	if p.Entry == nil {
		return nil
	}
	from := rowcheck.Source[rulebook.Rulebook]{
		Doc: p.Doc, ID: p.ID, Book: p.Rules, Tables: &p.Rules.Tables,
		RowsOf: rulebook.RowsOf, References: rulebook.References,
	}
	if p.Doc.Kind == rulebook.KindRulebook {
		from.Base = rulebook.GameName
	}
	return rowcheck.New(of, from)
}
