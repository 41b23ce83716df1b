package runewars

import "math/bits"

// explore turns up the exploration token at the end of a hero's move in the Quest Phase, and applies it, before a duel
// or a quest (RW-EXPL-01). A token that stays applies to every later visitor.
func (s *State) explore(r *Rules, hero uint8, log *Log) {
	g := &s.Heroes[hero]
	p := &s.Areas[g.Area]
	if p.Token == NoCard {
		return
	}
	t, card := &r.Cards.Tokens[p.Token], p.Token
	if !p.Open {
		p.Open = true
		s.Turned[card]++
		log.Add(Event{Kind: TokenFound, Seat: g.Owner, Hero: hero, Area: g.Area, Card: card})
	}
	if !t.Stays {
		p.Token, p.Open, p.Spied = NoCard, false, 0
		log.Add(Event{Kind: TokenGone, Seat: g.Owner, Area: g.Area, Card: card})
	}
	s.touch(r, g.Area, log)
	if len(t.Effects) > 0 {
		s.does(fromToken, card, g.Owner, g.Area, hero)
	}
	if t.Does == TokenFlood {
		s.sweep(r, hero)
	}
}

// clearUnitsLeast is the number of units that clear a location (RW-EXPL-02).
const clearUnitsLeast = 6

// clearable lists the locations that a player may remove: those in areas with six of the player's units (RW-EXPL-02).
func (s *State) clearable(r *Rules, seat uint8, buf []Action) []Action {
	for own := s.Held[seat]; own != 0; own &= own - 1 {
		a := uint8(bits.TrailingZeros64(own))
		p := &s.Areas[a]
		if p.Token != NoCard && p.Open && p.Holder == seat && p.Units >= clearUnitsLeast &&
			r.Cards.Tokens[p.Token].Destructible {
			buf = append(buf, ActionAt(ClearToken, a))
		}
	}
	return buf
}

func (s *State) clearToken(r *Rules, area, seat uint8, log *Log) {
	p := &s.Areas[area]
	log.Add(Event{Kind: TokenGone, Seat: seat, Area: area, Card: p.Token})
	p.Token, p.Open, p.Spied = NoCard, false, 0
	s.touch(r, area, log)
}

// tokenIs reports whether an open token of a sort is in an area.
func (s *State) tokenIs(r *Rules, area uint8, does TokenDoes) bool {
	p := &s.Areas[area]
	return p.Token != NoCard && p.Open && r.Cards.Tokens[p.Token].Does == does
}

// works records the effect of an area's open token on movement.
func (s *State) works(r *Rules, area uint8) {
	switch bit := uint64(1) << area; r.Cards.Tokens[s.Areas[area].Token].Does {
	case TokenPortal:
		s.Portals |= bit
	case TokenFlood:
		s.Flooded |= bit
	}
}

// InSweep makes the player to the left of a hero's player choose where a flood carries the hero (RW-EXPL-01): Who is
// the hero, Seat the chooser.

// sweptReach is the maximum of areas that a flood carries a hero.
const sweptReach = 2

// sweep begins it.
func (s *State) sweep(r *Rules, hero uint8) {
	f := newFrame(InSweep, s.left(r, s.Heroes[hero].Owner))
	f.Who = hero
	s.push(f)
}

// sweepLegal lists the reachable areas, and staying. The water around the hero is no barrier; all other barriers for
// heroes apply.
func (s *State) sweepLegal(r *Rules, f *Frame, buf []Action) []Action {
	g, all := &s.Heroes[f.Who], s.Flooded
	s.Flooded &^= 1 << g.Area
	to := s.heroWays(r, f.Who, sweptReach, 0)
	for s.Flooded = all; to != 0; to &= to - 1 {
		buf = append(buf, ActionTo(HeroGo, f.Who, uint8(bits.TrailingZeros64(to))))
	}
	return buf
}

func (s *State) sweepTake(_ *Rules, f *Frame, a Action, log *Log) {
	seat, g := f.Seat, &s.Heroes[a.Hero()]
	s.pop()
	if a.To() == g.Area {
		return
	}
	log.Add(Event{Kind: HeroSwept, Seat: seat, Hero: a.Hero(), Area: g.Area, To: a.To()})
	g.Area = a.To()
	s.Areas[a.To()].Seen |= 1 << g.Owner // RW-HERO-08
}

// sweepRun waits if the hero can reach another area.
func (s *State) sweepRun(r *Rules, f *Frame, _ *Log) bool {
	var backing [MaxAreas]Action
	if s.Heroes[f.Who].Area != NoArea && len(s.sweepLegal(r, f, backing[:0])) > 1 {
		return true
	}
	s.pop()
	return false
}
