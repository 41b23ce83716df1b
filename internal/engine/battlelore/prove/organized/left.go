package organized

import (
	"encoding/binary"
	"slices"
)

// leftView is the pieces that the out-scouted player leaves to the starting one, as far as they affect the Reserve
// starts of a class. For each choice of the first player's units, with its chance, it has the units of contended types
// that can still be raised, for every possible exchange. Its unit counts are those of the class.
type leftView struct {
	ways   []choiceWay
	den    int64
	judged []int32 // after the verdicts on the Reserve starts of the class, by index; 0 if not computed
}

// classView is the state that a camp sees when it calls its Reserve first, as far as it affects the Reserve starts of
// a class.
type classView struct {
	class     int32
	behind    [][]uint8       // by type and units that it takes: how many its opponent can then raise
	counts    page[int32]     // by what it takes: behind what it leaves of the class; 0 where unknown
	leftViews map[int32]int32 // fork to left view
	flat      int32           // the left view when nothing that it takes matters, or none
}

// classView returns that of a first view at a class. Many first views share one.
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
		flat = flat && g.behind[i][0] == g.behind[i][len(list)-1] // the more the player takes, the less is left
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

// countsLeft returns the unit counts of the class after the first player's takes.
func (m *combiner) countsLeft(g *classView, take []uint8) int32 {
	m.clipped = m.clipped[:0]
	for i, n := range take {
		m.clipped = append(m.clipped, g.behind[i][n])
	}
	return m.solver.unitCounts(g.class).id(m.clipped)
}

// leftView returns the state that a fork leaves.
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
			if listed := m.listed.at(*at - 1); !*listed { // many ways to take leave the same
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
	if len(p.ways) == 1 { // every choice has the same result
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

// judge returns the verdict on the starting player's Reserve, after a left view of its class.
func (m *combiner) judge(p *leftView, ready, place int32) int32 {
	at := &p.judged[place]
	if *at == 0 {
		*at = m.solver.after(ready, p) + 1
	}
	return *at - 1
}
