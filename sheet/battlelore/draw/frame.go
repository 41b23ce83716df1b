package draw

import (
	"muster/engine/command/boards"
	"muster/maps/hex"
	pen "muster/sheet/draw"
)

// rimWidth is the room for the labels round the board.
const rimWidth = 54

// Where the rulebook gives no usable colour.
const (
	landFill  = "#e9e3c4"
	waterFill = "#7fb2d0"
)

// frame is where the board lies in the picture.
type frame struct {
	board         *boards.Board
	width, height int // of the field, without the rim
}

func newFrame(b *boards.Board) frame {
	return frame{
		board:  b,
		width:  2 * pen.HalfWidth * b.Spec().Width,
		height: pen.Quarter * (3*b.Rows() + 1),
	}
}

// centre is the middle of a hex.
func (f *frame) centre(h hex.Hex) pen.Point {
	r, _ := f.board.Place(h)
	return pen.Pt(rimWidth+pen.HalfWidth*(f.board.Col(h)+1), rimWidth+pen.Quarter*(3*r+2))
}
