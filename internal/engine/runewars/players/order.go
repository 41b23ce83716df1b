package players

import "muster/internal/engine/runewars"

// value is the current value of an Order, and of its Supremacy Bonus.
type value struct{ does, bonus int32 }

// orders chooses the Order of the season. It finds the best sequence of Orders for the rest of the year, with their
// current values, and takes the first one. A lower one after a higher one has no bonus (RW-ORD-02).
func (p *Greedy) orders(v runewars.View, legal []runewars.Action) runewars.Action {
	s := p.look(v)
	var all [runewars.Orders]value
	open := uint16(0)
	for _, a := range legal {
		open |= 1 << a.Card()
		all[a.Card()] = p.order(v, s, a.Card())
	}
	p.recruiting = open>>runewars.Recruit&1 == 1
	if p.harvested = open>>runewars.Harvest&1 == 1 && p.recruiting; p.harvested {
		p.recruits(v, s, p.grown(v, s), &p.levies[1])
	}
	if p.later = p.w.Later; s.left <= runewars.Seasons {
		p.later = p.w.Closing
	}
	seasons := int(runewars.Winter-v.Season()) + 1
	used := v.Own().Used
	return pick(legal, func(a runewars.Action) int32 {
		return p.row(&all, open, used, a.Card(), seasons, 1000, false)
	})
}

// row returns the value of an Order followed by the best ones, in the remaining seasons of the year.
func (p *Greedy) row(
	all *[runewars.Orders]value, open, used uint16, o uint8, seasons int, part int32, reaped bool,
) int32 {
	is := all[o]
	if o == runewars.Recruit {
		is = p.levies[0][seasons-1]
		if reaped {
			is = p.levies[1][seasons-1]
		}
	}
	points := is.does
	if used>>(o+1) == 0 {
		points += is.bonus
	}
	points = points * part / 1000
	open &^= 1 << o
	if seasons == 1 || open == 0 {
		return points
	}
	used |= 1 << o
	reaped = reaped || o == runewars.Harvest && p.harvested
	best := int32(worst)
	for next := range uint8(runewars.Orders) {
		if open>>next&1 == 1 {
			best = max(best, p.row(all, open, used, next, seasons-1, part*p.later/100, reaped))
		}
	}
	return points + best
}

// order returns the current value of an Order.
func (p *Greedy) order(v runewars.View, s *sight, o uint8) value {
	switch o {
	case runewars.Garrison:
		return p.garrison(v, s)
	case runewars.Strategize:
		return value{p.steps(v, s), int32(v.Icons(runewars.GiveTactics)) * p.tactics(v)}
	case runewars.Mobilize:
		return p.marches(v, s, true)
	case runewars.Conquer:
		return p.marches(v, s, false)
	case runewars.Harvest:
		return p.harvest(v, s)
	case runewars.Recruit:
		p.recruits(v, s, v.Own().Dials, &p.levies[0])
		return value{} // by season
	case runewars.RallySupport:
		return p.rally(v, s)
	case runewars.AcquirePower:
		return value{p.influence(v, int32(v.Icons(runewars.GiveInfluence))), p.office(v, s)}
	}
	return value{p.fortified(v, s), 0}
}

// garrison evaluates Garrison: strength for threatened areas, and triangles.
func (p *Greedy) garrison(v runewars.View, s *sight) value {
	danger := int32(0)
	for own := s.held; own != 0; own &= own - 1 {
		if g := &s.areas[first(own)]; g.rune > 0 && g.threat > int32(g.units)+g.wall {
			danger += p.w.Garrison
		}
	}
	return value{danger, int32(v.Rules().Numbers.GarrisonGain) * s.lasting(p.w.Unit)}
}

// lasting returns the value of new units: they still have to march.
func (s *sight) lasting(points int32) int32 { return points * min(s.left-1, 6) / 6 }

// marches evaluates Mobilize and Conquer: the best march, and for the bonus half of the best one without a fight.
func (p *Greedy) marches(v runewars.View, s *sight, twice bool) value {
	if !p.scanned {
		p.scanned = true
		p.fought, p.quiet, p.second = 0, 0, 0
		for a := range s.n {
			if s.busy>>a&1 == 1 {
				continue
			}
			switch m := p.planned(v, s, a); {
			case m.fights:
				p.fought = max(p.fought, m.points)
			case m.points > p.quiet:
				p.quiet, p.second = m.points, p.quiet
			default:
				p.second = max(p.second, m.points)
			}
		}
	}
	best := max(p.fought, p.quiet)
	if !twice {
		return value{best, best / 20}
	}
	if p.fought > p.quiet {
		return value{best, p.quiet * 3 / 4}
	}
	return value{best, p.second * 3 / 4}
}

