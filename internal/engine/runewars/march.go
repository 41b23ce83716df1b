package runewars

import "math/bits"

// The steps of a march.
const (
	marchWhere  = iota // choice of the activated area (RW-MOVE-01)
	marchWho           // choice of the figures that go there
	marchArrive        // effects of their arrival
	marchOver
)

// Flags of a march: it is optional, as the Supremacy Bonus of Mobilize; its portals are paid for.
const (
	againFlag = 1 << iota
	paidFlag
)

// march makes a seat activate an area and move figures there (RW-ORD-05, RW-ORD-06). Frame.Area is the area, Set the
// areas through which units may come, M the reduction of an enemy stronghold, Key the last named units. Units are named
// in order, so that the same march is reached in one way. No second battle begins in an Order (RW-ORD-12):
// State.Fought marks the first one.
func (s *State) march(seat, less uint8, again bool) {
	f := newFrame(InMarch, seat)
	f.M = less
	if again {
		f.Flags = againFlag
	}
	s.push(f)
}

func (s *State) marchLegal(r *Rules, f *Frame, buf []Action) []Action {
	if f.Step == marchWhere {
		return s.targets(r, f, buf)
	}
	buf = append(buf, ActionOf(Done, 0))
	buf = s.marchers(r, f, buf)
	return s.marchingHeroes(r, f, buf)
}

// targets lists the areas that may be activated: those without a token of the seat's.
func (s *State) targets(r *Rules, f *Frame, buf []Action) []Action {
	n := len(buf)
	for a := range r.Areas {
		if (uint64(s.Areas[a].Active>>f.Seat)|s.Scorched>>a)&1 == 1 || s.Fought && s.mustFight(f.Seat, uint8(a)) {
			continue
		}
		buf = append(buf, ActionAt(Activate, uint8(a)))
	}
	if len(buf) == n || f.Flags&againFlag != 0 {
		buf = append(buf, ActionOf(Done, 0))
	}
	return buf
}

// mustFight reports whether units that came to an area would have to fight there: against another player's, or against
// neutral ones without influence for diplomacy (RW-DIPL-02).
func (s *State) mustFight(seat, area uint8) bool {
	if !s.foes(seat, area) {
		return false
	}
	return s.Guard>>area&1 == 0 || s.Seats[seat].Influence == 0
}

// marchers lists the units that may come: within reach, through friendly and empty areas, from areas that are not
// activated (RW-MOVE-02, RW-MOVE-03), standing ones only (RW-TERM-12).
func (s *State) marchers(r *Rules, f *Frame, buf []Action) []Action {
	seat := &r.Seats[f.Seat]
	reach, portals := [2][2]uint64{}, s.portals(r, f)
	for c := range reach {
		reach[c][0] = s.aroundBy(r, f.Area, class(c), r.Numbers.Reach, f.Set, portals)
		reach[c][1] = s.aroundBy(r, f.Area, class(c), r.Numbers.FastReach, f.Set, portals)
	}
	for k := uint8(0); k < MaxKinds; k++ {
		fast := seat.Fast >> k & 1
		from := reach[r.classOf(f.Seat, k)][fast] & s.Held[f.Seat]
		for ; from != 0 && s.mayCome(f, k); from &= from - 1 {
			a := uint8(bits.TrailingZeros64(from))
			p := &s.Areas[a]
			if p.Holder != f.Seat || p.Active>>f.Seat&1 == 1 || marchKey(k, a) <= f.Key {
				continue
			}
			for n := uint8(1); n <= min(p.Standing[k], 15) && s.roomFor(r, f, n); n++ {
				buf = append(buf, ActionUnits(March, a, f.Area, k, n))
			}
		}
	}
	return buf
}

// marchKey returns the position of units in the order of naming; 0 for no units.
func marchKey(kind, from uint8) uint16 { return uint16(kind)<<6 | uint16(from) + 1 }

// heroKey is after all units.
const heroKey = 1 << 12

// mayCome reports whether units of a kind may go into the area: allied neutral ones go with others, or into a friendly
// area (RW-DIPL-05).
func (s *State) mayCome(f *Frame, kind uint8) bool {
	if kind < FirstNeutral || s.Held[f.Seat]>>f.Area&1 == 1 {
		return true
	}
	return s.War.Area == f.Area
}

// roomFor reports whether n units more may come: an area's limit does not bind units that come to fight (RW-MOVE-07).
func (s *State) roomFor(r *Rules, f *Frame, n uint8) bool {
	return s.foes(f.Seat, f.Area) || s.Areas[f.Area].Units+n <= r.Numbers.Most
}

