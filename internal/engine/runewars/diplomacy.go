package runewars

import (
	"math/bits"

	"muster/internal/engine/runewars/battle"
)

// The steps of a parley.
const (
	parleyAsk   = iota // battle, or influence (RW-DIPL-01, RW-DIPL-02)
	parleyRead         // choice of the card that is read
	parleyRed          // battle, or back (RW-DIPL-03)
	parleyFlees        // choice of the neutral units' area
)

func (s *State) parleyLegal(r *Rules, f *Frame, buf []Action) []Action {
	w := &s.War
	switch f.Step {
	case parleyAsk:
		if !s.Fought {
			buf = append(buf, ActionOf(Battle, 0))
		}
		if w.brought() <= r.Numbers.Most { // RW-MOVE-07
			for n := uint8(1); n <= min(s.Seats[f.Seat].Influence, r.Numbers.Diplomacy); n++ {
				buf = append(buf, ActionOf(Parley, n))
			}
		}
	case parleyRead:
		for d := range r.Destiny {
			if w.Drawn&r.Destiny[d] != 0 {
				buf = append(buf, ActionOf(Read, uint8(d)))
			}
		}
	case parleyRed:
		if !s.Fought {
			buf = append(buf, ActionOf(Battle, 0))
		}
		for to := s.refuges(r); to != 0; to &= to - 1 {
			buf = append(buf, ActionAt(GoBack, uint8(bits.TrailingZeros64(to))))
		}
	case parleyFlees:
		for to := s.uncontrolled(r, w.Area); to != 0; to &= to - 1 {
			buf = append(buf, ActionAt(GoBack, uint8(bits.TrailingZeros64(to))))
		}
	}
	if len(buf) == 0 {
		buf = append(buf, ActionOf(Done, 0))
	}
	return buf
}

// brought returns the number of arriving units.
func (w *War) brought() uint8 {
	n := uint8(0)
	for _, m := range w.Brought {
		n += m
	}
	return n
}

// refuges returns the areas to which the arriving units may go back: friendly ones, otherwise empty ones (RW-RET-02),
// over borders that they can cross (RW-RET-05). Neutral units alone go to friendly ones (RW-DIPL-04).
func (s *State) refuges(r *Rules) uint64 {
	w, c, own := &s.War, onFoot, false
	for k, n := range w.Brought {
		if n > 0 && r.classOf(w.Attacker, uint8(k)) == flying {
			c = flying
		}
		own = own || n > 0 && k < FirstNeutral
	}
	near := s.open(r, w.Area, c)
	if to := near & s.Held[w.Attacker]; to != 0 || !own {
		return to
	}
	return near & s.Empty
}

// uncontrolled returns the areas to which the neutral units of one may go (RW-RET-03).
func (s *State) uncontrolled(r *Rules, area uint8) uint64 {
	c := onFoot
	for k := FirstNeutral; k < MaxKinds; k++ {
		if p := &s.Areas[area]; p.Standing[k]+p.Routed[k] > 0 && r.classOf(0, uint8(k)) == flying {
			c = flying
		}
	}
	return s.open(r, area, c) & (s.Guard | s.Empty)
}

func (s *State) parleyTake(r *Rules, f *Frame, a Action, log *Log) {
	switch a.Verb() {
	case Battle:
		s.pop()
		s.battle(log)
	case Parley:
		s.parley(r, f, a.Card(), log)
	case Read:
		s.read(r, f, Destiny(a.Card()), log)
	case GoBack:
		if f.Step == parleyFlees {
			s.scatter(r, a.Area(), log)
		} else {
			s.withdraw(r, a.Area(), log)
		}
	default: // no area is available
		if f.Step == parleyFlees {
			s.scatter(r, NoArea, log)
		} else {
			s.withdraw(r, NoArea, log)
		}
	}
}

// parley spends influence and draws the same number of Fate cards (RW-DIPL-02).
func (s *State) parley(r *Rules, f *Frame, n uint8, log *Log) {
	s.Seats[f.Seat].Influence -= n
	log.Add(Event{Kind: ParleyBegan, Seat: f.Seat, Area: s.War.Area, n: n})
	for range n {
		if card := s.drawFate(r, log); card != NoCard {
			s.War.Drawn |= 1 << card
			log.Add(Event{Kind: FateDrawn, Seat: f.Seat, Card: card})
		}
	}
	f.Step = parleyRead
}

