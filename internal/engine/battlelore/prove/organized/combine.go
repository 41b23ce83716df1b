package organized

import "muster/internal/engine/command/boards"

// combiner sets players against each other. Each worker has its own: what it remembers is a help, and never changes a
// result.
type combiner struct {
	a          *supply
	ids        *registry // that of all players
	solver     *reserveSolver
	meetings   map[string]*meeting
	firstViews map[string]*firstView
	classViews map[string]*classView
	leftViews  []*leftView
	known      map[string]int32 // left views
	forks      sharesByID       // reused, as all that follow
	whole      sharesByID
	narrow     sharesByID
	scratch    greens
	buf        []byte
	clipped    []uint8
	list       []int32
	listed     page[bool] // by unit counts: it is in list
}

func newCombiner(a *supply, ids *registry) *combiner {
	return &combiner{
		a: a, ids: ids, solver: newReserveSolver(a, ids), known: map[string]int32{},
		meetings: map[string]*meeting{}, firstViews: map[string]*firstView{}, classViews: map[string]*classView{},
	}
}

// combine counts all pairs of cases of two players.
func (m *combiner) combine(hosts [boards.Camps]*playerCases, matches []match) *score {
	s := &score{}
	for i := range matches {
		l := matches[i].levels
		x := m.meeting([boards.Camps][]uint8{l[0].taken, l[1].taken}, [boards.Camps][]uint8{hosts[0].want, hosts[1].want})
		if matches[i].disputed {
			s.contended += l[0].weight * l[1].weight
		}
		m.meet(s, x, l)
	}
	return s
}

// meet counts the pairs of cases of two groups. Their kinds meet in every combination, so only weights are multiplied.
func (m *combiner) meet(s *score, x *meeting, levels [boards.Camps]*caseGroup) {
	for camp := range boards.Camp(boards.Camps) {
		other := levels[camp.Other()]
		for i := range levels[camp].kinds[byFate] {
			k := &levels[camp].kinds[byFate][i]
			s.fates[camp].add(k.id, k.weight*other.weight, camp, &k.best, &other.best, camp)
		}
	}
	s.scouted(&levels[boards.Pennant].greens, &levels[boards.Standard].greens)
	for camp := range boards.Camp(boards.Camps) {
		m.outScouted(s, x.firstViews[camp], camp, levels)
	}
}

// outScouted counts the pairs of two groups in which a camp is out-scouted and so calls its Reserve first (CTA-09).
func (m *combiner) outScouted(s *score, v *firstView, camp boards.Camp, levels [boards.Camps]*caseGroup) {
	other := camp.Other()
	m.forks.clear()
	m.whole.clear()
	for i := range levels[camp].kinds[byFirst] {
		k := &levels[camp].kinds[byFirst][i]
		weight, best := levels[other].greens.from(k.green)
		if weight == 0 {
			continue
		}
		c := m.call(v, k.id)
		s.verdicts[camp].add(c.verdict, weight*k.weight, camp, &k.best, best, camp)
		m.forks.at(c.leads).add(k.green, k.weight, &k.best)
		m.whole.at(0).add(k.green, k.weight, &k.best)
	}
	for i := range levels[other].byLimit {
		l := &levels[other].byLimit[i]
		g := m.classView(v, l.class)
		if g.flat != none {
			for _, b := range m.whole.list {
				m.starting(s, g.flat, b.shares, l.kinds, camp)
			}
			continue
		}
		m.narrow.clear()
		for _, b := range m.forks.list {
			m.narrow.at(m.leftView(g, b.id)).merge(b.shares)
		}
		for _, b := range m.narrow.list {
			m.starting(s, b.id, b.shares, l.kinds, camp)
		}
	}
}

// starting counts the Reserves of the starting player behind a left view. called is the other camp.
func (m *combiner) starting(s *score, id int32, behind shares, kinds []kind, called boards.Camp) {
	p, camp := m.leftViews[id], called.Other()
	m.scratch.fill(behind)
	for i := range kinds {
		k := &kinds[i]
		if weight, best := m.scratch.upTo(k.green); weight > 0 {
			s.verdicts[camp].add(m.judge(p, k.id, k.place), weight*k.weight, camp, &k.best, best, called)
		}
	}
}
