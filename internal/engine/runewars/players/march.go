package players

import (
	"muster/internal/engine/runewars"
)

// group is units of a kind that may come from an area.
type group struct {
	from, kind, n uint8
}

// plan is a march: its area, its units, and its value.
type plan struct {
	area   uint8
	points int32
	fights bool
	groups [48]group
	n      int
}

// worst is below the points of any march.
const worst = -1 << 20

// marching chooses the actions of a march: the area, then the units.
func (p *Greedy) marching(v runewars.View, legal []runewars.Action) runewars.Action {
	s := p.look(v)
	if f := v.Top(); f.Area != runewars.NoArea {
		return p.marchers(v, s, f.Area, legal)
	}
	best, most := legal[0], int32(worst)
	for _, a := range legal {
		points := int32(0)
		if a.Verb() == runewars.Activate {
			points = p.planned(v, s, a.Area()).points
		}
		if points > most {
			best, most = a, points
		}
	}
	return best
}

// marchers takes the next units of the planned march. Units are named in order, so it is the first of them.
func (p *Greedy) marchers(v runewars.View, s *sight, area uint8, legal []runewars.Action) runewars.Action {
	m := p.planned(v, s, area)
	best, key := legal[0], 1<<20
	for _, a := range legal {
		if a.Verb() == runewars.MarchHero && best == legal[0] && p.nearer(v, s, a.Hero(), area) > 0 {
			best = a // heroes are named first
		}
		if a.Verb() != runewars.March {
			continue
		}
		for _, g := range m.groups[:m.n] {
			if at := int(g.kind)<<6 | int(g.from); g.from == a.Area() && g.kind == a.Kind() && a.Count() == g.n && at < key {
				best, key = a, at
			}
		}
	}
	return best
}

// planned computes the best march into an area. The result is valid until the next call.
func (p *Greedy) planned(v runewars.View, s *sight, area uint8) *plan {
	m := &p.plan
	m.area, m.points, m.n, m.fights = area, 0, 0, false
	g := &s.areas[area]
	hostile := s.held>>area&1 == 0 && (g.owner != runewars.NoSeat || g.units > 0)
	p.gather(v, s, m, hostile)
	if hostile {
		p.attack(v, s, m)
	} else {
		p.settle(v, s, m)
	}
	return m
}

// gather lists the available units, the most useful ones first.
func (p *Greedy) gather(v runewars.View, s *sight, m *plan, hostile bool) {
	r := v.Rules()
	through := s.held | v.Empty()
	seat := &r.Seats[v.Me]
	var reach [2][2]uint64
	for fly := range reach {
		reach[fly][0] = v.Around(m.area, fly == 1, r.Numbers.Reach, through)
		reach[fly][1] = v.Around(m.area, fly == 1, r.Numbers.FastReach, through)
	}
	any := reach[0][1] | reach[1][1]
	for from := any & s.held &^ s.busy; from != 0; from &= from - 1 {
		a := first(from)
		if g := &s.areas[a]; g.holder != v.Me {
			continue
		}
		spare := p.spare(s, a)
		for k, n := range spare {
			fly := 0
			if seat.Kinds[k].Flying {
				fly = 1
			}
			if n == 0 || reach[fly][seat.Fast>>k&1]>>a&1 == 0 || m.n == len(m.groups) {
				continue
			}
			if k >= runewars.FirstNeutral && !hostile && s.held>>m.area&1 == 0 {
				continue // allied neutral units go with others, or to friendly areas
			}
			m.groups[m.n] = group{a, uint8(k), min(n, 15)}
			m.n++
		}
	}
	arms := &p.arms[v.Me]
	for i := 1; i < m.n; i++ { // the most useful first, the nearer to the enemy before
		for j := i; j > 0 && p.before(s, arms, m.groups[j], m.groups[j-1]); j-- {
			m.groups[j], m.groups[j-1] = m.groups[j-1], m.groups[j]
		}
	}
}

// before reports whether one group is used before another: the one that is less useful where it is.
func (p *Greedy) before(s *sight, arms *[runewars.MaxKinds]arm, x, y group) bool {
	if a, b := s.areas[x.from].pull, s.areas[y.from].pull; a != b {
		return a < b
	}
	return arms[x.kind].worth > arms[y.kind].worth
}

