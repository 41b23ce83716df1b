package runewars

import (
	"math/bits"

	"muster/internal/engine/runewars/battle"
)

// units are numbers of units by kind, four bits a kind.
type units uint64

// mostUnits is the maximum of a kind.
const mostUnits = 15

func (u units) of(kind uint8) uint8 { return uint8(u >> (4 * kind) & mostUnits) }

// set sets the number of a kind.
func (u *units) set(kind, n uint8) { *u = *u&^(mostUnits<<(4*kind)) | units(n)<<(4*kind) }

// add adds units, up to the maximum.
func (u *units) add(more units) {
	for k := range uint8(MaxKinds) {
		u.set(k, min(u.of(k)+more.of(k), mostUnits))
	}
}

// first returns the first kind with a unit.
func (u units) first() uint8 { return uint8(bits.TrailingZeros64(uint64(u)) / 4) }

// The areas for units: Frame.Flags.
const (
	placeForts = iota // in areas with own strongholds, even without room (RW-DIAL-03)
	placeHome         // in areas of the home realm that have room (RW-SETUP-24)
	placeHere         // in Frame.Area
)

// The steps of placing.
const (
	placeKinds = iota // choice of their kinds, if a shape is given
	placeAsk          // another kind instead (RW-DIAL-05), or a unit taken out of play (RW-DIAL-04)
	placeFree
	placeWhere
)

// place makes a seat put units on the board. Frame.Set are the remaining units, Key the kinds that were asked about,
// Who the current kind. While it is placed, M is the area of the last unit, plus one. Areas are named in ascending
// order, so that the same army is reached in one way.
func (s *State) place(seat uint8, all units, where uint8) {
	f := newFrame(InPlace, seat)
	f.Set, f.Flags, f.Step = uint64(all), where, placeAsk
	s.push(f)
}

// placeShape makes a seat put a number of units of a shape on the board, and choose their kinds: own ones at
// strongholds, or neutral ones in an area. Frame.N is the remaining number, M the shape, Who the current kind.
func (s *State) placeShape(seat, n uint8, shape battle.Shape, area uint8) {
	f := newFrame(InPlace, seat)
	f.N, f.M, f.Step, f.Who = n, uint8(shape), placeKinds, 0
	if area != NoArea {
		f.Area, f.Flags, f.Who = area, placeHere, FirstNeutral
	}
	s.push(f)
}

func (s *State) placeLegal(r *Rules, f *Frame, buf []Action) []Action {
	all := units(f.Set)
	switch f.Step {
	case placeKinds:
		for n := range min(f.N, s.placeMost(f, f.Who)) + 1 {
			buf = append(buf, ActionUnits(Choose, 0, 0, f.Who, n))
		}
	case placeAsk:
		for n := range min(all.of(f.Who), *s.spare(f.Seat, f.M)) + 1 {
			buf = append(buf, ActionUnits(Choose, 0, 0, f.M, n))
		}
	case placeFree:
		buf = append(buf, ActionOf(Done, 0))
		for own := s.Held[f.Seat]; own != 0; own &= own - 1 {
			buf = s.freeLegal(f, uint8(bits.TrailingZeros64(own)), buf)
		}
	default:
		n := all.of(f.Who)
		for to := s.placesOf(r, f); to != 0; to &= to - 1 {
			a := uint8(bits.TrailingZeros64(to))
			rest := s.roomIn(r, f, to&(to-1))
			for c := uint8(1); c <= min(n, s.roomIn(r, f, 1<<a)); c++ {
				if n-c <= rest {
					buf = append(buf, ActionUnits(PutUnits, a, 0, f.Who, c))
				}
			}
		}
	}
	return buf
}

// freeLegal lists the units of the kind by area. The player may destroy one, so that it can be recruited (RW-DIAL-04,
// RW-LIM-03).
func (s *State) freeLegal(f *Frame, area uint8, buf []Action) []Action {
	p := &s.Areas[area]
	if p.Holder != f.Seat {
		return buf
	}
	if p.Standing[f.Who] > 0 {
		buf = append(buf, ActionAll(Disband, area, f.Who, 1, false))
	}
	if p.Routed[f.Who] > 0 {
		buf = append(buf, ActionAll(Disband, area, f.Who, 1, true))
	}
	return buf
}

