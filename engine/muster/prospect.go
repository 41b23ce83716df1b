package muster

import (
	"encoding/binary"
	"slices"
)

// prospect is what the out-scouted player leaves to the starting one: for each way to choose his units, with its
// chance, the units of contended types that can still be raised, for everything that he may have exchanged.
type prospect struct {
	views  []view
	den    int64
	narrow []int32 // ids of this one as far as a class of readinesses goes, by class; none where nobody has asked
	judged []int32 // verdicts of such a narrow one on the readinesses of its class, by place; none where nobody has asked
}

type view struct {
	num  int64
	caps []string // sorted; one byte a contended type
}

// prospect turns what a camp takes into what its opponent can still raise, as far as it makes a difference to him.
func (m *combiner) prospect(f *fork, v *vista) int32 {
	p := &prospect{den: f.den}
	caps, marks := make([]byte, len(v.caps)), make([]byte, len(v.caps))
	for i, n := range f.most {
		if v.behind[i][n] != v.behind[i][0] { // he can take so much that it makes a difference
			marks[i] = 1
		}
	}
	f = m.caller.look(f, marks)
	list := m.list[:0]
	for _, w := range f.ways {
		list = list[:0]
		for _, take := range w.takes {
			for i := range caps {
				caps[i] = v.behind[i][take[i]]
			}
			list = append(list, m.caller.barters.name(caps))
		}
		slices.Sort(list)
		p.add(view{num: w.num, caps: slices.Compact(list)})
	}
	m.list = list
	return m.named(p, wide)
}

// narrow is a prospect as far as it makes a difference to the readinesses of a class.
func (m *combiner) narrow(id, class int32) int32 {
	wide := m.prospects[id]
	for int(class) >= len(wide.narrow) {
		wide.narrow = append(wide.narrow, none)
	}
	if out := wide.narrow[class]; out != none {
		return out
	}
	limit := m.ids.limits[class]
	p := &prospect{den: wide.den}
	clipped := make([]byte, len(limit))
	list := m.list[:0]
	for _, v := range wide.views {
		list = list[:0]
		for _, c := range v.caps {
			for i := range clipped {
				clipped[i] = min(c[i], limit[i])
			}
			list = append(list, m.caller.barters.name(clipped))
		}
		slices.Sort(list)
		p.add(view{num: v.num, caps: slices.Compact(list)})
	}
	m.list = list
	wide.narrow[class] = m.named(p, class)
	return wide.narrow[class]
}

// judge is the verdict on the starting player's Reserve, behind a prospect as narrow as its class.
func (m *combiner) judge(ready, narrow int32) int32 {
	p, place := m.prospects[narrow], m.ids.ready[ready].place
	for int(place) >= len(p.judged) {
		p.judged = append(p.judged, none)
	}
	if p.judged[place] == none {
		p.judged[place] = m.caller.after(ready, p)
	}
	return p.judged[place]
}

// add puts a view to those that are the same. Its list is copied when it is kept.
func (p *prospect) add(v view) {
	for i := range p.views {
		if slices.Equal(p.views[i].caps, v.caps) {
			p.views[i].num += v.num
			return
		}
	}
	v.caps = slices.Clone(v.caps)
	p.views = append(p.views, v)
}

// wide is the class of a prospect that is not narrow.
const wide = -1

// named is the id of a prospect of a class.
func (m *combiner) named(p *prospect, class int32) int32 {
	slices.SortFunc(p.views, func(x, y view) int { return slices.Compare(x.caps, y.caps) })
	if len(p.views) == 1 { // whatever he chooses
		p.views[0].num, p.den = 1, min(p.den, 1)
	}
	buf := binary.LittleEndian.AppendUint64(m.buf[:0], uint64(p.den))
	buf = binary.LittleEndian.AppendUint32(buf, uint32(class))
	for _, v := range p.views {
		buf = binary.LittleEndian.AppendUint64(buf, uint64(v.num))
		buf = binary.LittleEndian.AppendUint32(buf, uint32(len(v.caps)))
		for _, c := range v.caps {
			buf = append(buf, c...)
		}
	}
	m.buf = buf
	id, ok := m.known[string(buf)]
	if !ok {
		id = int32(len(m.prospects))
		m.known[string(buf)] = id
		m.prospects = append(m.prospects, p)
	}
	return id
}
