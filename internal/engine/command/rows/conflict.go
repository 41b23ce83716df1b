package rows

import (
	"reflect"
	"slices"

	"muster/catalog"
	"muster/schema"
)

// Conflict is two different rows with one id in definitions that are read together.
type Conflict struct {
	Table, ID     string
	First, Second Placed // in the order in which they are read
}

// Placed is a row and its definition.
type Placed struct {
	Entry *catalog.Entry
	Row   Decoded
}

// RowsOf returns the rows of a document.
type RowsOf func(*schema.Document) []Decoded

// Conflicts lists the conflicts of definitions that are used together, with each other and with the rulebooks of their
// projects. It does not compare two rulebooks of one project, because their rows apply everywhere.
func Conflicts(rowsOf RowsOf, entries ...*catalog.Entry) []Conflict {
	var out []Conflict
	first := map[[2]string]Placed{}
	look := func(e *catalog.Entry) {
		for _, row := range rowsOf(e.Doc) {
			before, known := first[row.Key()]
			switch {
			case row.ID == "":
			case !known:
				first[row.Key()] = Placed{e, row}
			case before.Entry == e, bothServe(before.Entry, e), reflect.DeepEqual(before.Row.Values, row.Values):
			default:
				out = append(out, Conflict{row.Table, row.ID, before, Placed{e, row}})
			}
		}
	}
	var read []*catalog.Catalog
	for _, e := range entries {
		if !e.Given || slices.Contains(read, e.Catalog()) {
			continue
		}
		read = append(read, e.Catalog())
		for _, b := range e.Catalog().Serving(e.Doc.Game) {
			look(b)
		}
	}
	for _, e := range entries {
		look(e)
	}
	return out
}

// ReadConflicts lists the conflicts among the definitions that a definition is read with, itself included. Most
// definitions have no rows.
func ReadConflicts(rowsOf RowsOf, e *catalog.Entry, with ...*catalog.Entry) []Conflict {
	if serves(e) || !slices.ContainsFunc(with, BringsRows) {
		return nil
	}
	return Conflicts(rowsOf, with...)
}

// BringsRows reports whether a definition has rows of its own.
func BringsRows(e *catalog.Entry) bool { return e.Doc.Tree["rulebook"] != nil }

// serves reports whether a definition is a rulebook.
func serves(e *catalog.Entry) bool { return e.Catalog().Games().Kinds().Serving(e.Doc.Kind) }

func bothServe(a, b *catalog.Entry) bool { return a.Catalog() == b.Catalog() && serves(a) && serves(b) }
