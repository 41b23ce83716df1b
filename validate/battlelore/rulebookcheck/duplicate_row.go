package rulebookcheck

import (
	"fmt"

	"muster/engine/battlelore/kinds"
	"muster/engine/battlelore/rulebook"
	"muster/schema"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
)

// duplicateRow: a row whose id the game knows replaces the known one, but two rows of one file with the same id leave
// open which of them counts. So do the rulebook files of a project, which all are read together.
func duplicateRow() *check.Check {
	return &check.Check{
		Code: "rulebook/duplicate-row", Severity: diag.Error,
		Run: pass.Run(func(p *pass.Pass) {
			others := map[[2]string]placed{}
			if p.Doc.Kind == kinds.Rulebook {
				others = ofProject(p)
			}
			first := map[[2]string]row{}
			for _, r := range rows(p) {
				key := [2]string{rulebook.Space(r.table), r.id}
				before, twice := first[key]
				other, there := others[key]
				f := check.Finding{At: p.Doc.Value(r.ptr + "/id")}
				switch {
				case r.id == "" || there && other.doc != p.Doc && other.id == p.ID:
					continue // a copy of the whole rulebook is told of once
				case twice:
					f.Message = fmt.Sprintf("the table %s has a row %q already", before.table, r.id)
					f.Help = "choose another id, or remove one of the rows"
					f.Related = []diag.Related{check.Related(p.Doc, p.Doc.Value(before.ptr+"/id"), "the first one")}
				case there && other.doc != p.Doc:
					f.Message = fmt.Sprintf("the table %s has a row %q already, in %s", other.row.table, r.id, other.doc.File.Name)
					f.Help = "choose another id, or remove one of the rows: the rulebooks of a project are read together"
					f.Related = []diag.Related{check.Related(other.doc, other.doc.Value(other.row.ptr+"/id"), "the first one")}
				default:
					first[key] = r
					continue
				}
				p.Report(f)
			}
		}),
	}
}

// placed is a row and the file that it stands in.
type placed struct {
	row row
	doc *schema.Document
	id  string // of the rulebook
}

// ofProject has the first row of each id in the rulebook files of the project, in the order in which they are read.
func ofProject(p *pass.Pass) map[[2]string]placed {
	return pass.Kept(p, projectKey{}, func() map[[2]string]placed {
		out := map[[2]string]placed{}
		for _, e := range p.Catalog.Rulebooks() {
			for _, r := range rowsOf(e.Doc) {
				if key := [2]string{rulebook.Space(r.table), r.id}; out[key].doc == nil {
					out[key] = placed{r, e.Doc, e.ID}
				}
			}
		}
		return out
	})
}

type projectKey struct{}
