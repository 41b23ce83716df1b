package odds

import (
	"cmp"
	"slices"
)

// chances computes the probability that cards show the seen faces. The deck's base shape, the one that draws most, has
// separate faces. The distribution of the cards read by the others over the base's faces is computed once for every
// possible reading. The base's reading of the rest is then a product.
type chances struct {
	deck   *deck
	mask   uint64 // the slots of the base's faces, the first of a seen
	size   int    // their number
	supply uint64 // cards that show them
	spread []spread
	rests  seenIndex // readings of shapes other than the base, by number
	restOf []seen
	mixed  [][]mixed
	useds  index // the base's faces that the others' cards show, by their number
	used   []uint64
	bases  index // readings of the base, by number
	baseAt []uint64
	reads  [][]float64
	room   []term
	of     []float64 // by number of cards: 1 divided by the number of their orders
	names  seenIndex // sets of seen faces, by number
	list   []sighting
}

// term is the number of ways in which cards show faces of the base.
type term struct {
	used uint64
	ways float64
}

// spread is the terms of a reading, for the classes of the deck from one on.
type spread struct {
	ids   seenIndex
	terms [][]term
	build []term // terms under construction
}

// mixed is a term with the number of the used faces.
type mixed struct {
	used int32
	ways float64
}

// sighting is a set of seen faces, with its probability in one order.
type sighting struct {
	of     seen
	chance float64 // below 0: not computed yet
	rest   int32
	base   int32
}

// falling is n * (n-1) * ..., k factors, at n<<4|k.
var falling = func() (out [(maxSeen + 1) * (maxSeen + 1)]float64) {
	for n := 0; n <= maxSeen; n++ {
		out[n<<4] = 1
		for k := 1; k <= n; k++ {
			out[n<<4|k] = out[n<<4|k-1] * float64(n-k+1)
		}
	}
	return out
}()

// newChances takes the deck; false when its base has too many faces.
func newChances(d *deck) (*chances, bool) {
	c := &chances{deck: d, size: len(d.faces[d.base]), of: []float64{1}}
	if c.size > maxSlots/2 {
		return nil, false
	}
	for i := range d.n {
		c.of = append(c.of, c.of[i]/float64(d.n-i))
	}
	c.mask = 1<<(4*c.size) - 1
	for slot := range c.size {
		c.supply |= uint64(d.supply[0][slot]) << (4 * slot)
	}
	c.spread = make([]spread, len(d.classes))
	return c, true
}

// number returns the number of the seen faces; unknown when shapes other than the base cannot have read them.
func (c *chances) number(of seen) int32 {
	at := c.names.at(of)
	switch {
	case at.val > 0:
		return at.val - 1
	case at.val < 0:
		return unknown
	}
	rest := c.mix(c.rest(of))
	none := len(c.mixed[rest]) == 0
	if c.names.put(at, of, none); none {
		return unknown
	}
	c.list = append(c.list, sighting{of, -1, rest, c.baseOf(of[0] & c.mask)})
	return at.val - 1
}

// chance returns the probability of the seen faces, in one order.
func (c *chances) chance(seen int32) float64 {
	s := &c.list[seen]
	if s.chance < 0 {
		reads := c.read(s.base)
		s.chance = 0
		for _, m := range c.mixed[s.rest] {
			s.chance += m.ways * reads[m.used]
		}
		s.chance *= c.of[s.of.cards()]
	}
	return s.chance
}

// rest returns the faces read by shapes other than the base.
func (c *chances) rest(of seen) seen { return seen{of[0] &^ c.mask, of[1]} }

// baseOf returns the number of the base's reading.
func (c *chances) baseOf(base uint64) int32 {
	n, new := c.bases.number(base)
	if new {
		c.baseAt, c.reads = append(c.baseAt, base), append(c.reads, make([]float64, 0, max(len(c.used), 16)))
	}
	return n
}

