// Package codec encodes flat game states as bytes: one number after another.
package codec

import (
	"encoding/binary"

	"muster/engine"
)

// Codec writes or reads numbers. It is not safe for concurrent use.
type Codec struct {
	data    []byte // the input, or the buffer for the output
	at      int    // bytes read or written so far
	reading bool
	short   bool // the input was too short
}

// Writer writes into a buffer, which must be large enough; Reader reads.
func Writer(room []byte) Codec { return Codec{data: room} }
func Reader(data []byte) Codec { return Codec{data: data, reading: true} }

// Encoded returns the output so far.
func (c *Codec) Encoded() []byte { return c.data[:c.at] }

// Whole reports whether the input was read exactly to its end.
func (c *Codec) Whole() bool { return !c.short && c.at == len(c.data) }

// next returns the next n bytes, to read or to fill.
func (c *Codec) next(n int) []byte {
	if c.reading && len(c.data)-c.at < n {
		c.short, c.data, c.at = true, make([]byte, n), 0
	}
	c.at += n
	return c.data[c.at-n : c.at]
}

// Num8 codes a number of one byte, Num16 one of two; List8, List32 and List64 code lists of numbers of one, four and
// eight bytes.
func Num8[T ~uint8 | ~int8](c *Codec, p *T) {
	if c.reading {
		*p = T(c.next(1)[0])
		return
	}
	c.data[c.at] = byte(*p)
	c.at++
}

func List8[T ~uint8 | ~int8](c *Codec, list []T) {
	for i := range list {
		Num8(c, &list[i])
	}
}

func Num16[T ~uint16 | ~int16](c *Codec, p *T) {
	if c.reading {
		*p = T(binary.LittleEndian.Uint16(c.next(2)))
		return
	}
	c.data[c.at], c.data[c.at+1] = byte(*p), byte(uint16(*p)>>8)
	c.at += 2
}

func List32(c *Codec, list []uint32) {
	for i := range list {
		if c.reading {
			list[i] = binary.LittleEndian.Uint32(c.next(4))
		} else {
			binary.LittleEndian.PutUint32(c.next(4), list[i])
		}
	}
}

func List64(c *Codec, list []uint64) {
	for i := range list {
		if c.reading {
			list[i] = binary.LittleEndian.Uint64(c.next(8))
		} else {
			binary.LittleEndian.PutUint64(c.next(8), list[i])
		}
	}
}

// Bytes is List8 for bytes.
func (c *Codec) Bytes(list []uint8) {
	if c.reading {
		copy(list, c.next(len(list)))
		return
	}
	c.at += copy(c.data[c.at:], list)
}

// Flag codes a boolean.
func (c *Codec) Flag(p *bool) {
	b := uint8(0)
	if *p {
		b = 1
	}
	Num8(c, &b)
	*p = b != 0
}

// Chance codes a random number generator. It returns an error for invalid bytes.
func (c *Codec) Chance(r *engine.Rand) error {
	if c.reading {
		return r.UnmarshalBinary(c.next(engine.Size))
	}
	written, err := r.AppendBinary(c.data[:c.at])
	c.at = len(written)
	return err
}
