package paint

import "slices"

// Board is a picture in layers, the lowest first. A page shows it, and replaces the cells that change.
type Board struct {
	Width, Height int // of the view box, which starts at 0 0
	Layers        []Layer
	Spots         []Spot // its hexes, in order
}

// Spot is a hex of a board.
type Spot struct {
	Label     string
	X, Y      int // its centre
	Card      int // of a set of cards: its place in the set
	Row, Cell int // of the text of its map or card: from the top, from the left
}

// Layer is one layer of a board: markup that no edit of a cell changes, or the markup of each cell that has any.
type Layer struct {
	Key    string // unique on a board
	Style  string // attributes of the group
	Markup string
	Cells  []CellMarkup // by hex
}

// CellMarkup is what a layer has on one hex.
type CellMarkup struct {
	Hex    int
	Markup string // "" in a change: the layer no longer has anything there
}

// Changes returns what turns a board into another one: the layers of the new board in order, each with the cells that
// differ and without those that are the same. A new layer has all its cells, a layer with other markup has its markup.
func Changes(from, to *Board) []Layer {
	var out []Layer
	for _, l := range to.Layers {
		i := slices.IndexFunc(from.Layers, func(old Layer) bool { return old.Key == l.Key && old.Style == l.Style })
		if i < 0 {
			out = append(out, l)
			continue
		}
		old := &from.Layers[i]
		change := Layer{Key: l.Key, Style: l.Style, Cells: changedCells(old.Cells, l.Cells)}
		if old.Markup != l.Markup {
			change.Markup = l.Markup
		}
		out = append(out, change)
	}
	return out
}

// changedCells returns the cells that differ in two lists, both sorted by hex.
func changedCells(old, now []CellMarkup) []CellMarkup {
	var out []CellMarkup
	for len(old) > 0 || len(now) > 0 {
		switch {
		case len(now) == 0 || len(old) > 0 && old[0].Hex < now[0].Hex:
			out = append(out, CellMarkup{Hex: old[0].Hex})
			old = old[1:]
		case len(old) == 0 || now[0].Hex < old[0].Hex:
			out = append(out, now[0])
			now = now[1:]
		default:
			if old[0].Markup != now[0].Markup {
				out = append(out, now[0])
			}
			old, now = old[1:], now[1:]
		}
	}
	return out
}

// Apply changes a board as a page does.
func (b *Board) Apply(changes []Layer) {
	layers := make([]Layer, 0, len(changes))
	for _, c := range changes {
		i := slices.IndexFunc(b.Layers, func(old Layer) bool { return old.Key == c.Key && old.Style == c.Style })
		if i < 0 {
			layers = append(layers, c)
			continue
		}
		l := b.Layers[i]
		if c.Markup != "" {
			l.Markup = c.Markup
		}
		l.Cells = slices.Clone(l.Cells)
		for _, cell := range c.Cells {
			at, found := slices.BinarySearchFunc(l.Cells, cell.Hex, func(x CellMarkup, h int) int { return x.Hex - h })
			switch {
			case cell.Markup == "":
				l.Cells = slices.Delete(l.Cells, at, at+1)
			case found:
				l.Cells[at] = cell
			default:
				l.Cells = slices.Insert(l.Cells, at, cell)
			}
		}
		layers = append(layers, l)
	}
	b.Layers = layers
}
