package mapcheck

import (
	"slices"

	"muster/engine/rulebook"
)

// lay is one tile that a map needs: any of its faces will do.
type lay struct {
	faces []string
	label string // of the hex
}

// heap is equal pieces of a box, each of which shows one of its faces, and the lays that they serve.
type heap struct {
	faces  []string
	count  int
	serves []int
}

// table is lays and the pieces for them. A piece may have two faces and a lay may take two tiles, so who gets what is
// a matching: a lay that finds its pieces taken asks their holders to take others.
type table struct {
	lays  []lay
	heaps []*heap
	bare  []int // lays that no piece is left for
}

// newTable gives every lay a piece, as far as the boxes go.
func newTable(lays []lay, boxes []*rulebook.Box) *table {
	t := &table{lays: lays}
	for _, b := range boxes {
		for _, tiles := range b.Tiles {
			if count := min(tiles.Count, len(lays)); count > 0 {
				t.heaps = append(t.heaps, &heap{faces: tiles.Faces, count: count})
			}
		}
	}
	for i := range lays {
		if !t.serve(i, make([]bool, len(t.heaps))) {
			t.bare = append(t.bare, i)
		}
	}
	return t
}

// serve finds a piece for a lay, moving others where that helps. asked marks the heaps that were looked at.
func (t *table) serve(i int, asked []bool) bool {
	for k, h := range t.heaps {
		if asked[k] || !h.fits(t.lays[i]) {
			continue
		}
		asked[k] = true
		if len(h.serves) < h.count {
			h.serves = append(h.serves, i)
			return true
		}
		for n, holder := range h.serves {
			if t.serve(holder, asked) {
				h.serves[n] = i
				return true
			}
		}
	}
	return false
}

func (h *heap) fits(l lay) bool {
	return slices.ContainsFunc(h.faces, func(face string) bool { return slices.Contains(l.faces, face) })
}

// shortage is lays that share too few pieces: there are more of them than pieces that can show any of their faces.
type shortage struct {
	lays  []lay
	have  int
	short int
	first lay // the first one without a piece
}

// shortages parts the lays without a piece by the pieces that they compete for. The heaps that such a lay could have
// been served from, whoever had moved, are all spent; those they serve and the lay itself are one more than the
// heaps hold (Hall's theorem), so each shortage is a proof that can be counted on the table.
func (t *table) shortages() []shortage {
	var rivals []rivalry
	for _, i := range t.bare {
		r := rivalry{heaps: make([]bool, len(t.heaps)), bare: []int{i}}
		t.serve(i, r.heaps) // fails again, and marks every heap that was asked
		var apart []rivalry
		for _, old := range rivals {
			if t.same(old, r) {
				r = old.join(r)
			} else {
				apart = append(apart, old)
			}
		}
		rivals = append(apart, r)
	}
	out := make([]shortage, len(rivals))
	for n, r := range rivals {
		out[n] = t.count(r)
	}
	return out
}

// rivalry is lays without a piece and the heaps that they compete for.
type rivalry struct {
	heaps []bool
	bare  []int
}

// same tells whether two rivalries are one: about a heap in common, or about a tile that no box has.
func (t *table) same(a, b rivalry) bool {
	for k := range t.heaps {
		if a.heaps[k] && b.heaps[k] {
			return true
		}
	}
	return !slices.Contains(a.heaps, true) && slices.Equal(t.lays[a.bare[0]].faces, t.lays[b.bare[0]].faces)
}

func (a rivalry) join(b rivalry) rivalry {
	for k := range a.heaps {
		a.heaps[k] = a.heaps[k] || b.heaps[k]
	}
	a.bare = append(a.bare, b.bare...)
	return a
}

func (t *table) count(r rivalry) shortage {
	s := shortage{short: len(r.bare), first: t.lays[slices.Min(r.bare)]}
	in := slices.Clone(r.bare)
	for k, h := range t.heaps {
		if r.heaps[k] {
			s.have += h.count
			in = append(in, h.serves...)
		}
	}
	slices.Sort(in)
	for _, i := range in {
		s.lays = append(s.lays, t.lays[i])
	}
	return s
}
