package battlelore

import (
	"muster/internal/engine/command"
	"slices"

	"muster/maps/hex"
)

// flightRow is the row of InFlight: a creature flies.
var flightRow = frameRow{
	Name: "a flight", Legal: (*State).legalFlight, Take: (*State).takeFlight,
	Run: (*State).runFlight, Allows: (*State).allowsFlight,
}

// Steps of InFlight.
const (
	toBreathe uint8 = iota // a breath may be paid for
	breathWaits
	toEnter // it comes over a hex
	flightWaits
	toAnswerFlight // others may answer
	fallWaits      // it falls, and lands on one of several hexes that are as near
)

// legalCreatures lists the moves that only creatures have.
func (s *State) legalCreatures(r *Rules, movers []uint8, buf []Action) []Action {
	for _, i := range movers {
		if s.rollsMove(r, &s.Units[i]) {
			buf = append(buf, RollMoveAction(i))
		}
	}
	for _, i := range movers {
		if u := &s.Units[i]; s.mayFly(r, u) {
			ways := s.flights(r, u, u.At, r.wings(u))
			buf = list(buf, FlyOver, i, &ways)
		}
	}
	return buf
}

// flightFrame returns the frame of a flier with its remaining hexes and the next hex, over.
func flightFrame(who Player, unit uint8, hexes int8, over hex.Hex) Frame {
	f := bare(InFlight, who)
	f.Unit, f.Left, f.At = unit, hexes, over
	return f
}

// Over returns the current or next hex of the flier of InFlight.
func (f *Frame) Over() hex.Hex { return f.At }

// Breath returns the power that the flier of InFlight uses on the way; ok is false without one.
func (f *Frame) Breath() (power uint8, ok bool) {
	return f.Target, f.Kind == InFlight && f.Target != NoUnit
}

// flyOff begins a flight. It replaces the move and the battle. The unit stays on its hex until it lands.
func (s *State) flyOff(r *Rules, i uint8, to hex.Hex, log *Log) {
	u := &s.Units[i]
	u.Marks |= Done | Moved | TooFar
	log.add(unitEvent(s, FlightBegan, i, 0, 0).from(s.Units[i].At))
	s.Lore.Power = PowerUse{}
	s.push(flightFrame(s.director(u), i, r.wings(u), to))
}

// breath reports whether a unit can pay for a power of its flight from its stored tokens: nothing is rolled yet.
func (s *State) breath(r *Rules, u *Unit, which uint8) bool {
	p := &r.Lore.Powers[which]
	return p.Flight && int8(u.Store) >= p.Cost
}

// runFlight flies on to the next choice.
func (s *State) runFlight(r *Rules, f *Frame, log *Log) bool {
	u := &s.Units[f.Unit]
	switch {
	case u.At < 0:
		s.pop()
		return false
	case f.Step == fallWaits:
		return true
	case s.grounded(r, u):
		return s.fall(r, f, true, log)
	}
	switch f.Step {
	case toBreathe:
		f.Step = toEnter
		if r.Lore != nil {
			for p := r.Kinds[u.Kind].Creature.From; p < r.Kinds[u.Kind].Creature.To; p++ {
				if s.breath(r, u, p) {
					f.Step = breathWaits
					return true
				}
			}
		}
	case toEnter:
		f.Step = toAnswerFlight
		f.Left--
		f.Gone++
		s.overfly(r, f, log)
	case toAnswerFlight:
		f.Step = flightWaits
		s.ask(r, castTiming{OnMove, f.Unit, NoUnit, 0})
	case flightWaits:
		lands := s.landing(r, u)
		mayLand := lands.Has(f.Over()) && f.Gone >= r.Kinds[u.Kind].Creature.FlyLeast
		ways := s.flights(r, u, f.Over(), f.Left)
		switch {
		case !ways.Empty():
			return true
		case mayLand:
			s.land(r, f, f.Over(), false, log)
		default: // its landing hex is taken
			return s.fall(r, f, false, log)
		}
	default:
		return true
	}
	return false
}

// overfly breathes at an enemy below, once at each.
func (s *State) overfly(r *Rules, f *Frame, log *Log) {
	below := s.On[f.Over()]
	if below == NoUnit || s.Units[below].Camp == s.Units[f.Unit].Camp {
		return
	}
	log.add(unitEvent(s, FlownOver, f.Unit, 0, 0).at(below).to(f.Over()))
	use := &s.Lore.Power
	if f.Target == NoUnit || use.Flown.Has(below) {
		return
	}
	use.Flown.Add(below)
	use.Which, use.Effect = f.Target, 0
	s.push(breathFrame(f, below))
}

func (s *State) legalFlight(r *Rules, f *Frame, buf []Action) []Action {
	u := &s.Units[f.Unit]
	b := &r.Kinds[u.Kind].Creature
	if f.Step == breathWaits {
		buf = append(buf, PassAction())
		for p := b.From; p < b.To; p++ {
			if s.breath(r, u, p) {
				buf = append(buf, UsePowerAction(f.Unit, p))
			}
		}
		return buf
	}
	if f.Step == fallWaits {
		to := s.fallsTo(r, f)
		return list(buf, Land, f.Unit, &to)
	}
	ways := s.flights(r, u, f.Over(), f.Left)
	buf = list(buf, FlyOver, f.Unit, &ways)
	if lands := s.landing(r, u); lands.Has(f.Over()) && f.Gone >= b.FlyLeast {
		buf = append(buf, LandAction(f.Unit, f.Over()))
	}
	return buf
}

