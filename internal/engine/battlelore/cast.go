package battlelore

// castRow is the row of InCast: a Lore card is played.
var castRow = frameRow{
	Name: "a Lore card", Legal: (*State).legalCast, Take: (*State).takeCast,
	Run: (*State).runCast, Allows: (*State).allowsCast,
}

// Steps of InCast (BL-LOR-03): the price is paid, the targets are named, others answer, and the effects are applied.
const (
	toAim       uint8 = iota // targets are to be named
	aimWaits                 // ... and the player does so
	toAnswer                 // an own card may go with it
	toCounter                // others may answer it
	toEffects                // the next deed is done
	effectWaits              // ... and a player chooses
	castOver
)

// castTiming is the occasion of a Lore card: the window, and the attack or the move that it is about.
type castTiming struct {
	Window Window
	Unit   uint8 // who attacks or moves; NoUnit: any unit that the window speaks of
	Target uint8
	How    How
}

// frame is one that is about what the moment is about.
func (m *castTiming) frame(k FrameKind, who Player) Frame {
	f := bare(k, who)
	f.Unit, f.Target, f.How = m.Unit, m.Target, m.How
	return f
}

// timingOf is the moment in which the card of a frame was played.
func (c *Cast) timingOf(f *Frame) castTiming { return castTiming{c.Window, f.Unit, f.Target, f.How} }

// casting returns the card on top.
func (s *State) casting() *Cast { return &s.Lore.Casts[s.Lore.Depth-1] }

// cast plays a Lore card: it leaves the hand and is paid for (BL-LOR-03).
func (s *State) cast(r *Rules, p Player, card uint8, m castTiming, log *Log) {
	cost, level := s.castCost(r, p, card)
	s.Lore.Seats[p].give(card)
	s.markCast(p) // it is the player's one card of this turn, but for one that goes with another card of his
	s.pay(p, cost, log)
	s.Lore.Casts[s.Lore.Depth] = Cast{
		Card: card, Caster: p, Level: uint8(level), Paid: uint8(cost), Window: m.Window, Back: NoCard,
	}
	s.Lore.Depth++
	s.push(m.frame(InCast, p))
	log.add(lorePlayed(p, card, cost))
}

// runCast goes through a card up to the next choice.
func (s *State) runCast(r *Rules, f *Frame, log *Log) bool {
	c := s.casting()
	switch f.Step {
	case toAim:
		f.Step = aimWaits
		s.aimAtOnce(r, f, c, log)
	case aimWaits:
		return s.runAim(r, f, c, log)
	case toAnswer:
		f.Step = toCounter
		if c.Window != WithLore {
			s.ask(r, castTiming{WithLore, NoUnit, NoUnit, 0})
		}
	case toCounter:
		f.Step = toEffects
		s.ask(r, castTiming{OnLore, NoUnit, NoUnit, 0})
	case toEffects:
		if c.Cancelled {
			log.add(loreCancelled(c.Caster, c.Card))
			f.Step = castOver
			return false
		}
		if s.runEffect(r, f, c, log) {
			f.Step = effectWaits
			return true
		}
	case castOver:
		s.endCast(c, log)
	default:
		return true
	}
	return false
}

// endCast puts the card away: into the discards, or back into the hand when another one goes there in its place
// . A cancelled card is lost, and so is what was paid for it (house); then it is that other one that goes
// back to the hand. The other one is in Back only after its own effects: until then it is on the table itself,
// and a card is in one place only.
func (s *State) endCast(c *Cast, log *Log) {
	switch {
	case c.Back != NoCard:
		back, spent := c.Card, c.Back
		if c.Cancelled {
			back, spent = spent, back
		}
		s.Lore.Seats[c.Caster].take(back)
		log.add(loreReturned(c.Caster, back))
		s.Lore.Spent.Put(spent)
	case c.Beside:
		s.answered().Back = c.Card
	default:
		s.Lore.Spent.Put(c.Card)
	}
	*c = noCast
	s.Lore.Depth--
	s.pop()
}

// legalCast lists what the player may choose while a card is being played.
func (s *State) legalCast(r *Rules, f *Frame, buf []Action) []Action {
	c := s.casting()
	if f.Step == effectWaits {
		return s.legalEffect(r, f, c, buf)
	}
	return s.legalAim(r, f, c, buf)
}

// allowsCast reports whether legalCast lists an action. Where units may go makes a long list, which it does without.
func (s *State) allowsCast(r *Rules, f *Frame, a Action) bool {
	if c := s.casting(); f.Step == effectWaits && a.Kind() == TargetHex {
		d := c.effectOf(r)
		if d.Do != Moves && d.Do != Places || int(a.Unit()) >= len(r.Setup) || a.arg() >= len(r.Cells) {
			return false
		}
		to := s.ends(r, c, d, a.Unit())
		return to.Has(a.Hex())
	}
	var list [MaxUnits + 1]Action
	for _, legal := range s.legalCast(r, f, list[:0]) {
		if legal == a {
			return true
		}
	}
	return false
}

func (s *State) takeCast(r *Rules, f *Frame, a Action, log *Log) {
	c := s.casting()
	if f.Step == effectWaits {
		f.Step = toEffects
		s.takeEffect(r, f, c, a, log)
		return
	}
	s.takeAim(r, f, c, a, log)
}
