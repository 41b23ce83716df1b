package battlelore

// cancel takes the effect from the Lore card below, from the Command card, or from the attack that the card is about.
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

// answered is the Lore card to which the one on top was played; nil without one.
func (s *State) answered() *Cast {
	if s.Lore.Depth < 2 {
		return nil
	}
	return &s.Lore.Casts[s.Lore.Depth-2]
}

// ignores keeps faces or hits from a unit: in the roll at hand, or for longer. No number means all.
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

// all is more than a roll can bring.
const all = 99

// brokenOff reports whether a card has killed or driven away one of the two before the dice fell: then the battle is
// over, and nothing follows it (R-184, BL-FOL-05).
func (s *State) brokenOff(f *Frame) bool {
	if s.Units[f.Unit].At != s.Lore.Battle.From { // R-184, BL-FOL-05
		return true
	}
	return s.Units[f.Target].At != f.At
}

// closeRoll ends what cards have changed for one roll.
func (s *State) closeRoll(r *Rules) {
	if r.Lore != nil {
		s.Lore.Battle = noBattle
		s.lift(r, UntilRoll)
	}
}

// voidCard takes the effect from the Command card that was just played: nobody is ordered by it. It is discarded, and
// the turn's draw is the card's. R-110: it is the card that a Counter Attack copies all the same; a cancelled Counter
// Attack has copied none.
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
