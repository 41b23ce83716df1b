package refcheck

import (
	"fmt"

	"muster/engine/battlelore/kinds"
	"muster/schema"
	"muster/schema/diag"
	"muster/validate/check"
)

// nameMismatch: a definition is looked up by its id and opened by its file's name; people expect both to be the same.
func nameMismatch() *check.Check {
	return &check.Check{
		Code: "reference/name-mismatch", Severity: diag.Warning,
		Needs: []string{"/kind", "/id", "reference/kind-mismatch"},
		Run: func(p *check.Pass) {
			id, kind := nameOf(p)
			if p.Doc.File.Name == stdin || p.ID == "" || p.Doc.Kind == "" {
				return
			}
			if id == p.ID && kind != "" {
				return
			}
			if len(p.Catalog.Doubles(p.Entry)) > 1 {
				return // that another has the id is told: a copy of it, most likely, whose name is meant
			}
			want := p.ID + "." + p.Doc.Kind + ".toml"
			f := check.Finding{
				At:      p.Doc.Value("/id"),
				Message: fmt.Sprintf("the id is %q, but the file is named for %q", p.ID, id),
				Help:    "rename the file to " + want,
			}
			if schema.IsID(id) && !named(p) {
				f.Help += fmt.Sprintf(", or write id = %q", id)
			}
			if kind == "" {
				f.Message = fmt.Sprintf("the file's name does not end in .%s.toml", p.Doc.Kind)
				f.Help = "rename the file to " + want
			}
			p.Report(f)
		},
	}
}

// named tells whether another of the given definitions names this one by its id: then the id is meant, and the file's
// name is not.
func named(p *check.Pass) bool {
	for _, e := range p.Catalog.Given() {
		if a := e.Adventure; a != nil && (p.Doc.Kind == kinds.Map && a.Map == p.ID ||
			p.Doc.Kind == kinds.Deploycards && a.CallToArms != nil && a.CallToArms.Takes(p.ID)) {
			return true
		}
	}
	return false
}
