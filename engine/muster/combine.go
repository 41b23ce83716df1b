package muster

import (
	"muster/maps/hex"
)

// combiner sets hosts against each other. Each worker has its own: what it remembers is a help, and never changes a
// result.
type combiner struct {
	a         *arsenal
	ids       *registry // that of all hosts, and what comes up when Guards run short of common figures
	caller    *caller
	prospects []*prospect
	known     map[string]int32
	buf       []byte
	meetings  map[string]*meeting
	first     hex.Camp // whose Guards come first in each wing
}

func newCombiner(a *arsenal, ids *registry, first hex.Camp) *combiner {
	m := &combiner{
		a: a, ids: ids.clone(), first: first,
		known: map[string]int32{}, meetings: map[string]*meeting{},
	}
	m.caller = newCaller(a, m.ids)
	return m
}

// combine counts all pairs of cases of two hosts.
func (m *combiner) combine(hosts [hex.Camps]*host) *score {
	s := &score{}
	for _, p := range hosts[hex.Pennant].levels {
		for _, q := range hosts[hex.Standard].levels {
			levels := [hex.Camps]*level{p, q}
			if m.a.left([hex.Camps][]uint8{p.asked, q.asked}) == nil {
				m.dispute(s, hosts, levels)
				continue
			}
			x := m.meeting([hex.Camps][]uint8{p.taken, q.taken}, [hex.Camps][]uint8{hosts[0].want, hosts[1].want})
			m.meet(s, x, levels)
		}
	}
	return s
}

// meeting is Guards of both players on the field, as far as the contended types go.
type meeting struct {
	taken [hex.Camps][]uint8
	want  [hex.Camps][]uint8
	left  []int              // plain figures
	caps  [hex.Camps][]uint8 // units that the camp can still raise
	calls [hex.Camps]map[int32]called
	ahead [hex.Camps]map[int32]int32 // fork to prospect
}

// called is what comes of the Reserve of the camp that calls first: a verdict, and the prospect that it leaves.
type called struct{ verdict, prospect int32 }

// meeting sees what is left when the Guards stand.
func (m *combiner) meeting(taken, want [hex.Camps][]uint8) *meeting {
	var buf [64]byte
	key := append(append(append(append(buf[:0], taken[0]...), taken[1]...), want[0]...), want[1]...)
	x := m.meetings[string(key)]
	if x == nil {
		x = &meeting{taken: taken, want: want}
		x.weigh(m.a)
		m.meetings[string(key)] = x
	}
	return x
}

// left is how many plain figures of the contended types are left when each camp raises so many units of them; nil when
// they do not suffice.
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

func (x *meeting) weigh(a *arsenal) {
	x.left = a.left(x.taken)
	for camp := range hex.Camp(hex.Camps) {
		x.calls[camp], x.ahead[camp] = map[int32]called{}, map[int32]int32{}
		x.caps[camp] = make([]uint8, len(x.left))
		for i, t := range a.contended {
			x.caps[camp][i] = uint8(a.goods[t].more(camp, int(x.taken[camp][i]), x.left[i], a.called+a.levies))
		}
	}
}

// call works out the Reserve of a camp that calls first.
func (m *combiner) call(x *meeting, camp hex.Camp, ready int32) called {
	if c, ok := x.calls[camp][ready]; ok {
		return c
	}
	out := m.caller.call(ready, x.caps[camp], true)
	id, ok := x.ahead[camp][out.leads]
	if !ok {
		id = m.prospect(m.caller.forks[out.leads], camp, x)
		x.ahead[camp][out.leads] = id
	}
	c := called{out.verdict, id}
	x.calls[camp][ready] = c
	return c
}

// meet counts the pairs of cases of two levels that leave each other enough for the Guards. Their kinds meet in every
// combination, so only weights are multiplied.
func (m *combiner) meet(s *score, x *meeting, levels [hex.Camps]*level) {
	var all [hex.Camps]*greens
	for camp := range hex.Camp(hex.Camps) {
		other := levels[camp.Other()]
		for i := range levels[camp].kinds[byFate] {
			k := &levels[camp].kinds[byFate][i]
			s.fates[camp].add(k.id, k.weight*other.weight, newClash(camp, &k.best, &other.best, camp))
		}
		all[camp] = newGreens(levels[camp].kinds[byFate])
	}
	s.scouted(all)
	for camp := range hex.Camp(hex.Camps) {
		m.outScouted(s, x, camp, levels, all)
	}
}

// outScouted counts the pairs of two levels in which a camp is out-scouted and so calls its Reserve first (CTA-09).
func (m *combiner) outScouted(s *score, x *meeting, camp hex.Camp, levels [hex.Camps]*level, all [hex.Camps]*greens) {
	other := camp.Other()
	groups := map[int32][]kind{} // by prospect
	for i := range levels[camp].kinds[byFirst] {
		k := &levels[camp].kinds[byFirst][i]
		weight, best := all[other].from(k.green)
		if weight == 0 {
			continue
		}
		c := m.call(x, camp, k.id)
		s.verdicts[camp].add(c.verdict, weight*k.weight, newClash(camp, &k.best, best, camp))
		groups[c.prospect] = append(groups[c.prospect], *k)
	}
	for i := range levels[other].lasts {
		l := &levels[other].lasts[i]
		seen := map[int32][]kind{}
		for id, kinds := range groups {
			id = m.narrow(id, l.class)
			seen[id] = append(seen[id], kinds...)
		}
		for id, kinds := range seen {
			g := newGreens(kinds)
			for i := range l.kinds {
				k := &l.kinds[i]
				if weight, best := g.upTo(k.green); weight > 0 {
					s.verdicts[other].add(m.judge(k.id, id), weight*k.weight, newClash(other, &k.best, best, camp))
				}
			}
		}
	}
}
