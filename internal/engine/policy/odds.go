package policy

import "sync"

// MaxDice is the largest number of dice in the tables; more dice count as MaxDice.
const MaxDice = 16

// Whole is a chance of 1: chances are in parts of it.
const Whole = 1 << 12

// Chances holds the chances for a number of dice when each die succeeds with some of its six faces.
type Chances struct {
	least [Columns][MaxDice + 1][MaxDice + 2]int32 // by faces, dice, n: the chance of n successes or more
	mean  [Columns][MaxDice + 1][MaxDice + 2]int32 // by faces, dice, n: the expected successes, capped at n
}

// Again is added to a number of faces, 1 or 2, if each successful die is rolled again for one face. Three to six faces
// have the columns from Triple on; see Sides.
const (
	Again   = 2
	Triple  = 5
	Columns = 9
)

// Sides returns the column for a number of successful sides of the die, 1 to 6.
func Sides(n int) int {
	if n >= 3 {
		return n - 3 + Triple
	}
	return n
}

// Shared returns the tables, computed once. They are read-only.
var Shared = sync.OnceValue(newTable)

// column returns the success probability of a column as a fraction.
func column(faces int) (good, of int64) {
	switch {
	case faces >= Triple:
		return int64(faces - Triple + 3), 6
	case faces > Again:
		return int64(faces - Again), 36
	}
	return int64(faces), 6
}

// newTable computes the tables from Pascal's triangle.
func newTable() *Chances {
	o := &Chances{}
	for faces := 1; faces < Columns; faces++ {
		good, of := column(faces)
		// exact[n] is the number of rolls with n successes, out of all; scaled down at the end of each die so that it
		// stays an integer of moderate size.
		exact := [MaxDice + 2]int64{Whole << 20}
		for dice := 1; dice <= MaxDice; dice++ {
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
			for n := 1; n <= MaxDice+1; n++ {
				o.mean[faces][dice][n] = o.mean[faces][dice][n-1] + o.least[faces][dice][n]
			}
		}
	}
	return o
}

// AtLeast returns the chance that at least n dice succeed.
func (o *Chances) AtLeast(n, dice, faces int) int32 {
	return o.least[faces][min(dice, MaxDice)][min(max(n, 0), MaxDice+1)]
}

// UpTo returns the expected number of successes if at most n count.
func (o *Chances) UpTo(n, dice, faces int) int32 {
	return o.mean[faces][min(dice, MaxDice)][min(max(n, 0), MaxDice+1)]
}
