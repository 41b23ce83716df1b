package runewars

import "math/bits"

// InCommand gives a Commander card to a hero (RW-CMD-01, RW-CMD-09): Who is the card, Heroes the possible heroes.
// Figure.Leads is the card of a hero, plus one.

// Its steps: a card is given to a hero, or one of those drawn is kept first (RW-CMD-08), or the player decides about
// drawing one at all (RW-CMD-09).
const (
	commandGive = iota
	commandKeep
	commandDraw
)

// commands returns the maximum of Commander cards of a seat: a second one with the Lieutenant General (RW-CMD-10).
func (s *State) commands(seat uint8) int {
	if s.Seats[seat].Second != 0 {
		return 2
	}
	return 1
}

// commanded returns a seat's commanders.
func (s *State) commanded(r *Rules, seat uint8) uint32 {
	out := s.heroesOf(r, seat)
	for all := out; all != 0; all &= all - 1 {
		if h := firstHero(all); s.Heroes[h].Leads == 0 {
			out &^= 1 << h
		}
	}
	return out
}

// enlist draws a Commander card for a seat that has too few; the seat gives it to one of some heroes (RW-CMD-01).
func (s *State) enlist(r *Rules, seat uint8, among uint32) {
	have := s.commanded(r, seat)
	if !r.Options.Commanders || bits.OnesCount32(have) >= s.commands(seat) || among&^have == 0 {
		return
	}
	if card := s.draw(DeckCommanders); card != NoCard {
		f := newFrame(InCommand, seat)
		f.Who, f.Heroes = card, among&^have
		s.push(f)
	}
}

// dealCommanders makes each seat give its first Commander card to one of its heroes (RW-CMD-01).
func (s *State) dealCommanders(r *Rules) {
	for i := len(r.Seats) - 1; i >= 0; i-- { // the first player decides first
		if seat := uint8(i); r.opens(seat, OpenHero) {
			s.enlist(r, seat, s.heroesOf(r, seat))
		}
	}
}

// reassign handles the start of the Quest Phase. A seat without a commander may draw a card, and may give a card to
// another own hero at an own stronghold (RW-CMD-09).
func (s *State) reassign(r *Rules, seat uint8) {
	if !r.Options.Commanders {
		return
	}
	var ready uint32
	for all := s.heroesOf(r, seat); all != 0; all &= all - 1 {
		if h := firstHero(all); !s.Heroes[h].Routed && s.Areas[s.Heroes[h].Area].Fort == seat {
			ready |= 1 << h
		}
	}
	have := s.commanded(r, seat)
	if have == 0 {
		f := newFrame(InCommand, seat)
		f.Step, f.Heroes = commandDraw, ready
		s.push(f)
		return
	}
	if others := ready &^ have; others != 0 {
		f := newFrame(InCommand, seat)
		f.Heroes, f.Set = others, uint64(have)
		s.push(f)
	}
}

// commandLegal lists the possible heroes of the card; an owner that already has it may keep it.
func (s *State) commandLegal(_ *Rules, f *Frame, buf []Action) []Action {
	if f.Step == commandKeep {
		buf = append(buf, ActionOf(Done, 0))
		for drawn := f.Set; drawn != 0; drawn &= drawn - 1 {
			buf = append(buf, ActionOf(KeepCard, uint8(bits.TrailingZeros64(drawn))))
		}
		return buf
	}
	if f.Step == commandDraw {
		return append(buf, ActionOf(Done, 0), ActionOf(Hire, hireCommander))
	}
	for to := f.Heroes; to != 0; to &= to - 1 {
		h := firstHero(to)
		if f.Who != NoCard {
			buf = append(buf, ActionTo(Lead, h, h))
			continue
		}
		for from := uint32(f.Set); from != 0; from &= from - 1 {
			buf = append(buf, ActionTo(Lead, h, firstHero(from)))
		}
	}
	if f.Who == NoCard {
		buf = append(buf, ActionOf(Done, 0))
	}
	return buf
}

func (s *State) commandTake(r *Rules, f *Frame, a Action, log *Log) {
	g := *f
	s.pop()
	if g.Step == commandKeep {
		s.keepsCommander(r, &g, a, log)
		return
	}
	if a.Verb() == Done {
		return
	}
	if g.Step == commandDraw {
		s.enlist(r, g.Seat, g.Heroes)
		return
	}
	card := g.Who
	if card == NoCard {
		card = s.Heroes[a.To()].Leads - 1
		s.Heroes[a.To()].Leads = 0
	}
	s.Heroes[a.Hero()].Leads = card + 1
	s.Seats[g.Seat].Commander.Add(card)
	log.Add(Event{Kind: CommanderNamed, Seat: g.Seat, Hero: a.Hero(), Card: card})
}

