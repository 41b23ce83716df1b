package maps

import (
	"muster/schema"
	"muster/schema/source"
)

// Span is where a fault of a text stands: the value at ptr, or length bytes inside it from from on.
func RowSpan(doc *schema.Document, ptr string, from, length int) source.Span {
	if length > 0 {
		return doc.Cell(ptr, from, length)
	}
	return doc.Value(ptr)
}

// CellSpan is where the n-th cell of a row stands, from 0: the whole row at ptr when it has fewer.
func CellSpan(doc *schema.Document, ptr, row string, n int) source.Span {
	from, length, _ := RowCell(row, n)
	return RowSpan(doc, ptr, from, length)
}
