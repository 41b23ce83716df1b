package command

import (
	"muster/catalog"
	"muster/internal/editor/words"
	"muster/internal/engine/command/field"
	"muster/internal/engine/command/kernel/library"
	"muster/report"
)

// rowsOn returns the field whose cells a map's rows describe, or nil if the definition is not a map.
func rowsOn(own *library.Entry) *field.Field {
	if own == nil || own.Map == nil {
		return nil
	}
	return own.Field()
}

// ends returns the first and the last hex of a map's row.
func ends(e *catalog.Entry, path []string) (first, last string) {
	return words.Ends(rowsOn(library.EntryOf(e)), path)
}

// symbolsOf returns the meanings of a map's symbols.
func (v vocabulary) symbolsOf(e *catalog.Entry) words.Symbols {
	rules, own := v.rulesOf(e), library.EntryOf(e)
	if own == nil || own.Map == nil {
		return words.Symbols{Book: rules}
	}
	return words.Symbols{Legend: own.Map.Legend, Kind: "terrain", Ground: &rules.Tables, Book: rules}
}

// cell returns the meaning of a cell of a map's row.
func (v vocabulary) cell(e *catalog.Entry, path []string, n int, symbol string) words.Cell {
	s := v.symbolsOf(e)
	return s.Cell(rowsOn(library.EntryOf(e)), path, n, symbol)
}

// symbols lists the possible cell symbols of a map: its legend and the terrain symbols.
func (v vocabulary) symbols(e *catalog.Entry, _ []string) []report.Row {
	s := v.symbolsOf(e)
	return s.List()
}