// grown returns the dials after a harvest.
func (p *Greedy) grown(v runewars.View, s *sight) (out [runewars.Dials]uint8) {
	for own := s.held; own != 0; own &= own - 1 {
		for d := range out {
			out[d] = min(out[d]+v.Yields(first(own), runewars.Dial(d)), v.Rules().Numbers.DialMost)
		}
	}
	return out
}

// harvest evaluates new dials: units and icons of later years, food in winter.
func (p *Greedy) harvest(v runewars.View, s *sight) value {
	now, then := v.Own().Dials, p.grown(v, s)
	points := int32(0)
	for d := range now {
		points += s.span(p.w.Yield) * (int32(then[d]) - int32(now[d])) * 2 / 3
	}
	bonus := int32(0)
	for own := s.held; own != 0; own &= own - 1 {
		pl := v.Area(first(own))
		if n := int32(pl.Units); n > 0 && pl.Holder == v.Me {
			points += s.toll * (max(0, n-int32(now[runewars.Food])) - max(0, n-int32(then[runewars.Food])))
		}
		for _, m := range pl.Builds {
			if m != runewars.NoMade && pl.Fort == v.Me {
				bonus += p.made(v, s, m, first(own))
			}
		}
	}
	return value{points, bonus + s.span(p.w.Yield)/3}
}

// recruits evaluates recruiting with such dials, by the number of seasons of the year that follow: the best resource,
// and the second best. Units for which an own stronghold has no food in winter count in part (RW-SEAS-09). Recruits of
// the winter itself come after that. Those of spring and summer have time to leave.
func (p *Greedy) recruits(v runewars.View, s *sight, dials [runewars.Dials]uint8, out *[runewars.Seasons]value) {
	*out = [runewars.Seasons]value{}
	food, limit := int32(dials[runewars.Food]), int32(v.Rules().Numbers.Most)
	var fed, room int32
	for own := s.held; own != 0; own &= own - 1 {
		if a := first(own); v.Area(a).Fort == v.Me {
			fed += max(0, food-int32(s.areas[a].units))
			room += max(0, limit-int32(s.areas[a].units))
		}
	}
	if room == 0 { // or no stronghold
		return
	}
	var best, second, most, more int32
	for d := range dials {
		if points, n := p.levy(v, runewars.Dial(d), dials[d]); points > best {
			second, more, best, most = best, most, points, n
		} else if points > second {
			second, more = points, n
		}
	}
	for after := range out {
		eat := room
		if after > 0 {
			eat = min(room, fed+int32(after-1)*food)
		}
		out[after] = value{
			s.lasting(p.eating(best, most, eat, room)),
			s.lasting(p.eating(second, more, max(eat-most, 0), max(room-most, 0))),
		}
	}
}

// eating returns the value of units when only some have food in winter, and room (RW-DIAL-03).
func (p *Greedy) eating(points, n, eat, room int32) int32 {
	if n <= eat {
		return points
	}
	return points * (eat*100 + (min(n, room)-eat)*p.w.Crowd) / (100 * n)
}

// levy returns the value of the units that a dial gives, and their number.
func (p *Greedy) levy(v runewars.View, d runewars.Dial, at uint8) (points, n int32) {
	var came force
	for _, i := range v.Rules().Seats[v.Me].Icons[d] {
		if i.Gift == runewars.GiveUnits && i.At <= at && came[i.Kind] < v.Spare(i.Kind) {
			came[i.Kind]++
			n++
			points += p.arms[v.Me][i.Kind].worth
			if p.aims.kinds>>i.Kind&1 == 1 {
				points += p.aims.of[runewars.HasUnits]
			}
		}
	}
	return points, n
}

// rally evaluates the gifts of own cities, and a hero.
func (p *Greedy) rally(v runewars.View, s *sight) value {
	points := int32(0)
	for own := s.held; own != 0; own &= own - 1 {
		pl := v.Area(first(own))
		if pl.City == runewars.NoCity || pl.Burnt || pl.Frost > 0 {
			continue
		}
		best := int32(0)
		for i := range v.Rules().Cities[pl.City].Gives {
			best = max(best, p.gift(v, s, &v.Rules().Cities[pl.City].Gives[i], int32(pl.Units)))
		}
		points += best
	}
	hero := int32(0)
	if n := p.hires(v, s); n > 0 {
		hero = p.hero(v, s) - p.price(v, int32(n))
	}
	return value{points, max(hero, 0)}
}

// gift returns the value of the benefit of a city with some units.
func (p *Greedy) gift(v runewars.View, s *sight, g *runewars.CityGift, units int32) int32 {
	n := int32(g.Count)
	switch g.Gift {
	case runewars.GiveInfluence:
		return p.influence(v, n)
	case runewars.GiveTactics:
		return n * p.tactics(v)
	case runewars.GiveQuests:
		return n * p.quest(v, s)
	}
	best := int32(0)
	for k := runewars.FirstNeutral; k < runewars.MaxKinds; k++ {
		if kind := &v.Rules().Seats[v.Me].Kinds[k]; kind.Health > 0 && kind.Shape == g.Shape && v.Spare(uint8(k)) > 0 {
			best = max(best, p.arms[v.Me][k].worth)
		}
	}
	if best == 0 {
		return 0
	}
	return s.lasting(n*best) + n*p.aims.of[runewars.HasAllies] - (s.hungry(units+n)-s.hungry(units))*s.toll
}

