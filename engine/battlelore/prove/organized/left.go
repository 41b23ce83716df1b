package organized

import (
	"encoding/binary"
	"slices"
)

// leftView is what the out-scouted player leaves to the starting one, as far as it makes a difference to the Reserve
// starts of a class: for each way to choose his units, with its chance, the units of contended types that can still be
// raised, for everything that he may have exchanged. Its unit counts are those of the class.
type leftView struct {
	ways   []choiceWay
	den    int64
	judged []int32 // behind the verdicts on the Reserve starts of the class, by place; 0 where nobody has asked
}

// classView is what a camp that calls its Reserve first has before it, as far as the Reserve starts of a class go.
type classView struct {
	class     int32
	behind    [][]uint8       // by type and units that it takes: how many its opponent can then raise
	counts    page[int32]     // by what it takes: behind what it leaves of the class; 0 where unknown
	leftViews map[int32]int32 // fork to left view
	flat      int32           // the left view when nothing that it takes matters, or none
}

// classView is that of a first view at a class. Many first views come to the same one.
func (m *combiner) classView(v *firstView, class int32) *classView {
	at := v.classViews.at(class)
	if *at != nil {
		return *at
	}
	limit := m.ids.limits[class]
	g := &classView{class: class, behind: make([][]uint8, len(limit)), leftViews: map[int32]int32{}, flat: none}
	flat := true
	m.buf = binary.LittleEndian.AppendUint32(m.buf[:0], uint32(class))
	for i, list := range v.behind {
		for _, n := range list {
			g.behind[i] = append(g.behind[i], min(n, limit[i]))
		}
		m.buf = append(append(m.buf, uint8(len(list))), g.behind[i]...)
		flat = flat && g.behind[i][0] == g.behind[i][len(list)-1] // he leaves the less the more he takes
	}
	if known := m.classViews[string(m.buf)]; known != nil {
		*at = known
		return known
	}
	m.classViews[string(m.buf)] = g
	if flat {
		counts := m.countsLeft(g, make([]uint8, len(limit)))
		g.flat = m.leftViewID(&leftView{ways: []choiceWay{{num: 1, counts: []int32{counts}}}, den: 1}, class)
	}
	*at = g
	return g
}

// countsLeft is the unit counts of the class that is left behind what the first player takes.
func (m *combiner) countsLeft(g *classView, take []uint8) int32 {
	m.clipped = m.clipped[:0]
	for i, n := range take {
		m.clipped = append(m.clipped, g.behind[i][n])
	}
	return m.solver.unitCounts(g.class).id(m.clipped)
}

// leftView is what a fork leaves.
func (m *combiner) leftView(g *classView, fork int32) int32 {
	if id, ok := g.leftViews[fork]; ok {
		return id
	}
	f := m.solver.forks[fork]
	p := &leftView{den: f.den}
	for _, w := range f.ways {
		list := m.list[:0]
		for _, take := range w.counts {
			at := g.counts.at(take)
			if *at == 0 {
				*at = m.countsLeft(g, m.solver.takes.list[take]) + 1
			}
			if listed := m.listed.at(*at - 1); !*listed { // much that he takes leaves the same
				*listed = true
				list = append(list, *at-1)
			}
		}
		for _, counts := range list {
			m.listed[counts] = false
		}
		slices.Sort(list)
		p.ways = add(p.ways, choiceWay{num: w.num, counts: list})
		m.list = list
	}
	id := m.leftViewID(p, g.class)
	g.leftViews[fork] = id
	return id
}

// leftViewID is the id of a left view of a class.
func (m *combiner) leftViewID(p *leftView, class int32) int32 {
	if len(p.ways) == 1 { // whatever he chooses
		p.ways[0].num, p.den = 1, min(p.den, 1)
	}
	m.buf = binary.LittleEndian.AppendUint32(m.buf[:0], uint32(class))
	m.buf = waysKey(m.buf, p.den, p.ways)
	id, ok := m.known[string(m.buf)]
	if !ok {
		id = int32(len(m.leftViews))
		m.known[string(m.buf)] = id
		p.judged = make([]int32, m.ids.perLimit[class])
		m.leftViews = append(m.leftViews, p)
	}
	return id
}

// judge is the verdict on the starting player's Reserve, behind a left view of its class.
func (m *combiner) judge(p *leftView, ready, place int32) int32 {
	at := &p.judged[place]
	if *at == 0 {
		*at = m.solver.after(ready, p) + 1
	}
	return *at - 1
}
