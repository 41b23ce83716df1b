package runewars

import "math/bits"

// The completed parts of Fortify: Frame.Flags. Each of the three may be done once, in any order (RW-ORD-11).
const (
	hasBuilt = 1 << iota
	hasRepaired
	hasMixed
)

// The steps of Fortify. Frame.Area is the area of a rune that was picked up.
const (
	fortifyAny = iota
	fortifyMix
)

// fortify lets a seat build, repair and rearrange.
func (s *State) fortify(seat uint8) { s.push(newFrame(InFortify, seat)) }

func (s *State) fortifyLegal(r *Rules, f *Frame, buf []Action) []Action {
	if f.Step == fortifyMix {
		return s.mixLegal(f, buf)
	}
	buf = append(buf, ActionOf(Done, 0))
	if f.Flags&hasBuilt == 0 {
		buf = s.buildLegal(r, f.Seat, buf)
		buf = s.crownLegal(r, f.Seat, buf)
	}
	if f.Flags&hasRepaired == 0 && s.Seats[f.Seat].Dials[Ore] >= r.Numbers.RepairOre { // RW-FORT-02
		for to := s.forts(f.Seat); to != 0; to &= to - 1 {
			if a := uint8(bits.TrailingZeros64(to)); s.Areas[a].Hurt {
				buf = append(buf, ActionAt(Repair, a))
			}
		}
	}
	if f.Flags&hasMixed == 0 && bits.OnesCount64(s.Held[f.Seat]) > 1 { // RW-FORT-03
		for own := s.Held[f.Seat]; own != 0; own &= own - 1 {
			if a := uint8(bits.TrailingZeros64(own)); s.Areas[a].Rune != NoRune {
				buf = append(buf, ActionAt(Lift, a))
			}
		}
	}
	return buf
}

// buildLegal lists the areas for a new stronghold: controlled, without a stronghold or a city (RW-FORT-01,
// RW-CITY-03), and not on tile 12 (RW-T12-05). With all tokens in play an own one is moved (RW-FORT-05).
func (s *State) buildLegal(r *Rules, seat uint8, buf []Action) []Action {
	dials := &s.Seats[seat].Dials
	if dials[Wood] < r.Numbers.BuildWood || dials[Ore] < r.Numbers.BuildOre {
		return buf
	}
	full := s.strongholds(r, seat) >= r.Numbers.Strongholds
	for own := s.Held[seat]; own != 0; own &= own - 1 {
		a := uint8(bits.TrailingZeros64(own))
		if s.Areas[a].Fort != NoSeat || s.Areas[a].City != NoCity || r.Areas[a].NoFort {
			continue
		}
		if !full {
			buf = append(buf, ActionTo(Build, a, a))
			continue
		}
		for gone := s.forts(seat); gone != 0; gone &= gone - 1 {
			if b := uint8(bits.TrailingZeros64(gone)); !s.Areas[b].Capital {
				buf = append(buf, ActionTo(Build, a, b))
			}
		}
	}
	return buf
}

// crownLegal lists the areas for rebuilding a destroyed capital: in the home realm, without a stronghold or on one
// (RW-DEV-04).
func (s *State) crownLegal(r *Rules, seat uint8, buf []Action) []Action {
	p := &s.Seats[seat]
	if p.Bought.Less(p.Bought.Less(r.Seats[seat].Crowns)).None() || s.capital(r, seat) ||
		p.Dials[Wood] < r.Numbers.CrownWood || p.Dials[Ore] < r.Numbers.CrownOre {
		return buf
	}
	for own := r.home(seat) & s.Held[seat]; own != 0; own &= own - 1 {
		a := uint8(bits.TrailingZeros64(own))
		if q := &s.Areas[a]; q.City == NoCity && (q.Fort == seat || q.Fort == NoSeat) {
			buf = append(buf, ActionAt(Crown, a))
		}
	}
	return buf
}

// capital reports whether a seat has a capital on the board.
func (s *State) capital(r *Rules, seat uint8) bool {
	for a := range r.Areas {
		if s.Areas[a].Fort == seat && s.Areas[a].Capital {
			return true
		}
	}
	return false
}

