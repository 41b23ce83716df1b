package runewars

import "math/bits"

// recruit lets a seat choose a resource, and gives it the units (RW-ORD-08); with the Supremacy Bonus a second,
// different one. Frame.N is the remaining number of resources, Key the chosen ones, as a set; M is 1 until the bonus
// is logged, before the second one.
func (s *State) recruit(seat uint8, supreme bool) {
	f := newFrame(InRecruit, seat)
	if f.N = 1; supreme {
		f.N, f.M = 2, 1
	}
	s.push(f)
}

func (s *State) recruitLegal(r *Rules, f *Frame, buf []Action) []Action {
	for d := range uint8(Dials) {
		if f.Key>>d&1 == 0 && s.recruited(r, f.Seat, Dial(d)) != 0 {
			buf = append(buf, ActionOf(PickDial, d))
		}
	}
	return buf
}

func (s *State) recruitTake(r *Rules, f *Frame, a Action, log *Log) {
	if f.Key != 0 {
		f.bonusTold(log)
	}
	f.N--
	f.Key |= 1 << a.Card()
	s.place(f.Seat, s.recruited(r, f.Seat, Dial(a.Card())), placeForts)
}

// bonusTold logs the bonus of Recruit, once.
func (f *Frame) bonusTold(log *Log) {
	if f.M == 1 {
		f.M = 0
		log.Add(Event{Kind: BonusWon, Seat: f.Seat, Card: Recruit})
	}
}

// recruitRun waits if several resources give units.
func (s *State) recruitRun(r *Rules, f *Frame, log *Log) bool {
	var backing [Dials]Action
	open := s.recruitLegal(r, f, backing[:0])
	switch {
	case f.N == 0 || len(open) == 0:
		f.bonusTold(log)
		s.pop()
		return false
	case len(open) == 1 && !s.holds(r, f):
		s.recruitTake(r, f, open[0], log)
		return false
	}
	return true
}

// icons returns the number of icons of a gift at or below the spaces of a seat's dials (RW-DIAL-02).
func (s *State) icons(r *Rules, seat uint8, g Gift) uint8 {
	n := uint8(0)
	for d := range r.Seats[seat].Icons {
		for _, i := range r.Seats[seat].Icons[d] {
			if i.Gift == g && i.At <= s.Seats[seat].Dials[d] {
				n++
			}
		}
	}
	return n
}

// recruited are the units that a dial gives: those on its space and on all lower ones (RW-DIAL-02, RW-ORD-08).
func (s *State) recruited(r *Rules, seat uint8, d Dial) units {
	var out units
	for _, i := range r.Seats[seat].Icons[d] {
		if i.Gift == GiveUnits && i.At <= s.Seats[seat].Dials[d] {
			out.set(i.Kind, min(out.of(i.Kind)+1, mostUnits))
		}
	}
	return out
}

// setDial turns a dial, from 0 to its highest space (RW-DIAL-01).
func (s *State) setDial(r *Rules, seat uint8, d Dial, to uint8, log *Log) {
	p := &s.Seats[seat].Dials[d]
	if to = min(to, r.Numbers.DialMost); *p != to {
		*p = to
		log.Add(Event{Kind: DialSet, Seat: seat, n: uint8(d), m: to})
	}
}

// yields returns an area's yield of a resource, 0 under desolation or frost (RW-DIAL-06, RW-DES-01, RW-DES-03). A city
// adds its own, as the Lost City does (RW-T12-06).
func (s *State) yields(r *Rules, area uint8, d Dial) uint8 {
	p := &s.Areas[area]
	if p.Burnt || p.Frost > 0 {
		return 0
	}
	n := r.Areas[area].Yields[d]
	if s.tokenIs(r, area, TokenYield) && r.Cards.Tokens[p.Token].Dial == d { // RW-EXPL-01
		n++
	}
	if p.City != NoCity {
		n += r.Cities[p.City].Yield[d]
	}
	return n
}

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
	log.Add(Event{Kind: CityGave, Seat: seat, Area: area, n: uint8(g.Gift), m: g.Count})
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
	if f.Set &= s.giving(r, f.Seat); f.Set == 0 { // a card may have been played since the last benefit
		s.pop()
		return false
	}
	var backing [16]Action
	if open := s.rallyLegal(r, f, backing[:0]); len(open) == 1 && !s.holds(r, f) {
		s.rallyTake(r, f, open[0], log)
		return false
	}
	return true
}

// The steps of the bonus of Rally Support (RW-ORD-09). Frame.Heroes are the drawn heroes, hidden from others.
const (
	hirePay = iota
	hireKeep
	hireWhere // the hero is in Who
)

func (s *State) hireLegal(r *Rules, f *Frame, buf []Action) []Action {
	switch f.Step {
	case hirePay:
		most := min(r.Numbers.HeroesBought, s.Seats[f.Seat].Influence, uint8(bits.OnesCount32(s.heroDeck(r))))
		if s.forts(f.Seat) == 0 { // a hero needs an area
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
	var backing [MaxAreas]Action
	if open := s.hireLegal(r, f, backing[:0]); len(open) == 1 && !s.holds(r, f) {
		s.hireTake(r, f, open[0], log)
		return false
	}
	return true
}

// acquire gives a seat influence for each icon at or below the spaces of its dials (RW-ORD-10).
func (s *State) acquire(r *Rules, seat uint8, log *Log) {
	s.earn(seat, s.icons(r, seat, GiveInfluence), log)
}

// mostPaid is the maximum payment for a Title: an action holds six bits.
const mostPaid = 63

// titlesLegal lists the Titles of others, or without an owner, and the possible payments for each: more than is on it
// (RW-TITLE-01). It is the bonus of Acquire Power.
func (s *State) titlesLegal(r *Rules, f *Frame, buf []Action) []Action {
	buf = append(buf, ActionOf(Done, 0))
	for t := range r.Titles {
		if s.Titles[t].Owner == f.Seat {
			continue
		}
		for n := s.Titles[t].Influence + 1; n <= min(s.Seats[f.Seat].Influence, mostPaid); n++ {
			buf = append(buf, ActionTo(TakeTitle, uint8(t), n))
		}
	}
	return buf
}

// titlesTake pays for a Title: the influence on it is discarded, and the payment is put on it and is spent.
func (s *State) titlesTake(_ *Rules, f *Frame, a Action, log *Log) {
	seat := f.Seat
	s.pop()
	if a.Verb() != TakeTitle {
		return
	}
	s.pay(seat, a.To(), log)
	s.Titles[a.Hero()] = Owned{Owner: seat, Influence: a.To()}
	log.Add(Event{Kind: TitleTaken, Seat: seat, Card: a.Hero(), n: a.To()})
}

func (s *State) titlesRun(r *Rules, f *Frame, _ *Log) bool {
	var backing [MaxTitles*mostPaid + 1]Action
	if len(s.titlesLegal(r, f, backing[:0])) > 1 || s.holds(r, f) {
		return true
	}
	s.pop()
	return false
}
