package boards

import (
	"muster/maps/hex"
)

// retreats are the sides that lead one row nearer to the camp's own edge, in the order of the board (BL-RET-01).
var retreats = [Camps][2]hex.Dir{Pennant: {hex.NW, hex.NE}, Standard: {hex.SW, hex.SE}}

// OwnRow returns the row counted from a camp's own edge, from 1: the Pennants' edge is the top.
func (b *Board) OwnRow(c Camp, h hex.Hex) int {
	if c == Pennant {
		return b.spec.RowCount + 1 - b.Row(h)
	}
	return b.Row(h)
}

// OwnRows returns the hexes of the own rows first to last; rows beyond the board are omitted.
func (b *Board) OwnRows(c Camp, first, last int) hex.Set {
	var out hex.Set
	for row := max(first, 1); row <= min(last, b.spec.RowCount); row++ {
		if c == Pennant {
			out = out.Or(b.rows[b.spec.RowCount-row])
		} else {
			out = out.Or(b.rows[row-1])
		}
	}
	return out
}

// Baseline returns the camp's baseline row, shared hexes included (CTA-11); empty on a board without one.
func (b *Board) Baseline(c Camp) hex.Set {
	return b.OwnRows(c, b.spec.Setup.Baseline, b.spec.Setup.Baseline)
}

// Back lists the neighbours one row nearer to the camp's own edge, left to right on the map: 0 to 2 (BL-RET-01).
// The slice belongs to the board.
func (b *Board) Back(c Camp, h hex.Hex) []hex.Hex { return b.cells[h].back[c] }

// Turn returns the same hex as seen by the opposite player: the board turned by half.
func (b *Board) Turn(h hex.Hex) hex.Hex {
	if h == hex.None {
		return hex.None
	}
	return b.cells[h].turn
}
