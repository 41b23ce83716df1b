package field

import "slices"

// TileShortage is a set of needs that compete for too few pieces: fewer pieces can show one of their faces than there
// are needs.
type TileShortage struct {
	Needs []TileNeed
	Have  int
	Short int
	First TileNeed // the first one without a piece
}

// Shortages groups the needs without a piece by the pieces that they compete for. The heaps that could serve such a
// need, after any moves, are all used up. The needs that they serve, plus the need itself, are one more than the heaps
// hold (Hall's theorem). So anyone can verify a shortage by counting pieces.
func (l *TileLayout) Shortages() []TileShortage {
	var rivals []rivalry
	for _, i := range l.bare {
		r := rivalry{heaps: make([]bool, len(l.heaps)), bare: []int{i}}
		l.serve(i, r.heaps) // fails again, and marks every heap that was asked
		var apart []rivalry
		for _, old := range rivals {
			if l.same(old, r) {
				r = old.join(r)
			} else {
				apart = append(apart, old)
			}
		}
		rivals = append(apart, r)
	}
	out := make([]TileShortage, len(rivals))
	for n, r := range rivals {
		out[n] = l.count(r)
	}
	return out
}

// rivalry is a set of needs without a piece, and the heaps that they compete for.
type rivalry struct {
	heaps []bool
	bare  []int
}

// same reports whether two rivalries are one: they share a heap, or need a tile that no box has.
func (l *TileLayout) same(a, b rivalry) bool {
	for k := range l.heaps {
		if a.heaps[k] && b.heaps[k] {
			return true
		}
	}
	return !slices.Contains(a.heaps, true) && slices.Equal(l.needs[a.bare[0]].Faces, l.needs[b.bare[0]].Faces)
}

func (a rivalry) join(b rivalry) rivalry {
	for k := range a.heaps {
		a.heaps[k] = a.heaps[k] || b.heaps[k]
	}
	a.bare = append(a.bare, b.bare...)
	return a
}

func (l *TileLayout) count(r rivalry) TileShortage {
	s := TileShortage{Short: len(r.bare), First: l.needs[slices.Min(r.bare)]}
	in := slices.Clone(r.bare)
	for k, h := range l.heaps {
		if r.heaps[k] {
			s.Have += h.count
			in = append(in, h.serves...)
		}
	}
	slices.Sort(in)
	for _, i := range in {
		s.Needs = append(s.Needs, l.needs[i])
	}
	return s
}
