package kernel

// reactionRow is the row of InReaction: the defender may play a card.
var reactionRow = frameRow{
	Name: "the answer to an attack", Legal: (*State).legalReaction, Take: (*State).takeReaction,
	Run: (*State).runReaction,
}

// ask lets the attacked side react with a card, if it holds one (MED-DECK-16, MED-DECK-17).
func (s *State) ask(r *Rules, battle *Frame) {
	c := s.Units[battle.Target].Camp
	seat := &s.Seats[c]
	for _, card := range seat.Hand[:seat.Cards] {
		if r.strikes[card] {
			f := bare(InReaction, c)
			f.Unit, f.Target = battle.Target, battle.Unit
			s.push(f)
			return
		}
	}
}

// runReaction waits for the reaction.
func (s *State) runReaction(*Rules, *Frame, *Log) bool { return true }

// legalReaction lists the cards that let the unit strike first, each kind once.
func (s *State) legalReaction(r *Rules, f *Frame, buf []Action) []Action {
	seat := &s.Seats[f.Decider]
	buf = append(buf, PassAction())
	for i, card := range seat.Hand[:seat.Cards] {
		if r.strikes[card] && (i == 0 || seat.Hand[i-1] != card) {
			buf = append(buf, ReactAction(card))
		}
	}
	return buf
}

// takeReaction plays a card, and the unit strikes first. Each attack allows one card (MED-DECK-20). It is not a card of
// an own turn, so a Counter Attack cannot repeat it (MED-R-09).
func (s *State) takeReaction(r *Rules, f *Frame, a Action, log *Log) {
	who, unit, foe := f.Decider, f.Unit, f.Target
	s.pop()
	if a.Kind() == Pass {
		return
	}
	card := a.Card()
	s.Seats[who].give(card)
	s.Spent.Put(card)
	s.Reacted++ // MED-CMD-08
	s.Fight.Struck = true
	dice := r.Cards[card].Reaction.Dice // MED-DECK-17
	log.add(unitEvent(s, CardReacted, unit, card, dice).at(foe))
	log.add(sideEvent(CardDiscarded, who, card, AsReaction))
	s.counter(s.top(), First, dice)
}
