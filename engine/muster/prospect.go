package muster

import (
	"encoding/binary"
	"slices"
)

// leftView is what the out-scouted player leaves to the starting one, as far as it makes a difference to the Reserve
// starts of a class: for each way to choose his units, with its chance, the units of contended types that can still be
// raised, for everything that he may have exchanged. Its unit counts are those of the class.
type prospect struct {
	ways   []way
	den    int64
	judged []int32 // behind the verdicts on the Reserve starts of the class, by place; 0 where nobody has asked
}

// classView is what a camp that calls its Reserve first has before it, as far as the Reserve starts of a class go.
type glance struct {
	class  int32
	behind [][]uint8       // by type and units that it takes: how many its opponent can then raise
	lots   page[int32]     // what it takes to what it leaves: behind the unit counts of the class; 0 where nobody has asked
	ahead  map[int32]int32 // fork to left view
	flat   int32           // the left view when nothing that it takes matters, or none
}

// classView is that of a first view at a class. Many first views come to the same one.
func (m *combiner) glance(v *vista, class int32) *glance {
	at := v.glances.at(class)
	if *at != nil {
		return *at
	}
	limit := m.ids.limits[class]
	g := &glance{class: class, behind: make([][]uint8, len(limit)), ahead: map[int32]int32{}, flat: none}
	flat := true
	m.buf = binary.LittleEndian.AppendUint32(m.buf[:0], uint32(class))
	for i, list := range v.behind {
		for _, n := range list {
			g.behind[i] = append(g.behind[i], min(n, limit[i]))
		}
		m.buf = append(append(m.buf, uint8(len(list))), g.behind[i]...)
		flat = flat && g.behind[i][0] == g.behind[i][len(list)-1] // he leaves the less the more he takes
	}
	if known := m.glances[string(m.buf)]; known != nil {
		*at = known
		return known
	}
	m.glances[string(m.buf)] = g
	if flat {
		lot := m.leaves(g, make([]uint8, len(limit)))
		g.flat = m.named(&prospect{ways: []way{{num: 1, lots: []int32{lot}}}, den: 1}, class)
	}
	*at = g
	return g
}

// countsLeft is the unit counts of the class that is left behind what the first player takes.
func (m *combiner) leaves(g *glance, take []uint8) int32 {
	m.clipped = m.clipped[:0]
	for i, n := range take {
		m.clipped = append(m.clipped, g.behind[i][n])
	}
	return m.caller.lots(g.class).id(m.clipped)
}

// leftView is what a fork leaves.
func (m *combiner) prospect(g *glance, fork int32) int32 {
	if id, ok := g.ahead[fork]; ok {
		return id
	}
	f := m.caller.forks[fork]
	p := &prospect{den: f.den}
	for _, w := range f.ways {
		list := m.list[:0]
		for _, take := range w.lots {
			at := g.lots.at(take)
			if *at == 0 {
				*at = m.leaves(g, m.caller.takes.list[take]) + 1
			}
			if listed := m.listed.at(*at - 1); !*listed { // much that he takes leaves the same
				*listed = true
				list = append(list, *at-1)
			}
		}
		for _, lot := range list {
			m.listed[lot] = false
		}
		slices.Sort(list)
		p.ways = add(p.ways, way{num: w.num, lots: list})
		m.list = list
	}
	id := m.named(p, g.class)
	g.ahead[fork] = id
	return id
}

// leftViewID is the id of a left view of a class.
func (m *combiner) named(p *prospect, class int32) int32 {
	if len(p.ways) == 1 { // whatever he chooses
		p.ways[0].num, p.den = 1, min(p.den, 1)
	}
	m.buf = binary.LittleEndian.AppendUint32(m.buf[:0], uint32(class))
	m.buf = waysKey(m.buf, p.den, p.ways)
	id, ok := m.known[string(m.buf)]
	if !ok {
		id = int32(len(m.prospects))
		m.known[string(m.buf)] = id
		p.judged = make([]int32, m.ids.crowd[class])
		m.prospects = append(m.prospects, p)
	}
	return id
}

// judge is the verdict on the starting player's Reserve, behind a left view of its class.
func (m *combiner) judge(p *prospect, ready, place int32) int32 {
	at := &p.judged[place]
	if *at == 0 {
		*at = m.caller.after(ready, p) + 1
	}
	return *at - 1
}