// crown rebuilds a capital, undamaged; the stronghold there is removed, its development stays (RW-DEV-03).
func (s *State) crown(r *Rules, seat, area uint8, log *Log) {
	s.spend(r, seat, Wood, r.Numbers.CrownWood, log)
	s.spend(r, seat, Ore, r.Numbers.CrownOre, log)
	p := &s.Areas[area]
	p.Fort, p.Capital, p.Hurt = seat, true, false
	log.Add(Event{Kind: CapitalBuilt, Seat: seat, Area: area})
	s.touch(r, area, log)
}

// mixLegal lists the ways to put down the rune that was picked up: with that of another friendly area, each in either
// place, or in a friendly area without one. Two equal runes have one way.
func (s *State) mixLegal(f *Frame, buf []Action) []Action {
	from := s.Areas[f.Area].Rune
	for own := s.Held[f.Seat] &^ (1 << f.Area); own != 0; own &= own - 1 {
		a := uint8(bits.TrailingZeros64(own))
		switch other := s.Areas[a].Rune; {
		case other == NoRune:
			buf = append(buf, ActionMix(f.Area, a, true))
		case a < f.Area:
			// the same two, picked up in the other order
		default:
			buf = append(buf, ActionMix(f.Area, a, false))
			if other != from {
				buf = append(buf, ActionMix(f.Area, a, true))
			}
		}
	}
	if len(buf) == 0 {
		buf = append(buf, ActionOf(Done, 0))
	}
	return buf
}

func (s *State) fortifyTake(r *Rules, f *Frame, a Action, log *Log) {
	switch a.Verb() {
	case Build:
		f.Flags |= hasBuilt
		s.build(r, f.Seat, a.Area(), a.To(), log)
	case Crown:
		f.Flags |= hasBuilt
		s.crown(r, f.Seat, a.Area(), log)
	case Repair:
		f.Flags |= hasRepaired
		s.spend(r, f.Seat, Ore, r.Numbers.RepairOre, log)
		s.Areas[a.Area()].Hurt = false
		log.Add(Event{Kind: StrongholdRepaired, Seat: f.Seat, Area: a.Area()})
	case Lift:
		f.Flags |= hasMixed
		f.Step, f.Area = fortifyMix, a.Area()
	case Mix:
		f.Step, f.Area = fortifyAny, NoArea
		s.mix(r, f.Seat, a, log)
	default:
		if f.Step == fortifyMix {
			f.Step, f.Area = fortifyAny, NoArea
			return
		}
		s.pop()
	}
}

// build places a stronghold, and pays for it; another one is removed if all are in play.
func (s *State) build(r *Rules, seat, area, gone uint8, log *Log) {
	if gone != area {
		s.raze(gone, log)
		s.touch(r, gone, log)
	}
	s.spend(r, seat, Wood, r.Numbers.BuildWood, log)
	s.spend(r, seat, Ore, r.Numbers.BuildOre, log)
	s.Areas[area].Fort = seat
	log.Add(Event{Kind: StrongholdBuilt, Seat: seat, Area: area})
	s.touch(r, area, log)
}

// spend turns a dial down.
func (s *State) spend(r *Rules, seat uint8, d Dial, n uint8, log *Log) {
	s.setDial(r, seat, d, s.Seats[seat].Dials[d]-n, log)
}

// mix puts runes down again, face down: others do not know which is where (RW-FORT-03).
func (s *State) mix(r *Rules, seat uint8, a Action, log *Log) {
	p, q := &s.Areas[a.Area()], &s.Areas[a.To()]
	kind := RunesMixed
	if q.Rune == NoRune {
		kind = RuneMoved
	}
	if a.Swapped() {
		p.Rune, q.Rune = q.Rune, p.Rune
	}
	for _, area := range [2]uint8{a.Area(), a.To()} {
		s.Areas[area].Up = false
		s.hide(r, area, seat)
	}
	log.Add(Event{Kind: kind, Seat: seat, Area: a.Area(), To: a.To()})
}

func (s *State) fortifyRun(r *Rules, f *Frame, _ *Log) bool {
	var backing [MaxActions]Action
	if len(s.fortifyLegal(r, f, backing[:0])) > 1 || s.holds(r, f) {
		return true
	}
	if f.Step == fortifyAny {
		s.pop()
		return false
	}
	return true
}
