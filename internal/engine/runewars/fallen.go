package runewars

// Fallen returns the Rewards in an area of heroes defeated there (RW-DUEL-05).
func (s *State) Fallen(area uint8) Cards {
	var out Cards
	for c := s.Lying.Next(0); c != NoCard; c = s.Lying.Next(c + 1) {
		if s.LiesIn[c] == area {
			out.Add(c)
		}
	}
	return out
}

// Drop lays Rewards down in an area.
func (s *State) Drop(area uint8, cards Cards) {
	s.Lying = s.Lying.With(cards)
	for c := cards.Next(0); c != NoCard; c = cards.Next(c + 1) {
		s.LiesIn[c] = area
	}
}

// lift takes the Rewards of an area.
func (s *State) lift(area uint8) Cards {
	cards := s.Fallen(area)
	s.Lying = s.Lying.Less(cards)
	for c := cards.Next(0); c != NoCard; c = cards.Next(c + 1) {
		s.LiesIn[c] = 0
	}
	return cards
}
