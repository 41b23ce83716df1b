package muster

import (
	"encoding/binary"
	"slices"
)

// fork is a list of ways, each with its chance and with every set of units that it may have taken.
type fork struct {
	ways []way
	den  int64
	most []uint8          // units of each contended type that he may have taken
	only map[string]*fork // the same when only some of the types are looked at
}

type way struct {
	num   int64
	takes []string // sorted; one byte a contended type
}

// add puts a way to those that take the same.
func (f *fork) add(w way) {
	for i := range f.ways {
		if slices.Equal(f.ways[i].takes, w.takes) {
			f.ways[i].num += w.num
			return
		}
	}
	f.ways = append(f.ways, w)
}

// look is the fork as far as the types with a mark go; of the others nothing is taken.
func (c *caller) look(f *fork, marks []byte) *fork {
	if out := f.only[string(marks)]; out != nil {
		return out
	}
	out := &fork{den: f.den}
	for _, w := range f.ways {
		n := way{num: w.num}
		for _, t := range w.takes {
			part := []byte(t)
			for i := range part {
				part[i] *= marks[i]
			}
			n.takes = append(n.takes, c.barters.name(part))
		}
		slices.Sort(n.takes)
		n.takes = slices.Compact(n.takes)
		out.add(n)
	}
	f.only[string(marks)] = out
	return out
}

// fork is the id of a fork.
func (c *caller) fork(f *fork) int32 {
	slices.SortFunc(f.ways, func(x, y way) int { return slices.Compare(x.takes, y.takes) })
	buf := binary.LittleEndian.AppendUint64(nil, uint64(f.den))
	for _, w := range f.ways {
		buf = binary.LittleEndian.AppendUint64(buf, uint64(w.num))
		buf = binary.LittleEndian.AppendUint32(buf, uint32(len(w.takes)))
		for _, t := range w.takes {
			buf = append(buf, t...)
		}
	}
	id, ok := c.forked[string(buf)]
	if !ok {
		f.most, f.only = make([]uint8, len(c.a.contended)), map[string]*fork{}
		for _, w := range f.ways {
			for _, t := range w.takes {
				for i := range f.most {
					f.most[i] = max(f.most[i], t[i])
				}
			}
		}
		id = int32(len(c.forks))
		c.forked[string(buf)] = id
		c.forks = append(c.forks, f)
	}
	return id
}
