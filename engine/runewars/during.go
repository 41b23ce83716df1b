package runewars

// A turn is all of an Order (RW-TERM-14): Tactics cards of the own turn are played before, after and at each step of it
// where he decides (RW-TACT-01). One thing is done at a time: no card is played while another one, a battle or
// diplomacy is resolved, while who has left an area is on the way, nor while heroes, Commander cards or a rune are in
// hand. There are ever fewer cards to play, for what is drawn waits for the next season: an Order ends.

// during reports whether the frame on top is a step of an Order whose player decides there, so that he may play a card.
func (s *State) during(f *Frame) bool {
	if s.War.Area != NoArea || s.Behind != 0 {
		return false
	}
	switch f.Kind {
	case InHiring:
		if f.Step != hirePay {
			return false
		}
	case InFortify:
		if f.Step != fortifyAny {
			return false
		}
	}
	for i := int(s.Depth) - 1; i >= 0; i-- {
		switch below := &s.Frames[i]; below.Kind {
		case InTurn:
			return below.Seat == f.Decider
		case InStrategize, InMarch, InPlace, InBounty, InDevelop, InBuying, InRecruit, InRally, InHiring, InTitles, InFortify:
		default:
			return false
		}
	}
	return false
}

// duringLegal lists the cards that may be played at this step of an Order.
func (s *State) duringLegal(r *Rules, f *Frame, buf []Action) []Action {
	if !s.during(f) {
		return buf
	}
	return s.cardsFor(r, f.Decider, OwnTurn, buf)
}

// holdsCard reports whether there is such a card: a step of an Order that has nothing else to decide waits for it then.
func (s *State) holdsCard(r *Rules, f *Frame) bool {
	var all [MaxDeck]Action
	return len(s.duringLegal(r, f, all[:0])) > 0
}

// interrupt plays a card at a step of an Order, which goes on after it.
func (s *State) interrupt(r *Rules, f *Frame, card uint8, log *Log) {
	seat := f.Decider
	s.played(seat, card, log)
	if r.Cards.Tactics[card].Lieutenant {
		s.lieutenant(r, seat, card)
		return
	}
	s.does(fromTactics, card, seat, NoArea, NoHero)
}

// resumed has a step of an Order see the board as a card has left it.
func (s *State) resumed(r *Rules, log *Log) {
	if s.Depth == 0 || !s.during(s.top()) {
		return
	}
	s.weakened(r, log)
	switch f := s.top(); {
	case f.Kind == InMarch && f.Step == marchWho:
		f.Set, f.Key = s.friendly(f.Seat), 0
	case f.Kind == InPlace && f.Step == placeWhere:
		f.M = 0
	}
}
