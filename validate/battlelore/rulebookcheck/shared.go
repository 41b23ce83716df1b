package rulebookcheck

import (
	"muster/engine/battlelore/kinds"
	"muster/engine/battlelore/rulebook"
	"muster/schema"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
	"muster/validate/command/rowcheck"
)

// open is a definition as the checks on the rows of any game see it.
func open(of *check.Pass) *rowcheck.Pass {
	p := pass.Of(of)
	if p.Entry == nil {
		return nil
	}
	return pass.Shared(p, sharedKey{}, func(p *pass.Pass) *rowcheck.Pass {
		out := &rowcheck.Pass{
			Pass: of, Doc: p.Doc, ID: p.ID, Rows: rulebook.RowsOf(p.Doc), Tables: &p.Rules.Tables,
			Names: func(w rulebook.Written, do func(noun, name, ptr string, known []string, faulty bool)) {
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
	return pass.Kept(p, projectKey{}, func() map[[2]string]rowcheck.Placed {
		var docs []*schema.Document
		for _, e := range p.Catalog.Rulebooks() {
			docs = append(docs, e.Doc)
		}
		return rowcheck.First(docs, rulebook.RowsOf)
	})
}

type projectKey struct{}
