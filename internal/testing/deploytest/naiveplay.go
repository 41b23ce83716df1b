package deploytest

import (
	"math/big"
	"math/bits"
)

// Naive enumeration of Epic Call to Arms, continued: the Scout Guards, the Guards and the Reserve, one after the other.

// naiveScouts is one placement of a Scout Guard.
type naiveScouts struct {
	Field               NaiveField
	at                  [16]int // hex of each unit of the card, -1 for none
	Back, NoRoom, Short int
	Missing             [16]int // units without figures, by type
}

// ScoutGuards plays every order of naming and every choice of hexes: the 5th row while it has a vacant hex, then the
// baseline (VAR-EC-02). Placements with the same result count once.
func (n *NaiveCamp) ScoutGuards(units []NaiveUnit) []naiveScouts {
	seen := map[[16]int]bool{}
	var out []naiveScouts
	var name func(s naiveScouts)
	name = func(s naiveScouts) {
		hexes, back := n.Vacant(n.Row, &s.Field.Taken), 0
		if len(hexes) == 0 {
			for _, section := range n.Base {
				hexes = append(hexes, n.Vacant(section, &s.Field.Taken)...)
			}
			back = 1
		}
		s.NoRoom, s.Short, s.Missing = 0, 0, [16]int{}
		left := s.Field.Left
		named := false
		for i, u := range units {
			if s.at[i] >= 0 {
				continue
			}
			if left[u.Kind] > 0 {
				left[u.Kind]--
				s.NoRoom++
			} else {
				s.Short++
				s.Missing[u.Kind]++
			}
			if s.Field.Left[u.Kind] == 0 {
				continue
			}
			for _, h := range hexes {
				next := s
				next.at[i] = h
				next.Back += back
				next.Field.Put(u, h)
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
	copy(start.Field.Left[:], n.Stock)
	for i := range start.at {
		start.at[i] = -1
	}
	name(start)
	return out
}

// naiveGuards is the result of three Guards.
type naiveGuards struct {
	Displaced, Lost, Short int
	Ways                   int64
	Missing                [16]int
}

// Guards places Guards on the field, right wing to left wing: marks first, then the displaced ones.
func (n *NaiveCamp) Guards(f *NaiveField, zone string, cards [3][]NaiveUnit) naiveGuards {
	out := naiveGuards{Ways: 1}
	marks := n.marks[zone]
	scouts := f.Taken
	for s, units := range cards {
		for _, u := range units {
			h := marks[s][u.rank-1][u.file-1]
			switch {
			case n.river[h] || scouts[h]:
				out.Displaced++
			case f.Left[u.Kind] == 0:
				out.Short++
				out.Missing[u.Kind]++
			default:
				f.Put(u, h)
			}
		}
	}
	for s, units := range cards {
		for _, u := range units {
			if h := marks[s][u.rank-1][u.file-1]; !n.river[h] && !scouts[h] {
				continue
			}
			vacant := n.Vacant(n.Base[s], &f.Taken)
			switch {
			case f.Left[u.Kind] == 0:
				out.Short++
				out.Missing[u.Kind]++
			case len(vacant) == 0:
				out.Lost++
			default:
				out.Ways *= int64(len(vacant))
				f.Put(u, vacant[0])
			}
		}
	}
	return out
}

// Reserve tries every choice of units of a Reserve card that is called whole (VAR-EC-04).
func (n *NaiveCamp) Reserve(f *NaiveField, units []NaiveUnit) (noRoom, short int, ways *big.Int) {
	vacant := 0
	for _, section := range n.Base {
		vacant += len(n.Vacant(section, &f.Taken))
	}
	bySize := make([]int64, len(units)+1)
	most := 0
	for mask := range 1 << len(units) {
		left, enough := f.Left, true
		for i, u := range units {
			if mask&(1<<i) != 0 {
				left[u.Kind]--
				enough = enough && left[u.Kind] >= 0
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
