package inference

import "math/bits"

// Course is what becomes of a two-sided test where the true share is known.
type Course struct {
	Share int64           // the true one, in thousandths
	Says  [Cut + 1]Chance // by Saying; Open never comes
	Games int64           // the expected number of games, in hundredths
}

// mass is a probability in parts of 2^-62: a step of the recursion parts it in two that are the whole again.
const massBits = 62

// part is so many thousandths of a mass.
func part(mass uint64, thousandths int64) uint64 {
	high, low := bits.Mul64(mass, uint64(thousandths))
	q, _ := bits.Div64(high, low, 1000)
	return q
}

// Course works out what becomes of the test where games are won with a share of thousandths and never drawn. It adds up
// every way in which games can go, by how many were played and won.
func (t TwoSided) Course(share int64) (Course, error) {
	w, err := t.Walk()
	if err != nil {
		return Course{}, err
	}
	out := Course{Share: share}
	// A walk that is open stands at a number of games won, with neither side sure of Null, the upper, or the lower one.
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

// hundredths is a mass in hundredths of games.
func hundredths(mass uint64) int64 {
	high, low := bits.Mul64(mass, 100)
	return int64(high<<(64-massBits) | low>>massBits)
}

// stands is where a walk stands after so many games, of which so many were won.
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

// kind is 0 for a walk of which neither side is sure of Null, 1 where the upper is, 2 where the lower is.
func (at *walked) kind() int {
	switch {
	case at.null[0]:
		return 1
	case at.null[1]:
		return 2
	}
	return 0
}
