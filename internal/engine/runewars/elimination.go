package runewars

// outed removes players who control no area from the game (RW-ELIM-01); it reports whether only one is left, who has
// won. A game of one player goes on without others.
func (s *State) outed(r *Rules, log *Log) bool {
	in, last := 0, uint8(NoSeat)
	for i := range r.Seats {
		seat := uint8(i)
		if s.Seats[i].Out {
			continue
		}
		if s.Held[i] == 0 {
			s.retire(r, seat, log)
			continue
		}
		in, last = in+1, seat
	}
	if in == 0 || in == 1 && len(r.Seats) > 1 {
		s.end(ByAlone, last, log)
		return true
	}
	return false
}

// retire removes a player: heroes leave, cards return to their decks, Titles return with their influence.
func (s *State) retire(r *Rules, seat uint8, log *Log) {
	p := &s.Seats[seat]
	log.Add(Event{Kind: SeatOut, Seat: seat})
	for h := range r.Heroes {
		if s.Heroes[h].Owner == seat {
			s.deserts(uint8(h), log)
		}
	}
	s.Spent[DeckTactics] = s.Spent[DeckTactics].With(p.Tactics)
	if p.Second != 0 {
		s.Spent[DeckTactics].Add(p.Second - 1)
	}
	s.Spent[DeckQuests] = s.Spent[DeckQuests].With(p.Quests)
	s.Spent[DeckCommanders] = s.Spent[DeckCommanders].With(p.Commander)
	if p.Objective != NoCard {
		s.Spent[r.objectives(seat)].Add(p.Objective)
	}
	for t := range r.Titles {
		if s.Titles[t].Owner == seat {
			s.Titles[t] = Owned{Owner: NoSeat}
			log.Add(Event{Kind: TitleReturned, Seat: seat, Card: uint8(t)})
		}
	}
	if p.Stand > 0 {
		*s.spare(seat, p.Stand-1)++
	}
	*p = Player{Out: true, Order: NoOrder, Last: NoOrder, Objective: NoCard}
	for a := range r.Areas {
		s.Areas[a].Active &^= 1 << seat
		if r.Areas[a].Home == seat {
			s.touch(r, uint8(a), log) // it is no longer a home realm
		}
	}
}

// deserts makes a hero leave: it is in the Hero deck again, and its Rewards are discarded (RW-DUEL-06), as is the card
// of a commander.
func (s *State) deserts(hero uint8, log *Log) {
	g := &s.Heroes[hero]
	s.unlead(hero, log)
	s.Spent[DeckRewards] = s.Spent[DeckRewards].With(g.Rewards)
	log.Add(Event{Kind: HeroDeserted, Seat: g.Owner, Hero: hero})
	*g = Figure{Owner: NoSeat, Area: NoArea}
}
