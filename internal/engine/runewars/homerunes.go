package runewars

import "math/bits"

// Runes of the set-up in home realms (RW-ORIG-01) are placed face down one at a time, from the first player on
// counter-clockwise, round by round (RW-SETUP-14, RW-SETUP-15). Each player chooses which own rune comes first: all
// see where one is, and only the player knows its kind.

// homeRunesRun goes on to the next seat with a rune to place, and without one to the strongholds.
func (s *State) homeRunesRun(r *Rules, f *Frame, log *Log) bool {
	seats := uint16(len(r.Seats))
	for all := seats * (uint16(r.Opening.Dragons) + uint16(r.Opening.Falses)); f.Key < all; f.Key++ {
		f.Seat = uint8((seats - f.Key%seats) % seats)
		f.Decider = f.Seat
		if s.has(r, f) {
			return true
		}
	}
	s.homeRunesLeft(r, log)
	*f = newFrame(InSetup, 0)
	f.Step = openFort
	return false
}

// homeRuneLegal lists the areas for a seat's dragon rune or false one: areas of its own home realm without a rune
// (RW-RUNE-05).
func (s *State) homeRuneLegal(r *Rules, seat uint8, buf []Action) []Action {
	for to := r.home(seat) & s.Held[seat]; to != 0; to &= to - 1 {
		a := uint8(bits.TrailingZeros64(to))
		if s.Areas[a].Rune != NoRune {
			continue
		}
		for _, kind := range [...]Rune{DragonRune, FalseRune} {
			if s.homeRunes(r, seat, kind) > 0 && s.spareRunes(r, kind) > 0 {
				buf = append(buf, ActionUnits(PutRune, a, 0, uint8(kind), 0))
			}
		}
	}
	return buf
}

// homeRune places a rune for the frame's seat.
func (s *State) homeRune(r *Rules, f *Frame, a Action, log *Log) {
	s.Areas[a.Area()].Rune = a.Rune()
	s.hide(r, a.Area(), f.Seat)
	log.Add(Event{Kind: RunePlaced, Seat: f.Seat, Area: a.Area()})
	f.Key++
}

// Rune returns the kind of a rune of the set-up.
func (a Action) Rune() Rune { return Rune(a.Kind()) }

// placedHome returns the areas of a seat's home realm with runes placed in the set-up.
func (s *State) placedHome(r *Rules, seat uint8) uint64 {
	out := r.home(seat)
	for all := out; all != 0; all &= all - 1 {
		a := bits.TrailingZeros64(all)
		if s.Areas[a].Rune == NoRune || r.Begin.Areas[a].Rune != NoRune {
			out &^= 1 << a
		}
	}
	return out
}

// homeRunes returns the number of a seat's remaining runes of a kind.
func (s *State) homeRunes(r *Rules, seat uint8, kind Rune) int {
	n := int(r.Opening.Falses)
	if kind == DragonRune {
		n = int(r.Opening.Dragons)
	}
	for laid := s.placedHome(r, seat); laid != 0; laid &= laid - 1 {
		if s.Areas[bits.TrailingZeros64(laid)].Rune == kind {
			n--
		}
	}
	return n
}

// homeRunesLeft logs the runes without an area: they return to their pile (RW-RUNE-01).
func (s *State) homeRunesLeft(r *Rules, log *Log) {
	for i := range r.Seats {
		seat := uint8(i)
		for _, kind := range [...]Rune{DragonRune, FalseRune} {
			if n := s.homeRunes(r, seat, kind); n > 0 {
				log.Add(Event{Kind: RuneBack, Seat: seat, N: uint8(n)})
			}
		}
	}
}

// forkHomes samples the runes that others have placed in the set-up so far, each from its own ones, and returns their
// areas.
func (v View) forkHomes(out *State) uint64 {
	if out.Depth == 0 || out.top().Kind != InSetup || out.top().Step != openRunes {
		return 0
	}
	var all uint64
	for i := range v.rules.Seats {
		dragons, left := int(v.rules.Opening.Dragons), int(v.rules.Opening.Dragons)+int(v.rules.Opening.Falses)
		var hidden uint64
		for laid := out.placedHome(v.rules, uint8(i)); laid != 0; laid &= laid - 1 {
			switch p := &out.Areas[bits.TrailingZeros64(laid)]; {
			case v.hides(p):
				hidden |= laid & -laid
				continue
			case p.Rune == DragonRune:
				dragons--
			}
			left--
		}
		for all |= hidden; hidden != 0; hidden &= hidden - 1 {
			p := &out.Areas[bits.TrailingZeros64(hidden)]
			p.Rune = FalseRune
			if out.Chance.IntN(left) < dragons {
				p.Rune = DragonRune
				dragons--
			}
			left--
		}
	}
	return all
}
