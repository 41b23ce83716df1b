package refcheck

import (
	"fmt"
	"iter"
	"strings"

	"muster/catalog"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// Unknown returns the references of a definition to a kind that name no definition of its game. It blocks the check at
// a reference to an unreadable file or to another game, which is reported elsewhere.
func Unknown(p *check.Pass, kind string) iter.Seq[catalog.Reference] {
	return func(yield func(catalog.Reference) bool) {
		for _, ref := range p.Entry.Names {
			if ref.Kind != kind {
				continue
			}
			switch e := p.Catalog.FindFor(p.Entry, kind, ref.ID); {
			case e != nil && e.Doc.Game == p.Entry.Doc.Game:
			case e != nil, p.Catalog.Invalid(kind, ref.ID):
				p.Blocked()
			default:
				if !yield(ref) {
					return
				}
			}
		}
	}
}

// UnknownDefinition completes a check that definitions name only definitions of a kind that are among the files or in
// the library. The last word of the noun must suffice in a help: "deployment set".
func UnknownDefinition(kind, noun string, c check.Check) *check.Check {
	short := noun[strings.LastIndex(noun, " ")+1:]
	c.Severity = diag.Error
	c.Run = func(p *check.Pass) {
		game := p.Entry.Doc.Game
		for ref := range Unknown(p, kind) {
			help := wording.Nearest(ref.ID, p.Catalog.NearestOf(game, kind, ref.ID), p.Catalog.IDsOf(game, kind),
				", or add the "+short+" to the project")
			if help.Help == "" {
				help.Help = "add the " + short + " to the project, or name one of the library"
			}
			p.Report(check.Finding{
				At: p.Entry.Doc.Value(ref.Ptr), Message: fmt.Sprintf("there is no %s %q", noun, ref.ID), Advice: help,
			})
		}
	}
	return &c
}
