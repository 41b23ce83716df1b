package deploycheck

import (
	"muster/engine/battlelore/deck"
	"muster/engine/battlelore/field"
	"muster/engine/battlelore/rulebook"
	"muster/engine/command/boards"
	"muster/maps/hex"
	"muster/validate/battlelore/pass"
)

// crowd is how many units all known sets of a camp show on each cell of their cards. It is made once a run, so that
// the price of a map does not grow with the sets.
type crowd struct {
	cells map[[2]int]int // by rank and file
	units int
}

type crowdKey struct {
	board *rulebook.Board
	camp  boards.Camp
}

func crowdOf(p *pass.Pass, f *field.Field, camp boards.Camp) *crowd {
	return pass.Kept(p, crowdKey{f.Board, camp}, func() *crowd {
		out := &crowd{cells: map[[2]int]int{}}
		for _, t := range known(p, f, camp) {
			for i := range t.set.Cards {
				for j := range t.set.Cards[i].Entries {
					e := &t.set.Cards[i].Entries[j]
					out.cells[[2]int{e.Rank, e.File}]++
					out.units++
				}
			}
		}
		return out
	})
}

// drowned counts the units whose marks are impassable in a section, and gives the first such mark.
func (c *crowd) drowned(f *field.Field, camp boards.Camp, zone int, s boards.Section) (n int, first hex.Hex) {
	first = hex.None
	for r, cells := range f.Board.Ranks {
		for file := 1; file <= cells; file++ {
			e := deck.Entry{Rank: r + 1, File: file}
			h, wet := drowned(f, camp, zone, s, &e)
			if units := c.cells[[2]int{e.Rank, e.File}]; wet && units > 0 {
				n += units
				if first == hex.None {
					first = h
				}
			}
		}
	}
	return n, first
}
