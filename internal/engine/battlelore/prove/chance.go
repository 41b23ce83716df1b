package prove

import "strconv"

// Chance is an exact probability in lowest terms.
type Chance struct{ Num, Den int64 }

// NewChance reduces a fraction; its denominator is positive.
func NewChance(num, den int64) Chance {
	a, b := num, den
	for b != 0 {
		a, b = b, a%b
	}
	return Chance{num / a, den / a}
}

// String is the chance as a fraction or a whole number, "" for the zero Chance, which is not known.
func (c Chance) String() string {
	switch c.Den {
	case 0:
		return ""
	case 1:
		return strconv.FormatInt(c.Num, 10)
	}
	return strconv.FormatInt(c.Num, 10) + "/" + strconv.FormatInt(c.Den, 10)
}

// MarshalText is the chance for machines.
func (c Chance) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// PerMille is the chance in thousandths, rounded to the nearest.
func (c Chance) PerMille() int { return int((c.Num*2000 + c.Den) / (2 * c.Den)) }
