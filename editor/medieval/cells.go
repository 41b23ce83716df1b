package medieval

import (
	"muster/catalog"
	"muster/editor/words"
	"muster/engine/command/field"
	"muster/engine/medieval/library"
	"muster/report"
)

// rowsOn is the field of which a map's rows are cells; nil for a definition that is no map.
func rowsOn(own *library.Entry) *field.Field {
	if own == nil || own.Map == nil {
		return nil
	}
	return own.Field()
}

// ends are the first and the last hex of a map's row.
func ends(e *catalog.Entry, path []string) (first, last string) {
	return words.Ends(rowsOn(library.EntryOf(e)), path)
}

// symbolsOf is what the symbols of a map stand for.
func symbolsOf(e *catalog.Entry) words.Symbols {
	rules, own := rulesOf(e), library.EntryOf(e)
	if own == nil || own.Map == nil {
		return words.Symbols{Book: rules}
	}
	return words.Symbols{Legend: own.Map.Legend, Kind: "terrain", Ground: &rules.Tables, Book: rules}
}

// cell is what a cell of a map's row stands for.
func cell(e *catalog.Entry, path []string, n int, symbol string) words.Cell {
	s := symbolsOf(e)
	return s.Cell(rowsOn(library.EntryOf(e)), path, n, symbol)
}

// symbols lists what the cells of a map can be: the symbols of its legend, and those of terrain.
func symbols(e *catalog.Entry, _ []string) []report.Row {
	s := symbolsOf(e)
	return s.List()
}
