package command

import (
	"muster/draw"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// RimWidth is the width of the rim with the labels around the board.
const RimWidth = 54

// Defaults for missing colours in the rulebook.
const (
	landFill  = "#e9e3c4"
	waterFill = "#7fb2d0"
)

// Frame is the position of the board in the picture.
type Frame struct {
	Board         *boards.Board
	Width, Height int // of the field, without the rim
}

// NewFrame returns the frame of a board.
func NewFrame(b *boards.Board) Frame {
	return Frame{
		Board:  b,
		Width:  2 * draw.HalfWidth * b.Spec().Width,
		Height: draw.Quarter * (3*b.Rows() + 1),
	}
}

// Centre returns the centre of a hex.
func (f *Frame) Centre(h hex.Hex) draw.Point {
	r, _ := f.Board.Place(h)
	return draw.Pt(RimWidth+draw.HalfWidth*(f.Board.Col(h)+1), RimWidth+draw.Quarter*(3*r+2))
}

// Centres returns the centres of a board's hexes in picture units.
func Centres(b *boards.Board) []draw.Point {
	f, out := NewFrame(b), make([]draw.Point, b.Len())
	for i := range out {
		out[i] = f.Centre(hex.Hex(i))
	}
	return out
}
