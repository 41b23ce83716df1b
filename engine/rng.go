package engine

import (
	"hash/fnv"
	"math/bits"
	"math/rand/v2"
)

// Rand is a random number generator. It is a value: a copy continues like the original, and == compares the two. The
// zero Rand works, but does not depend on a seed; use NewRand.
type Rand struct{ pcg rand.PCG }

// NewRand starts one stream of a seed. Each purpose has its own stream, such as NewRand(seed, "dice") and NewRand(seed,
// "shuffle", "pennant"). Thus one die more does not change the next shuffle. Every seed is equally good, 0 included.
//
// The first half of the state is the seed, the second the FNV-1a hash of the names. The hash has a byte 0xff, which no
// text contains, after each name. Both halves pass through a SplitMix64 step.
func NewRand(seed uint64, stream ...string) Rand {
	h := fnv.New64a()
	for _, name := range stream {
		h.Write([]byte(name))
		h.Write([]byte{0xff})
	}
	return pcg(spread(seed), spread(h.Sum64()))
}

func pcg(a, b uint64) Rand { return Rand{*rand.NewPCG(a, b)} }

// spread is one step of SplitMix64: it maps close numbers far apart.
func spread(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// Uint64 returns the next number of the stream.
func (r *Rand) Uint64() uint64 { return r.pcg.Uint64() }

// IntN returns a number from 0 to n-1, all with exactly the same chance. For n below 2 it returns 0 and draws nothing.
func (r *Rand) IntN(n int) int {
	if n < 2 {
		return 0
	}
	size := uint64(n)
	high, low := bits.Mul64(r.Uint64(), size)
	if low < size {
		// 2^64 is not a multiple of n: the first numbers of each part are drawn again, so that all parts are equal.
		for uneven := -size % size; low < uneven; {
			high, low = bits.Mul64(r.Uint64(), size)
		}
	}
	return int(high)
}

// Die returns a roll of the battle die, 0 to 5.
func (r *Rand) Die() int { return r.IntN(6) }

// Shuffle puts a list into a random order, all orders equally likely.
func Shuffle[T any](r *Rand, list []T) {
	for i := len(list) - 1; i > 0; i-- {
		j := r.IntN(i + 1)
		list[i], list[j] = list[j], list[i]
	}
}
