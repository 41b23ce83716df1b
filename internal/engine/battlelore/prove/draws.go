package prove

import (
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// Trios lists the 210 ways to lay three of seven cards out.
func Trios() [][boards.SectionCount]int {
	var out [][boards.SectionCount]int
	for right := range deck.CardsInSet {
		for centre := range deck.CardsInSet {
			for left := range deck.CardsInSet {
				if right != centre && centre != left && left != right {
					out = append(out, [boards.SectionCount]int{right, centre, left})
				}
			}
		}
	}
	return out
}

// EachDraw calls yield for every three Guards out of n cards, in rising order, with every other card as Reserve.
func EachDraw(n int, yield func(guards [3]int, reserve int)) {
	for a := range n {
		for b := a + 1; b < n; b++ {
			for c := b + 1; c < n; c++ {
				for r := range n {
					if r != a && r != b && r != c {
						yield([3]int{a, b, c}, r)
					}
				}
			}
		}
	}
}

// AllDraws are the cases of a set: 35 draws of four cards, 24 ways to lay each out.
func AllDraws(set *deck.Set) []deck.Draw {
	out := make([]deck.Draw, 0, Cases)
	n := make([]int, len(set.Cards))
	for i := range n {
		n[i] = set.Cards[i].Number
	}
	EachDraw(len(n), func(g [3]int, reserve int) {
		for _, o := range [...][3]int{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}} {
			out = append(out, deck.Draw{Right: n[g[o[0]]], Centre: n[g[o[1]]], Left: n[g[o[2]]], Reserve: n[reserve]})
		}
	})
	return out
}

// ZonesOf are the zones that a player can have.
func ZonesOf(f *rulebook.Field, zone int) []int {
	if zone != deploy.FreeZone {
		return []int{zone}
	}
	out := make([]int, len(f.Board.Zones))
	for i := range out {
		out[i] = i
	}
	return out
}

// Cases is the number of ways to draw four cards and lay them out: 35 draws, 24 ways each (CTA-05).
const Cases = 840
