package players

import "muster/internal/engine/runewars"

// effect evaluates a card's effect for the player who gets it, in points: negative for harm.
func (p *Greedy) effect(v runewars.View, s *sight, d *runewars.Effect) int32 {
	n, w := int32(max(d.Count, 1)), p.w
	switch d.Do {
	case runewars.DoGainInfluence:
		return p.influence(v, n)
	case runewars.DoLoseInfluence:
		return -p.price(v, n)
	case runewars.DoGainTactics:
		return n * p.tactics(v)
	case runewars.DoLoseTactics:
		return -n * w.Tactics
	case runewars.DoGainQuests:
		return n * p.quest(v, s)
	case runewars.DoGainReward:
		return n * (w.Reward + p.aims.of[runewars.HasRewards])
	case runewars.DoLoseReward:
		return -n * w.Reward
	case runewars.DoGainHero:
		return p.hero(v, s)
	case runewars.DoGainObjective:
		return w.Rune / 3
	case runewars.DoGainRune:
		return w.Rune
	case runewars.DoRaiseDial:
		return n * s.span(w.Yield) * 2 / 3
	case runewars.DoLowerDial:
		return -n * s.span(w.Yield) * 2 / 3
	case runewars.DoPutUnits:
		return n * s.lasting(w.Unit)
	case runewars.DoDestroyUnits, runewars.DoDamageHero:
		return -n * s.lasting(w.Unit)
	case runewars.DoRoutUnits:
		return -n * s.lasting(w.Unit) / 3
	case runewars.DoStandUnits, runewars.DoRestore, runewars.DoRepairFort:
		return w.Mended
	case runewars.DoBuildFort:
		return s.span(w.Wall)
	case runewars.DoDesolate, runewars.DoFreeze, runewars.DoRazeCity:
		return w.Mended
	}
	return w.Land
}

// effects evaluates a card for its owner: effects on others count against it, and of alternatives the best one counts.
func (p *Greedy) effects(v runewars.View, s *sight, list []runewars.Effect) int32 {
	sum := int32(0)
	for i := 0; i < len(list); {
		best := p.mine(v, s, &list[i])
		for i++; i < len(list) && list[i].Or; i++ {
			best = max(best, p.mine(v, s, &list[i]))
		}
		sum += best
	}
	return sum
}

// mine evaluates an effect from its owner's view.
func (p *Greedy) mine(v runewars.View, s *sight, d *runewars.Effect) int32 {
	points := p.effect(v, s, d)
	switch d.Who {
	case runewars.ToOthers, runewars.ToOpponent:
		points = -points * p.w.Deny / 100
	case runewars.ToEach:
		points /= 4
	}
	switch d.Pays {
	case runewars.HasInfluence:
		points -= p.price(v, int32(d.Price))
	case runewars.HasRewards:
		points -= int32(d.Price) * p.w.Reward
	case runewars.HasTactics:
		points -= int32(d.Price) * p.w.Tactics
	}
	return points
}

// chosen returns the points of a choice in a card's effect.
func (p *Greedy) chosen(v runewars.View, s *sight, a runewars.Action) int32 {
	list, now := v.Effects()
	switch a.Verb() {
	case runewars.PickEffect:
		if int(a.Card()) < len(list) {
			return p.mine(v, s, &list[a.Card()])
		}
	case runewars.PickSeat:
		return p.rival(v, s, a.Card())
	case runewars.PickArea:
		return p.areaFor(s, a.Area(), list, now)
	case runewars.PickUnits:
		return p.disbanded(v, s, a)
	case runewars.Carry:
		if now >= 0 && list[now].Do == runewars.DoMoveRune {
			return p.carried(v, s, a.Area(), a.To())
		}
		from, to := &s.areas[a.Area()], &s.areas[a.To()]
		points := (to.pull - from.pull) * p.w.Lead / 100 * int32(from.units)
		if !from.firm {
			points -= from.worth
		}
		if s.held>>a.To()&1 == 0 {
			points += to.worth
		}
		return points
	case runewars.PickHero:
		g := v.Hero(a.Hero())
		points := int32(g.Damage) * 10
		if now >= 0 && list[now].Do == runewars.DoDamageHero {
			points = int32(v.Health(a.Hero())) - int32(g.Damage)*2
		}
		return points + int32(g.Rewards.Len())
	}
	return 0
}

// rival ranks a player as a target of harm: the one nearest to victory. In a tied bid the own seat is best, except for
// the lowest bidder.
func (p *Greedy) rival(v runewars.View, s *sight, seat uint8) int32 {
	if seat == v.Me {
		if _, least := v.Bidding(); least {
			return worst
		}
		return -worst
	}
	points := int32(0)
	if v.Seat(seat).ProofYear != 0 {
		points += 5 * p.w.Rune
	}
	for held := v.Held(seat); held != 0; held &= held - 1 {
		points += s.areas[first(held)].worth
	}
	return points
}

// areaFor ranks an area as the target of an effect: for harm, the most valuable one of others.
func (p *Greedy) areaFor(s *sight, a uint8, list []runewars.Effect, now int) int32 {
	g := &s.areas[a]
	if now >= 0 && harms(list[now].Do) {
		if s.held>>a&1 == 1 {
			return -g.worth
		}
		if g.owner != runewars.NoSeat {
			return 1000 + g.worth
		}
		return g.worth
	}
	return g.worth + g.pull + 10*int32(g.units)
}

// carried evaluates moving a rune from one area to another: into own and safe areas.
func (p *Greedy) carried(v runewars.View, s *sight, from, to uint8) int32 {
	own := func(a uint8) int32 {
		if s.held>>a&1 == 1 {
			return 100 - s.areas[a].peril()
		}
		return 0
	}
	return s.areas[from].rune * (own(to) - own(from)) / 100
}

// bid returns the influence to bid: enough for a certain rune if possible, and little for anything else.
func (p *Greedy) bid(v runewars.View, s *sight) uint8 {
	own, most, least := int32(v.Own().Influence), int32(0), int32(63)
	for seat := range v.Rules().Seats {
		if uint8(seat) != v.Me && !v.Seat(uint8(seat)).Out {
			n := int32(v.Seat(uint8(seat)).Influence)
			most, least = max(most, n), min(least, n)
		}
	}
	gain, all, loss := int32(0), int32(0), int32(0)
	list, _ := v.Effects()
	for i := range list {
		switch d := &list[i]; d.Who {
		case runewars.ToWinner:
			gain += p.effect(v, s, d)
		case runewars.ToNotLowest:
			all += p.effect(v, s, d)
		case runewars.ToLowest:
			loss -= p.effect(v, s, d)
		}
	}
	n := int32(0)
	switch {
	case gain > 6*p.w.Influence && own > most:
		n = most + 1
	case gain > 6*p.w.Influence:
		n = own * p.w.Stake / 100
	case gain > 0:
		n = min(own/3, gain/(3*p.w.Influence))
	}
	switch {
	case all > 6*p.w.Influence && own > least: // certainly not the lowest
		n = max(n, least+1)
	case all > 0:
		n = max(n, own*p.w.Stake/200)
	}
	if loss > 0 {
		n = max(n, min(own/3, 1))
	}
	return uint8(min(n, own))
}

// harms reports whether an effect takes an area's yield.
func harms(do runewars.Operation) bool {
	return do == runewars.DoDesolate || do == runewars.DoFreeze || do == runewars.DoRazeCity
}
