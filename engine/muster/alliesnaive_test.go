package muster_test

import (
	"slices"

	"muster/engine/muster"
)

// naiveAlly is a card of one of two allies, with where it lies.
type naiveAlly struct {
	ally    int
	zone    string
	section int
	number  int
	letter  string
	units   []naiveUnit
}

// naiveAllied is what the six cards of a camp come to.
type naiveAllied struct {
	green                           [2]int
	displaced, yielded, lost, short int
	ways                            int64
	missing                         [16]int // units without figures, by type
}

// alliedCards lays the Guards of both allies out, in the order in which they are worked through: right wings, centres,
// left wings, the red player's before the blue one's.
func alliedCards(sets [2]*muster.Set, units [2][8][]naiveUnit, d [2]muster.Draw) []naiveAlly {
	var out []naiveAlly
	for section := range 3 {
		for ally, trio := range d {
			number := [3]int{trio.Right, trio.Centre, trio.Left}[section]
			out = append(out, naiveAlly{
				ally, [2]string{"red", "blue"}[ally], section, number, sets[ally].Def.Letter, units[ally][number],
			})
		}
	}
	return out
}

// allied plays a case by the rules (VAR-ER-01 to VAR-ER-03, R-290): every unit of every card in four rounds.
func (n *naiveCamp) allied(cards []naiveAlly) naiveAllied {
	out := naiveAllied{ways: 1}
	f := &naiveField{}
	copy(f.left[:], n.stock)
	mark := func(c *naiveAlly, u naiveUnit) int { return n.marks[c.zone][c.section][u.rank-1][u.file-1] }
	yields := func(c *naiveAlly, h int) bool { // is there a card of the ally with the same hex and a better claim?
		for i := range cards {
			o := &cards[i]
			if o.ally == c.ally {
				continue
			}
			better := o.number < c.number || o.number == c.number && o.letter < c.letter
			for _, u := range o.units {
				if better && mark(o, u) == h {
					return true
				}
			}
		}
		return false
	}
	const (
		keep = iota
		inherit
		move
		giveWay
	)
	var done [6][16]bool
	for round := keep; round <= giveWay; round++ {
		for i := range cards {
			c := &cards[i]
			for j, u := range c.units {
				h := mark(c, u)
				at := h
				switch {
				case done[i][j]:
					continue
				case round == keep && (n.river[h] || yields(c, h)):
					continue
				case round == inherit && (n.river[h] || f.taken[h]):
					continue
				case round == move && !n.river[h]:
					continue
				case round >= move:
					at = -1
					vacant := n.vacant(n.base[c.section], &f.taken)
					if round == giveWay { // any hex of the row
						vacant = n.vacant(slices.Concat(n.base[:]...), &f.taken)
					}
					if len(vacant) > 0 {
						at = vacant[0]
					}
					if n.river[h] {
						out.displaced++
					} else {
						out.yielded++
					}
					if f.left[u.kind] > 0 && len(vacant) > 0 {
						out.ways *= int64(len(vacant))
					}
				}
				done[i][j] = true
				switch {
				case f.left[u.kind] == 0:
					out.short++
					out.missing[u.kind]++
				case at < 0:
					out.lost++
				default:
					f.put(u, at)
					if u.green {
						out.green[c.ally]++
					}
				}
			}
		}
	}
	return out
}

// trios lists the 210 ways to lay three of seven cards out.
func trios() []muster.Draw {
	var out []muster.Draw
	for right := 1; right <= 7; right++ {
		for centre := 1; centre <= 7; centre++ {
			for left := 1; left <= 7; left++ {
				if right != centre && centre != left && left != right {
					out = append(out, muster.Draw{Right: right, Centre: centre, Left: left})
				}
			}
		}
	}
	return out
}
