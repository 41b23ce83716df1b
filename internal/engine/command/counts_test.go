package command

import (
	"testing"

	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Of two objectives each game counts for its own; a side that wins without having held it first has not won by it.
func TestPoint(t *testing.T) {
	var p Point
	p.Add(1, [boards.Camps]uint32{0b10, 0b10}, [boards.Camps]uint32{0b10, 0}, 0)
	p.Add(1, [boards.Camps]uint32{0b01, 0b10}, [boards.Camps]uint32{0b01, 0b10}, 0)
	p.Add(1, [boards.Camps]uint32{0b10, 0}, [boards.Camps]uint32{0b10, 0}, -1)
	want := Point{Taken: [boards.Camps]int{2, 2}, First: [boards.Camps]int{2, 1}, Won: [boards.Camps]int{1, 0}}
	if p != want {
		t.Errorf("got %+v, want %+v", p, want)
	}
}

func TestTerrain(t *testing.T) {
	var row Terrain
	var lies, here, there hex.Set
	lies.Add(3)
	lies.Add(4)
	here.Add(4)
	there.Add(5)
	row.Add(&lies, &here)
	row.Add(&lies, &there)
	if row.Entered != 1 {
		t.Errorf("units came in %d of 2 games", row.Entered)
	}
}
