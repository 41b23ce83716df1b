package runewars

import "math/bits"

// rally makes a seat take one benefit of each city that it controls (RW-ORD-09, RW-CITY-01), except one under
// desolation or frost (RW-DES-04). Frame.Set are the remaining cities, in the order of the board.
func (s *State) rally(r *Rules, seat uint8) {
	f := newFrame(InRally, seat)
	f.Set = s.giving(r, seat)
	s.push(f)
}

// giving returns a seat's areas whose cities have a benefit.
func (s *State) giving(r *Rules, seat uint8) uint64 {
	var out uint64
	for own := s.Held[seat]; own != 0; own &= own - 1 {
		a := uint8(bits.TrailingZeros64(own))
		if p := &s.Areas[a]; p.City != NoCity && !p.Burnt && p.Frost == 0 && len(r.Cities[p.City].Gives) > 0 {
			out |= 1 << a
		}
	}
	return out
}

func (s *State) rallyLegal(r *Rules, f *Frame, buf []Action) []Action {
	a := uint8(bits.TrailingZeros64(f.Set))
	for i := range r.Cities[s.Areas[a].City].Gives {
		buf = append(buf, ActionUnits(Gain, a, 0, 0, uint8(i)))
	}
	return buf
}

func (s *State) rallyTake(r *Rules, f *Frame, a Action, log *Log) {
	f.Set &= f.Set - 1
	seat, area := f.Seat, a.Area()
	g := &r.Cities[s.Areas[area].City].Gives[a.Count()]
	log.Add(Event{Kind: CityGave, Seat: seat, Area: area, N: uint8(g.Gift), M: g.Count})
	switch g.Gift {
	case GiveUnits:
		s.placeShape(seat, g.Count, g.Shape, area)
	case GiveInfluence:
		s.earn(seat, g.Count, log)
	case GiveTactics:
		for range g.Count {
			s.drawTactics(r, seat, log)
		}
	case GiveQuests:
		for range g.Count {
			s.drawQuest(seat, log)
		}
	}
}

func (s *State) rallyRun(r *Rules, f *Frame, log *Log) bool {
	if s.trim(r) { // RW-CITY-02
		return false
	}
	if f.Set &= s.giving(r, f.Seat); f.Set == 0 { // a card may have been played since the last one
		s.pop()
		return false
	}
	var room [16]Action
	if open := s.rallyLegal(r, f, room[:0]); len(open) == 1 && !s.holds(r, f) {
		s.rallyTake(r, f, open[0], log)
		return false
	}
	return true
}

// The steps of the bonus of Rally Support (RW-ORD-09). Frame.Heroes are the drawn heroes, hidden from others.
const (
	hirePay = iota
	hireKeep
	hireWhere // Who is the hero
)

func (s *State) hireLegal(r *Rules, f *Frame, buf []Action) []Action {
	switch f.Step {
	case hirePay:
		most := min(r.Numbers.HeroesBought, s.Seats[f.Seat].Influence, uint8(bits.OnesCount32(s.heroDeck(r))))
		if s.forts(f.Seat) == 0 { // he has to stand somewhere
			most = 0
		}
		for n := range most + 1 {
			buf = append(buf, ActionOf(Hire, n))
		}
		buf = s.commandersHired(r, f, buf)
	case hireKeep:
		for h := f.Heroes; h != 0; h &= h - 1 {
			buf = append(buf, ActionTo(Keep, uint8(bits.TrailingZeros32(h)), 0))
		}
	default:
		for to := s.forts(f.Seat); to != 0; to &= to - 1 {
			buf = append(buf, ActionTo(SetHero, f.Who, uint8(bits.TrailingZeros64(to))))
		}
	}
	return buf
}

// forts returns the areas with a seat's strongholds.
func (s *State) forts(seat uint8) uint64 {
	var out uint64
	for own := s.Held[seat]; own != 0; own &= own - 1 {
		if a := bits.TrailingZeros64(own); s.Areas[a].Fort == seat {
			out |= 1 << a
		}
	}
	return out
}

func (s *State) hireTake(r *Rules, f *Frame, a Action, log *Log) {
	switch a.Verb() {
	case Hire:
		if a.Card() > hireCommander {
			s.hiresCommander(r, f, a.Card()-hireCommander, log)
			return
		}
		if a.Card() == 0 {
			s.pop()
			return
		}
		s.pay(f.Seat, a.Card(), log)
		for range a.Card() {
			f.Heroes |= 1 << pick(uint64(s.heroDeck(r)&^f.Heroes), &s.Chance)
		}
		f.Step = hireKeep
	case Keep:
		f.Who, f.Heroes, f.Step = a.Hero(), 0, hireWhere
		s.Heroes[f.Who].Owner = f.Seat
		log.Add(Event{Kind: HeroDealt, Seat: f.Seat, Hero: f.Who})
	default:
		seat := f.Seat
		s.pop()
		s.join(a.Hero(), seat, a.To(), log)
	}
}

func (s *State) hireRun(r *Rules, f *Frame, log *Log) bool {
	var room [MaxAreas]Action
	if open := s.hireLegal(r, f, room[:0]); len(open) == 1 && !s.holds(r, f) {
		s.hireTake(r, f, open[0], log)
		return false
	}
	return true
}
