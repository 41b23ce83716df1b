package runewars

import "math/bits"

// Holding is a quantity that a condition counts, or that is paid.
type Holding uint8

// The holdings. HasNothing is no condition.
const (
	HasNothing Holding = iota
	HasRunes
	HasAreas
	HasEnemyHomes
	HasCities
	HasStrongholds
	HasDevelopments
	HasHeroes
	HasTrained
	HasRewards
	HasTactics
	HasInfluence
	HasTitles
	HasUnits
	HasAllies
	HasDial
	HasUnitsHere
)

// Condition is a required quantity of a seat's holding.
type Condition struct {
	Has         Holding
	Dial        Dial
	Least, Most uint8
	Kinds       [MaxSeats]uint16 // for units: their kinds, as a set
}

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
