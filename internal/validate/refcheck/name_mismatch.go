package refcheck

import (
	"fmt"
	"slices"

	"muster/catalog"
	"muster/schema"
	"muster/schema/diag"
	"muster/validate/check"
)

// nameMismatch: a definition is looked up by its id and opened by its file's name; people expect both to be equal.
func nameMismatch() *check.Check {
	return &check.Check{
		Code: "reference/name-mismatch", Severity: diag.Warning,
		Needs: []string{"/kind", "/id", "reference/kind-mismatch"},
		Run: func(p *check.Pass) {
			id, kind := nameOf(p)
			if p.Entry.Doc.File.Name == stdin || p.Entry.ID == "" || p.Entry.Doc.Kind == "" {
				return
			}
			if id == p.Entry.ID && kind != "" {
				return
			}
			if len(p.Catalog.Doubles(p.Entry)) > 1 {
				return // a duplicate id is reported: probably a copy whose name is correct
			}
			want := p.Entry.ID + "." + p.Entry.Doc.Kind + ".toml"
			f := check.Finding{
				At:      p.Entry.Doc.Value("/id"),
				Message: fmt.Sprintf("the id is %q, but the file name says %q", p.Entry.ID, id),
				Help:    "rename the file to " + want,
			}
			if schema.IsID(id) && !named(p) {
				f.Help += fmt.Sprintf(", or write id = %q", id)
			}
			if kind == "" {
				f.Message = fmt.Sprintf("the file's name does not end in .%s.toml", p.Entry.Doc.Kind)
				f.Help = "rename the file to " + want
			}
			p.Report(f)
		},
	}
}

// named reports whether another of the given definitions references this one by its id: the id is then correct, and the
// file's name is not.
func named(p *check.Pass) bool {
	if p.Catalog.Games().Kinds().Serving(p.Entry.Doc.Kind) {
		return false // it is read, and no definition names it
	}
	kind := p.Entry.Doc.Kind
	for _, s := range p.Catalog.ToJudge() {
		b := s.Header()
		if !slices.Contains(b.Any, kind) && !slices.Contains(b.Names, catalog.Name{Kind: kind, ID: p.Entry.ID}) {
			continue // its header is enough
		}
		if e := s.Entry(); e != p.Entry && p.Catalog.Reads(e, p.Entry) {
			return true
		}
	}
	return false
}
