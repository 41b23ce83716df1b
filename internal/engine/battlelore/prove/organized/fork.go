package organized

import (
	"encoding/binary"
	"slices"
)

// choiceFork is a list of ways, each with its chance and with every set of units that it may have taken.
type choiceFork struct {
	ways []choiceWay
	den  int64
}

type choiceWay struct {
	num    int64
	counts []int32 // sorted
}

// add puts a way to those that have the same unit counts.
func add(ways []choiceWay, w choiceWay) []choiceWay {
	for i := range ways {
		if slices.Equal(ways[i].counts, w.counts) {
			ways[i].num += w.num
			return ways
		}
	}
	w.counts = slices.Clone(w.counts)
	return append(ways, w)
}

// waysKey sorts ways, and names them.
func waysKey(buf []byte, den int64, ways []choiceWay) []byte {
	slices.SortFunc(ways, func(x, y choiceWay) int { return slices.Compare(x.counts, y.counts) })
	buf = binary.LittleEndian.AppendUint64(buf, uint64(den))
	for _, w := range ways {
		buf = binary.LittleEndian.AppendUint64(buf, uint64(w.num))
		buf = binary.LittleEndian.AppendUint32(buf, uint32(len(w.counts)))
		for _, t := range w.counts {
			buf = binary.LittleEndian.AppendUint32(buf, uint32(t))
		}
	}
	return buf
}

// choiceFork is the id of a fork.
func (c *reserveSolver) fork(f *choiceFork) int32 {
	c.buf = waysKey(c.buf[:0], f.den, f.ways)
	id, ok := c.forked[string(c.buf)]
	if !ok {
		id = int32(len(c.forks))
		c.forked[string(c.buf)] = id
		c.forks = append(c.forks, f)
	}
	return id
}
