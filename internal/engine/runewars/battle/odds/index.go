package odds

import "math/bits"

// The tables of the count use open addressing with keys of fixed size. Lookups do not allocate. The tables are never
// iterated, so their order does not matter.

// index numbers keys of 64 bits, from 0 on in insertion order.
type index struct {
	keys  []uint64
	vals  []int32 // the number, and 1; 0: empty
	n     int32
	shift uint8
}

const firstSize = 6 // bits of the size with which a table begins

// number returns the number of a key; new reports whether it was inserted.
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

// seenIndex numbers seen faces, from 0 on in insertion order.
type seenIndex struct {
	slots []seenSlot
	used  int32 // slots
	n     int32 // numbers
	shift uint8
}

// seenSlot is seen faces and their number plus 1; negative without a number.
type seenSlot struct {
	key seen
	val int32
}

// at returns the slot of seen faces; it is valid until the next call.
func (x *seenIndex) at(key seen) *seenSlot {
	if int(x.used)*2 >= len(x.slots) {
		x.grow()
	}
	return &x.slots[x.find(key)]
}

// put gives new seen faces the next number, or none.
func (x *seenIndex) put(at *seenSlot, key seen, none bool) {
	x.used++
	if at.key, at.val = key, -1; !none {
		x.n++
		at.val = x.n
	}
}

// number returns the number of seen faces; new reports whether they were inserted.
func (x *seenIndex) number(key seen) (n int32, new bool) {
	at := x.at(key)
	if new = at.val == 0; new {
		x.put(at, key, false)
	}
	return at.val - 1, new
}

func (x *seenIndex) find(key seen) int {
	hash := key[0]*0x9e3779b97f4a7c15 ^ bits.RotateLeft64(key[1], 32)*0xc2b2ae3d27d4eb4f
	i := int(hash * 0x9e3779b97f4a7c15 >> x.shift)
	for x.slots[i].val != 0 && x.slots[i].key != key {
		if i++; i == len(x.slots) {
			i = 0
		}
	}
	return i
}

func (x *seenIndex) grow() {
	size := max(1<<firstSize, 2*len(x.slots))
	old := x.slots
	x.slots, x.shift = make([]seenSlot, size), uint8(65-bits.Len(uint(size)))
	for i := range old {
		if old[i].val != 0 {
			x.slots[x.find(old[i].key)] = old[i]
		}
	}
}

// forceIndex numbers the forces of a list, from 0 on.
type forceIndex struct {
	vals []int32
	hash []uint32
	n    int32
}

// number returns the number of a force with some kinds; a new one must then be added to the list.
func (x *forceIndex) number(list []force, f *force, kinds int) (n int32, new bool) {
	if int(x.n)*2 >= len(x.vals) {
		x.grow()
	}
	hash := f.hash(kinds)
	i := hash & uint32(len(x.vals)-1)
	for ; x.vals[i] != 0; i = (i + 1) & uint32(len(x.vals)-1) {
		if x.hash[i] == hash && list[x.vals[i]-1] == *f {
			return x.vals[i] - 1, false
		}
	}
	x.n++
	x.vals[i], x.hash[i] = x.n, hash
	return x.n - 1, true
}

func (x *forceIndex) grow() {
	old := *x
	size := uint32(max(1<<firstSize, 2*len(x.vals)))
	x.vals, x.hash = make([]int32, size), make([]uint32, size)
	for j, v := range old.vals {
		if v == 0 {
			continue
		}
		i := old.hash[j] & (size - 1)
		for x.vals[i] != 0 {
			i = (i + 1) & (size - 1)
		}
		x.vals[i], x.hash[i] = v, old.hash[j]
	}
}

// hash tells most forces apart.
func (f *force) hash(kinds int) uint32 {
	h := uint64(f.drew)<<32 | uint64(f.supported)<<16 | uint64(f.row)<<8 | uint64(f.kind)
	mix := func(v uint64) { h = bits.RotateLeft64(h*0x9e3779b97f4a7c15, 29) ^ v }
	mix(uint64(uint8(f.bonus)))
	for k := range kinds {
		for state := range f.units[k] {
			for d, n := range f.units[k][state] {
				if n > 0 {
					mix(uint64(n)<<32 | uint64(k)<<16 | uint64(state)<<8 | uint64(d))
				}
			}
		}
		mix(uint64(f.added[k])<<8 | uint64(f.health[k]))
		for a := range f.fled {
			if n := f.fled[a][k]; n > 0 {
				mix(uint64(n)<<8 | uint64(a))
			}
		}
	}
	return uint32(h * 0x9e3779b97f4a7c15 >> 32)
}
