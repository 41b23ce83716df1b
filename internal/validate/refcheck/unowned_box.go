package refcheck

import (
	"fmt"
	"slices"

	"muster/catalog"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/schema/source"
	"muster/validate/check"
)

// unownedBox: a project lists the boxes that its players own, with copies. A definition that needs others cannot be set
// up at their table.
func unownedBox() *check.Check {
	return &check.Check{
		Code: "reference/unowned-box", Severity: diag.Warning,
		Needs: []string{"/kind", "/boxes"},
		Run: func(p *check.Pass) {
			owned := p.Catalog.Settings().Boxes
			if len(owned) == 0 || slices.ContainsFunc(owned, func(id string) bool { return unknown(p, id) }) {
				return // project/unknown-box: the project's boxes are unknown
			}
			need := p.Catalog.BoxesOf(p.Entry)
			for i, id := range need {
				n := count(need[:i+1], id)
				if n <= count(owned, id) || n < count(need, id) || unknown(p, id) || toldByOther(p, id, n) {
					continue
				}
				p.Report(check.Finding{At: boxAt(p, i), Message: unownedWords(p, id, n, count(owned, id)),
					Help: "avoid it, or add it to boxes in the project's settings"})
			}
		},
	}
}

// unownedWords describes how many copies of a box are needed and owned.
func unownedWords(p *check.Pass, id string, need, owned int) string {
	what := fmt.Sprintf("the box %q", id)
	if need > 1 {
		what = fmt.Sprintf("%d copies of the box %q", need, id)
	}
	have := "does not have"
	if owned > 0 {
		have = fmt.Sprintf("has %d of", owned)
	}
	return fmt.Sprintf("this %s needs %s, which the project %s", p.Entry.Doc.Kind, what, have)
}

// unknown reports whether a box is unknown, which is reported elsewhere.
func unknown(p *check.Pass, id string) bool { return !slices.Contains(p.Catalog.Boxes(), id) }

// toldByOther reports whether the definition needs a box only for another one of the project, which reports it itself:
// an adventure without boxes has those of its map.
func toldByOther(p *check.Pass, id string, n int) bool {
	if written(p) {
		return false
	}
	return slices.ContainsFunc(p.Entry.Names, func(name catalog.Reference) bool {
		e := p.Catalog.FindFor(p.Entry, name.Kind, name.ID)
		return e != nil && e.Given && p.Catalog.Judged(e) && count(p.Catalog.BoxesOf(e), id) >= n
	})
}

// written reports whether the definition lists boxes itself.
func written(p *check.Pass) bool { return p.Entry.Doc.Value("/boxes") != p.Entry.Doc.Value("") }

// boxAt returns the location of the i-th box, or of the definition's id.
func boxAt(p *check.Pass, i int) (at source.Span) {
	if written(p) {
		return p.Entry.Doc.Value(wording.Pointer("boxes", i))
	}
	return p.Entry.Doc.Value("/id")
}

// count returns how often a list contains a word.
func count(list []string, word string) (n int) {
	for _, w := range list {
		if w == word {
			n++
		}
	}
	return n
}
