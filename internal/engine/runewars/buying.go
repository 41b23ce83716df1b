package runewars

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
	var room [MaxActions]Action
	if len(s.buyingLegal(r, f, room[:0])) == 1 && !s.holds(r, f) {
		s.pop()
		return false
	}
	return true
}
