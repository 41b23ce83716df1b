package prove

import "math/big"

// Ways remembers the counts that come up again and again. They are big because a board of an author's own may have a
// longer baseline and larger cards than the standard one.
type Ways struct {
	arranged map[[2]int]*big.Int
	reserved map[[3]int]*big.Int
}

// NewWays remembers nothing yet.
func NewWays() *Ways {
	return &Ways{arranged: map[[2]int]*big.Int{}, reserved: map[[3]int]*big.Int{}}
}

// Arrange is in how many ways n different units stand on n of the vacant hexes: vacant * (vacant-1) * ...
// The number belongs to w.
func (w *Ways) Arrange(vacant, n int) *big.Int {
	key := [2]int{vacant, n}
	if known := w.arranged[key]; known != nil {
		return known
	}
	p := new(big.Int).MulRange(int64(vacant-n+1), int64(vacant))
	w.arranged[key] = p
	return p
}

// Reserve is in how many ways n of the units of a card come and stand on vacant hexes. The number belongs to w.
func (w *Ways) Reserve(units, n, vacant int) *big.Int {
	key := [3]int{units, n, vacant}
	if known := w.reserved[key]; known != nil {
		return known
	}
	p := new(big.Int).Binomial(int64(units), int64(n))
	p.Mul(p, w.Arrange(vacant, n))
	w.reserved[key] = p
	return p
}

// Binomial is in how many ways k of n things are chosen. The boards have at most hex.Max hexes and no row of them is
// longer than 62, so that it fits.
func Binomial(n, k int) uint64 {
	if k < 0 || k > n {
		return 0
	}
	out := uint64(1)
	for i := range min(k, n-k) {
		out = out * uint64(n-i) / uint64(i+1)
	}
	return out
}

// Sum adds the numbers up.
func Sum(list []int) int {
	n := 0
	for _, x := range list {
		n += x
	}
	return n
}
