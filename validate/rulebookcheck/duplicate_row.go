package rulebookcheck

import (
	"fmt"
	"path"

	"muster/engine/rulebook"
	"muster/schema"
	"muster/schema/diag"
	"muster/validate/check"
)

// duplicateRow: a row whose id the game knows replaces the known one, but two rows of one file with the same id leave
// open which of them counts. So do the rulebook files of a folder, which all are read together.
func duplicateRow() *check.Check {
	return &check.Check{
		Code: "rulebook/duplicate-row", Severity: diag.Error,
		Run: func(p *check.Pass) {
			beside := map[[2]string]placed{}
			if p.Doc.Kind == schema.KindRulebook {
				beside = besideOf(p)
			}
			first := map[[2]string]row{}
			for _, r := range rows(p) {
				key := [2]string{rulebook.Space(r.table), r.id}
				before, twice := first[key]
				other, there := beside[key]
				f := check.Finding{At: p.Doc.Value(r.ptr + "/id")}
				switch {
				case r.id == "":
					continue
				case twice:
					f.Message = fmt.Sprintf("the table %s has a row %q already", before.table, r.id)
					f.Help = "choose another id, or remove one of the rows"
					f.Related = []diag.Related{check.Related(p.Doc, p.Doc.Value(before.ptr+"/id"), "the first one")}
				case there && other.doc != p.Doc:
					f.Message = fmt.Sprintf("the table %s has a row %q already, in %s of the same folder", other.row.table, r.id, path.Base(other.doc.File.Name))
					f.Help = "choose another id, or remove one of the rows: the rulebook files of a folder are read together"
					f.Related = []diag.Related{check.Related(other.doc, other.doc.Value(other.row.ptr+"/id"), "the first one")}
				default:
					first[key] = r
					continue
				}
				p.Report(f)
			}
		},
	}
}

// placed is a row and the file that it stands in.
type placed struct {
	row row
	doc *schema.Document
}

// besideOf has the first row of each id in the rulebook files of a folder, in the order in which they are read.
func besideOf(p *check.Pass) map[[2]string]placed {
	folder := p.Folder()
	return check.Kept(p, besideKey(folder), func() map[[2]string]placed {
		out := map[[2]string]placed{}
		for _, e := range p.Catalog.Given() {
			if e.Doc.Kind != schema.KindRulebook || e.Folder() != folder {
				continue
			}
			for _, r := range rowsOf(e.Doc) {
				if key := [2]string{rulebook.Space(r.table), r.id}; out[key].doc == nil {
					out[key] = placed{r, e.Doc}
				}
			}
		}
		return out
	})
}

type besideKey string
