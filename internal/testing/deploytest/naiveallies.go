package deploytest

import (
	"slices"

	"muster/internal/engine/battlelore/deck"
)

// naiveAlly is a card of one of two allies, with its position.
type naiveAlly struct {
	ally    int
	zone    string
	section int
	number  int
	letter  string
	Units   []NaiveUnit
}

// naiveAllied is the result of the six cards of a camp.
type naiveAllied struct {
	Green                           [2]int
	Displaced, Yielded, Lost, Short int
	Ways                            int64
	Missing                         [16]int // Units without figures, by type
}

// AlliedCards lays the Guards of both allies out in order of resolution: right wings, centres, left wings, the red
// player's before the blue one's.
func AlliedCards(sets [2]*deck.Set, units [2][8][]NaiveUnit, d [2]deck.Draw) []naiveAlly {
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

// Allied plays a case by the rules (VAR-ER-01 to VAR-ER-03, R-290): every unit of every card in four rounds.
func (n *NaiveCamp) Allied(cards []naiveAlly) naiveAllied {
	out := naiveAllied{Ways: 1}
	f := &NaiveField{}
	copy(f.Left[:], n.Stock)
	mark := func(c *naiveAlly, u NaiveUnit) int { return n.marks[c.zone][c.section][u.rank-1][u.file-1] }
	yields := func(c *naiveAlly, h int) bool { // is there a card of the ally with the same hex and a better claim?
		for i := range cards {
			o := &cards[i]
			if o.ally == c.ally {
				continue
			}
			better := o.number < c.number || o.number == c.number && o.letter < c.letter
			for _, u := range o.Units {
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
			for j, u := range c.Units {
				h := mark(c, u)
				at := h
				switch {
				case done[i][j]:
					continue
				case round == keep && (n.river[h] || yields(c, h)):
					continue
				case round == inherit && (n.river[h] || f.Taken[h]):
					continue
				case round == move && !n.river[h]:
					continue
				case round >= move:
					at = -1
					vacant := n.Vacant(n.Base[c.section], &f.Taken)
					if round == giveWay { // any hex of the row
						vacant = n.Vacant(slices.Concat(n.Base[:]...), &f.Taken)
					}
					if len(vacant) > 0 {
						at = vacant[0]
					}
					if n.river[h] {
						out.Displaced++
					} else {
						out.Yielded++
					}
					if f.Left[u.Kind] > 0 && len(vacant) > 0 {
						out.Ways *= int64(len(vacant))
					}
				}
				done[i][j] = true
				switch {
				case f.Left[u.Kind] == 0:
					out.Short++
					out.Missing[u.Kind]++
				case at < 0:
					out.Lost++
				default:
					f.Put(u, at)
					if u.Green {
						out.Green[c.ally]++
					}
				}
			}
		}
	}
	return out
}
