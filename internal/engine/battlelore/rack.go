package battlelore

// takeOpen takes a card off the rack and closes the gap.
func (s *State) takeOpen(card uint8) {
	for i := range s.Rack {
		if s.Rack[i] == card {
			copy(s.Rack[i:], s.Rack[i+1:])
			s.Rack[MaxRack-1] = NoCard
			return
		}
	}
}

// layOpen lays a card on the rack, in order (EP-SET-03).
func (s *State) layOpen(card uint8) {
	i := MaxRack - 1
	for ; i > 0 && (s.Rack[i-1] == NoCard || s.Rack[i-1] > card); i-- {
		s.Rack[i] = s.Rack[i-1]
	}
	s.Rack[i] = card
}

// maxSweeps bounds how often a rack of Tactic cards is swept away: a deck without any Section card would go on for
// ever.
const maxSweeps = 50

// fillRack fills the rack, after the camp has filled its hand (EP-RCK-01, R-252). A rack of Tactic cards alone is
// discarded and refilled until it has a Section card (EP-RCK-02, R-251).
func (s *State) fillRack(r *Rules, log *Log) {
	for range maxSweeps {
		open, section := 0, false
		for _, card := range s.Rack {
			if card != NoCard {
				open++
				section = section || !r.Cards[card].Tactic
			}
		}
		for ; open < r.Rack; open++ {
			card := s.drawCard(log) // EP-RCK-01
			if card == NoCard {
				return
			}
			s.layOpen(card)
			section = section || !r.Cards[card].Tactic
			log.add(cardOpened(s.Active, card))
		}
		if section || r.Rack == 0 {
			return
		}
		for i, card := range s.Rack {
			if card != NoCard {
				s.Spent.Put(card)
				log.add(cardDiscarded(s.Active, card, OffRack))
				s.Rack[i] = NoCard
			}
		}
	}
}
