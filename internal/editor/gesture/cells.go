package gesture

import (
	"slices"
	"strconv"
	"strings"

	"muster/internal/editor/edits"
)

// emptyCell is the symbol of a cell with nothing in it.
const emptyCell = "."

// written returns the thing that is written as cells; nil for a thing in lists.
func written(things []Thing, name string) *Thing {
	i := slices.IndexFunc(things, func(x Thing) bool { return x.Legend != "" && (name == "" || x.Name == name) })
	if i < 0 {
		return nil
	}
	return &things[i]
}

// onCells puts, takes or moves a thing that is a symbol in cells. The legend gets the symbols that are used first, and
// loses those that are no longer used.
func onCells(t *edits.Text, g *Gesture, x *Thing, board Board) error {
	legend := split(x.Legend)
	var before []string
	set := func(label, symbol string) (old string, err error) {
		row, cell, _ := board.Cell(label)
		if cells := t.Cells(row); cell < len(cells) {
			old = cells[cell]
		}
		before = append(before, old)
		return old, t.SetCell(row, cell, symbol)
	}
	switch g.Do {
	case Move:
		if len(g.At) != 1 || g.To == "" {
			return refused("a move has one hex where it starts and one where it ends")
		}
		moved, err := set(g.At[0], emptyCell)
		if err != nil {
			return err
		}
		if moved == "" || moved == emptyCell {
			return refused("nothing is on %s", g.At[0])
		}
		back, err := set(g.To, moved)
		if err == nil && back != "" {
			_, err = set(g.At[0], back)
		}
		return err
	case Put, Take:
		symbol := emptyCell
		if g.Do == Put {
			var err error
			if symbol, err = symbolOf(t, legend, g.Type); err != nil {
				return err
			}
		}
		for _, label := range g.At {
			if _, err := set(label, symbol); err != nil {
				return err
			}
		}
	}
	for _, old := range before {
		if err := forget(t, legend, old, board); err != nil {
			return err
		}
	}
	return nil
}

// symbolOf returns the symbol of a type. A type without one gets one: letters of its id.
func symbolOf(t *edits.Text, legend []string, id string) (string, error) {
	if id == "" {
		return "", refused("a gesture that puts something names its type")
	}
	for _, symbol := range t.Keys(legend) {
		if t.Word(edits.Path(legend, symbol)) == id {
			return symbol, nil
		}
	}
	all := ""
	for _, part := range strings.Split(id, "-") {
		all += part[:min(len(part), 1)]
	}
	short := all[:1] + all[len(all)-1:]
	for n, symbol := 1, short; ; n++ {
		if !t.Has(edits.Path(legend, symbol)) {
			return symbol, t.Set(edits.Path(legend, symbol), edits.Quote(id))
		}
		if symbol = all; n > 1 || all == short {
			symbol = short + strconv.Itoa(n)
		}
	}
}

// forget removes a symbol that no cell has from the legend, unless a comment explains it.
func forget(t *edits.Text, legend []string, symbol string, board Board) error {
	path := edits.Path(legend, symbol)
	if symbol == "" || symbol == emptyCell || !t.Has(path) || t.Explained(path) {
		return nil
	}
	for _, list := range board.Rows {
		for n := range t.Words(list) {
			if slices.Contains(t.Cells(edits.Path(list, n)), symbol) {
				return nil
			}
		}
	}
	return t.Unset(path)
}
