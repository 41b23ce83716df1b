package runewars

import "math/bits"

// harvest sets a seat's dials to the yield of the areas that it controls, up or down (RW-ORD-07). A Title may add to
// one of them (RW-TITLE-02).
func (s *State) harvest(r *Rules, seat uint8, log *Log) {
	for d := range Dial(Dials) {
		n := 0
		for own := s.Held[seat]; own != 0; own &= own - 1 {
			n += int(s.yields(r, uint8(bits.TrailingZeros64(own)), d))
		}
		s.setDial(r, seat, d, uint8(min(n, int(r.Numbers.DialMost))), log)
	}
	for t := range r.Titles {
		if s.Titles[t].Owner == seat && r.Titles[t].Harvest > 0 {
			f := newFrame(InBounty, seat)
			f.N, f.Who = r.Titles[t].Harvest, uint8(t)
			s.push(f)
		}
	}
}

// bountyLegal lists the dials to which a Title adds Frame.N: those below their end, or all if none is.
func (s *State) bountyLegal(r *Rules, f *Frame, buf []Action) []Action {
	n := len(buf)
	for d := range uint8(Dials) {
		if s.Seats[f.Seat].Dials[d] < r.Numbers.DialMost {
			buf = append(buf, ActionOf(PickDial, d))
		}
	}
	if len(buf) == n {
		buf = append(buf, ActionOf(Done, 0))
	}
	return buf
}

func (s *State) bountyTake(r *Rules, f *Frame, a Action, log *Log) {
	seat, n, title := f.Seat, f.N, f.Who
	s.pop()
	if a.Verb() == PickDial {
		log.Add(Event{Kind: TitleUsed, Seat: seat, Card: title})
		s.setDial(r, seat, Dial(a.Card()), s.Seats[seat].Dials[a.Card()]+n, log)
	}
}

func (s *State) bountyRun(r *Rules, f *Frame, log *Log) bool {
	var backing [Dials]Action
	if open := s.bountyLegal(r, f, backing[:0]); len(open) == 1 && !s.holds(r, f) {
		s.bountyTake(r, f, open[0], log)
		return false
	}
	return true
}

// reap is the bonus of Harvest: the yield of all own developments (RW-FORT-07), and one more may be built.
func (s *State) reap(r *Rules, seat uint8, log *Log) {
	for own := s.Held[seat]; own != 0; own &= own - 1 {
		a := uint8(bits.TrailingZeros64(own))
		if s.Areas[a].Fort != seat {
			continue
		}
		for _, m := range s.Areas[a].Builds {
			s.reaped(r, seat, m, log)
		}
	}
	s.buys(r, seat)
	s.push(newFrame(InDevelop, seat))
}

// reaped applies the yield of one development.
func (s *State) reaped(r *Rules, seat uint8, m Made, log *Log) {
	switch m {
	case MoreFood, MoreWood, MoreOre:
		d := Dial(m - MoreFood)
		s.setDial(r, seat, d, s.Seats[seat].Dials[d]+r.Numbers.MoreYield, log)
	case Diplomat:
		s.earn(seat, r.Numbers.DiplomatGain, log)
	case Training:
		for range r.Numbers.TrainingGain {
			s.drawTactics(r, seat, log)
		}
	}
}

// developLegal lists the developments that can be paid for: at own strongholds with room for one (RW-FORT-06), one of
// resources only if the area yields the resource (RW-FORT-07). With all tokens in play, another one is removed for it
// (RW-FORT-05).
func (s *State) developLegal(r *Rules, f *Frame, buf []Action) []Action {
	buf = append(buf, ActionOf(Done, 0))
	if s.Seats[f.Seat].Dials[Wood] < r.Numbers.DevelopWood {
		return buf
	}
	full := s.developments(r, f.Seat) >= r.Numbers.Developments
	for own := s.Held[f.Seat]; own != 0; own &= own - 1 {
		a := uint8(bits.TrailingZeros64(own))
		if !s.mayDevelop(f.Seat, a) {
			continue
		}
		for m := MoreFood; m < MadeKinds; m++ {
			switch {
			case m <= MoreOre && r.Areas[a].Yields[m-MoreFood] == 0:
			case m == Defensive && len(r.Seats[f.Seat].Defence.Effects) == 0:
			case s.Areas[a].built(m):
			case full:
				buf = s.tornDown(f.Seat, a, m, buf)
			default:
				buf = append(buf, newAction(Develop, a, a, uint8(m), 0, 0))
			}
		}
	}
	return buf
}

// mayDevelop reports whether a development can be built in an area: on an own stronghold that has none, or on a capital
// that has less than two (RW-FORT-06, RW-DEV-03).
func (s *State) mayDevelop(seat, area uint8) bool {
	p := &s.Areas[area]
	return p.Fort == seat && (p.Builds[0] == NoMade || p.Capital && p.Builds[1] == NoMade)
}