// attack plans a march into a defended area: with enough units for a likely victory.
func (p *Greedy) attack(v runewars.View, s *sight, m *plan) {
	g := &s.areas[m.area]
	var mine force
	if w := v.War(); w.Area == m.area {
		mine = w.Brought
	}
	theirs := g.standing
	more := g.wall - int32(v.Titled(v.Me))
	if f := v.Top(); f.Kind == runewars.InMarch {
		more -= min(int32(f.M), g.wall)
	}
	if g.owner < runewars.MaxSeats {
		more += int32(v.Titled(g.owner))
	}
	var out outcome
	took, own := 0, mine.total() > 0
	if own {
		out = p.expected(&mine, v.Me, &theirs, g.holder, more)
	}
	all := mine.total()
	for took < m.n && (!own || out.wins < p.w.Sure) && all < 12 {
		c := m.groups[took]
		own = own || c.kind < runewars.FirstNeutral
		mine[c.kind] += c.n
		all += int32(c.n)
		took++
		out = p.expected(&mine, v.Me, &theirs, g.holder, more)
	}
	m.n, m.fights = took, true
	m.points = worst / 2
	starve := s.hungry(all-1) * s.toll
	var left [runewars.MaxAreas]uint8
	for i := range m.n {
		starve -= s.leaves(&left, m.groups[i].from, int32(m.groups[i].n)) * s.toll
	}
	if own && out.wins >= p.w.Daring && !v.Fought() {
		m.points = out.wins*(g.worth-p.retaken(g, all))/100 + out.cost*p.w.Kill/100
		m.points -= out.lost*p.w.Loss/100 + (100-out.wins)*all*p.w.Unit/400 + starve
	}
	if own && g.owner == runewars.NoSeat { // neutral units may be talked to
		if _, talk := p.talk(v, s, m.area, &mine); talk-starve > m.points {
			m.points = talk - starve
		}
	}
}

// leaves returns the number of units of an area for which there is food only if n of them go, after those that left
// counts.
func (s *sight) leaves(left *[runewars.MaxAreas]uint8, from uint8, n int32) int32 {
	before := int32(s.areas[from].units) - int32(left[from])
	left[from] += uint8(n)
	return s.hungry(before) - s.hungry(before-n)
}

// retaken returns the part of a new area's worth that does not count, because more enemies than n units are in reach.
func (p *Greedy) retaken(g *ground, n int32) int32 {
	if g.threat <= n {
		return 0
	}
	return g.worth * p.w.Exposed / 100 * min(90, 20+15*(g.threat-n)) / 100
}

// settle plans a march into an undefended area.
func (p *Greedy) settle(v runewars.View, s *sight, m *plan) {
	g := &s.areas[m.area]
	room := int32(v.Rules().Numbers.Most) - int32(g.units)
	new := s.held>>m.area&1 == 0
	need := g.threat*p.w.Guard/100 - g.wall - int32(g.units)
	if g.rune == 0 {
		need /= 3
	}
	if s.fall { // units without food in winter
		room = min(room, max(s.fed-int32(g.units), 1))
	}
	var left [runewars.MaxAreas]uint8
	if new {
		need = max(need, 1)
		m.points = g.worth
	}
	took, came := 0, int32(0)
	for i := range m.n {
		c := m.groups[i]
		lead := (g.pull - s.areas[c.from].pull) * p.w.Lead / 100
		n := min(int32(c.n), room)
		if lead <= 0 {
			n = min(n, max(need, s.hungry(int32(s.areas[c.from].units)-int32(left[c.from]))))
		}
		if n <= 0 {
			continue
		}
		m.points += s.leaves(&left, c.from, n) * s.toll
		if need > 0 && g.rune > 0 {
			m.points += min(n, need) * g.rune / (8 + 2*g.threat)
		}
		m.points += n * max(lead, -5)
		need -= n
		room -= n
		came += n
		c.n = uint8(n)
		m.groups[took] = c
		took++
	}
	if m.n = took; took == 0 {
		m.points = 0
	} else if new {
		m.points -= p.retaken(g, came)
	}
}
