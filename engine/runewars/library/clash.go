package library

import (
	"reflect"
	"slices"

	"muster/engine/command/rows"
	"muster/engine/runewars/kinds"
	"muster/engine/runewars/rulebook"
)

// Clash is two rows of one id that say different things in definitions that are read together.
type Clash struct {
	Table, ID     string
	First, Second Placed // in the order in which they are read
}

// Placed is a row and the definition that brings it.
type Placed struct {
	Entry *Entry
	Row   rows.Written
}

// Clashes lists the clashes of definitions that are used together, with each other and with the rulebooks of their
// projects. Two rulebooks of one project are not held against each other: their rows all count everywhere.
func Clashes(entries ...*Entry) []Clash {
	var out []Clash
	first := map[[2]string]Placed{}
	look := func(e *Entry) {
		for _, row := range rulebook.RowsOf(e.Doc) {
			before, known := first[row.Key()]
			switch {
			case row.ID == "":
			case !known:
				first[row.Key()] = Placed{e, row}
			case before.Entry == e, bothRulebooks(before.Entry, e), reflect.DeepEqual(before.Row.Values, row.Values):
			default:
				out = append(out, Clash{row.Table, row.ID, before, Placed{e, row}})
			}
		}
	}
	var read []*Catalog
	for _, e := range entries {
		if !e.Given || slices.Contains(read, e.catalog) {
			continue
		}
		read = append(read, e.catalog)
		for _, b := range e.catalog.Rulebooks() {
			look(b)
		}
	}
	for _, e := range entries {
		look(e)
	}
	return out
}

// brings reports whether a definition brings rows of its own.
func brings(e *Entry) bool { return e.Doc.Tree["rulebook"] != nil }

func bothRulebooks(a, b *Entry) bool {
	return a.catalog == b.catalog && a.Doc.Kind == kinds.Rulebook && b.Doc.Kind == kinds.Rulebook
}

// Clashes lists the clashes among what an entry is read with.
func (c *Catalog) Clashes(e *Entry) []Clash {
	with := c.ReadWith(e)
	if e.Doc.Kind == kinds.Rulebook || !slices.ContainsFunc(with, brings) {
		return nil // most definitions bring no rows
	}
	return Clashes(with...)
}
