package muster

import (
	"encoding/binary"
	"slices"
)

// choiceFork is a list of ways, each with its chance and with every set of units that it may have taken.
type fork struct {
	ways []way
	den  int64
}

type way struct {
	num  int64
	lots []int32 // sorted
}

// add puts a way to those that have the same unit counts.
func add(ways []way, w way) []way {
	for i := range ways {
		if slices.Equal(ways[i].lots, w.lots) {
			ways[i].num += w.num
			return ways
		}
	}
	w.lots = slices.Clone(w.lots)
	return append(ways, w)
}

// waysKey sorts ways, and names them.
func waysKey(buf []byte, den int64, ways []way) []byte {
	slices.SortFunc(ways, func(x, y way) int { return slices.Compare(x.lots, y.lots) })
	buf = binary.LittleEndian.AppendUint64(buf, uint64(den))
	for _, w := range ways {
		buf = binary.LittleEndian.AppendUint64(buf, uint64(w.num))
		buf = binary.LittleEndian.AppendUint32(buf, uint32(len(w.lots)))
		for _, t := range w.lots {
			buf = binary.LittleEndian.AppendUint32(buf, uint32(t))
		}
	}
	return buf
}

// fork is the id of a fork.
func (c *caller) fork(f *fork) int32 {
	c.buf = waysKey(c.buf[:0], f.den, f.ways)
	id, ok := c.forked[string(c.buf)]
	if !ok {
		id = int32(len(c.forks))
		c.forked[string(c.buf)] = id
		c.forks = append(c.forks, f)
	}
	return id
}
