package prove

import "math/big"

// Odds is an exact probability whose terms may be too large for a Chance.
type Odds struct{ rat *big.Rat }

// NewOdds is a probability; p is its own from now on.
func NewOdds(p *big.Rat) Odds { return Odds{p} }

func (o Odds) String() string {
	if o.rat == nil {
		return "0"
	}
	return o.rat.RatString()
}

// MarshalText is the probability for machines.
func (o Odds) MarshalText() ([]byte, error) { return []byte(o.String()), nil }

// Rat is the probability as a number of its own.
func (o Odds) Rat() *big.Rat {
	if o.rat == nil {
		return new(big.Rat)
	}
	return new(big.Rat).Set(o.rat)
}

// PerMille is the chance in thousandths, rounded to the nearest.
func (o Odds) PerMille() int {
	r := o.Rat()
	r.Mul(r, big.NewRat(1000, 1)).Add(r, big.NewRat(1, 2))
	return int(new(big.Int).Quo(r.Num(), r.Denom()).Int64())
}
