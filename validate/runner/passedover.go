package runner

import (
	"fmt"

	"muster/engine/catalog"
	"muster/schema/diag"
	"muster/schema/source"
)

// PassedOver is the code of the note that an adventure was not played, because it or what it is read with has errors.
const PassedOver = "play/passed-over"

// passOver notes which adventures were not played for the errors that they have, or what they are read with.
func (r *run) passOver(entries []*catalog.Entry) {
	for _, e := range entries {
		if e.Adventure == nil {
			continue
		}
		res := r.results[e]
		d := diag.Diagnostic{Code: PassedOver, Severity: diag.Note, Help: "mend the errors first"}
		switch other := r.unclean(e); {
		case res.errors:
			d.Message = "this adventure is not played: it has errors"
		case other != nil:
			d.Message = fmt.Sprintf("this adventure is not played: %s has errors", other.Doc.File.Name)
		default:
			continue
		}
		d.File, d.Start, d.End = diag.At(e.Doc.File, source.Span{})
		res.findings = append(res.findings, d)
	}
}
