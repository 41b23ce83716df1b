package odds

import (
	"math/bits"

	"muster/internal/engine/runewars/battle"
)

// The deck is not drawn card by card. Of a drawn card only the face read by its kind matters; its other sections were
// not used. So a position of the count holds the number of cards read as each face. The chance of the next faces
// follows from the number of ways to distribute the deck's cards in that way.

// maxSlots is the limit of distinct faces, each of a shape, in the count.
const maxSlots = 32

// seen is the number of cards read as each face: four bits for each slot.
type seen [2]uint64

// maxSeen is the limit of cards read as one face.
const maxSeen = 15

func (s *seen) of(slot int8) int { return int(s[slot>>4] >> (4 * (slot & 15)) & maxSeen) }

// add adds n cards, or removes some, read as a face; they must have room.
func (s *seen) add(slot int8, n int) { s[slot>>4] += uint64(n) << (4 * (slot & 15)) }

// deck is the Fate cards, as far as the fighting shapes distinguish them.
type deck struct {
	n       int                               // cards that can be drawn
	slots   [battle.Shapes][battle.Faces]int8 // slot of a face read by a shape; -1: no card shows it
	faces   [battle.Shapes][]battle.Face      // the existing ones, by shape
	base    battle.Shape                      // the shape whose faces have the first slots
	classes []class
	supply  [][maxSlots]int    // cards of classes from the i-th on that show the slot's face
	known   []map[seen]float64 // by the class from which on they are shared out
}

// class is cards that are equal for all fighting shapes.
type class struct {
	n     int
	slots []int8
	base  int8 // slot of the base's face
}

// newDeck reads the cards in unknown positions; false when there are too many faces.
func newDeck(r *battle.Rules, unknown uint64) (*deck, bool) {
	d, shapes := &deck{n: bits.OnesCount64(unknown), base: busiest(r)}, shapesOf(r)
	if !d.number(r, unknown, 1<<d.base&shapes) || !d.number(r, unknown, shapes&^(1<<d.base)) {
		return nil, false
	}
	index := map[[battle.Shapes]int8]int{}
	for left := unknown; left != 0; left &= left - 1 {
		card := &r.Cards[bits.TrailingZeros64(left)]
		key := [battle.Shapes]int8{-1, -1, -1, -1}
		for shape, f := range card.Faces {
			if shapes>>shape&1 == 1 {
				key[shape] = d.slots[shape][f]
			}
		}
		i, ok := index[key]
		if !ok {
			i = len(d.classes)
			index[key] = i
			c := class{}
			for _, slot := range key {
				if slot >= 0 {
					c.slots = append(c.slots, slot)
				}
			}
			d.classes = append(d.classes, c)
		}
		d.classes[i].n++
	}
	if shapes != 0 {
		d.sortClasses()
	}
	d.supply = make([][maxSlots]int, len(d.classes)+1)
	for i := len(d.classes) - 1; i >= 0; i-- {
		d.supply[i] = d.supply[i+1]
		for _, slot := range d.classes[i].slots {
			d.supply[i][slot] += d.classes[i].n
		}
		d.known = append(d.known, map[seen]float64{})
	}
	for _, n := range d.supply[0] {
		if n > maxSeen {
			return nil, false
		}
	}
	return d, true
}

// number gives a slot to each face that cards show to shapes; false when there are too many.
func (d *deck) number(r *battle.Rules, unknown uint64, shapes uint8) bool {
	slots := 0
	for shape := range d.faces {
		slots += len(d.faces[shape])
		for f := range d.slots[shape] {
			if shapes>>shape&1 == 1 {
				d.slots[shape][f] = -1
			}
		}
	}
	for left := unknown; left != 0; left &= left - 1 {
		for shape, f := range r.Cards[bits.TrailingZeros64(left)].Faces {
			if shapes>>shape&1 == 0 || d.slots[shape][f] >= 0 {
				continue
			}
			if slots == maxSlots {
				return false
			}
			d.slots[shape][f] = int8(slots)
			d.faces[shape] = append(d.faces[shape], f)
			slots++
		}
	}
	return true
}

// busiest returns the shape that can draw most cards.
func busiest(r *battle.Rules) battle.Shape {
	var n [battle.Shapes]int
	for side := range r.Sides {
		added := addedTo(r, side)
		for k := range r.Sides[side].Kinds {
			kind := &r.Sides[side].Kinds[k]
			n[kind.Shape] += int(kind.Units) + min(added[k], int(kind.Spare)+int(kind.Units))
		}
	}
	best := battle.Shape(0)
	for shape := range n {
		if n[shape] > n[best] {
			best = battle.Shape(shape)
		}
	}
	return best
}

// ways returns the number of ways to choose disjoint sets of cards so that each has its size and shows its face.
func (d *deck) ways(of seen) float64 {
	for slot := range int8(maxSlots) {
		if of.of(slot) > d.supply[0][slot] {
			return 0
		}
	}
	return d.waysFrom(0, of)
}

func (d *deck) waysFrom(i int, of seen) float64 {
	if of == (seen{}) {
		return 1
	}
	if i > 0 { // later classes must supply the rest
		for _, slot := range d.classes[i-1].slots {
			if of.of(slot) > d.supply[i][slot] {
				return 0
			}
		}
	}
	if n, ok := d.known[i][of]; ok {
		return n
	}
	n := d.share(i, 0, d.classes[i].n, of)
	d.known[i][of] = n
	return n
}

// share distributes the remaining cards of a class to its slots from the j-th on.
func (d *deck) share(i, j, left int, of seen) float64 {
	c := &d.classes[i]
	if j == len(c.slots) {
		return d.waysFrom(i+1, of)
	}
	slot := c.slots[j]
	sum, choose := 0.0, 1.0
	for x := 0; x <= min(left, of.of(slot)); x++ {
		next := of
		next.add(slot, -x)
		if w := d.share(i, j+1, left-x, next); w > 0 {
			sum += choose * w
		}
		choose = choose * float64(left-x) / float64(x+1)
	}
	return sum
}

// first returns the first slot that has been read; there must be one.
func (s *seen) first() int8 {
	if s[0] != 0 {
		return int8(bits.TrailingZeros64(s[0]) >> 2)
	}
	return 16 + int8(bits.TrailingZeros64(s[1])>>2)
}

// cards returns the number of cards.
func (s *seen) cards() int {
	n := 0
	for _, w := range s {
		w = w&0x0f0f0f0f0f0f0f0f + w>>4&0x0f0f0f0f0f0f0f0f
		n += int(w * 0x0101010101010101 >> 56)
	}
	return n
}
