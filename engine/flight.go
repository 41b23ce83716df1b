package engine

import (
	"slices"

	"muster/maps/hex"
)

// flightFrame is the row of InFlight: a creature flies.
var flightFrame = frameRow{
	name: "a flight", legal: (*State).legalFlight, take: (*State).takeFlight, run: (*State).runFlight, allows: (*State).allowsFlight,
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

// mayFly tells whether a unit can fly off: there is a hex on which it can land.
func (s *State) mayFly(r *Rules, u *Unit) bool {
	far := r.wings(u)
	if far == 0 || u.At < 0 || u.Mods.Pace != 0 || s.grounded(r, u) {
		return false
	}
	ways := s.flights(r, u, u.At, far)
	return !ways.Empty()
}

// wings are the hexes of a unit's longest flight, 0 when it does not fly. A Lore card that lets it move so many hexes at
// most lets it fly no farther.
func (r *Rules) wings(u *Unit) int8 {
	b := &r.Kinds[u.Kind].Beast
	if most := u.Mods.MoveMost - 1; most >= 0 && most < b.FlyMost {
		if most < b.FlyLeast {
			return 0
		}
		return most
	}
	return b.FlyMost
}

// grounded tells whether something keeps a unit from flying.
func (s *State) grounded(r *Rules, u *Unit) bool {
	return r.bonds(u)&Rooted != 0 || u.Mods.MoveMost == 1
}

// landing are the hexes on which a unit could land now.
func (s *State) landing(r *Rules, u *Unit) hex.Set {
	return r.Kinds[u.Kind].Beast.Lands.Minus(s.Taken).Minus(s.Sites.On)
}

// flights are the hexes over which a unit can fly next: any neighbour, whatever lies and stands there, from which it
// can still come to where it lands.
func (s *State) flights(r *Rules, u *Unit, from hex.Hex, left int8) (out hex.Set) {
	lands := s.landing(r, u)
	for to := range r.near[from].Each() {
		if r.comesTo(&lands, to, int(left)-1) {
			out.Add(to)
		}
	}
	return out
}

// comesTo tells whether one of some hexes is at most so many hexes away.
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

// legalBeasts lists the moves that only creatures have.
func (s *State) legalBeasts(r *Rules, buf []Action) []Action {
	camp := r.CampOf[s.Active]
	for i := r.from[camp]; i < r.to[camp]; i++ {
		if s.moves(i) && s.rollsMove(r, &s.Units[i]) {
			buf = append(buf, RollMoveAction(i))
		}
	}
	for i := r.from[camp]; i < r.to[camp]; i++ {
		if u := &s.Units[i]; s.moves(i) && s.mayFly(r, u) {
			ways := s.flights(r, u, u.At, r.wings(u))
			buf = list(buf, FlyOver, i, &ways)
		}
	}
	return buf
}

// flyOff begins a flight. It takes the place of the move and of the battle. The unit stays on its hex until it lands.
func (s *State) flyOff(r *Rules, i uint8, to hex.Hex, log *Log) {
	u := &s.Units[i]
	u.Marks |= Done | Moved | TooFar
	e := s.note(FlightBegan, i, 0, 0)
	e.From = u.At
	log.add(e)
	s.Lore.Power = PowerUse{}
	s.push(Frame{Kind: InFlight, Who: s.director(u), Unit: i, Foe: NoUnit, Left: r.wings(u), At: to})
}

// breath tells whether a unit can pay for a power of its flight, out of what is stored beside it: nothing is rolled yet.
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
			for p := r.Kinds[u.Kind].Beast.From; p < r.Kinds[u.Kind].Beast.To; p++ {
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
		s.ask(r, moment{OnMove, f.Unit, NoUnit, 0})
	case flightWaits:
		lands := s.landing(r, u)
		mayLand := lands.Has(f.At) && f.Gone >= r.Kinds[u.Kind].Beast.FlyLeast
		ways := s.flights(r, u, f.At, f.Left)
		switch {
		case !ways.Empty():
			return true
		case mayLand:
			s.land(r, f, f.At, 0, log)
		default: // what it wanted to land on is taken
			return s.fall(r, f, false, log)
		}
	default:
		return true
	}
	return false
}

