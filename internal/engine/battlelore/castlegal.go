package battlelore

// mayCast reports whether a player may play a Lore card of the hand now: the window is the card's, the player has not
// played one yet this turn, can pay, and there is a target (BL-LOR-02, BL-LOR-03).
func (s *State) mayCast(r *Rules, p Player, card uint8, m castTiming) bool {
	c := &r.Lore.Cards[card]
	switch {
	case c.Window != m.Window: // R-211; R-212: nothing answers what lies in an earlier phase
		return false
	case m.Window != WithLore && !s.mayStillCast(r, p): // BL-LOR-04: a card that goes with another one is none of its own
		return false
	case s.Lore.Depth == MaxCasts || s.Depth+castRoom > MaxFrames:
		return false
	}
	switch m.Window {
	case OnFight, AfterRoll, OnRoll:
		if c.Melee && m.How&Melee == 0 || c.Ranged && m.How&Melee != 0 {
			return false
		}
	}
	cost, level := s.castCost(r, p, card)
	purse := int(s.Lore.Seats[p].Tokens) - cost
	if purse < 0 {
		return false
	}
	a := aim{card: c, who: p, camp: r.CampOf[p], level: level, at: m, purse: purse}
	return s.anyAim(r, &a)
}

// castRoom is the number of frames that a card may need above the interrupted one.
const castRoom = 4

// anyCast reports whether a player may play a card of the hand now. Most cards have another window, so that is checked
// first.
func (s *State) anyCast(r *Rules, p Player, m castTiming) bool {
	seat := &s.Lore.Seats[p]
	for _, card := range seat.Hand[:seat.Cards] {
		if r.windows[card] == m.Window && s.mayCast(r, p, card, m) {
			return true
		}
	}
	return false
}

// legalCasts lists the Lore cards that a player may play now.
func (s *State) legalCasts(r *Rules, p Player, m castTiming, buf []Action) []Action {
	if r.Lore == nil {
		return buf
	}
	seat := &s.Lore.Seats[p]
	for _, card := range seat.Hand[:seat.Cards] {
		if r.windows[card] == m.Window && s.mayCast(r, p, card, m) {
			buf = append(buf, PlayLoreAction(card))
		}
	}
	return buf
}

// allowsCastOf reports whether legalCasts lists an action.
func (s *State) allowsCastOf(r *Rules, p Player, m castTiming, a Action) bool {
	if r.Lore == nil || int(a.LoreCard()) >= len(r.Lore.Cards) || a != PlayLoreAction(a.LoreCard()) {
		return false
	}
	seat := &s.Lore.Seats[p]
	for _, card := range seat.Hand[:seat.Cards] {
		if card == a.LoreCard() {
			return s.mayCast(r, p, card, m)
		}
	}
	return false
}
