package engine

import (
	"encoding/binary"
	"fmt"
)

// Sum is a 64-bit hash of numbers and bytes (FNV-1a) for fingerprints and signatures. The zero Sum is not valid; use
// NewSum. Records hold sums, so the algorithm must not change.
type Sum struct{ value uint64 }

const (
	fnvBasis = 14695981039346656037
	fnvPrime = 1099511628211
)

// noughts are the factors of a sum for a run of zero bytes, by its length.
var noughts = func() (by [9]uint64) {
	by[0] = 1
	for i := range len(by) - 1 {
		by[i+1] = by[i] * fnvPrime
	}
	return by
}()

// NewSum returns the sum of no data.
func NewSum() Sum { return Sum{fnvBasis} }

// Number adds a number as eight bytes, the lowest first.
func (s *Sum) Number(n uint64) {
	sum := s.value
	sum = (sum ^ n&0xff) * fnvPrime
	sum = (sum ^ n>>8&0xff) * fnvPrime
	sum = (sum ^ n>>16&0xff) * fnvPrime
	sum = (sum ^ n>>24&0xff) * fnvPrime
	if n >>= 32; n == 0 { // zero bytes only multiply
		s.value = sum * noughts[4]
		return
	}
	sum = (sum ^ n&0xff) * fnvPrime
	sum = (sum ^ n>>8&0xff) * fnvPrime
	sum = (sum ^ n>>16&0xff) * fnvPrime
	sum = (sum ^ n>>24) * fnvPrime
	s.value = sum
}

// Bytes adds bytes. Most bytes of most states are zero, so eight zero bytes take one step.
func (s *Sum) Bytes(data []byte) {
	sum, nought := s.value, noughts[8]
	for ; len(data) >= 8; data = data[8:] {
		word := binary.LittleEndian.Uint64(data)
		if word == 0 {
			sum *= nought
			continue
		}
		sum = (sum ^ word&0xff) * fnvPrime
		sum = (sum ^ word>>8&0xff) * fnvPrime
		sum = (sum ^ word>>16&0xff) * fnvPrime
		sum = (sum ^ word>>24&0xff) * fnvPrime
		sum = (sum ^ word>>32&0xff) * fnvPrime
		sum = (sum ^ word>>40&0xff) * fnvPrime
		sum = (sum ^ word>>48&0xff) * fnvPrime
		sum = (sum ^ word>>56) * fnvPrime
	}
	for _, b := range data {
		sum = (sum ^ uint64(b)) * fnvPrime
	}
	s.value = sum
}

// Value returns the sum so far.
func (s *Sum) Value() uint64 { return s.value }

// Printed formats a sum as records write it: 16 hexadecimal digits.
func Printed(sum uint64) string { return fmt.Sprintf("%016x", sum) }
