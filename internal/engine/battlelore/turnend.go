package battlelore

// endTurnRow is the row of InEndTurn: the gains at the end of a turn.
var endTurnRow = frameRow{
	Name: "the turn's end", Legal: (*State).legalEndTurn, Take: (*State).takeEndTurn,
	Run: (*State).runEndTurn,
}

// Steps of InEndTurn.
const (
	toTurnEnd uint8 = iota
	turnEndWaits
	turnKeepWaits
	toLimit
	limitWaits
)

// runEndTurn gives the active player cards or tokens, as chosen, applies the hand limit, and ends the turn (BL-END-02,
//
func (s *State) runEndTurn(r *Rules, f *Frame, log *Log) bool {
	seat := &s.Lore.Seats[f.Decider]
	switch f.Step {
	case toTurnEnd:
		f.Step = turnEndWaits
		s.endPlaces(r, log)
		s.endGifts(r, log)
		s.endTokens(r, log) // BL-CRE-10
		if len(r.Lore.Turn) == 0 {
			f.Step = toLimit
		}
	case turnKeepWaits:
		if f.Left > 0 {
			return true
		}
		log.add(loreKept(f.Decider, f.Gone, false))
		f.Step = toLimit
	case toLimit:
		f.Step = limitWaits
	case limitWaits:
		if seat.Cards > uint8(r.Lore.Limit[seat.Best()]) { // BL-LOR-06, R-218
			return true
		}
		s.endTurn(r, log)
	default:
		return true
	}
	return false
}

// legalEndTurn lists the gains at the end of a turn, the drawn cards to keep, or the cards to drop.
func (s *State) legalEndTurn(r *Rules, f *Frame, buf []Action) []Action {
	switch f.Step {
	case turnEndWaits:
		for i := range r.Lore.Turn {
			buf = append(buf, TakeTokensAction(i))
		}
	case turnKeepWaits:
		buf = s.legalKeepLore(f.Left, buf)
	case limitWaits:
		seat := &s.Lore.Seats[f.Decider]
		for _, card := range seat.Hand[:seat.Cards] {
			buf = append(buf, DropLoreAction(card))
		}
	}
	return buf
}

func (s *State) takeEndTurn(r *Rules, f *Frame, a Action, log *Log) {
	switch a.Kind() {
	case TakeTokens:
		s.takeTurnEnd(&r.Lore.Turn[a.TurnEnd()], f, log)
	case KeepLore:
		f.Left--
		s.keepLore(f.Decider, a.LoreCard(), f.Left, log)
	case DropLore:
		card := a.LoreCard()
		s.Lore.Seats[f.Decider].give(card)
		s.Lore.Spent.Put(card)
		log.add(loreDropped(f.Decider, card, OverLimit))
	}
}

// takeTurnEnd draws the cards and takes the tokens of a choice.
func (s *State) takeTurnEnd(end *TurnEnd, f *Frame, log *Log) {
	f.Step = toLimit
	s.gain(f.Decider, int(end.Tokens), ForTurn, log)
	came := s.offerLore(end.Draw, log)
	if came == 0 {
		return
	}
	// cards drawn in the turn may have filled the hand
	keep := min(end.Keep, came, int8(MaxLore)-int8(s.Lore.Seats[f.Decider].Cards))
	log.add(loreDrawn(f.Decider, came, keep))
	switch keep {
	case came:
		s.keepAll(f.Decider)
		log.add(loreKept(f.Decider, keep, false))
	case 0:
		s.keepLore(f.Decider, 0, -1, log)
	default:
		f.Step, f.Left, f.Gone = turnKeepWaits, keep, keep
	}
}

// endLore ends the turn's changes by Lore: units return to their own values, except grown necks, and all may play a
// Lore card again (BL-LOR-04). Changes for a roll that never came end too.
func (s *State) endLore(r *Rules) {
	s.endModifiers(r)
	s.Lore.Battle = noBattle
	s.Lore.Sight = 0
	for p := range r.Seats {
		seat := &s.Lore.Seats[p]
		seat.Own, seat.Other, seat.Forgo, seat.Forgoes = false, false, seat.Forgoes, false
	}
}