// tactics returns the value of a Tactics card, or 0 without such cards.
func (p *Greedy) tactics(v runewars.View) int32 {
	if v.Rules().Decks[runewars.DeckTactics].None() || v.Own().Tactics.Len() >= int(v.Rules().Numbers.MostTactics) {
		return 0
	}
	return p.w.Tactics + p.aims.of[runewars.HasTactics]
}

// quest returns the value of a Quest card, or 0 without heroes.
func (p *Greedy) quest(v runewars.View, s *sight) int32 {
	if v.Rules().Decks[runewars.DeckQuests].None() || p.heroes(v) == 0 || s.left < 5 {
		return 0
	}
	return p.w.Quest
}

// heroes returns the player's number of heroes.
func (p *Greedy) heroes(v runewars.View) int32 {
	n := int32(0)
	for h := range v.Rules().Heroes {
		if v.Hero(uint8(h)).Owner == v.Me {
			n++
		}
	}
	return n
}

// hero returns the value of another hero: highest if there are quests.
func (p *Greedy) hero(v runewars.View, s *sight) int32 {
	if p.heroes(v) >= int32(v.Rules().Numbers.MostHeroes) {
		return 0
	}
	if v.Rules().Decks[runewars.DeckQuests].None() {
		return s.span(p.w.Hero) / 4
	}
	return s.span(p.w.Hero) + p.aims.of[runewars.HasHeroes]
}

// hires returns the influence for the search for a hero: more than the minimum if there is enough of it.
func (p *Greedy) hires(v runewars.View, s *sight) uint8 {
	most := uint8(1)
	if int32(v.Own().Influence) > p.purse() {
		most = v.Rules().Numbers.HeroesBought
	}
	for n := min(v.Own().Influence, v.Rules().Numbers.HeroesBought, most); n > 0; n-- {
		if p.hero(v, s) > p.price(v, int32(n)) {
			return n
		}
	}
	return 0
}

// office returns the value of the best available Title, less its cost.
func (p *Greedy) office(v runewars.View, s *sight) int32 {
	best := int32(0)
	for t := range v.Rules().Titles {
		if owned := v.Titles(t); owned.Owner != v.Me && owned.Influence < v.Own().Influence {
			best = max(best, p.titled(v, s, t)-p.price(v, int32(owned.Influence+1)))
		}
	}
	return best
}

// titled returns the value of a Title.
func (p *Greedy) titled(v runewars.View, s *sight, t int) int32 {
	title := &v.Rules().Titles[t]
	points := p.aims.of[runewars.HasTitles] + s.span(p.w.Title)*(1+int32(title.Strength))/2
	points += s.span(p.w.Yield) * int32(title.Harvest) / 3
	if title.Rewards > 0 && !v.Rules().Decks[runewars.DeckRewards].None() { // RW-RUL-05
		switch short := int32(title.Rewards) - heldRewards(v); {
		case short <= 0: // at once
			points += p.w.Rune
		case p.heroes(v) > 0:
			points += p.w.Rune * min(s.left, 12) / 12 * 3 / (4 + short)
		}
	}
	points += p.effects(v, s, title.Effects) / 2
	return points
}

// purse returns the number of influence tokens beyond which one more has little value: those for diplomacy and Titles
// at once. In the last year all of them count the same, because they decide between players with equal runes
// (RW-VICT-02).
func (p *Greedy) purse() int32 {
	if p.sight.left <= runewars.Seasons || p.sight.bare {
		return 63
	}
	return max(p.w.Purse, p.aims.least+1)
}

// token returns the value of an influence token. Without cards there is less to buy, but more games end with equal
// runes, or without any: then influence decides (RW-VICT-02).
func (p *Greedy) token() int32 {
	switch s := &p.sight; {
	case s.bare && s.runeless:
		return p.w.Ballot
	case s.left <= runewars.Seasons:
		return p.w.Verdict
	case s.bare:
		return p.w.Bare
	}
	return p.w.Influence
}

// influence returns the value of a number of additional tokens.
func (p *Greedy) influence(v runewars.View, n int32) int32 {
	few, each := min(n, max(0, p.purse()-int32(v.Own().Influence))), p.token()
	return few*(each+p.aims.of[runewars.HasInfluence]) + (n-few)*each/5
}

// price returns the cost of paying a number of tokens.
func (p *Greedy) price(v runewars.View, n int32) int32 {
	many, each := min(n, max(0, int32(v.Own().Influence)-p.purse())), p.token()
	return (n-many)*each + many*each/5
}
