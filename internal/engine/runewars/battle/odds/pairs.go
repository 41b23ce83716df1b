package odds

import (
	"cmp"
	"math/bits"
	"slices"
)

// drawnPair is a joint draw of two sides, and its distribution after the seen faces.
type drawnPair struct {
	a, d   int32
	comes  int32  // list of their joint results
	both   []both // for every two hands
	bases  []uint64
	byCome []int32 // indexes of both, grouped by result
	upTo   []int32 // end of each result's group in byCome
	dealt  rows[int32]
	likely rows[float64]
	spread byseen[spreading] // by number of the reading of the other shapes
}

// both is two hands, with their number of orders, their results and their faces of the base.
type both struct {
	of   seen
	ways float64
	come int32
	base int32
}

// spreading is the distribution of cards that the base has not read: ways ordered by their faces of the base, and the
// end of each group.
type spreading struct {
	ways []way
	ends []int32
}

// way is the number of ways in which cards have a result and use some of the base's faces.
type way struct {
	ways float64
	come int32
	used int32
}

// byseen is lists, by the number of the seen faces.
type byseen[T any] struct {
	at   []int32 // the number of the list, plus 1
	list [][]T
}

// get returns the list, or nil if it does not exist yet.
func (b *byseen[T]) get(seen int32) []T {
	if int(seen) >= len(b.at) || b.at[seen] == 0 {
		return nil
	}
	return b.list[b.at[seen]-1]
}

// put stores a list.
func (b *byseen[T]) put(seen int32, list []T) []T {
	if int(seen) >= len(b.at) {
		b.at = append(b.at, make([]int32, max(int(seen)+1-len(b.at), len(b.at)))...)
	}
	b.list = append(b.list, list)
	b.at[seen] = int32(len(b.list))
	return list
}

// rows is lists of one length, by the number of the seen faces.
type rows[T any] struct {
	at   []int32 // the number of the row, plus 1
	n    int
	room [][]T // blocks of rowsEach rows
}

const (
	rowsBits = 6
	rowsEach = 1 << rowsBits // rows allocated at once
)

// row returns the row for the seen faces, and whether it existed; a new one is all zero.
func (r *rows[T]) row(seen int32, size int) ([]T, bool) {
	if int(seen) >= len(r.at) {
		r.at = append(r.at, make([]int32, max(int(seen)+1-len(r.at), len(r.at)))...)
	}
	known := r.at[seen] != 0
	if !known {
		if r.n%rowsEach == 0 {
			r.room = append(r.room, make([]T, rowsEach*size))
		}
		r.n++
		r.at[seen] = int32(r.n)
	}
	n := int(r.at[seen] - 1)
	return r.room[n>>rowsBits][n%rowsEach*size:][:size:size], known
}

// pair returns the number of a joint draw.
func (l *layers) pair(a, d int32) int32 {
	n, new := l.pairIDs.number(uint64(a)<<32 | uint64(d))
	if !new {
		return n
	}
	size := int32(len(l.draws[d].comes))
	if len(l.draws[a].hands)*len(l.draws[d].hands) > l.most/4 {
		l.why = TooMany
		l.pairs = append(l.pairs, drawnPair{a: a, d: d})
		return n
	}
	p := drawnPair{a: a, d: d, comes: size * int32(len(l.draws[a].comes))}
	p.both = make([]both, 0, len(l.draws[a].hands)*len(l.draws[d].hands))
	var bases index
	for _, x := range l.draws[a].hands {
		for _, y := range l.draws[d].hands {
			of, ok := x.of.plus(y.of)
			if !ok {
				continue
			}
			base, new := bases.number(of[0] & l.chances.mask)
			if new {
				p.bases = append(p.bases, of[0]&l.chances.mask)
			}
			p.both = append(p.both, both{of, x.ways * y.ways, x.come*size + y.come, base})
		}
	}
	slices.SortStableFunc(p.both, func(x, y both) int { // groups equal readings of the other shapes
		a, b := l.chances.rest(x.of), l.chances.rest(y.of)
		return cmp.Or(cmp.Compare(a[0], b[0]), cmp.Compare(a[1], b[1]))
	})
	p.sortByCome()
	l.pairs = append(l.pairs, p)
	return n
}

// sortByCome fills byCome and upTo.
func (p *drawnPair) sortByCome() {
	p.upTo, p.byCome = make([]int32, p.comes), make([]int32, len(p.both))
	for i := range p.both {
		p.upTo[p.both[i].come]++
	}
	sum := int32(0)
	for come, n := range p.upTo {
		p.upTo[come] = sum
		sum += n
	}
	for i := range p.both {
		at := &p.upTo[p.both[i].come]
		p.byCome[*at] = int32(i)
		*at++
	}
}

