package words

import (
	"maps"
	"slices"
	"strconv"

	"muster/engine/command/field"
	"muster/maps/hex"
	"muster/report"
)

// at is the hex that the n-th cell of a map's row stands for; hex.None where there is no field, its board has no such
// hex, or the path is that of no row.
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

// Ends are the first and the last hex of a map's row; "" where there are none.
func Ends(f *field.Field, path []string) (first, last string) {
	h := at(f, path, 0)
	if h == hex.None {
		return "", ""
	}
	r, _ := f.Hexes.Place(h)
	return f.Hexes.Label(h), f.Hexes.Label(f.Hexes.At(r, f.Hexes.RowLen(r)-1))
}

// Symbols are what the symbols in the cells of a definition stand for.
type Symbols struct {
	Legend map[string]string // ids of rows, by the definition's own symbols
	Kind   string            // of those rows
	Ground *field.Tables     // whose symbols stand in cells beside the legend's; nil for none
	Book   Book
}

// Cell is what the n-th cell of a text of cells stands for, on a field; nil where cells are no hexes.
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

// List lists the symbols, with what they stand for.
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