// read returns the number of ways in which the base can read faces, by the number of the faces used by the others.
func (c *chances) read(base int32) []float64 {
	out := c.reads[base]
	if len(out) == len(c.used) {
		return out
	}
	for i := len(out); i < len(c.used); i++ {
		ways, left := 1.0, c.supply-c.used[i]
		for of := c.baseAt[base]; of != 0; of >>= 4 {
			ways *= falling[left&maxSeen<<4|of&maxSeen]
			left >>= 4
		}
		out = append(out, ways)
	}
	c.reads[base] = out
	return out
}

// mix computes how the cards read by other shapes spread over the base's faces, each order separately, and returns the
// number of their reading.
func (c *chances) mix(rest seen) int32 {
	n, new := c.rests.number(rest)
	if !new {
		return n
	}
	c.restOf, c.mixed = append(c.restOf, rest), append(c.mixed, nil)
	orders := 1.0
	for left := rest; left != (seen{}); {
		slot := left.first()
		has := rest.of(slot)
		if has > c.deck.supply[0][slot] {
			return n
		}
		orders *= falling[has<<4|has]
		left.add(slot, -has)
	}
	terms := c.from(0, rest)
	out := make([]mixed, len(terms))
	for i, t := range terms {
		used, new := c.useds.number(t.used)
		if new {
			c.used = append(c.used, t.used)
		}
		out[i] = mixed{used, t.ways * orders}
	}
	c.mixed[n] = out
	return n
}

// from distributes cards of the classes from the i-th on.
func (c *chances) from(i int, rest seen) []term {
	if rest == (seen{}) {
		return unread[:]
	}
	if i > 0 { // later classes must supply the rest
		for _, slot := range c.deck.classes[i-1].slots {
			if rest.of(slot) > c.deck.supply[i][slot] {
				return nil
			}
		}
	}
	x := &c.spread[i]
	n, new := x.ids.number(rest)
	if !new {
		return x.terms[n]
	}
	x.terms, x.build = append(x.terms, nil), x.build[:0]
	c.share(i, 0, c.deck.classes[i].n, rest, 1)
	x.terms[n] = c.keep(x.build)
	return x.terms[n]
}

// termsAtOnce is the number of terms by which the storage grows.
const termsAtOnce = 512

// keep copies terms to permanent storage.
func (c *chances) keep(terms []term) []term {
	if len(c.room) < len(terms) {
		c.room = make([]term, termsAtOnce+len(terms))
	}
	out := c.room[:len(terms):len(terms)]
	c.room = c.room[len(terms):]
	copy(out, terms)
	return out
}

var unread = [...]term{{ways: 1}}

// share distributes the remaining cards of a class to its slots from the j-th on.
func (c *chances) share(i, j, left int, rest seen, ways float64) {
	class := &c.deck.classes[i]
	if j == len(class.slots) {
		used := uint64(class.n-left) << (4 * class.base)
		for _, t := range c.from(i+1, rest) {
			c.spread[i].add(term{t.used + used, t.ways * ways})
		}
		return
	}
	slot := class.slots[j]
	if slot == class.base {
		c.share(i, j+1, left, rest, ways)
		return
	}
	for x := 0; x <= min(left, rest.of(slot)); x++ {
		next := rest
		next.add(slot, -x)
		c.share(i, j+1, left-x, next, ways)
		ways = ways * float64(left-x) / float64(x+1)
	}
}

// add merges a term with those that use the same.
func (x *spread) add(t term) {
	for i := range x.build {
		if x.build[i].used == t.used {
			x.build[i].ways += t.ways
			return
		}
	}
	x.build = append(x.build, t)
}

// sortClasses groups classes that show a face, so that the others are excluded early.
func (d *deck) sortClasses() {
	for i := range d.classes {
		d.classes[i].base = d.classes[i].slots[slices.IndexFunc(d.classes[i].slots, func(s int8) bool {
			return int(s) < len(d.faces[d.base])
		})]
	}
	slices.SortStableFunc(d.classes, func(a, b class) int {
		for j := range min(len(a.slots), len(b.slots)) {
			if a.slots[j] != a.base && a.slots[j] != b.slots[j] {
				return cmp.Compare(a.slots[j], b.slots[j])
			}
		}
		return 0
	})
}
