package engine

import (
	"encoding/binary"
	"fmt"
)

// Sum sums numbers and bytes up to one number of 64 bits, for fingerprints and signatures: FNV-1a. The zero Sum is not
// begun; make one with NewSum. Records hold sums, so that the way in which they are made stays what it is.
type Sum struct{ value uint64 }

const (
	fnvBasis = 14695981039346656037
	fnvPrime = 1099511628211
)

// noughts are what so many bytes of nothing multiply a sum by.
var noughts = func() (by [9]uint64) {
	by[0] = 1
	for i := range len(by) - 1 {
		by[i+1] = by[i] * fnvPrime
	}
	return by
}()

// NewSum is the sum of nothing.
func NewSum() Sum { return Sum{fnvBasis} }

// Number adds a number, as eight bytes from the lowest.
func (s *Sum) Number(n uint64) {
	sum := s.value
	sum = (sum ^ n&0xff) * fnvPrime
	sum = (sum ^ n>>8&0xff) * fnvPrime
	sum = (sum ^ n>>16&0xff) * fnvPrime
	sum = (sum ^ n>>24&0xff) * fnvPrime
	if n >>= 32; n == 0 { // bytes of nothing only multiply
		s.value = sum * noughts[4]
		return
	}
	sum = (sum ^ n&0xff) * fnvPrime
	sum = (sum ^ n>>8&0xff) * fnvPrime
	sum = (sum ^ n>>16&0xff) * fnvPrime
	sum = (sum ^ n>>24) * fnvPrime
	s.value = sum
}

// Bytes adds bytes. Most states are nothing in most places: eight bytes of nothing are one step.
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

// Value is the sum so far.
func (s *Sum) Value() uint64 { return s.value }

// Printed is a sum as records write it: 16 hexadecimal digits.
func Printed(sum uint64) string { return fmt.Sprintf("%016x", sum) }