func (s *State) takeFlight(r *Rules, f *Frame, a Action, log *Log) {
	switch a.Kind() {
	case Pass:
		f.Step = toEnter
	case UsePower:
		f.Step, f.Target = toEnter, a.Power()
		s.unstore(f.Unit, int(r.Lore.Powers[f.Target].Cost), log)
		log.add(unitEvent(s, PowerUsed, f.Unit, f.Target, 0).at(NoUnit))
	case FlyOver:
		f.Step, f.At = toEnter, a.Hex()
	case Land:
		s.land(r, f, a.Hex(), f.Step == fallWaits, log)
	}
}

// land ends a flight on a hex.
func (s *State) land(r *Rules, f *Frame, to hex.Hex, fell bool, log *Log) {
	i, gone := f.Unit, f.Gone
	s.pop()
	s.Lore.Power = PowerUse{}
	log.add(unitEvent(s, Landed, i, gone, command.Bit(fell)).along(s.Units[i].At, to))
	if to == s.Units[i].At {
		return
	}
	s.settleOn(r, i, to, log)
}

// settleOn lands a flier; the objectives of the hex that it left are lost.
func (s *State) settleOn(r *Rules, i uint8, to hex.Hex, log *Log) {
	from := s.Units[i].At
	s.leave(i)
	s.stand(i, to)
	if r.points.Has(from) {
		s.loseObjectives(r, s.Units[i].Camp, log)
	}
	if r.gates.Has(to) {
		s.entryGifts(r, i, from, log)
	}
}

// fall lands a flier where it is, or on the nearest legal hex. A flier that is caught falls after a check of
// one die. Of several equally near hexes its player names one.
func (s *State) fall(r *Rules, f *Frame, caught bool, log *Log) (waits bool) {
	i := f.Unit
	if caught {
		s.check(r, i, 1, log)
		if s.Ended != Playing {
			return false
		}
		if s.Units[i].At < 0 {
			s.pop()
			return false
		}
	}
	to := s.fallsTo(r, f)
	if to.Len() > 1 {
		f.Step = fallWaits
		return true
	}
	s.land(r, f, to.First(), true, log)
	return false
}

// fallsTo returns the hexes on which a falling flier can land: the nearest ones. Without one it lands where it
// started.
func (s *State) fallsTo(r *Rules, f *Frame) (to hex.Set) {
	home := s.Units[f.Unit].At
	lands := s.landing(r, &s.Units[f.Unit])
	if r.Kinds[s.Units[f.Unit].Kind].Creature.Lands.Has(home) { // it has left the hex from which it flew
		lands.Add(home)
	}
	near := hex.Max
	for h := range lands.Each() {
		d := r.Board.Distance(f.Over(), h)
		if d < near {
			to, near = hex.Set{}, d
		}
		if d == near {
			to.Add(h)
		}
	}
	if to.Empty() {
		to.Add(home)
	}
	return to
}

// allowsFlight reports whether legalFlight would list an action, without the long list of hexes for a fall.
func (s *State) allowsFlight(r *Rules, f *Frame, a Action) bool {
	if f.Step == fallWaits {
		to := s.fallsTo(r, f)
		return a == LandAction(f.Unit, a.Hex()) && a.arg() < len(r.Cells) && to.Has(a.Hex())
	}
	var short [MaxLore + 16]Action
	return slices.Contains(s.legalFlight(r, f, short[:0]), a)
}

// mayFly reports whether a unit can start a flight: there is a hex on which it can land.
func (s *State) mayFly(r *Rules, u *Unit) bool {
	far := r.wings(u)
	if far == 0 || u.At < 0 || u.Mods.Pace != 0 || s.grounded(r, u) {
		return false
	}
	ways := s.flights(r, u, u.At, far)
	return !ways.Empty()
}

// wings returns the hexes of a unit's longest flight, 0 when it does not fly. A Lore card's limit on its move also
// limits the flight.
func (r *Rules) wings(u *Unit) int8 {
	b := &r.Kinds[u.Kind].Creature
	if most := u.Mods.MoveMost - 1; most >= 0 && most < b.FlyMost {
		if most < b.FlyLeast {
			return 0
		}
		return most
	}
	return b.FlyMost
}

// grounded reports whether something keeps a unit from flying.
func (s *State) grounded(r *Rules, u *Unit) bool {
	return r.bonds(u)&Rooted != 0 || u.Mods.MoveMost == 1
}

// landing returns the hexes on which a unit could land now.
func (s *State) landing(r *Rules, u *Unit) hex.Set {
	return r.Kinds[u.Kind].Creature.Lands.Minus(s.Taken).Minus(s.Places.On)
}

// flights returns the next hexes of a unit's flight: any neighbour, with any content, from which it can still reach a
// landing hex.
func (s *State) flights(r *Rules, u *Unit, from hex.Hex, left int8) (out hex.Set) {
	lands := s.landing(r, u)
	for to := range r.near[from].Each() {
		if r.comesTo(&lands, to, int(left)-1) {
			out.Add(to)
		}
	}
	return out
}

// comesTo reports whether one of some hexes is within the given distance.
func (r *Rules) comesTo(ends *hex.Set, from hex.Hex, far int) bool {
	if far < 0 {
		return false
	}
	if ends.Has(from) || far > 0 && r.near[from].Meets(ends) { // nearly always
		return true
	}
	for h := range ends.Each() {
		if r.Board.Distance(from, h) <= far {
			return true
		}
	}
	return false
}
