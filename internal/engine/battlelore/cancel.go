package battlelore

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
			log.add(s.battleBroken(b.Unit, b.Target))
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
		log.add(s.hitsIgnored(b.Target, n, d.What))
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