// read applies the destiny of a card (RW-DIPL-03).
func (s *State) read(r *Rules, f *Frame, d Destiny, log *Log) {
	w := &s.War
	log.Add(Event{Kind: FateRead, Seat: f.Seat, n: uint8(d)})
	s.Fate.Spent |= w.Drawn
	w.Drawn = 0
	switch d {
	case Gold:
		s.Areas[w.Area].Holder = f.Seat
		log.Add(Event{Kind: NeutralsJoined, Seat: f.Seat, Area: w.Area})
		s.pop()
		s.arrive(r, log)
	case Silver:
		f.Step, f.Decider = parleyFlees, s.left(r, f.Seat)
	default:
		f.Step, w.Parleyed = parleyRed, true
	}
}

// scatter moves all neutral units to an area, routed, or destroys them without one; the arriving units are then in
// theirs.
func (s *State) scatter(r *Rules, to uint8, log *Log) {
	from := s.War.Area
	log.Add(Event{Kind: NeutralsFled, Seat: Wild, Area: from, To: to})
	who := s.Areas[from]
	for k := uint8(FirstNeutral); k < MaxKinds; k++ {
		crosses := to != NoArea && s.open(r, from, r.classOf(0, k))>>to&1 == 1
		if !crosses {
			s.destroy(from, k, who.Standing[k], false, log)
			s.destroy(from, k, who.Routed[k], true, log)
			continue
		}
		s.put(Wild, to, k, who.Standing[k]+who.Routed[k], true)
	}
	s.clearUnits(from)
	decider := s.left(r, s.War.Attacker)
	s.pop()
	s.arrive(r, log)
	if to != NoArea {
		s.touch(r, to, log)
		s.crowded(r, decider, to)
	}
}

// withdraw moves the arriving units to an area, routed (RW-RET-01), or destroys them without one. No token is placed
// there (RW-RET-08).
func (s *State) withdraw(r *Rules, to uint8, log *Log) {
	w := s.War
	s.War = War{Area: NoArea}
	for k, n := range w.Brought {
		if !s.retreat(r, w.Attacker, w.Area, to, uint8(k), n, log) {
			*s.spare(w.Attacker, uint8(k)) += n
		}
	}
	s.pop()
	if to != NoArea {
		s.touch(r, to, log)
		s.crowded(r, w.Attacker, to)
	}
}

// retreat moves units of a kind, which are in no area any more, to an area, routed (RW-RET-01). It reports whether
// they could. Units that cannot cross its border are destroyed, and all of them without an area.
func (s *State) retreat(r *Rules, seat, from, to, kind, n uint8, log *Log) bool {
	if n == 0 {
		return true
	}
	if to == NoArea || s.open(r, from, r.classOf(seat, kind))>>to&1 == 0 {
		log.Add(Event{Kind: UnitsDestroyed, Seat: seat, Area: from, Unit: kind, n: n})
		return false
	}
	s.put(seat, to, kind, n, true)
	log.Add(Event{Kind: UnitsWithdrew, Seat: seat, Area: from, To: to, Unit: kind, n: n})
	return true
}

// The steps of a fight.
const (
	fightCalled = iota
	fightBegun
	fightAllies // after the fight: choice of the allied neutral units' area
	fightOver
)

// alliesTo returns the friendly areas to which the winner's units may retreat when only allied neutral ones are left.
// In an area that the winner does not otherwise control, they would cease to be allies (RW-DIPL-04).
func (s *State) alliesTo(r *Rules) uint64 {
	w, f := &s.War, &s.Fight
	side := int(f.Winner)
	seat, p, c, any := w.seat(side), &s.Areas[w.Area], onFoot, false
	if seat == Wild || f.Taken || p.Fort == seat || p.Peasants ||
		r.Areas[w.Area].Home == seat {
		return 0
	}
	for k := range MaxKinds {
		n := f.Here(side, k)
		if side == battle.Defender {
			n += int(p.Routed[k])
		}
		switch {
		case n == 0:
			continue
		case k < FirstNeutral:
			return 0
		case r.classOf(seat, uint8(k)) == flying:
			c = flying
		}
		any = true
	}
	if !any {
		return 0
	}
	return s.open(r, w.Area, c) & s.Held[seat] &^ (1 << w.Area)
}

// alliesLegal lists their destinations, and staying.
func (s *State) alliesLegal(r *Rules, buf []Action) []Action {
	buf = append(buf, ActionOf(Done, 0))
	for to := s.alliesTo(r); to != 0; to &= to - 1 {
		buf = append(buf, ActionAt(GoBack, uint8(bits.TrailingZeros64(to))))
	}
	return buf
}

// alliesLeave moves the units that won, and are in the area now, to another one. Units in play are counted afterwards.
func (s *State) alliesLeave(r *Rules, from, to uint8, log *Log) {
	who := s.Areas[from]
	s.clearUnits(from)
	for k := range uint8(MaxKinds) {
		s.retreat(r, who.Holder, from, to, k, who.Standing[k]+who.Routed[k], log)
	}
}