// marchingHeroes lists the heroes that may come: they pass through anything, and activation does not hold them
// (RW-MOVE-02, RW-MOVE-03, RW-HERO-06). Commanders pass through anything too, but leave no activated area (RW-CMD-04).
func (s *State) marchingHeroes(r *Rules, f *Frame, buf []Action) []Action {
	near := s.aroundBy(r, f.Area, onFoot, r.Numbers.Reach, ^uint64(0), s.portals(r, f))
	for h := range r.Heroes {
		g := &s.Heroes[h]
		if g.Leads != 0 && g.Area != NoArea && s.Areas[g.Area].Active>>f.Seat&1 == 1 {
			continue // RW-CMD-04
		}
		if g.Owner == f.Seat && g.Area != NoArea && !g.Routed && near>>g.Area&1 == 1 && f.Key < heroKey+1+uint16(h) {
			buf = append(buf, ActionTo(MarchHero, uint8(h), f.Area))
		}
	}
	return buf
}

func (s *State) marchTake(r *Rules, f *Frame, a Action, log *Log) {
	switch a.Verb() {
	case Activate:
		f.Area, f.Step, f.Set = a.Area(), marchWho, s.friendly(f.Seat)
		p := &s.Areas[f.Area]
		p.Active |= 1 << f.Seat
		log.Add(Event{Kind: AreaActivated, Seat: f.Seat, Area: f.Area})
		if p.Peasants { // RW-DEV-07
			if p.Peasants = false; p.Units == 0 {
				p.Holder = NoSeat
			}
			s.touch(r, f.Area, log)
		}
	case March:
		s.come(r, f, a, log)
	case MarchHero:
		f.Key = heroKey + 1 + uint16(a.Hero())
		from := s.Heroes[a.Hero()].Area
		s.toll(r, f, s.around(r, f.Area, onFoot, r.Numbers.Reach, ^uint64(0))>>from&1 == 0, log)
		portals := uint64(0)
		if f.Flags&paidFlag != 0 {
			portals = s.Portals
		}
		s.moveHero(a.Hero(), f.Area, log)
		s.passes(r, a.Hero(), from, f.Area, r.Numbers.Reach, portals)
	default:
		if f.Step == marchWhere {
			s.pop()
			return
		}
		f.Step = marchArrive
		s.settleBehind(r, log)
	}
}

// come makes units leave an area: into the activated one, or into the War while its own units are to be fought.
func (s *State) come(r *Rules, f *Frame, a Action, log *Log) {
	from, k, n := a.Area(), a.Kind(), a.Count()
	f.Key = marchKey(k, from)
	reach := r.Numbers.Reach
	if r.Seats[f.Seat].Fast>>k&1 == 1 {
		reach = r.Numbers.FastReach
	}
	s.toll(r, f, s.around(r, f.Area, r.classOf(f.Seat, k), reach, f.Set)>>from&1 == 0, log)
	hostile := s.foes(f.Seat, f.Area)
	s.remove(from, k, n, false)
	log.Add(Event{Kind: UnitsMarched, Seat: f.Seat, Area: from, To: f.Area, Unit: k, n: n})
	s.leave(r, from, log)
	if !hostile {
		s.put(f.Seat, f.Area, k, n, false)
		s.touch(r, f.Area, log)
		s.vacated(r, f.Seat, from)
		return
	}
	if s.War.Area != f.Area {
		s.War = War{Area: f.Area, Attacker: f.Seat, Defender: Wild, Less: f.M}
		if who := s.Controller(f.Area); who != NoSeat {
			s.War.Defender = who
		}
	}
	s.War.Brought[k] += n
	s.vacated(r, f.Seat, from)
}

func (s *State) marchRun(r *Rules, f *Frame, log *Log) bool {
	switch f.Step {
	case marchWhere, marchWho:
		return true
	case marchArrive:
		f.Step = marchOver
		switch {
		case s.War.Area == NoArea:
		case s.War.Defender == Wild:
			s.push(newFrame(InParley, f.Seat))
		default:
			s.battle(log)
		}
	default:
		s.pop()
	}
	return false
}

// arrive puts the arriving units into the area; surplus units must go.
func (s *State) arrive(r *Rules, log *Log) {
	w := &s.War
	for k, n := range w.Brought {
		s.put(w.Attacker, w.Area, uint8(k), n, false)
	}
	s.touch(r, w.Area, log)
	s.crowded(r, w.Attacker, w.Area)
	s.War = War{Area: NoArea}
}
