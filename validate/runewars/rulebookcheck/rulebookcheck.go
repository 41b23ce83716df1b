// Package rulebookcheck holds the checks on rows that an author adds to the tables of Runewars, in a rulebook file or
// in the [rulebook] table of a realm: whether they hang together, and whether a game can be set up with them.
package rulebookcheck

import (
	"slices"

	"muster/engine/command/rows"
	"muster/engine/runewars/kinds"
	"muster/engine/runewars/rulebook"
	"muster/schema"
	"muster/validate/check"
	"muster/validate/command/rowcheck"
	"muster/validate/runewars/pass"
)

// All lists the checks. A check stands behind those that it needs.
func All() []*check.Check {
	return []*check.Check{
		rowcheck.DuplicateRow(open),
		rowsDiffer(),
		rowcheck.UnknownName(open),
		tileShape(),
		tileMark(),
		fateNumber(),
		neutralUnit(),
		erratum(),
		dialSpace(),
		questArea(),
		questOutcome(),
		deedWords(),
		cardMoment(),
		cardEndless(),
		objectiveNever(),
		deckSmall(),
	}
}

// open is a definition as the checks on the rows of any game see it.
func open(of *check.Pass) *rowcheck.Pass {
	p := pass.Of(of)
	if p.Entry == nil {
		return nil
	}
	return check.Shared(of, sharedKey{}, func(*check.Pass) *rowcheck.Pass {
		out := &rowcheck.Pass{
			Pass: of, Doc: p.Doc, ID: p.ID, Rows: rulebook.RowsOf(p.Doc),
			Names: func(w rows.Written, do func(noun, name, ptr string, known []string, faulty bool)) {
				for _, ref := range rulebook.References(w.Table) {
					var known []string
					ref.Each(w.Values, func(name, ptr string) {
						if known == nil {
							known = ref.Known(p.Rules)
						}
						do(ref.Noun, name, ptr, known, ref.Faulty(p.Rules, name))
					})
				}
			},
		}
		if p.Doc.Kind == kinds.Rulebook {
			out.Others = ofProject(p)
		}
		return out
	})
}

type sharedKey struct{}

// ofProject has the first row of each id in the rulebook files of the project, in the order in which they are read.
func ofProject(p *pass.Pass) map[[2]string]rowcheck.Placed {
	return check.Kept(p.Pass, projectKey{}, func() map[[2]string]rowcheck.Placed {
		var docs []*schema.Document
		for _, e := range p.Catalog.Rulebooks() {
			docs = append(docs, e.Doc)
		}
		return rowcheck.First(docs, rulebook.RowsOf)
	})
}

type projectKey struct{}

// added lists the rows of a table that a definition adds.
func added(p *pass.Pass, table string) []rulebook.Written {
	return slices.DeleteFunc(rulebook.RowsOf(p.Doc), func(w rulebook.Written) bool { return w.Table != table })
}

// of is a row as Go reads it.
func of[T any](w rulebook.Written) *T {
	out := new(T)
	schema.DecodeValue(w.Values, out)
	return out
}
