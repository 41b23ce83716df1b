package inference

import "math/big"

// Inside reports whether the estimate shows that the true share lies from low to high, in thousandths. The chance to
// say so of a share beyond is at most alarm (two one-sided tests, Schuirmann 1987).
func (e Estimate) Inside(low, high int, alarm Chance) bool {
	half := new(big.Int).Mul(big.NewInt(int64(e.Half)), quantile(alarm))
	half.Div(half, usual())
	h := int(half.Int64()) + 1
	return 100*e.Share-h >= 100*low && 100*e.Share+h <= 100*high
}
