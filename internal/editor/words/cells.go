package words

import (
	"maps"
	"slices"
	"strconv"

	"muster/internal/engine/command/field"
	"muster/maps/hex"
	"muster/report"
)

// at returns the hex of the n-th cell of a map's row. It returns hex.None without a field, for a hex outside of the
// board, or for a path that is not a row.
func at(f *field.Field, path []string, n int) hex.Hex {
	if f == nil || f.Hexes == nil || len(path) == 0 {
		return hex.None
	}
	r, err := strconv.Atoi(path[len(path)-1])
	if err != nil {
		return hex.None
	}
	return f.Hexes.At(r, n)
}

// Ends returns the first and the last hex of a map's row, or "".
func Ends(f *field.Field, path []string) (first, last string) {
	h := at(f, path, 0)
	if h == hex.None {
		return "", ""
	}
	r, _ := f.Hexes.Place(h)
	return f.Hexes.Label(h), f.Hexes.Label(f.Hexes.At(r, f.Hexes.RowLen(r)-1))
}

// Symbols are the meanings of the cell symbols of a definition.
type Symbols struct {
	Legend map[string]string // ids of rows, by the definition's own symbols
	Kind   string            // of those rows
	Ground *field.Tables     // whose symbols are valid in addition to the legend; may be nil
	Book   Book
}

// Cell returns the meaning of the n-th cell of a text of cells on a field. The field is nil if cells are not hexes.
func (s *Symbols) Cell(f *field.Field, path []string, n int, symbol string) Cell {
	var out Cell
	if h := at(f, path, n); h != hex.None {
		out.Label = f.Hexes.Label(h)
	}
	if id, ok := s.Legend[symbol]; ok {
		out.Row, out.Key = Find(s.Book, s.Kind, id), []string{"legend", symbol}
	} else if s.Ground != nil {
		if t := s.Ground.BySymbol(symbol); t != nil {
			out.Row = Find(s.Book, s.Kind, t.ID)
		}
	}
	return out
}

// List lists the symbols with their meanings.
func (s *Symbols) List() []report.Row {
	var out []report.Row
	add := func(symbol, id string) {
		if r := Find(s.Book, s.Kind, id); r != nil {
			r.ID = symbol
			out = append(out, *r)
		}
	}
	for _, symbol := range slices.Sorted(maps.Keys(s.Legend)) {
		add(symbol, s.Legend[symbol])
	}
	if s.Ground == nil {
		return out
	}
	for _, t := range s.Ground.Layer(field.Ground) {
		if _, taken := s.Legend[t.Symbol]; t.Symbol != "" && !taken {
			add(t.Symbol, t.ID)
		}
	}
	return out
}
