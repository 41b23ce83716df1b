package battlelore

import (
	"muster/catalog"
	"muster/internal/editor/words"
	"muster/internal/engine/battlelore/library"
	family "muster/internal/engine/command/field"
	"muster/report"
)

// empty is the symbol of an empty cell of a card.
const empty = "."

// rowsOn returns the field whose cells the rows of a definition describe, or nil if it is not a map.
func rowsOn(own *library.Entry) *family.Field {
	if own == nil || own.Map == nil {
		return nil
	}
	if f := own.Field(); f != nil {
		return &f.Field
	}
	return nil
}

// ends returns the first and the last hex of a map's row.
func ends(e *catalog.Entry, path []string) (first, last string) {
	return words.Ends(rowsOn(library.EntryOf(e)), path)
}

// symbolsOf returns the meanings of a definition's symbols.
func symbolsOf(e *catalog.Entry) words.Symbols {
	rules, own := rulesOf(e), library.EntryOf(e)
	switch {
	case own != nil && own.Map != nil:
		return words.Symbols{Legend: own.Map.Legend, Kind: "terrain", Ground: &rules.Tables, Book: rules}
	case own != nil && own.Set != nil:
		return words.Symbols{Legend: own.Set.Legend, Kind: "units", Book: rules}
	}
	return words.Symbols{Book: rules}
}

// cell returns the meaning of a cell in a row of a map or card.
func cell(e *catalog.Entry, path []string, n int, symbol string) words.Cell {
	s := symbolsOf(e)
	return s.Cell(rowsOn(library.EntryOf(e)), path, n, symbol)
}

// symbols lists the possible cell symbols of a definition: its legend and, for a map, the terrain symbols.
func symbols(e *catalog.Entry, _ []string) []report.Row {
	s := symbolsOf(e)
	out := s.List()
	if library.EntryOf(e) != nil && s.Ground == nil {
		out = append(out, report.Row{ID: empty, Name: "empty", Summary: "no unit",
			Told: func() string { return "" }})
	}
	return out
}
