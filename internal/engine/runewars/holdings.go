package runewars

import "math/bits"

// fulfils reports whether a condition holds for a seat.
func (s *State) fulfils(r *Rules, seat uint8, c *Condition) bool {
	if c.Has == HasNothing {
		return true
	}
	n := s.holding(r, seat, c)
	return n >= int(c.Least) && n <= int(c.Most)
}

// holding returns a seat's quantity for a condition.
func (s *State) holding(r *Rules, seat uint8, c *Condition) int {
	p := &s.Seats[seat]
	switch c.Has {
	case HasTactics:
		return p.Tactics.Len()
	case HasInfluence:
		return int(p.Influence)
	case HasDial:
		return int(p.Dials[c.Dial])
	case HasAreas:
		return bits.OnesCount64(s.Held[seat])
	case HasRunes:
		return int(s.runes(r, seat))
	case HasTitles:
		n := 0
		for t := range r.Titles {
			if s.Titles[t].Owner == seat {
				n++
			}
		}
		return n
	case HasHeroes, HasTrained, HasRewards:
		return s.heroHolding(r, seat, c.Has)
	}
	n := 0
	for held := s.Held[seat]; held != 0; held &= held - 1 {
		n += s.areaHolding(r, seat, uint8(bits.TrailingZeros64(held)), c)
	}
	return n
}

// heroHolding returns a seat's number of heroes or Rewards, or of training tokens of one of its heroes.
func (s *State) heroHolding(r *Rules, seat uint8, has Holding) int {
	n := 0
	for h := range r.Heroes {
		g := &s.Heroes[h]
		if g.Owner != seat {
			continue
		}
		switch has {
		case HasHeroes:
			n++
		case HasRewards:
			n += g.Rewards.Len()
		case HasTrained:
			tokens := 0
			for _, t := range g.Trained {
				tokens += int(min(t, 1))
			}
			n = max(n, tokens)
		}
	}
	return n
}

// areaHolding returns the quantity in an area that the seat controls.
func (s *State) areaHolding(r *Rules, seat, area uint8, c *Condition) int {
	p := &s.Areas[area]
	has := false
	switch c.Has {
	case HasEnemyHomes:
		has = r.Areas[area].Home != NoSeat && r.Areas[area].Home != seat
	case HasCities:
		has = p.City != NoCity
	case HasStrongholds:
		has = p.Fort == seat
	case HasDevelopments:
		n := 0
		for _, m := range p.Builds {
			if p.Fort == seat && m != NoMade {
				n++
			}
		}
		return n
	case HasUnits, HasAllies:
		if p.Holder != seat {
			return 0
		}
		n := 0
		for k := range p.Standing {
			if c.Has == HasAllies && k >= FirstNeutral || c.Has == HasUnits && c.Kinds[seat]>>k&1 == 1 {
				n += int(p.Standing[k] + p.Routed[k])
			}
		}
		return n
	}
	if has {
		return 1
	}
	return 0
}

// gives returns the sum of a hero's own abilities and those of its Rewards.
func (s *State) gives(r *Rules, hero uint8) Gives {
	out := r.Heroes[hero].Gives
	held := s.Heroes[hero].Rewards
	for c := held.Next(0); c != NoCard; c = held.Next(c + 1) {
		out = out.plus(&r.Cards.Rewards[c].Gives)
	}
	return out
}

// given returns the sum of a seat's abilities by Titles and Development cards.
func (s *State) given(r *Rules, seat uint8) Gives {
	var out Gives
	for t := range r.Titles {
		if s.Titles[t].Owner == seat {
			out.Keep = out.Keep || r.Titles[t].Keep
		}
	}
	bought := s.Seats[seat].Bought
	for c := bought.Next(0); c != NoCard; c = bought.Next(c + 1) {
		out = out.plus(&r.Cards.Developments[c].Gives)
	}
	return out
}
