package runner

import (
	"crypto/sha256"
	"encoding/binary"
	"hash"
)

// hasher hashes values in sequence, prefixed by the length of texts, so that different lists have different input.
type hasher struct{ hash.Hash }

// newHash starts the hash of an object of a kind.
func newHash(kind string) hasher {
	h := hasher{sha256.New()}
	h.text(kind)
	return h
}

func (h hasher) number(n int) {
	var b [8]byte
	binary.LittleEndian.PutUint64(b[:], uint64(n))
	h.Write(b[:])
}

func (h hasher) bytes(b []byte) {
	h.number(len(b))
	h.Write(b)
}

func (h hasher) text(s string) { h.bytes([]byte(s)) }

func (h hasher) flag(b bool) {
	if b {
		h.number(1)
	} else {
		h.number(0)
	}
}

func (h hasher) sum(k Key) { h.Write(k[:]) }

func (h hasher) key() (k Key) {
	h.Sum(k[:0])
	return k
}
