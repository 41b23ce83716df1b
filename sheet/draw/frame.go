package draw

import (
	"muster/engine/battlelore/boards"
	"muster/maps/hex"
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
		width:  2 * halfWidth * b.Spec().Width,
		height: quarter * (3*b.Rows() + 1),
	}
}

// centre is the middle of a hex.
func (f *frame) centre(h hex.Hex) point {
	r, _ := f.board.Place(h)
	return pt(rimWidth+halfWidth*(f.board.Col(h)+1), rimWidth+quarter*(3*r+2))
}
