package inference

import "math/bits"

// Course is the expected course of a two-sided test for a known true share.
type Course struct {
	Share int64           // the true one, in thousandths
	Says  [Cut + 1]Chance // by Saying; Open never occurs
	Games int64           // the expected number of games, in hundredths
}

// massBits is the number of binary places of a mass: a probability in parts of 2^-62. A step of the recursion splits a
// mass in two that add up to it exactly.
const massBits = 62

// part returns a number of thousandths of a mass.
func part(mass uint64, thousandths int64) uint64 {
	high, low := bits.Mul64(mass, uint64(thousandths))
	q, _ := bits.Div64(high, low, 1000)
	return q
}

// Course computes the course of the test where games are won with a share of thousandths and never drawn. It sums every
// sequence of games by the numbers played and won.
func (t TwoSided) Course(share int64) (Course, error) {
	w, err := t.Walk()
	if err != nil {
		return Course{}, err
	}
	out := Course{Share: share}
	// The state of an open walk is the number of games won and whether neither side, the upper or the lower one is sure
	// of Null.
	const kinds = 3
	now, next := make([][kinds]uint64, t.Most+2), make([][kinds]uint64, t.Most+2)
	now[0][0] = 1 << massBits
	var said [Cut + 1]uint64
	var games [2]uint64 // the sum of the masses of open walks before each game, in 128 bits
	for game := range t.Most {
		clear(next)
		for won := range game + 1 {
			for kind, mass := range now[won] {
				if mass == 0 {
					continue
				}
				var carry uint64
				games[1], carry = bits.Add64(games[1], mass, 0)
				games[0] += carry
				up := part(mass, share)
				for _, way := range [...]struct {
					points Points
					mass   uint64
				}{{Won, up}, {Lost, mass - up}} {
					at := w.stands(game, won, kind)
					if s := w.take(&at, way.points); s != Open {
						said[s] += way.mass
						continue
					}
					next[won+int(way.points)/2][at.kind()] += way.mass
				}
			}
		}
		now, next = next, now
	}
	for _, list := range now {
		for _, mass := range list {
			said[Cut] += mass
		}
	}
	for s, mass := range said {
		high, low := bits.Mul64(mass, uint64(Sure))
		low, carry := bits.Add64(low, 1<<(massBits-1), 0)
		out.Says[s] = Chance((high+carry)<<(64-massBits) | low>>massBits)
	}
	out.Games = int64((games[0]*100)<<(64-massBits)) + hundredths(games[1])
	return out, nil
}

// hundredths returns a mass in hundredths of games.
func hundredths(mass uint64) int64 {
	high, low := bits.Mul64(mass, 100)
	return int64(high<<(64-massBits) | low>>massBits)
}

// stands returns the state of a walk after a number of games, with won of them won.
func (w *Walk) stands(games, won, kind int) walked {
	var at walked
	for side := range w.steps {
		s := &w.steps[side]
		at.sums[side] = 2 * (int64(won)*s.won + int64(games-won)*s.lost)
	}
	if kind > 0 {
		at.null[kind-1] = true
	}
	return at
}

// kind returns 0 if neither side of the walk is sure of Null, 1 if the upper one is, 2 if the lower one is.
func (at *walked) kind() int {
	switch {
	case at.null[0]:
		return 1
	case at.null[1]:
		return 2
	}
	return 0
}
