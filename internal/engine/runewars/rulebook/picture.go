package rulebook

import (
	"fmt"

	"muster/internal/engine/runewars/tiles"
)

// Picture returns the printed tile in letters: the names and yields of its areas, * for a city and ! for neutral
// units.
func (t *Tile) Picture() string {
	b := tiles.Lay([]tiles.Placed{{Tile: t.Shape()}})
	return tiles.Draw(b, func(i int) tiles.Cell {
		a := b.Spots[i].Area
		return t.Areas[a].Cell(t.Label(a), len(t.Areas[a].Neutrals) > 0)
	}, nil)
}

// Cell returns an area's text in a drawing: its name and yield, * for a city and ! for neutral units.
func (a *Area) Cell(label string, guarded bool) tiles.Cell {
	marks, yield := "", ""
	if a.City {
		marks += "*"
	}
	if guarded {
		marks += "!"
	}
	for _, d := range Dials() {
		if n := a.Yield(d); n > 0 {
			yield += fmt.Sprintf("%c%d", d[0], n)
		}
	}
	return tiles.Cell{marks, label, yield}
}
