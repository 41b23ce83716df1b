package players

import "muster/internal/engine/runewars"

// peril returns the part of an area's content that is in danger there, in hundredths.
func (g *ground) peril() int32 {
	stands := g.wall + int32(g.units)
	if g.threat == 0 {
		if g.firm {
			return 0
		}
		return 10
	}
	return min(90, max(5, 20+15*(g.threat-stands)))
}

// built evaluates a stronghold in an area.
func (p *Greedy) built(v runewars.View, s *sight, a, gone uint8) int32 {
	g := &s.areas[a]
	walled := *g
	walled.wall, walled.firm = int32(v.Rules().Numbers.Stronghold), true
	points := g.worth*(g.peril()-walled.peril())/100 + s.span(p.w.Wall)*(100+g.pull/20)/200
	points += p.aims.of[runewars.HasStrongholds]
	if gone != a {
		points -= p.aims.of[runewars.HasStrongholds]
		points -= s.areas[gone].worth/2 + p.w.Wall
	}
	n := v.Rules().Numbers
	return points - int32(n.BuildWood+n.BuildOre)*s.span(p.w.Yield)/3
}

// moved evaluates moving the rune of an area to another one.
func (p *Greedy) moved(v runewars.View, s *sight, from, to uint8) int32 {
	points := int32(0)
	worth := func(a uint8) int32 {
		switch v.Area(a).Rune {
		case runewars.DragonRune:
			return s.first
		case runewars.FalseRune:
			return s.first / 10
		}
		return 0
	}
	less := s.areas[from].peril() - s.areas[to].peril()
	points += worth(from) * less / 100
	points -= worth(to) * less / 100
	return points * p.w.Shelter / 50
}

// fortified evaluates Fortify.
func (p *Greedy) fortified(v runewars.View, s *sight) int32 {
	n, own := v.Rules().Numbers, v.Own()
	build := own.Dials[runewars.Wood] >= n.BuildWood && own.Dials[runewars.Ore] >= n.BuildOre &&
		v.Strongholds() < n.Strongholds
	var wall, mend, move int32
	for held := s.held; held != 0; held &= held - 1 {
		a := first(held)
		pl := v.Area(a)
		if build && pl.Fort == runewars.NoSeat && pl.City == runewars.NoCity && !v.Rules().Areas[a].NoFort {
			wall = max(wall, p.built(v, s, a, a))
		}
		if pl.Hurt && pl.Fort == v.Me && own.Dials[runewars.Ore] >= n.RepairOre {
			mend = p.w.Mended
		}
		if pl.Rune == runewars.DragonRune {
			for to := s.held &^ (1 << a); to != 0; to &= to - 1 {
				move = max(move, p.moved(v, s, a, first(to)))
			}
		}
	}
	return wall + mend + move
}

// fortify takes the best remaining action of Fortify.
func (p *Greedy) fortify(v runewars.View, legal []runewars.Action) runewars.Action {
	s := p.look(v)
	from := v.Top().Area
	return pick(legal, func(a runewars.Action) int32 {
		switch a.Verb() {
		case runewars.Build:
			return p.built(v, s, a.Area(), a.To())
		case runewars.Repair:
			return p.w.Mended
		case runewars.Lift:
			best := int32(0)
			if v.Area(a.Area()).Rune == runewars.DragonRune {
				for to := s.held &^ (1 << a.Area()); to != 0; to &= to - 1 {
					best = max(best, p.moved(v, s, a.Area(), first(to)))
				}
			}
			return best
		case runewars.Mix:
			if !a.Swapped() {
				return 0
			}
			other := a.To()
			if other == from {
				other = a.Area()
			}
			return p.moved(v, s, from, other)
		}
		return 0
	})
}

// runes chooses the areas of runes: the safest one for the dragon rune, a likely target of enemies for the false one.
func (p *Greedy) runes(v runewars.View, legal []runewars.Action) runewars.Action {
	if legal[0].Verb() == runewars.Done {
		return legal[0] // false runes are kept: they hide the others
	}
	s, opens := p.look(v), v.Top().Kind == runewars.InSetup
	hidden := v.Top().Area != runewars.NoArea // the dragon rune comes first
	return pick(legal, func(a runewars.Action) int32 {
		hides := !hidden && (!opens || a.Rune() == runewars.DragonRune)
		g := &s.areas[a.Area()]
		own := int32(0)
		if s.held>>a.Area()&1 == 1 {
			own = 200
		}
		if hides {
			return own - g.peril() + g.wall
		}
		return g.peril() - own/4
	})
}

// made evaluates a development's yield with each Harvest bonus.
func (p *Greedy) made(v runewars.View, s *sight, m runewars.Made, a uint8) int32 {
	n := v.Rules().Numbers
	switch m {
	case runewars.MoreFood, runewars.MoreWood, runewars.MoreOre:
		if v.Own().Dials[m-runewars.MoreFood] >= n.DialMost {
			return 0
		}
		return s.span(p.w.Yield) * int32(n.MoreYield) / 3
	case runewars.Diplomat:
		return p.influence(v, int32(n.DiplomatGain))
	case runewars.Training:
		return int32(n.TrainingGain) * p.tactics(v)
	case runewars.Defensive:
		return s.areas[a].worth * s.areas[a].peril() / 400
	}
	return 0
}

// develop builds the development with the highest yield before the game ends.
func (p *Greedy) develop(v runewars.View, legal []runewars.Action) runewars.Action {
	s := p.look(v)
	return pick(legal, func(a runewars.Action) int32 {
		if a.Verb() != runewars.Develop {
			return 0
		}
		points := p.made(v, s, runewars.Made(a.Kind()), a.Area())*s.left/5 - s.span(p.w.Yield)/3
		if a.To() != a.Area() {
			points -= p.w.Unit * 2
		}
		return points
	})
}
