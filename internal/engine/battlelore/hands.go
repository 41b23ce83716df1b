package battlelore

// forPlayer carries out an effect on a player, not a unit.
func (s *State) forPlayer(r *Rules, c *Cast, d *Effect, log *Log) {
	n := s.amount(r, c, d, NoUnit)
	switch d.Do {
	case Gains:
		s.gain(c.Caster, n, ForCard, log)
	case Steals:
		s.steal(c.Caster, s.rival(r, c), n, log)
	case Forgoes:
		s.forgo(c.Caster, d.Until, log)
	case Discards:
		who := s.rival(r, c)
		for range n {
			if d.Lore {
				s.loseLore(who, log)
			} else {
				s.loseCard(who, log)
			}
		}
	}
}

// rival returns the player at whom a card is played: the named one, or the opponent. A card for oneself is for the own
// player.
func (s *State) rival(r *Rules, c *Cast) Player {
	switch {
	case r.Lore.Cards[c.Card].Target.What == AtSelf:
		return c.Caster
	case r.Lore.Cards[c.Card].Target.What == AtOpponent && c.N > 0:
		return Player(c.Targets[0])
	case r.CampOf[c.Caster] != r.CampOf[s.Active]: // who answers means the active player
		return s.Active
	}
	return r.opponent(c.Caster)
}

// forgo prevents a player from gaining tokens by battle.
func (s *State) forgo(p Player, until Until, log *Log) {
	seat := &s.Lore.Seats[p]
	switch until {
	case UntilRoll: // BL-LOR-03
		s.Lore.Battle.Forgo |= 1 << p
	case UntilTurn: // EP-LOR-03, R-259
		seat.Forgo = true
	case UntilNext:
		seat.Forgo, seat.Forgoes = true, true
	}
	log.add(tokensForgone(p, until))
}

// forgone reports whether a player gains no tokens by battle now.
func (s *State) forgone(p Player) bool {
	return s.Lore.Seats[p].Forgo || s.Lore.Battle.Forgo&(1<<p) != 0
}

// loseLore removes a random Lore card from a hand, loseCard a Command card.
func (s *State) loseLore(p Player, log *Log) {
	seat := &s.Lore.Seats[p]
	if seat.Cards == 0 {
		return
	}
	card := seat.Hand[s.Chance.IntN(int(seat.Cards))]
	seat.give(card)
	s.Lore.Spent.Put(card)
	log.add(loreDropped(p, card, LoreTakenAway))
}

func (s *State) loseCard(p Player, log *Log) {
	seat := &s.Seats[p]
	if seat.Cards == 0 {
		return
	}
	card := seat.Hand[s.Chance.IntN(int(seat.Cards))]
	seat.give(card)
	s.Spent.Put(card)
	log.add(cardDiscarded(p, card, TakenByLore))
}

// drawFor draws cards for a player: Lore cards at once, some of which the player keeps; Command cards instead of the
// draw at the end of the turn.
func (s *State) drawFor(f *Frame, c *Cast, d *Effect, log *Log) (more, waits bool) {
	n := d.Cards(int(c.Level))
	if !d.Lore {
		if c.Caster != s.Active { // the draw of this turn is not his
			return false, false
		}
		s.Lore.Sight = max(s.Lore.Sight, min(n, MaxDraw))
		log.add(sightGained(c.Caster, s.Lore.Sight))
		return false, false
	}
	if c.Next > 0 {
		if f.Left > 0 {
			return true, true
		}
		log.add(loreKept(c.Caster, f.Gone, false))
		return false, false
	}
	came := s.offerLore(min(n, MaxDraw), log)
	keep := min(d.Keep, came, int8(MaxLore)-int8(s.Lore.Seats[c.Caster].Cards)-1)
	if came == 0 {
		return false, false
	}
	log.add(loreDrawn(c.Caster, came, keep))
	c.Next = 1
	switch keep {
	case came:
		s.keepAll(c.Caster)
	case 0:
		s.keepLore(c.Caster, 0, -1, log)
	default:
		f.Left, f.Gone, f.Decider = keep, keep, c.Caster
		return true, true
	}
	f.Gone = keep
	return true, false
}