// overfly breathes at an enemy below, once at each.
func (s *State) overfly(r *Rules, f *Frame, log *Log) {
	below := s.On[f.At]
	if below == NoUnit || s.Units[below].Camp == s.Units[f.Unit].Camp {
		return
	}
	e := s.between(FlownOver, f.Unit, below, 0, 0)
	e.To = f.At
	log.add(e)
	use := &s.Lore.Power
	if f.Foe == NoUnit || use.Flown.Has(below) {
		return
	}
	use.Flown.Add(below)
	use.Which, use.Deed = f.Foe, 0
	s.push(Frame{Kind: InPower, Step: toDeed, Who: f.Who, Unit: f.Unit, Foe: below, At: f.At})
}

func (s *State) legalFlight(r *Rules, f *Frame, buf []Action) []Action {
	u := &s.Units[f.Unit]
	b := &r.Kinds[u.Kind].Beast
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
	ways := s.flights(r, u, f.At, f.Left)
	buf = list(buf, FlyOver, f.Unit, &ways)
	if lands := s.landing(r, u); lands.Has(f.At) && f.Gone >= b.FlyLeast {
		buf = append(buf, LandAction(f.Unit, f.At))
	}
	return buf
}

func (s *State) takeFlight(r *Rules, f *Frame, a Action, log *Log) {
	switch a.Kind() {
	case Pass:
		f.Step = toEnter
	case UsePower:
		f.Step, f.Foe = toEnter, a.Power()
		s.unstore(f.Unit, int(r.Lore.Powers[f.Foe].Cost), log)
		log.add(s.between(PowerUsed, f.Unit, NoUnit, int8(f.Foe), 0))
	case FlyOver:
		f.Step, f.At = toEnter, a.Hex()
	case Land:
		s.land(r, f, a.Hex(), truth(f.Step == fallWaits), log)
	}
}

// land ends a flight on a hex.
func (s *State) land(r *Rules, f *Frame, to hex.Hex, fell int8, log *Log) {
	i, gone := f.Unit, f.Gone
	s.pop()
	s.Lore.Power = PowerUse{}
	e := s.travel(Landed, i, s.Units[i].At, to, gone)
	e.M = fell
	log.add(e)
	if to == s.Units[i].At {
		return
	}
	s.settleOn(r, i, to, log)
}

// settleOn puts a flier down; the objectives of the hex that it left are lost with it.
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

// fall brings a flier down where it is, or on the nearest hex on which it may land: one that something has caught
// after a check of one die. Of several that are as near its player names one.
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
	s.land(r, f, to.First(), 1, log)
	return false
}

// fallsTo are the hexes on which a falling flier can come down: the nearest ones. When there is none it comes down
// where it flew off.
func (s *State) fallsTo(r *Rules, f *Frame) (to hex.Set) {
	home := s.Units[f.Unit].At
	lands := s.landing(r, &s.Units[f.Unit])
	if r.Kinds[s.Units[f.Unit].Kind].Beast.Lands.Has(home) { // it has left the hex from which it flew
		lands.Add(home)
	}
	near := hex.Max
	for h := range lands.Each() {
		d := r.Board.Distance(f.At, h)
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

// allowsFlight reports whether legalFlight would list an action. Where it may fall makes a long list, which it does
// without.
func (s *State) allowsFlight(r *Rules, f *Frame, a Action) bool {
	if f.Step == fallWaits {
		to := s.fallsTo(r, f)
		return a == LandAction(f.Unit, a.Hex()) && a.arg() < len(r.Cells) && to.Has(a.Hex())
	}
	var short shortList
	return slices.Contains(s.legalFlight(r, f, short[:0]), a)
}
