package source

import (
	"strconv"
	"strings"
)

// hash identifies a JSON pointer: FNV-1a over its parts, each preceded by a byte that UTF-8 never contains. A collision
// of two pointers in one file has a probability of about one in 10^18 files; its effect would be one wrong position.
type hash uint64

const (
	rootHash hash = 14695981039346656037
	prime    hash = 1099511628211
	partMark hash = 0xff
)

// part returns the hash of the pointer with one more part.
func part[T []byte | string](h hash, key T) hash {
	h = (h ^ partMark) * prime
	for i := range len(key) {
		h = (h ^ hash(key[i])) * prime
	}
	return h
}

// index is part for a list index.
func (h hash) index(i int) hash {
	var buf [20]byte
	return part(h, strconv.AppendInt(buf[:0], int64(i), 10))
}

var unescape = strings.NewReplacer("~1", "/", "~0", "~")

// CutPointer cuts the first part off a JSON pointer.
func CutPointer(ptr string) (name, rest string) {
	ptr = strings.TrimPrefix(ptr, "/")
	name, rest = ptr, ""
	if i := strings.IndexByte(ptr, '/'); i >= 0 {
		name, rest = ptr[:i], ptr[i:]
	}
	if strings.IndexByte(name, '~') >= 0 {
		name = unescape.Replace(name)
	}
	return name, rest
}
