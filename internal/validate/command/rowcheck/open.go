package rowcheck

import (
	"muster/catalog"
	"muster/internal/engine/command/field"
	"muster/internal/engine/command/rows"
	"muster/schema"
	"muster/validate/check"
)

// Source is a definition and how its game, whose rulebooks are of type B, reads rows.
type Source[B any] struct {
	Doc        *schema.Document
	ID         string        // of the definition
	Book       *B            // that applies to it
	Tables     *field.Tables // of the book; nil for a game without ground
	RowsOf     func(*schema.Document) []rows.Decoded
	References func(table string) []rows.Reference[B]
	// Rulebook files of this game are read before the definition's rows; "" for a rulebook.
	Base string
}

// Keys for the rows of a definition, and of a project's rulebooks.
type (
	openKey[B any]    struct{}
	projectKey[B any] struct{ game string }
)

// New returns a definition as these checks see it, created on first use.
func New[B any](of *check.Pass, from Source[B]) *Pass {
	return check.Shared(of, openKey[B]{}, func(*check.Pass) *Pass {
		out := &Pass{Pass: of, Doc: from.Doc, ID: from.ID, Rows: from.RowsOf(from.Doc), Tables: from.Tables}
		out.Names = func(w rows.Decoded, do func(noun, name, ptr string, known []string, faulty bool)) {
			for _, ref := range from.References(w.Table) {
				var known []string
				ref.Each(w.Values, func(name, ptr string) {
					if known == nil {
						known = ref.Known(from.Book)
					}
					do(ref.Noun, name, ptr, known, ref.Invalid(from.Book, name))
				})
			}
		}
		if from.Base != "" {
			out.Others = check.Memo(of, projectKey[B]{from.Base}, func() map[[2]string]Placed {
				return first(of.Catalog.Serving(from.Base), from.RowsOf)
			})
		}
		return out
	})
}

// first returns the first row of each id in some rulebooks, in their order.
func first(books []*catalog.Entry, rowsOf func(*schema.Document) []rows.Decoded) map[[2]string]Placed {
	out := map[[2]string]Placed{}
	for _, e := range books {
		id, _ := e.Doc.Tree["id"].(string)
		for _, w := range rowsOf(e.Doc) {
			if _, there := out[w.Key()]; !there {
				out[w.Key()] = Placed{w, e.Doc, id}
			}
		}
	}
	return out
}
