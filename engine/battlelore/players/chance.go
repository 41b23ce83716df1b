package players

import "sync"

// maxDice is the most dice that the tables know; more count as so many.
const maxDice = 16

// whole is certainty: chances are counted in parts of it, in integers, so that every machine plays alike.
const whole = 1 << 12

// odds are the chances of a number of dice each of which succeeds with some of its six faces.
type odds struct {
	least [chances][maxDice + 1][maxDice + 2]int32 // by faces, dice, n: the chance of n successes or more
	mean  [chances][maxDice + 1][maxDice + 2]int32 // by faces, dice, n: the successes that count when n is the most
}

// again is added to a number of faces when each die that succeeds is rolled again for one face (BL-CRE-03).
const (
	again   = 2
	chances = 5
)

// shared are the tables, worked out once. Nobody writes to them.
var shared = sync.OnceValue(newOdds)

// newOdds works them out from Pascal's triangle.
func newOdds() *odds {
	o := &odds{}
	for faces := 1; faces < chances; faces++ {
		good, of := int64(faces), int64(6)
		if faces > again {
			good, of = good-again, 36
		}
		// exact[n] is the number of rolls with n successes, out of all; scaled down at the end of each die so that it
		// stays an integer of moderate size.
		exact := [maxDice + 2]int64{whole << 20}
		for dice := 1; dice <= maxDice; dice++ {
			for n := dice; n >= 0; n-- {
				miss := exact[n] * (of - good)
				hit := int64(0)
				if n > 0 {
					hit = exact[n-1] * good
				}
				exact[n] = (miss + hit) / of
			}
			sum := int64(0)
			for n := dice; n >= 0; n-- {
				sum += exact[n]
				o.least[faces][dice][n] = int32(sum >> 20)
			}
			for n := 1; n <= maxDice+1; n++ {
				o.mean[faces][dice][n] = o.mean[faces][dice][n-1] + o.least[faces][dice][n]
			}
		}
	}
	return o
}

// atLeast is the chance that n dice or more of those rolled succeed.
func (o *odds) atLeast(n, dice, faces int) int32 {
	return o.least[faces][min(dice, maxDice)][min(max(n, 0), maxDice+1)]
}

// upTo is the number of successes to expect when no more than n count.
func (o *odds) upTo(n, dice, faces int) int32 {
	return o.mean[faces][min(dice, maxDice)][min(max(n, 0), maxDice+1)]
}
