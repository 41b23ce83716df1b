package muster_test

import (
	"math/big"
	"math/bits"
)

// The naive count of Epic Call to Arms, continued: the Scout Guards, the Guards and the Reserve, one after the other.

// naiveScouts is one way for a Scout Guard to be put.
type naiveScouts struct {
	field               naiveField
	at                  [16]int // hex of each unit of the card, -1 for none
	back, noRoom, short int
	missing             [16]int // units without figures, by type
}

// scoutGuards plays every order of naming and every hex of choice: the 5th row while a hex of it is vacant, then the
// baseline (VAR-EC-02). Ways that end alike are one.
func (n *naiveCamp) scoutGuards(units []naiveUnit) []naiveScouts {
	seen := map[[16]int]bool{}
	var out []naiveScouts
	var name func(s naiveScouts)
	name = func(s naiveScouts) {
		hexes, back := n.vacant(n.row, &s.field.taken), 0
		if len(hexes) == 0 {
			for _, section := range n.base {
				hexes = append(hexes, n.vacant(section, &s.field.taken)...)
			}
			back = 1
		}
		s.noRoom, s.short, s.missing = 0, 0, [16]int{}
		left := s.field.left
		named := false
		for i, u := range units {
			if s.at[i] >= 0 {
				continue
			}
			if left[u.kind] > 0 {
				left[u.kind]--
				s.noRoom++
			} else {
				s.short++
				s.missing[u.kind]++
			}
			if s.field.left[u.kind] == 0 {
				continue
			}
			for _, h := range hexes {
				next := s
				next.at[i] = h
				next.back += back
				next.field.put(u, h)
				named = true
				if !seen[next.at] {
					seen[next.at] = true
					name(next)
				}
			}
		}
		if !named {
			out = append(out, s)
		}
	}
	start := naiveScouts{}
	copy(start.field.left[:], n.stock)
	for i := range start.at {
		start.at[i] = -1
	}
	name(start)
	return out
}

// naiveGuards is what three Guards come to.
type naiveGuards struct {
	displaced, lost, short int
	ways                   int64
	missing                [16]int
}

// guards puts Guards on the field, right wing to left wing: marks first, then the displaced ones.
func (n *naiveCamp) guards(f *naiveField, zone string, cards [3][]naiveUnit) naiveGuards {
	out := naiveGuards{ways: 1}
	marks := n.marks[zone]
	scouts := f.taken
	for s, units := range cards {
		for _, u := range units {
			h := marks[s][u.rank-1][u.file-1]
			switch {
			case n.river[h] || scouts[h]:
				out.displaced++
			case f.left[u.kind] == 0:
				out.short++
				out.missing[u.kind]++
			default:
				f.put(u, h)
			}
		}
	}
	for s, units := range cards {
		for _, u := range units {
			if h := marks[s][u.rank-1][u.file-1]; !n.river[h] && !scouts[h] {
				continue
			}
			vacant := n.vacant(n.base[s], &f.taken)
			switch {
			case f.left[u.kind] == 0:
				out.short++
				out.missing[u.kind]++
			case len(vacant) == 0:
				out.lost++
			default:
				out.ways *= int64(len(vacant))
				f.put(u, vacant[0])
			}
		}
	}
	return out
}

// reserve tries every choice of units of a Reserve card that is called whole (VAR-EC-04).
func (n *naiveCamp) reserve(f *naiveField, units []naiveUnit) (noRoom, short int, ways *big.Int) {
	vacant := 0
	for _, section := range n.base {
		vacant += len(n.vacant(section, &f.taken))
	}
	bySize := make([]int64, len(units)+1)
	most := 0
	for mask := range 1 << len(units) {
		left, enough := f.left, true
		for i, u := range units {
			if mask&(1<<i) != 0 {
				left[u.kind]--
				enough = enough && left[u.kind] >= 0
			}
		}
		if size := bits.OnesCount(uint(mask)); enough {
			bySize[size]++
			most = max(most, size)
		}
	}
	come := min(most, vacant)
	ways = big.NewInt(bySize[come])
	for i := range come {
		ways.Mul(ways, big.NewInt(int64(vacant-i)))
	}
	return most - come, len(units) - most, ways
}
