package deploycheck

import (
	"muster/internal/engine/battlelore/deck"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
	"muster/maps/hex"
)

// crowd counts the units of all known sets of a camp on each cell of their cards. It is computed once per run, so that
// the cost per map does not grow with the number of sets.
type crowd struct {
	cells map[[2]int]int // by rank and file
	units int
}

type crowdKey struct {
	board *rulebook.Board
	camp  boards.Camp
}

func crowdOf(p *pass.Pass, f *rulebook.Field, camp boards.Camp) *crowd {
	return pass.Memo(p, crowdKey{f.Board, camp}, func() *crowd {
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

// drowned counts the units with impassable marks in a section, and returns the first such mark.
func (c *crowd) drowned(f *rulebook.Field, camp boards.Camp, zone int, s boards.Section) (n int, first hex.Hex) {
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
