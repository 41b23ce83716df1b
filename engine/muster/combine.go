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
	greens    [hex.Camps]greens // reused, as all that follow
	scratch   greens
	bands     bands
	narrowed  bands
	list      []string
	meetings  map[string]*meeting
	vistas    map[string]*vista
	first     hex.Camp // whose Guards come first in each wing
}

func newCombiner(a *arsenal, ids *registry, first hex.Camp) *combiner {
	m := &combiner{
		a: a, ids: ids.clone(), first: first,
		known: map[string]int32{}, meetings: map[string]*meeting{}, vistas: map[string]*vista{},
	}
	m.caller = newCaller(a, m.ids)
	return m
}

// combine counts all pairs of cases of two hosts.
func (m *combiner) combine(hosts [hex.Camps]*host) *score {
	s, d := &score{}, m.disputes(hosts)
	for _, p := range hosts[hex.Pennant].levels {
		for _, q := range hosts[hex.Standard].levels {
			levels := [hex.Camps]*level{p, q}
			if m.a.left([hex.Camps][]uint8{p.asked, q.asked}) == nil {
				d.dispute(levels)
				continue
			}
			x := m.meeting([hex.Camps][]uint8{p.taken, q.taken}, [hex.Camps][]uint8{hosts[0].want, hosts[1].want})
			m.meet(s, x, levels)
		}
	}
	for _, e := range d.order {
		d.count(s, e)
	}
	return s
}

// meet counts the pairs of cases of two levels that leave each other enough for the Guards. Their kinds meet in every
// combination, so only weights are multiplied.
func (m *combiner) meet(s *score, x *meeting, levels [hex.Camps]*level) {
	var all [hex.Camps]*greens
	for camp := range hex.Camp(hex.Camps) {
		other := levels[camp.Other()]
		for i := range levels[camp].kinds[byFate] {
			k := &levels[camp].kinds[byFate][i]
			s.fates[camp].add(k.id, k.weight*other.weight, camp, &k.best, &other.best, camp)
		}
		all[camp] = &m.greens[camp]
		all[camp].fill(levels[camp].kinds[byFate])
	}
	s.scouted(all)
	for camp := range hex.Camp(hex.Camps) {
		m.outScouted(s, x, camp, levels, all)
	}
}

// outScouted counts the pairs of two levels in which a camp is out-scouted and so calls its Reserve first (CTA-09).
func (m *combiner) outScouted(s *score, x *meeting, camp hex.Camp, levels [hex.Camps]*level, all [hex.Camps]*greens) {
	other := camp.Other()
	m.bands.clear()
	for i := range levels[camp].kinds[byFirst] {
		k := &levels[camp].kinds[byFirst][i]
		weight, best := all[other].from(k.green)
		if weight == 0 {
			continue
		}
		c := m.call(x.vistas[camp], k.id)
		s.verdicts[camp].add(c.verdict, weight*k.weight, camp, &k.best, best, camp)
		m.bands.add(c.prospect, k)
	}
	for i := range levels[other].lasts {
		l := &levels[other].lasts[i]
		m.narrowed.clear()
		for _, b := range m.bands.list {
			id := m.narrow(b.id, l.class)
			for j := range b.kinds {
				m.narrowed.add(id, &b.kinds[j])
			}
		}
		for _, b := range m.narrowed.list {
			m.scratch.fill(b.kinds)
			for j := range l.kinds {
				k := &l.kinds[j]
				if weight, best := m.scratch.upTo(k.green); weight > 0 {
					s.verdicts[other].add(m.judge(k.id, b.id), weight*k.weight, other, &k.best, best, camp)
				}
			}
		}
	}
}
