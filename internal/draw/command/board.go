package command

import (
	"slices"
	"strconv"

	"muster/internal/draw/paint"
	"muster/maps/hex"
)

// Board draws a scene in layers: what Append draws, for a page that replaces single cells.
func Board(s Scene, stands func(*Picture)) paint.Board {
	if !s.Drawable() {
		return paint.Board{}
	}
	out := paint.Board{}
	p := New(nil, &s)
	p.board = &out
	out.Width, out.Height = p.Width+2*RimWidth, p.Height+2*RimWidth
	for h := range hex.Hex(p.Board.Len()) {
		at := p.Centre(h)
		row, cell := p.Board.Place(h)
		out.Spots = append(out.Spots, paint.Spot{Label: p.Board.Label(h), X: at.X, Y: at.Y, Row: row, Cell: cell})
	}
	p.all(stands)
	p.static()
	return out
}

// layer draws a layer of cells. In a picture in layers, parts of it are by hex.
func (p *Picture) layer(key, style string, cells func()) {
	if p.board == nil {
		cells()
		return
	}
	p.static()
	p.board.Layers = append(p.board.Layers, paint.Layer{Key: key, Style: style})
	cells()
	l := &p.board.Layers[len(p.board.Layers)-1]
	slices.SortStableFunc(l.Cells, func(a, b paint.CellMarkup) int { return a.Hex - b.Hex })
	if len(l.Cells) == 0 {
		p.board.Layers = p.board.Layers[:len(p.board.Layers)-1]
	}
}

// part draws what a layer has on one hex.
func (p *Picture) part(h hex.Hex, draw func()) { p.partAt(func() hex.Hex { draw(); return h }) }

// partAt is part for a function that returns its hex.
func (p *Picture) partAt(draw func() hex.Hex) {
	if p.board == nil {
		draw()
		return
	}
	from := len(p.Bytes)
	h := draw()
	if len(p.Bytes) == from {
		return
	}
	markup := string(p.Bytes[from:])
	p.Bytes = p.Bytes[:from]
	l := &p.board.Layers[len(p.board.Layers)-1]
	for i := range l.Cells {
		if l.Cells[i].Hex == int(h) { // two pieces on one hex
			l.Cells[i].Markup += markup
			return
		}
	}
	l.Cells = append(l.Cells, paint.CellMarkup{Hex: int(h), Markup: markup})
}

// Piece draws a piece on a hex; the game calls it for each of its own.
func (p *Picture) Piece(h hex.Hex, draw func()) { p.part(h, draw) }

// static makes what was drawn since the last layer a layer that no edit of a cell changes.
func (p *Picture) static() {
	if len(p.Bytes) == 0 {
		return
	}
	p.statics++
	p.flush("static " + strconv.Itoa(p.statics))
}

// flush makes what was drawn since the last layer a layer with a key.
func (p *Picture) flush(key string) {
	p.board.Layers = append(p.board.Layers, paint.Layer{Key: key, Markup: string(p.Bytes)})
	p.Bytes = p.Bytes[:0]
}
