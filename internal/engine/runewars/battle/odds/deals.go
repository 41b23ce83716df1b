package odds

import "muster/internal/engine/runewars/battle"

// pair is a joint draw: shapes and cards of both sides, and whether more than the result of the faces must be kept.
type pair struct {
	from  int // number of the seen faces before
	shape [2]battle.Shape
	n     [2]uint8
	keep  [2]bool // a card is given up, so that each face counts
	last  bool    // nothing is drawn after it
}

// deal is one way in which the cards of a pair can fall.
type deal struct {
	share float64
	faces [2][battle.Faces]uint8
	to    int // number of the seen faces after
}

// come is the result of faces.
type come struct {
	specials, routs, damage uint8
}

func comesTo(faces *[battle.Faces]uint8) come {
	c := come{specials: faces[battle.Special]}
	for f, n := range faces {
		c.routs += battle.Face(f).Routs() * n
		c.damage += battle.Face(f).Damage() * n
	}
	return c
}

// hand is faces that cards of one side can show together, with the number of orders.
type hand struct {
	faces [battle.Faces]uint8
	of    seen
	ways  float64
}

// hands lists them with the orders of n cards.
func (d *deck) hands(shape battle.Shape, n int) []hand {
	out := []hand{{ways: 1}}
	if n == 0 {
		return out
	}
	left := []int{n}
	for i, f := range d.faces[shape] {
		slot := d.slots[shape][f]
		var next []hand
		var rest []int
		for j, h := range out {
			from, to := 0, min(left[j], d.supply[0][slot], maxSeen)
			if i == len(d.faces[shape])-1 {
				from = left[j] // all remaining cards show the last face
			}
			for x := from; x <= to; x++ {
				g := h
				g.faces[f] = uint8(x)
				g.of.add(slot, x)
				g.ways *= choose(left[j], x)
				next, rest = append(next, g), append(rest, left[j]-x)
			}
		}
		out, left = next, rest
	}
	return out
}

func choose(n, k int) float64 {
	c := 1.0
	for i := range k {
		c = c * float64(n-i) / float64(i+1)
	}
	return c
}

// deals lists the ways in which the cards of a pair can fall after the seen faces. It reports false when there are too
// many.
func (c *counter) deals(p pair) ([]deal, bool) {
	if known, ok := c.dealt[p]; ok {
		return known, true
	}
	before := c.seen[p.from]
	var hands [2][]hand
	for side := range hands {
		hands[side] = c.hands(p.shape[side], int(p.n[side]))
	}
	if len(hands[0])*len(hands[1]) > c.most/4 {
		return nil, false
	}
	orders := 1.0 // of the cards drawn now
	for i := range int(p.n[0]) + int(p.n[1]) {
		orders *= float64(c.deck.n - before.cards - i)
	}
	var out []deal
	index := map[[2]come]int{}
	for _, a := range hands[0] {
		for _, b := range hands[1] {
			next, ways := before.of, a.ways*b.ways
			fits := true
			for slot := range int8(maxSlots) {
				had, now := next.of(slot), a.of.of(slot)+b.of.of(slot)
				for i := range now {
					ways *= float64(had + 1 + i)
				}
				if fits = fits && had+now <= c.deck.supply[0][slot]; fits {
					next.add(slot, now)
				}
			}
			if !fits {
				continue // too few cards show the face
			}
			if ways *= c.deck.ways(next); ways == 0 {
				continue
			}
			d := deal{share: ways / before.ways / orders, faces: [2][battle.Faces]uint8{a.faces, b.faces}}
			if p.last && !p.keep[0] && !p.keep[1] {
				key := [2]come{comesTo(&a.faces), comesTo(&b.faces)}
				if i, ok := index[key]; ok {
					out[i].share += d.share
					continue
				}
				index[key] = len(out)
			} else if !p.last {
				d.to = c.number(next, before.cards+int(p.n[0])+int(p.n[1]))
			}
			out = append(out, d)
		}
	}
	c.dealt[p] = out
	return out, true
}

func (c *counter) hands(shape battle.Shape, n int) []hand {
	key := [2]int{int(shape), n}
	if known, ok := c.hand[key]; ok {
		return known
	}
	c.hand[key] = c.deck.hands(shape, n)
	return c.hand[key]
}

// sight is a set of seen faces.
type sight struct {
	of    seen
	cards int
	ways  float64
}

// number returns the number of the seen faces.
func (c *counter) number(of seen, cards int) int {
	if i, ok := c.sights[of]; ok {
		return i
	}
	c.sights[of] = len(c.seen)
	c.seen = append(c.seen, sight{of, cards, c.deck.ways(of)})
	return len(c.seen) - 1
}
