package runner

import (
	"fmt"
	"slices"

	"muster/catalog"
	"muster/schema/diag"
	"muster/schema/source"
	"muster/validate/check"
)

// PassedOver is the code of the note that a definition, such as an adventure, was not played because of errors in it or
// its dependencies.
const PassedOver = "play/passed-over"

// passOver adds notes for definitions that were not played because of errors in them or their dependencies.
func (r *run) passOver(files []*catalog.FileEntry) {
	for _, s := range files {
		res := r.results[s]
		if res == nil || res.done || !s.Header().Parsed || !slices.ContainsFunc(r.Checks,
			func(c *check.Check) bool { return c.Played && c.Looks(s.Header().Game, s.Header().Kind) }) {
			continue
		}
		e := s.Entry()
		d := diag.Diagnostic{Code: PassedOver, Severity: diag.Note, Help: "fix the errors first"}
		switch other := r.invalidDependency(e); {
		case res.Errors:
			d.Message = fmt.Sprintf("this %s is not played: it has errors", e.Doc.Kind)
		case other != nil:
			d.Message = fmt.Sprintf("this %s is not played: %s has errors", e.Doc.Kind, other.Doc.File.Name)
		default:
			continue
		}
		d.File, d.Start, d.End = diag.At(e.Doc.File, source.Span{})
		res.Findings = append(res.Findings, d)
	}
}