// placeMost returns the number of units of a kind that can come. If all of an own kind are in play one may be
// destroyed; neutral ones come only from the box (RW-CITY-01).
func (s *State) placeMost(f *Frame, kind uint8) uint8 {
	if f.Flags == placeHere {
		return min(*s.spare(f.Seat, kind), mostUnits)
	}
	return mostUnits
}

// placesOf returns the areas in which the kind may be placed, after the last one.
func (s *State) placesOf(r *Rules, f *Frame) uint64 {
	var out uint64
	switch f.Flags {
	case placeHere:
		out = 1 << f.Area & s.Held[f.Seat]
	case placeHome:
		out = r.home(f.Seat) & s.Held[f.Seat]
	default:
		for own := s.Held[f.Seat]; own != 0; own &= own - 1 {
			if a := bits.TrailingZeros64(own); s.Areas[a].Fort == f.Seat {
				out |= 1 << a
			}
		}
	}
	return out &^ (1<<f.M - 1)
}

// roomIn returns the number of units that the areas can take: at the start their limits, otherwise any (RW-SETUP-24,
// RW-DIAL-03).
func (s *State) roomIn(r *Rules, f *Frame, areas uint64) uint8 {
	if f.Flags != placeHome {
		if areas == 0 {
			return 0
		}
		return mostUnits
	}
	n := uint8(0)
	for ; areas != 0; areas &= areas - 1 {
		if u := s.Areas[bits.TrailingZeros64(areas)].Units; u < r.Numbers.Most {
			n += r.Numbers.Most - u
		}
	}
	return n
}

func (s *State) placeTake(r *Rules, f *Frame, a Action, log *Log) {
	all := units(f.Set)
	switch a.Verb() {
	case Choose:
		if f.Step == placeKinds {
			s.placeChosen(f, a.Count())
			return
		}
		f.Key |= 1 << f.M
		all.set(f.Who, all.of(f.Who)-a.Count())
		all.set(f.M, min(all.of(f.M)+a.Count(), mostUnits))
	case Disband:
		s.destroy(a.Area(), f.Who, 1, a.Routed(), log)
		s.touch(r, a.Area(), log)
	case PutUnits:
		all.set(f.Who, all.of(f.Who)-s.placed(r, f, a.Area(), a.Count(), log))
		f.M = a.Area() + 1
	default: // no more units are destroyed
		all.set(f.Who, *s.spare(f.Seat, f.Who))
	}
	f.Set = uint64(all)
}

// placeChosen makes a number of the units be of the current kind.
func (s *State) placeChosen(f *Frame, n uint8) {
	all := units(f.Set)
	all.set(f.Who, n)
	f.Set = uint64(all)
	f.N -= n
	f.Who++
}

// placed puts units of the kind into an area. It returns the number that have come: if too few are left, all of them.
func (s *State) placed(r *Rules, f *Frame, area, n uint8, log *Log) uint8 {
	if n = s.Raise(f.Seat, area, f.Who, n); n > 0 {
		log.Add(Event{Kind: UnitsRaised, Seat: f.Seat, Area: area, Unit: f.Who, n: n})
		s.touch(r, area, log)
	}
	return n
}

func (s *State) placeRun(r *Rules, f *Frame, log *Log) bool {
	if f.Step == placeKinds {
		return s.placeNext(r, f)
	}
	for {
		if f.Set == 0 {
			s.placeOver(r, f)
			return false
		}
		if who := units(f.Set).first(); who != f.Who || f.Step < placeAsk {
			f.Who, f.M, f.Step = who, 0, placeAsk
		}
		if f.Step == placeAsk && s.asksInstead(r, f) {
			return true
		}
		if f.Step < placeWhere && s.asksFree(f) {
			f.Step = placeFree
			return true
		}
		if f.Step < placeWhere {
			f.Step, f.M = placeWhere, 0
		}
		if all, left := units(f.Set), *s.spare(f.Seat, f.Who); all.of(f.Who) > left { // a card has taken them
			all.set(f.Who, left)
			f.Set = uint64(all)
			continue
		}
		if s.placeAlone(r, f, log) {
			return true
		}
	}
}

