package muster

import "muster/maps/hex"

// meeting is Guards of both players on the field, as far as the contended types go.
type meeting struct {
	taken  [hex.Camps][]uint8
	want   [hex.Camps][]uint8 // units, so that more make no difference to a starting player
	left   []int              // plain figures
	vistas [hex.Camps]*vista  // by the camp that calls its Reserve first
}

// firstView is what a camp that calls its Reserve first has before it. Many meetings come to the same one.
type vista struct {
	caps    []uint8       // units of each contended type that it can raise
	behind  [][]uint8     // by type and units that it takes: how many its opponent can then raise, as far as he cares
	lots    page[int32]   // caps as far as a class of Reserve starts goes: behind the unit counts, by class
	glances page[*glance] // by class
}

// meeting sees what is left when the Guards stand.
func (m *combiner) meeting(taken, want [hex.Camps][]uint8) *meeting {
	var buf [64]byte
	key := append(append(append(append(buf[:0], taken[0]...), taken[1]...), want[0]...), want[1]...)
	x := m.meetings[string(key)]
	if x == nil {
		x = &meeting{taken: taken, want: want, left: m.a.left(taken)}
		for camp := range hex.Camp(hex.Camps) {
			x.vistas[camp] = m.vista(x, camp)
		}
		m.meetings[string(key)] = x
	}
	return x
}

// plainLeft is how many plain figures of the contended types are left when each camp raises so many units of them; nil
// when they do not suffice.
func (a *arsenal) left(units [hex.Camps][]uint8) []int {
	left := make([]int, len(a.contended))
	for i, t := range a.contended {
		g := &a.goods[t]
		left[i] = g.plain
		for camp := range hex.Camp(hex.Camps) {
			left[i] -= g.spent(camp, int(units[camp][i]))
		}
		if left[i] < 0 {
			return nil
		}
	}
	return left
}

// firstView is that of a camp in a meeting.
func (m *combiner) vista(x *meeting, camp hex.Camp) *vista {
	other := camp.Other()
	v := &vista{caps: make([]uint8, len(x.left)), behind: make([][]uint8, len(x.left))}
	var key []byte
	for i, t := range m.a.contended {
		g, n := &m.a.goods[t], int(x.taken[camp][i])
		v.caps[i] = uint8(g.more(camp, n, x.left[i], m.a.called+m.a.levies))
		for take := range int(v.caps[i]) + 1 {
			left := x.left[i] - g.spent(camp, n+take) + g.spent(camp, n)
			more := g.more(other, int(x.taken[other][i]), left, int(x.want[other][i]))
			v.behind[i] = append(v.behind[i], uint8(more))
		}
		key = append(append(key, v.caps[i]), v.behind[i]...)
	}
	if known := m.vistas[string(key)]; known != nil {
		return known
	}
	m.vistas[string(key)] = v
	return v
}

// call works out the Reserve of a camp that calls first.
func (m *combiner) call(v *vista, ready int32) outcome {
	class := m.ids.ready[ready].class
	at := v.lots.at(class)
	if *at == 0 {
		m.clipped = m.clipped[:0]
		for i, limit := range m.ids.limits[class] {
			m.clipped = append(m.clipped, min(limit, v.caps[i]))
		}
		*at = m.caller.lots(class).id(m.clipped) + 1
	}
	return m.caller.call(ready, *at-1, true)
}
