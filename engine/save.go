package engine

import "encoding/binary"

// Size is the length of a saved generator in bytes.
const Size = 20

// AppendBinary appends the generator's state.
func (r *Rand) AppendBinary(b []byte) ([]byte, error) { return r.pcg.AppendBinary(b) }

// UnmarshalBinary reads the output of AppendBinary; it returns an error for anything else.
func (r *Rand) UnmarshalBinary(b []byte) error { return r.pcg.UnmarshalBinary(b) }

// Words returns the generator's state as two numbers.
func (r *Rand) Words() (words [2]uint64) {
	var room [Size]byte
	saved, err := r.AppendBinary(room[:0])
	if err != nil || len(saved) != Size {
		panic("rng: a generator has another form")
	}
	for i := range words {
		words[i] = binary.BigEndian.Uint64(saved[Size-16+8*i:])
	}
	return words
}
