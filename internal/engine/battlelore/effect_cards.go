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
	case r.CampOf[c.Caster] != r.CampOf[s.Active]: // for an answering player this is the active player
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
	log.add(playerEvent(TokensForgone, p, until, 0))
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
	log.add(playerEvent(LoreDropped, p, card, LoreTakenAway))
}

func (s *State) loseCard(p Player, log *Log) {
	seat := &s.Seats[p]
	if seat.Cards == 0 {
		return
	}
	card := seat.Hand[s.Chance.IntN(int(seat.Cards))]
	seat.give(card)
	s.Spent.Put(card)
	log.add(playerEvent(CardDiscarded, p, card, TakenByLore))
}

// drawFor draws cards for a player. Lore cards are drawn at once, and the player keeps some of them. Command cards are
// drawn instead of the draw at the end of the turn.
func (s *State) drawFor(f *Frame, c *Cast, d *Effect, log *Log) (more, waits bool) {
	n := d.Cards(int(c.Level))
	if !d.Lore {
		if c.Caster != s.Active { // the draw of this turn is not his
			return false, false
		}
		s.Lore.Sight = max(s.Lore.Sight, min(n, MaxDraw))
		log.add(playerEvent(SightGained, c.Caster, s.Lore.Sight, 0))
		return false, false
	}
	if c.Next > 0 {
		if f.Left > 0 {
			return true, true
		}
		log.add(playerEvent(LoreKept, c.Caster, f.Gone, 0))
		return false, false
	}
	came := s.offerLore(min(n, MaxDraw), log)
	keep := min(d.Keep, came, int8(MaxLore)-int8(s.Lore.Seats[c.Caster].Cards)-1)
	if came == 0 {
		return false, false
	}
	log.add(playerEvent(LoreDrawn, c.Caster, came, keep))
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
			log.add(unitEvent(s, StrikesTurned, b.Unit, 0, 0))
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
		log.add(playerEvent(CardTakenBack, s.Active, s.Open, 1))
		s.layOpen(s.Open)
		s.Open = NoCard
	}
	seat.give(card)
	if s.Table != NoCard {
		log.add(playerEvent(CardTakenBack, s.Active, s.Table, 0))
		seat.take(s.Table)
	}
	s.Table = card
	log.add(playerEvent(CardForced, s.Active, card, 0))
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

// cancel removes the effect of the Lore card below, of the Command card, or of the attack that the card is about.
func (s *State) cancel(r *Rules, c *Cast, log *Log) {
	switch r.Lore.Cards[c.Card].Target.What {
	case AtLore:
		if below := s.answered(); below != nil {
			below.Cancelled = true
		}
	case AtCommand:
		s.voidCard(r)
	default:
		if b := s.fought(); b != nil {
			b.Step = battleOver
			log.add(unitEvent(s, BattleBroken, b.Unit, 0, 0).at(b.Target))
		}
	}
}

// answered returns the Lore card that the top one answers, or nil.
func (s *State) answered() *Cast {
	if s.Lore.Depth < 2 {
		return nil
	}
	return &s.Lore.Casts[s.Lore.Depth-2]
}

// ignores makes a unit ignore faces or hits: in the current roll, or for longer. No number means all.
func (s *State) ignores(r *Rules, c *Cast, d *Effect, log *Log) {
	n := d.Spared(int(c.Level))
	count := n
	if n <= 0 {
		count = all
	}
	if d.Until != UntilRoll {
		s.bewitch(r, c, d, &Modifier{Stat: ignoring + Stat(d.What), N: count, Until: d.Until}, log)
		return
	}
	if b := s.fought(); b != nil {
		ignored := &s.Lore.Battle.Ignored[d.What]
		*ignored = total(*ignored, count)
		log.add(unitEvent(s, HitsIgnored, b.Target, n, d.What))
	}
}

// all is above the result of any roll.
const all = 99

// brokenOff reports whether a card has killed or driven away one of the two before the roll: then the battle is over,
// without further steps (R-184, BL-FOL-05).
func (s *State) brokenOff(f *Frame) bool {
	if s.Units[f.Unit].At != s.Lore.Battle.From { // R-184, BL-FOL-05
		return true
	}
	return s.Units[f.Target].At != f.At
}

// closeRoll ends the cards' changes for one roll.
func (s *State) closeRoll(r *Rules) {
	if r.Lore != nil {
		s.Lore.Battle = noBattle
		s.lift(r, UntilRoll)
	}
}

// voidCard removes the effect of the Command card that was just played: it orders no unit. It is discarded, and the
// turn's draw is the card's. R-110: a Counter Attack can still copy it; a cancelled Counter Attack has copied none.
func (s *State) voidCard(r *Rules) {
	f := s.commanded()
	if f == nil {
		return
	}
	card, also := s.Table, s.Open
	if card == NoCard {
		card, also = also, NoCard
	}
	last := [2]Played{{Card: card}, {Card: also}}
	if r.Cards[card].Copy {
		last[0].Card = NoCard
	}
	s.Seats[s.Active].Last = last
	s.Orders = Orders{Card: Played{Card: card}, Also: Played{Card: NoCard}, Fall: true, Command: s.Orders.Command}
	f.Kind, f.Step = InDraw, 0
}
