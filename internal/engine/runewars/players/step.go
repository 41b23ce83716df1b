package players

import "muster/internal/engine/runewars"

// step evaluates a move of units from an own area into the next one, by Strategize.
func (p *Greedy) step(v runewars.View, s *sight, from, to, kind, n uint8) int32 {
	g, old := &s.areas[to], &s.areas[from]
	spare := p.spare(s, from)
	if spare[kind] < n {
		return 0
	}
	lead := (g.pull - old.pull) * p.w.Lead / 100
	room := int32(v.Rules().Numbers.Most) - int32(g.units)
	if s.fall { // units without food in winter
		room = min(room, max(s.fed-int32(g.units), 1))
	}
	if int32(n) > room {
		return 0
	}
	saved := min(int32(n), s.hungry(int32(old.units))) * s.toll
	if s.held>>to&1 == 0 {
		return g.worth + (int32(n)-1)*lead + saved
	}
	points := int32(n)*lead + saved - (s.hungry(int32(g.units)+int32(n))-s.hungry(int32(g.units)))*s.toll
	if need := g.threat*p.w.Guard/100 - g.wall - int32(g.units); g.rune > 0 && need > 0 {
		points += min(int32(n), need) * g.rune / (8 + 2*g.threat)
	}
	return points
}

// stepping takes the best remaining step of Strategize.
func (p *Greedy) stepping(v runewars.View, legal []runewars.Action) runewars.Action {
	s := p.look(v)
	return pick(legal, func(a runewars.Action) int32 {
		switch a.Verb() {
		case runewars.Step:
			return p.step(v, s, a.Area(), a.To(), a.Kind(), a.Count())
		case runewars.StepHero:
			return p.nearer(v, s, a.Hero(), a.To())
		}
		return 0
	})
}

// steps evaluates Strategize: empty areas next to areas with spare units, each once.
func (p *Greedy) steps(v runewars.View, s *sight) int32 {
	points, taken := int32(0), uint64(0)
	empty := v.Empty()
	for own := s.held &^ s.busy; own != 0; own &= own - 1 {
		a := first(own)
		g := &s.areas[a]
		if g.holder != v.Me {
			continue
		}
		spare := p.spare(s, a)
		n := int32(0)
		for k := range runewars.FirstNeutral {
			n += int32(spare[k])
		}
		for ; n > 0; n-- {
			best, most := uint8(0), int32(0)
			for to := g.open & empty &^ taken; to != 0; to &= to - 1 {
				if b := first(to); s.areas[b].worth > most {
					best, most = b, s.areas[b].worth
				}
			}
			if most == 0 {
				break
			}
			points += most
			taken |= 1 << best
		}
		lead := int32(0)
		for to := g.open & s.held; to != 0; to &= to - 1 {
			lead = max(lead, (s.areas[first(to)].pull-g.pull)*p.w.Lead/100)
		}
		points += n * lead
		if hungry := s.hungry(int32(g.units)); hungry > 0 && s.toll > 0 {
			room := int32(0)
			for to := g.open & (s.held | empty); to != 0; to &= to - 1 {
				room += max(0, s.fed-int32(s.areas[first(to)].units))
			}
			points += min(hungry, room) * s.toll
		}
	}
	return points
}
