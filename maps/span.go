package maps

import (
	"muster/schema"
	"muster/schema/source"
)

// RowSpan returns the location of an error in a text: the value at ptr, or length bytes inside it starting at from.
func RowSpan(doc *schema.Document, ptr string, from, length int) source.Span {
	if length > 0 {
		return doc.Cell(ptr, from, length)
	}
	return doc.Value(ptr)
}

// CellSpan returns the location of the n-th cell of a row, from 0, or of the whole row at ptr if it has fewer cells.
func CellSpan(doc *schema.Document, ptr, row string, n int) source.Span {
	from, length, _ := RowCell(row, n)
	return RowSpan(doc, ptr, from, length)
}
