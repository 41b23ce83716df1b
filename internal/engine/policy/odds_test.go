package policy

import "testing"

// The tables against the binomial law worked out with fractions of 6 to the power of the dice.
func TestOdds(t *testing.T) {
	o := newTable()
	for faces := 1; faces < Columns; faces++ {
		of, good, most := 6, faces, 6
		switch {
		case faces >= Triple:
			good = faces - Triple + 3
		case faces > Again: // each success is rolled again for one face
			of, good, most = 36, faces-Again, 4
		}
		for dice := 1; dice <= most; dice++ {
			all := 1
			ways := make([]int, dice+2) // rolls with exactly n successes
			for range dice {
				all *= of
			}
			for roll := range all {
				n := 0
				for x, i := roll, 0; i < dice; x, i = x/of, i+1 {
					if x%of < good {
						n++
					}
				}
				ways[n]++
			}
			atLeast, mean := 0, 0
			for n := dice; n >= 0; n-- {
				atLeast += ways[n]
				if got, want := int(o.AtLeast(n, dice, faces)), atLeast*Whole/all; got < want-1 || got > want {
					t.Errorf("%d dice, %d faces: at least %d is %d, want %d", dice, faces, n, got, want)
				}
				mean += n * ways[n]
			}
			if got, want := int(o.UpTo(dice, dice, faces)), mean*Whole/all; got < want-dice-1 || got > want {
				t.Errorf("%d dice, %d faces: mean %d, want %d", dice, faces, got, want)
			}
		}
	}
}
