package placement

import (
	"muster/internal/engine/runewars/tiles"
)

// written is a board as the geometry of boards has it.
func written(b *Board) (placed []tiles.Placed, which []int) {
	for _, p := range b.Placed() {
		at, turn := b.Where(p)
		placed = append(placed, tiles.Placed{Tile: b.Pieces[p.Piece].Tile, At: at, Turn: turn})
		which = append(which, p.Piece)
	}
	return placed, which
}
