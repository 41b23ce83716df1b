package command

import (
	"slices"

	"muster/internal/engine/command/rows"
	"muster/report"
	"muster/schema"
)

// Book is a game's rulebook.
type Book interface {
	Rows(kind string) []rows.Summary
	Describe(kind, id string) (text string, ok bool)
	Explain(kind, id string) (row rows.Explained, ok bool)
}

// Source defines how a game reads rows.
type Source struct {
	Base   Book // the embedded rulebook
	RowsOf func(*schema.Document) []rows.Decoded
	KindOf func(table string) string // under which a table's rows are listed
	Kinds  *schema.Kinds             // of the game, for the JSON Schema of its rulebooks
}

// File is a definition with its rulebook.
type File struct {
	Doc  *schema.Document
	Book Book
}

// Rows lists the rows of a kind. Shipped ones come first, in order, with replacements by projects' rulebooks in their
// places. Then come new rows of those rulebooks, then those of definitions. Two definitions may have rows with the same
// id.
func (s *Source) Rows(kind string, rulebooks, definitions []File) []report.Row {
	var out []report.Row
	for _, line := range s.Base.Rows(kind) {
		out = append(out, s.row(line, s.Base, kind, ""))
	}
	for _, f := range rulebooks {
		for _, own := range s.brought(f, kind) {
			if i := slices.IndexFunc(out, func(o report.Row) bool { return o.File == "" && o.ID == own.ID }); i >= 0 {
				out[i] = own
			} else {
				out = append(out, own)
			}
		}
	}
	for _, f := range definitions {
		out = append(out, s.brought(f, kind)...)
	}
	return out
}

// brought lists the rows of a kind in a definition.
func (s *Source) brought(f File, kind string) []report.Row {
	var out []report.Row
	own := s.RowsOf(f.Doc)
	for _, line := range f.Book.Rows(kind) {
		if slices.ContainsFunc(own, func(w rows.Decoded) bool { return w.ID == line.ID && s.KindOf(w.Table) == kind }) {
			out = append(out, s.row(line, f.Book, kind, f.Doc.File.Name))
		}
	}
	return out
}

// row returns a row in the form of lists.
func (s *Source) row(line rows.Summary, book Book, kind, file string) report.Row {
	return report.Row{ID: line.ID, Name: line.Name, Summary: line.Summary, File: file, Told: func() string {
		text, _ := book.Describe(kind, line.ID)
		return text
	}, Explained: func() (string, []string) {
		row, _ := book.Explain(kind, line.ID)
		return boxOf(&row, book), s.sentences(&row)
	}, Box: func() string {
		row, _ := book.Explain(kind, line.ID)
		if id := boxID(&row); id != s.firstBox() {
			return id
		}
		return ""
	}}
}

// firstBox returns the id of the first box of the game, which all players own; "" if the game has no boxes.
func (s *Source) firstBox() string {
	if boxes := s.Base.Rows("boxes"); len(boxes) > 0 {
		return boxes[0].ID
	}
	return ""
}
