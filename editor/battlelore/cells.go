package battlelore

import (
	"maps"
	"slices"
	"strconv"

	"muster/catalog"
	"muster/editor"
	"muster/engine/battlelore/library"
	"muster/engine/battlelore/rulebook"
	"muster/maps/hex"
	"muster/report"
)

// empty is the symbol of a card's cell in which nobody stands.
const empty = "."

// rowAt is the hex that the n-th cell of a map's row stands for; hex.None where the board has no such hex, or the text
// is no row of a map.
func rowAt(own *library.Entry, path []string, n int) hex.Hex {
	if own == nil || own.Map == nil {
		return hex.None
	}
	f := own.Catalog().Field(own)
	r, err := strconv.Atoi(path[len(path)-1])
	if f == nil || err != nil {
		return hex.None
	}
	return f.Hexes.At(r, n)
}

// ends are the first and the last hex of a map's row.
func ends(e *catalog.Entry, path []string) (first, last string) {
	own := library.EntryOf(e)
	h := rowAt(own, path, 0)
	if h == hex.None {
		return "", ""
	}
	board := own.Catalog().Field(own).Hexes
	r, _ := board.Place(h)
	return board.Label(h), board.Label(board.At(r, board.RowLen(r)-1))
}

// legendOf is what a definition's symbols stand for, and the kind of rows that they do.
func legendOf(own *library.Entry) (legend map[string]string, kind string) {
	switch {
	case own != nil && own.Map != nil:
		return own.Map.Legend, "terrain"
	case own != nil && own.Set != nil:
		return own.Set.Legend, "units"
	}
	return nil, ""
}

// cell is what a cell of a map's row, or a card's, stands for.
func cell(e *catalog.Entry, path []string, n int, symbol string) editor.Cell {
	own := library.EntryOf(e)
	if own == nil {
		return editor.Cell{}
	}
	rules := rulesOf(e)
	var out editor.Cell
	if h := rowAt(own, path, n); h != hex.None {
		out.Label = own.Catalog().Field(own).Hexes.Label(h)
	}
	legend, kind := legendOf(own)
	if id, ok := legend[symbol]; ok {
		out.Row, out.Key = find(rules, kind, id), []string{"legend", symbol}
	} else if t := rules.BySymbol(symbol); t != nil && own.Map != nil {
		out.Row = find(rules, kind, t.ID)
	}
	return out
}

// symbols lists what the cells of a definition can be: the symbols of its legend, and in a map those of terrain.
func symbols(e *catalog.Entry, _ []string) []report.Row {
	own := library.EntryOf(e)
	rules := rulesOf(e)
	legend, kind := legendOf(own)
	var out []report.Row
	add := func(symbol, id string) {
		r := find(rules, kind, id)
		if r == nil {
			return
		}
		r.ID = symbol
		out = append(out, *r)
	}
	for _, symbol := range slices.Sorted(maps.Keys(legend)) {
		add(symbol, legend[symbol])
	}
	if own != nil && own.Map != nil {
		for _, t := range rules.Layer(rulebook.Ground) {
			if _, taken := legend[t.Symbol]; t.Symbol != "" && !taken {
				add(t.Symbol, t.ID)
			}
		}
	} else if own != nil {
		out = append(out, report.Row{ID: empty, Name: "nobody", Summary: "an empty cell",
			Told: func() string { return "" }})
	}
	return out
}