// tornDown lists the developments elsewhere that may be removed for a new one.
func (s *State) tornDown(seat, area uint8, m Made, buf []Action) []Action {
	for own := s.Held[seat]; own != 0; own &= own - 1 {
		if a := uint8(bits.TrailingZeros64(own)); a != area && s.Areas[a].Fort == seat && s.Areas[a].Builds[0] != NoMade {
			buf = append(buf, newAction(Develop, area, a, uint8(m), 0, 0))
		}
	}
	return buf
}

// developments returns the number of a seat's development tokens in play.
func (s *State) developments(r *Rules, seat uint8) uint8 {
	n := uint8(0)
	for a := range r.Areas {
		for _, m := range s.Areas[a].Builds {
			if m != NoMade && s.Areas[a].Fort == seat {
				n++
			}
		}
	}
	return n
}

func (s *State) developTake(r *Rules, f *Frame, a Action, log *Log) {
	seat := f.Seat
	s.pop()
	if a.Verb() != Develop {
		return
	}
	if a.To() != a.Area() {
		s.lose(a.To(), s.Areas[a.To()].Builds[0], log)
		s.closeUp(a.To())
	}
	s.setDial(r, seat, Wood, s.Seats[seat].Dials[Wood]-r.Numbers.DevelopWood, log)
	b := &s.Areas[a.Area()].Builds
	if b[0] == NoMade {
		b[0] = Made(a.Kind())
	} else {
		b[1] = Made(a.Kind())
	}
	log.Add(Event{Kind: DevelopmentBuilt, Seat: seat, Area: a.Area(), n: a.Kind()})
}

// closeUp makes the second development of a capital its first when that is gone.
func (s *State) closeUp(area uint8) {
	if b := &s.Areas[area].Builds; b[0] == NoMade {
		b[0], b[1] = b[1], NoMade
	}
}

func (s *State) developRun(r *Rules, f *Frame, _ *Log) bool {
	var backing [MaxActions]Action
	if len(s.developLegal(r, f, backing[:0])) > 1 || s.holds(r, f) {
		return true
	}
	s.pop()
	return false
}

// InBuying lets a player buy a Development card at the bonus of Harvest (RW-DEV-01).

// buys opens it, after the gifts of the player's cards at each Harvest.
func (s *State) buys(r *Rules, seat uint8) {
	if !r.Options.Developments {
		return
	}
	s.push(newFrame(InBuying, seat))
	bought := s.Seats[seat].Bought
	for c := bought.Next(0); c != NoCard; c = bought.Next(c + 1) {
		if len(r.Cards.Developments[c].Harvest) > 0 {
			s.does(fromHarvest, c, seat, NoArea, NoHero)
		}
	}
}

// buyingLegal lists the cards that can be paid in full, a capital along with the stronghold of the home realm that it
// replaces (RW-DEV-03). A card is bought once (RW-DEV-02).
func (s *State) buyingLegal(r *Rules, f *Frame, buf []Action) []Action {
	buf = append(buf, ActionOf(Done, 0))
	p := &s.Seats[f.Seat]
	for i := range r.Cards.Developments {
		d := &r.Cards.Developments[i]
		if d.Seat != f.Seat || p.Bought.Has(uint8(i)) || !p.affords(d) {
			continue
		}
		if !d.Capital {
			buf = append(buf, ActionOf(Buy, uint8(i)))
			continue
		}
		for a := range r.Areas {
			if pl := &s.Areas[a]; r.Areas[a].Home == f.Seat && pl.Fort == f.Seat && !pl.Capital {
				buf = append(buf, cardAt(Buy, uint8(a), 0, uint8(i)))
			}
		}
	}
	return buf
}

func (p *Player) affords(d *DevelopmentCard) bool {
	for i, n := range d.Price {
		if p.Dials[i] < n {
			return false
		}
	}
	return true
}

func (s *State) buyingTake(r *Rules, f *Frame, a Action, log *Log) {
	seat := f.Seat
	s.pop()
	if a.Verb() == Done {
		return
	}
	d := &r.Cards.Developments[a.Card()]
	for i, n := range d.Price {
		s.setDial(r, seat, Dial(i), s.Seats[seat].Dials[i]-n, log)
	}
	s.Seats[seat].Bought.Add(a.Card())
	s.Pool[seat][d.Kind] += d.More // RW-DEV-06
	log.Add(Event{Kind: DevelopmentBought, Seat: seat, Card: a.Card()})
	if d.Capital {
		p := &s.Areas[a.Area()]
		p.Capital, p.Hurt = true, false
		log.Add(Event{Kind: CapitalBuilt, Seat: seat, Area: a.Area()})
	}
	if len(d.Bought) > 0 {
		s.does(fromBought, a.Card(), seat, NoArea, NoHero)
	}
}

func (s *State) buyingRun(r *Rules, f *Frame, _ *Log) bool {
	if s.trim(r) { // RW-LIM-01: at once
		return false
	}
	var backing [MaxActions]Action
	if len(s.buyingLegal(r, f, backing[:0])) == 1 && !s.holds(r, f) {
		s.pop()
		return false
	}
	return true
}
