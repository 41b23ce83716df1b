package odds

import (
	"cmp"
	"math/bits"
	"slices"
)

// drawnPair is what two sides draw together, and how it falls after what has been seen.
type drawnPair struct {
	a, d   int32
	comes  int32  // what they can come to together
	both   []both // of every two hands
	bases  []uint64
	dealt  byseen[dealt]
	likely byseen[float64]
	ways   byseen[way] // by the number of what others than the base have read
}

// both is two hands, in how many orders, what they come to and which of the bases they show.
type both struct {
	of   seen
	ways float64
	come int32
	base int32
}

// way is how cards fall as far as the base has not read them.
type way struct {
	ways float64
	come int32
	base int32
	used int32
}

// byseen is lists, by the number of what has been seen.
type byseen[T any] struct {
	at   []int32 // the number of the list, and 1
	list [][]T
	room []T // for lists to come
}

// get is the list; nil when there is none yet.
func (b *byseen[T]) get(seen int32) []T {
	if int(seen) >= len(b.at) || b.at[seen] == 0 {
		return nil
	}
	return b.list[b.at[seen]-1]
}

// put takes a list down.
func (b *byseen[T]) put(seen int32, list []T) []T {
	if int(seen) >= len(b.at) {
		b.at = append(b.at, make([]int32, max(int(seen)+1-len(b.at), len(b.at)))...)
	}
	b.list = append(b.list, list)
	b.at[seen] = int32(len(b.list))
	return list
}

// fresh is room for so many, all of them zero; what of it is not kept can be given back.
func (b *byseen[T]) fresh(n int) []T {
	if len(b.room) < n {
		b.room = make([]T, max(n, min(8*n, roomAtOnce), 1))
	}
	out := b.room[:n:n]
	b.room = b.room[n:]
	return out
}

const roomAtOnce = 4096

// dealt is one way in which cards fall: what it comes to, what has been seen then, and in how many orders.
type dealt struct {
	ways float64
	come int32
	seen int32
}

// pair is the number of two draws together.
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
	slices.SortStableFunc(p.both, func(x, y both) int { // so that what others read stands together
		a, b := l.chances.rest(x.of), l.chances.rest(y.of)
		return cmp.Or(cmp.Compare(a[0], b[0]), cmp.Compare(a[1], b[1]))
	})
	l.pairs = append(l.pairs, p)
	return n
}

// plus is both together; false when more cards show a face than can be written down, which no deck has.
func (s seen) plus(t seen) (seen, bool) {
	out := seen{s[0] + t[0], s[1] + t[1]}
	return out, out[0] >= s[0] && out[1] >= s[1] && (s[0]^t[0]^out[0]|s[1]^t[1]^out[1])&carries == 0
}

// carries are the bits that change when a slot overflows into the next one.
const carries = 0x1111111111111110

// dealt lists how the cards of a pair fall after what has been seen.
func (l *layers) dealt(p, seen int32) []dealt {
	pair := &l.pairs[p]
	if list := pair.dealt.get(seen); list != nil {
		return list
	}
	before, out := l.chances.list[seen].of, make([]dealt, 0, len(pair.both))
	for i := range pair.both {
		b := &pair.both[i]
		if of, ok := before.plus(b.of); ok {
			if n := l.chances.number(of); n != unknown {
				out = append(out, dealt{b.ways, b.come, n})
			}
		}
	}
	return pair.dealt.put(seen, out)
}

// likely is how likely what the cards of a pair come to is after what has been seen, times how likely that is in one
// order.
func (l *layers) likely(p, at int32) []float64 {
	pair, c := &l.pairs[p], l.chances
	if list := pair.likely.get(at); list != nil {
		return list
	}
	ways := l.waysOf(p, c.list[at].rest)
	before, out := c.list[at].of, pair.likely.fresh(int(pair.comes))
	order := c.of[before.cards()+l.draws[pair.a].n+l.draws[pair.d].n]
	l.reads = l.reads[:0]
	for _, b := range pair.bases {
		reads := c.nothing()
		if of, ok := (seen{before[0] & c.mask}).plus(seen{b}); ok {
			reads = c.read(of[0])
		}
		l.reads = append(l.reads, reads)
	}
	for i := range ways {
		w := &ways[i]
		out[w.come] += w.ways * l.reads[w.base][w.used]
	}
	for i := range out {
		out[i] *= order
	}
	return pair.likely.put(at, out)
}

// waysOf is how the cards of a pair fall as far as the base has not read them.
func (l *layers) waysOf(p, rest int32) []way {
	pair, c := &l.pairs[p], l.chances
	if list := pair.ways.get(rest); list != nil {
		return list
	}
	l.ways = l.ways[:0]
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
		for _, m := range terms {
			l.ways = append(l.ways, way{m.ways * b.ways, b.come, b.base, m.used})
		}
	}
	out := pair.ways.fresh(len(l.ways))
	copy(out, l.ways)
	return pair.ways.put(rest, out)
}

// bitsOf counts the bits of a set.
func bitsOf(set uint16) int8 { return int8(bits.OnesCount16(set)) }
