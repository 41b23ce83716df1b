package odds

import "math/bits"

// The tables of the count are open ones over keys of fixed size: nothing is allocated to look something up, and nobody
// walks through them, so that their order decides nothing.

// index numbers keys of 64 bits, from 0 on in the order in which they come.
type index struct {
	keys  []uint64
	vals  []int32 // the number, and 1; 0: empty
	n     int32
	shift uint8
}

const firstSize = 10 // bits of the size with which a table begins

// number is the number of a key; new reports whether it has just come.
func (x *index) number(key uint64) (n int32, new bool) {
	if int(x.n)*2 >= len(x.vals) {
		x.grow()
	}
	i := x.find(key)
	if v := x.vals[i]; v != 0 {
		return v - 1, false
	}
	x.n++
	x.keys[i], x.vals[i] = key, x.n
	return x.n - 1, true
}

func (x *index) find(key uint64) int {
	i := int(key * 0x9e3779b97f4a7c15 >> x.shift)
	for x.vals[i] != 0 && x.keys[i] != key {
		if i++; i == len(x.vals) {
			i = 0
		}
	}
	return i
}

func (x *index) grow() {
	size := max(1<<firstSize, 2*len(x.vals))
	old := *x
	x.keys, x.vals = make([]uint64, size), make([]int32, size)
	x.shift = uint8(65 - bits.Len(uint(size)))
	for i, v := range old.vals {
		if v != 0 {
			at := x.find(old.keys[i])
			x.keys[at], x.vals[at] = old.keys[i], v
		}
	}
}

// seenIndex numbers what has been seen, from 0 on in the order in which it comes.
type seenIndex struct {
	keys  []seen
	vals  []int32
	n     int32
	shift uint8
}

func (x *seenIndex) number(key seen) (n int32, new bool) {
	if int(x.n)*2 >= len(x.vals) {
		x.grow()
	}
	i := x.find(key)
	if v := x.vals[i]; v != 0 {
		return v - 1, false
	}
	x.n++
	x.keys[i], x.vals[i] = key, x.n
	return x.n - 1, true
}

func (x *seenIndex) find(key seen) int {
	hash := key[0]*0x9e3779b97f4a7c15 ^ bits.RotateLeft64(key[1], 32)*0xc2b2ae3d27d4eb4f
	i := int(hash * 0x9e3779b97f4a7c15 >> x.shift)
	for x.vals[i] != 0 && x.keys[i] != key {
		if i++; i == len(x.vals) {
			i = 0
		}
	}
	return i
}

func (x *seenIndex) grow() {
	size := max(1<<firstSize, 2*len(x.vals))
	old := *x
	x.keys, x.vals = make([]seen, size), make([]int32, size)
	x.shift = uint8(65 - bits.Len(uint(size)))
	for i, v := range old.vals {
		if v != 0 {
			at := x.find(old.keys[i])
			x.keys[at], x.vals[at] = old.keys[i], v
		}
	}
}