func (s *State) commandRun(r *Rules, f *Frame, log *Log) bool {
	if s.trim(r) { // RW-LIM-01: at once
		return false
	}
	if f.Step == commandDraw {
		if f.Heroes &= s.heroesOf(r, f.Seat); f.Heroes == 0 || s.cardsIn(DeckCommanders) == 0 {
			s.pop()
			return false
		}
		return true
	}
	if f.Step == commandGive && !s.commandCan(r, f) {
		return false
	}
	if f.Step == commandGive && f.Who != NoCard && f.Heroes&(f.Heroes-1) == 0 {
		var backing [1]Action
		s.commandTake(r, f, s.commandLegal(r, f, backing[:0])[0], log)
		return false
	}
	return true
}

// commandCan removes heroes that have left in the meantime, if a player had too many. It reports whether any is left;
// otherwise a drawn card is discarded, and the frame is over.
func (s *State) commandCan(r *Rules, f *Frame) bool {
	own := s.heroesOf(r, f.Seat)
	f.Heroes, f.Set = f.Heroes&own, f.Set&uint64(own)
	if f.Heroes != 0 && (f.Who != NoCard || f.Set != 0) {
		return true
	}
	if f.Who != NoCard {
		s.Spent[DeckCommanders].Add(f.Who)
	}
	s.pop()
	return false
}

// unlead discards the Commander card of a hero who is defeated; with one of two commanders the Lieutenant General goes
// (RW-CMD-07, RW-CMD-10).
func (s *State) unlead(hero uint8, log *Log) {
	g := &s.Heroes[hero]
	if g.Leads == 0 {
		return
	}
	s.Seats[g.Owner].Commander.Drop(g.Leads - 1)
	s.Spent[DeckCommanders].Add(g.Leads - 1)
	g.Leads = 0
	if p := &s.Seats[g.Owner]; p.Second != 0 {
		s.Spent[DeckTactics].Add(p.Second - 1)
		log.Add(Event{Kind: TacticsDropped, Seat: g.Owner, Card: p.Second - 1})
		p.Second = 0
	}
}

// lieutenant keeps the card in play: there may be a second commander (RW-CMD-10).
func (s *State) lieutenant(r *Rules, seat, card uint8) {
	s.Spent[DeckTactics].Drop(card)
	s.Seats[seat].Second = card + 1
	s.enlist(r, seat, s.heroesOf(r, seat))
}

// leaderWays returns the ways of a hero that are legal for a commander, which leaves no activated area (RW-CMD-04).
func (s *State) leaderWays(hero uint8, ways uint64) uint64 {
	g := &s.Heroes[hero]
	if s.Areas[g.Area].Active>>g.Owner&1 == 1 {
		return 1 << g.Area
	}
	return ways
}

// hireCommander marks influence of Hire that is paid for Commander cards (RW-CMD-08); alone it means the card that is
// drawn free (RW-CMD-09).
const hireCommander = 64

// commandersHired lists the payments for Commander cards instead of heroes: the player keeps one of the cards drawn,
// or the one that a commander has.
func (s *State) commandersHired(r *Rules, f *Frame, buf []Action) []Action {
	if !r.Options.Commanders || s.heroesOf(r, f.Seat) == 0 {
		return buf
	}
	most := min(int(r.Numbers.HeroesBought), int(s.Seats[f.Seat].Influence), s.cardsIn(DeckCommanders))
	for n := 1; n <= most; n++ {
		buf = append(buf, ActionOf(Hire, hireCommander+uint8(n)))
	}
	return buf
}

// hiresCommander draws the cards into Frame.Set; the player keeps one.
func (s *State) hiresCommander(r *Rules, f *Frame, n uint8, log *Log) {
	seat := f.Seat
	s.pop()
	s.pay(seat, n, log)
	g := newFrame(InCommand, seat)
	g.Step = commandKeep
	for range n {
		if card := s.draw(DeckCommanders); card < 64 {
			g.Set |= 1 << card
		} else if card != NoCard {
			s.Under.Add(card)
		}
	}
	s.push(g)
}

// keepsCommander gives the kept card to the first commander, whose own goes under the deck with the rest; without a
// commander any hero may have it.
func (s *State) keepsCommander(r *Rules, g *Frame, a Action, log *Log) {
	kept := uint8(NoCard)
	if a.Verb() == KeepCard {
		kept = a.Card()
	}
	for drawn := g.Set; drawn != 0; drawn &= drawn - 1 {
		if card := uint8(bits.TrailingZeros64(drawn)); card != kept {
			s.Under.Add(card)
		}
	}
	have := s.commanded(r, g.Seat)
	switch {
	case kept == NoCard:
	case have == 0:
		f := newFrame(InCommand, g.Seat)
		f.Who, f.Heroes = kept, s.heroesOf(r, g.Seat)
		s.push(f)
	default:
		h := firstHero(have)
		p, l := &s.Seats[g.Seat], &s.Heroes[h]
		p.Commander.Drop(l.Leads - 1)
		s.Under.Add(l.Leads - 1)
		l.Leads = kept + 1
		p.Commander.Add(kept)
		log.Add(Event{Kind: CommanderNamed, Seat: g.Seat, Hero: h, Card: kept})
	}
}
