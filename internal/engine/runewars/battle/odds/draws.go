package odds

import "muster/internal/engine/runewars/battle"

// draws is the possible draws of a side's kind: every hand with its result.
type draws struct {
	shape battle.Shape
	n     int
	hands []drawn
	comes []hits
}

// hits is the result of a hand, with the number of its routs and damage.
type hits struct {
	come
	hit int32
}

// drawn is a hand, with its number of orders, and its result by number. A hand that gives up a card may have several
// results.
type drawn struct {
	of   seen
	ways float64
	come int32
}

// drawsOf returns the number of a force's draws.
func (l *layers) drawsOf(side int, n int32) int32 {
	c := &l.camps[side]
	if c.known[n].draws != unknown {
		return c.known[n].draws
	}
	f := &c.list[n]
	key, shape, cards, throws := uint64(0), battle.Shape(0), 0, false
	if f.kind != battle.NoKind {
		shape, cards = l.rules.Sides[side].Kinds[f.kind].Shape, f.stand(int(f.kind))
		if throws = f.supported>>f.kind&1 == 1; throws {
			cards++
		}
		key = 1 | uint64(shape)<<1 | uint64(cards)<<8
		if throws {
			key |= uint64(1+side) << 4
		}
	}
	place, new := l.drawIDs.number(key)
	if new {
		d := &draws{shape: shape, n: cards}
		for _, h := range l.deck.hands(shape, cards) {
			if !throws {
				l.addHand(d, h, h.ways, comesTo(&h.faces))
				continue
			}
			for _, b := range l.thrown(side, n, &h) {
				h.faces[b.to]--
				l.addHand(d, h, h.ways*b.share, comesTo(&h.faces))
				h.faces[b.to]++
			}
		}
		l.draws = append(l.draws, d)
	}
	c.known[n].draws = place
	return place
}

func (l *layers) addHand(d *draws, h hand, ways float64, to come) {
	for i := range d.comes {
		if d.comes[i].come == to {
			d.hands = append(d.hands, drawn{h.of, ways, int32(i)})
			return
		}
	}
	d.hands = append(d.hands, drawn{h.of, ways, int32(len(d.comes))})
	hit, new := l.hitIDs.number(uint64(to.routs)<<8 | uint64(to.damage))
	if new {
		l.hitOf = append(l.hitOf, [2]uint8{to.routs, to.damage})
	}
	d.comes = append(d.comes, hits{to, hit})
}

// thrown returns the faces of a hand that a side may give up for its hero, by its rule (RW-BTL-06).
func (l *layers) thrown(side int, n int32, h *hand) []branch {
	s := l.alone(side, n)
	s.Phase, s.Side, s.Asks, s.Seen[side] = battle.Throwing, uint8(side), uint8(side), h.faces
	legal := battle.Legal(l.rules, s, l.room[:0])
	out := l.chosen(side, s, legal)
	for i := range out {
		out[i].to = int32(legal[out[i].to].What())
	}
	return out
}
