package battlelore

// special carries out the special of a card.
func (s *State) special(r *Rules, f *Frame, c *Cast, d *Effect, log *Log) (more, waits bool) {
	switch d.Special {
	case CardBack:
		if below := s.answered(); below != nil && below.Back == NoCard {
			c.Beside = true
		}
	case TurnedStrikes:
		if b := s.fought(); b != nil {
			s.Lore.Battle.Turned, s.Lore.Battle.By = true, c.Caster
			log.add(s.strikesTurned(b.Unit))
		}
	case ForcedCard:
		return s.forceCard(r, f, c, d, log)
	}
	return false, false
}

// forceCard picks another Command card of the active player's hand, replacing the played one: at random, or by the
// choice of the player who sees the hand. A player without another card keeps the played one.
func (s *State) forceCard(r *Rules, f *Frame, c *Cast, d *Effect, log *Log) (more, waits bool) {
	seat := &s.Seats[s.Active]
	if c.Next > 0 || seat.Cards == 0 {
		return false, false
	}
	if seen := d.Pick[min(max(c.Level, 1), MaxLevel)-1]; seen && seat.Hand[0] != seat.Hand[seat.Cards-1] {
		f.Decider = c.Caster
		return true, true
	}
	s.force(r, seat.Hand[s.Chance.IntN(int(seat.Cards))], log)
	return false, false
}

// legalForced lists the cards of the active player's hand, each kind once.
func (s *State) legalForced(buf []Action) []Action {
	seat := &s.Seats[s.Active]
	for k, card := range seat.Hand[:seat.Cards] {
		if k == 0 || card != seat.Hand[k-1] {
			buf = append(buf, PlayCardAction(card))
		}
	}
	return buf
}

// force lets the active player take back the played cards and play a card of the hand. R-257, EP-LOR-02: a card of the
// rack returns there; R-258: with a Section card the player may add one of the rack, including the one that was played
// first.
func (s *State) force(r *Rules, card uint8, log *Log) {
	seat := &s.Seats[s.Active]
	if s.Open != NoCard {
		log.add(cardTakenBack(s.Active, s.Open, true))
		s.layOpen(s.Open)
		s.Open = NoCard
	}
	seat.give(card)
	if s.Table != NoCard {
		log.add(cardTakenBack(s.Active, s.Table, false))
		seat.take(s.Table)
	}
	s.Table = card
	log.add(cardForced(s.Active, card))
	if f := s.commanded(); f != nil && r.Rack > 0 && !r.Cards[card].Tactic {
		f.Step = secondWaits
	}
}

// commanded returns the frame in which the Command card of the turn was played.
func (s *State) commanded() *Frame {
	if f := &s.Frames[0]; f.Kind == InCommand {
		return f
	}
	return nil
}

// reads reports whether a player sees another one's hand: in order to pick a card from it.
func (s *State) reads(r *Rules, me, other Player) bool {
	f := s.top()
	if f.Kind != InCast || f.Step != effectWaits || f.Decider != me || other != s.Active || s.Lore.Depth == 0 {
		return false
	}
	d := s.casting().effectOf(r)
	return d.Do == Special && d.Special == ForcedCard
}
