package organized

import "muster/internal/engine/command/boards"

// meeting is Guards of both players on the field, as far as the contended types go.
type meeting struct {
	taken      [boards.Camps][]uint8
	want       [boards.Camps][]uint8    // units, so that more make no difference to a starting player
	left       []int                    // plain figures
	firstViews [boards.Camps]*firstView // by the camp that calls its Reserve first
}

// firstView is the state that a camp sees when it calls its Reserve first. Many meetings share one.
type firstView struct {
	caps       []uint8          // units of each contended type that it can raise
	behind     [][]uint8        // by type and units that it takes: what its opponent can then raise and use
	counts     page[int32]      // caps as far as a class of Reserve starts goes: behind the unit counts, by class
	classViews page[*classView] // by class
}

// meeting returns the pieces left after the Guards are placed.
func (m *combiner) meeting(taken, want [boards.Camps][]uint8) *meeting {
	var buf [64]byte
	key := append(append(append(append(buf[:0], taken[0]...), taken[1]...), want[0]...), want[1]...)
	x := m.meetings[string(key)]
	if x == nil {
		x = &meeting{taken: taken, want: want, left: m.a.plainLeft(taken)}
		for camp := range boards.Camp(boards.Camps) {
			x.firstViews[camp] = m.firstView(x, camp)
		}
		m.meetings[string(key)] = x
	}
	return x
}

// plainLeft returns the plain figures of the contended types left when each camp raises the given units; nil when they
// do not suffice.
func (a *supply) plainLeft(units [boards.Camps][]uint8) []int {
	left := make([]int, len(a.contended))
	for i, t := range a.contended {
		g := &a.types[t]
		left[i] = g.plain
		for camp := range boards.Camp(boards.Camps) {
			left[i] -= g.spent(camp, int(units[camp][i]))
		}
		if left[i] < 0 {
			return nil
		}
	}
	return left
}

// firstView is that of a camp in a meeting.
func (m *combiner) firstView(x *meeting, camp boards.Camp) *firstView {
	other := camp.Other()
	v := &firstView{caps: make([]uint8, len(x.left)), behind: make([][]uint8, len(x.left))}
	var key []byte
	for i, t := range m.a.contended {
		g, n := &m.a.types[t], int(x.taken[camp][i])
		v.caps[i] = uint8(g.more(camp, n, x.left[i], m.a.called+m.a.levies))
		for take := range int(v.caps[i]) + 1 {
			left := x.left[i] - g.spent(camp, n+take) + g.spent(camp, n)
			more := g.more(other, int(x.taken[other][i]), left, int(x.want[other][i]))
			v.behind[i] = append(v.behind[i], uint8(more))
		}
		key = append(append(key, v.caps[i]), v.behind[i]...)
	}
	if known := m.firstViews[string(key)]; known != nil {
		return known
	}
	m.firstViews[string(key)] = v
	return v
}

// call evaluates the Reserve of a camp that calls first.
func (m *combiner) call(v *firstView, ready int32) reserveResult {
	class := m.ids.starts[ready].class
	at := v.counts.at(class)
	if *at == 0 {
		m.clipped = m.clipped[:0]
		for i, limit := range m.ids.limits[class] {
			m.clipped = append(m.clipped, min(limit, v.caps[i]))
		}
		*at = m.solver.unitCounts(class).id(m.clipped) + 1
	}
	return m.solver.solve(ready, *at-1, true)
}
