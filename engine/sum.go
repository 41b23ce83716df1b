package engine

import "fmt"

// Sum sums numbers and bytes up to one number of 64 bits, for fingerprints and signatures: FNV-1a. The zero Sum is not
// begun; make one with NewSum. Records hold sums, so that the way in which they are made stays what it is.
type Sum struct{ value uint64 }

const (
	fnvBasis = 14695981039346656037
	fnvPrime = 1099511628211
)

// NewSum is the sum of nothing.
func NewSum() Sum { return Sum{fnvBasis} }

// Number adds a number, as eight bytes from the lowest.
func (s *Sum) Number(n uint64) {
	for range 8 {
		s.value = (s.value ^ n&0xff) * fnvPrime
		n >>= 8
	}
}

// Bytes adds bytes.
func (s *Sum) Bytes(data []byte) {
	sum := s.value
	for _, b := range data {
		sum = (sum ^ uint64(b)) * fnvPrime
	}
	s.value = sum
}

// Value is the sum so far.
func (s *Sum) Value() uint64 { return s.value }

// Printed is a sum as records write it: 16 hexadecimal digits.
func Printed(sum uint64) string { return fmt.Sprintf("%016x", sum) }