// plus returns the sum; false when more cards show a face than fit, which no deck has.
func (s seen) plus(t seen) (seen, bool) {
	out := seen{s[0] + t[0], s[1] + t[1]}
	return out, out[0] >= s[0] && out[1] >= s[1] && (s[0]^t[0]^out[0]|s[1]^t[1]^out[1])&carries == 0
}

// carries are the bits that change when a slot overflows into the next one.
const carries = 0x1111111111111110

// dealt returns the seen faces after the i-th two hands of a pair; unknown if impossible. to is the pair's row.
func (l *layers) dealt(pair *drawnPair, before seen, to []int32, i int32) int32 {
	if to[i] == 0 {
		to[i] = unknown
		if of, ok := before.plus(pair.both[i].of); ok {
			if n := l.chances.number(of); n != unknown {
				to[i] = n + 1
			}
		}
	}
	if to[i] < 0 {
		return unknown
	}
	return to[i] - 1
}

// likely returns the probability of the results of a pair after the seen faces, times the probability of those in one
// order.
func (l *layers) likely(p, at int32) []float64 {
	pair, c := &l.pairs[p], l.chances
	out, known := pair.likely.row(at, int(pair.comes))
	if known {
		return out
	}
	x := l.spreadingOf(p, c.list[at].rest)
	before := c.list[at].of
	order, from := c.of[before.cards()+l.draws[pair.a].n+l.draws[pair.d].n], int32(0)
	for i, b := range pair.bases {
		ways := x.ways[from:x.ends[i]]
		from = x.ends[i]
		if len(ways) == 0 {
			continue
		}
		base := c.list[at].base
		if b != 0 {
			of, ok := (seen{before[0] & c.mask}).plus(seen{b})
			if !ok {
				continue
			}
			base = c.baseOf(of[0])
		}
		reads := c.read(base)
		for j := range ways {
			w := &ways[j]
			out[w.come] += w.ways * reads[w.used]
		}
	}
	for i := range out {
		out[i] *= order
	}
	return out
}

// maxMerged is the largest number of ways for which merging equal ones is worthwhile.
const maxMerged = 4096

// spreadingOf returns the distribution of the cards of a pair after the reading of the other shapes.
func (l *layers) spreadingOf(p, rest int32) *spreading {
	pair, c := &l.pairs[p], l.chances
	if list := pair.spread.get(rest); list != nil {
		return &list[0]
	}
	m := merger{ways: l.merged.ways[:0], sums: l.merged.sums, bases: l.merged.bases[:0], comes: pair.comes}
	before, known := c.restOf[rest], false
	var last seen
	var terms []mixed
	for i := range pair.both {
		b := &pair.both[i]
		now, ok := before.plus(c.rest(b.of))
		if !ok {
			continue
		}
		if !known || now != last {
			known, last, terms = true, now, c.mixed[c.mix(now)]
		}
		for _, t := range terms {
			m.ways = append(m.ways, way{t.ways * b.ways, b.come, t.used})
			m.bases = append(m.bases, b.base)
		}
	}
	out := m.merge(len(pair.bases), len(c.used))
	l.merged = m
	return &pair.spread.put(rest, []spreading{out})[0]
}

// merger merges equal ways.
type merger struct {
	ways  []way
	bases []int32 // by way
	sums  []float64
	comes int32
}

// merge sorts the ways by their base and merges those with equal use; bases and useds are the counts.
func (m *merger) merge(bases, useds int) spreading {
	out := spreading{ends: make([]int32, bases)}
	size := bases * int(m.comes) * useds
	if size > maxMerged || size > 4*len(m.ways) {
		for _, b := range m.bases {
			out.ends[b]++
		}
		sum := int32(0)
		for b, n := range out.ends {
			out.ends[b] = sum
			sum += n
		}
		out.ways = make([]way, len(m.ways))
		for i, b := range m.bases {
			out.ways[out.ends[b]] = m.ways[i]
			out.ends[b]++
		}
		return out
	}
	if len(m.sums) < size {
		m.sums = make([]float64, size)
	}
	clear(m.sums[:size])
	for i, b := range m.bases {
		w := &m.ways[i]
		m.sums[(int(b)*int(m.comes)+int(w.come))*useds+int(w.used)] += w.ways
	}
	m.ways = m.ways[:0]
	for b := range bases {
		for come := range m.comes {
			for used, ways := range m.sums[(b*int(m.comes)+int(come))*useds:][:useds] {
				if ways > 0 {
					m.ways = append(m.ways, way{ways, come, int32(used)})
				}
			}
		}
		out.ends[b] = int32(len(m.ways))
	}
	out.ways = slices.Clone(m.ways)
	return out
}

// bitsOf counts the bits of a set.
func bitsOf(set uint16) int8 { return int8(bits.OnesCount16(set)) }