// placeAlone places units without a choice; it reports whether there is one.
func (s *State) placeAlone(r *Rules, f *Frame, log *Log) bool {
	var backing [MaxActions]Action
	open := s.placeLegal(r, f, backing[:0])
	if len(open) > 1 {
		return true
	}
	all := units(f.Set)
	if len(open) == 1 {
		s.placeTake(r, f, open[0], log)
		return false
	}
	for to := s.placesOf(r, f); to != 0; to &= to - 1 { // only some of them have room
		a := uint8(bits.TrailingZeros64(to))
		n := min(all.of(f.Who), s.roomIn(r, f, 1<<a))
		all.set(f.Who, all.of(f.Who)-s.placed(r, f, a, n, log))
	}
	all.set(f.Who, 0)
	f.Set = uint64(all)
	return false
}

// placeNext goes on to the next kind of the shape with a choice.
func (s *State) placeNext(r *Rules, f *Frame) bool {
	last := uint8(MaxKinds)
	if f.Flags != placeHere {
		last = r.Seats[f.Seat].Own
	}
	for ; f.N > 0 && f.Who < last; f.Who++ {
		if !s.ofShape(r, f, f.Who) {
			continue
		}
		rest := uint8(0)
		for k := f.Who + 1; k < last; k++ {
			if s.ofShape(r, f, k) {
				rest = min(rest+s.placeMost(f, k), mostUnits)
			}
		}
		if rest > 0 {
			return true
		}
		s.placeChosen(f, min(f.N, s.placeMost(f, f.Who)))
		f.Who--
	}
	f.Step, f.M, f.Who = placeAsk, 0, NoKind
	return false
}

// ofShape reports whether units of a kind have the required shape, and can come.
func (s *State) ofShape(r *Rules, f *Frame, kind uint8) bool {
	k := &r.Seats[f.Seat].Kinds[kind]
	return k.Health > 0 && uint8(k.Shape) == f.M && s.placeMost(f, kind) > 0
}

// asksInstead finds a kind that may be recruited instead of the next one (RW-DIAL-05), into Frame.M.
func (s *State) asksInstead(r *Rules, f *Frame) bool {
	if f.Flags == placeHere || f.Who >= FirstNeutral {
		return false
	}
	for more := r.Seats[f.Seat].Instead[f.Who] &^ f.Key; more != 0; more &= more - 1 {
		k := uint8(bits.TrailingZeros16(more))
		if *s.spare(f.Seat, k) > 0 {
			f.M = k
			return true
		}
		f.Key |= 1 << k
	}
	return false
}

// asksFree reports whether one of the kind may be destroyed for one that is to come (RW-DIAL-04). Without one to
// destroy, all available ones come.
func (s *State) asksFree(f *Frame) bool {
	all := units(f.Set)
	left := *s.spare(f.Seat, f.Who)
	if all.of(f.Who) <= left {
		return false
	}
	if f.Flags == placeForts {
		var backing [2]Action
		for own := s.Held[f.Seat]; own != 0; own &= own - 1 {
			if len(s.freeLegal(f, uint8(bits.TrailingZeros64(own)), backing[:0])) > 0 {
				return true
			}
		}
	}
	all.set(f.Who, left)
	f.Set = uint64(all)
	return false
}

// placeOver ends the placing: units above an area's limit are destroyed at once (RW-DIAL-03).
func (s *State) placeOver(r *Rules, f *Frame) {
	g := *f
	g.M = 0
	s.pop()
	for to := s.placesOf(r, &g); to != 0; to &= to - 1 {
		s.crowded(r, g.Seat, uint8(bits.TrailingZeros64(to)))
	}
}
