package runewars

import "math/bits"

// verdict checks whether the game is over, between complete actions: all others are out, or a player has the runes
// where they win at once. It reports the result.
func (s *State) verdict(r *Rules, log *Log) bool {
	if s.outed(r, log) {
		return true
	}
	if !r.Options.Instant { // RW-ROAD-01, RW-ORIG-01
		return false
	}
	for i := range r.Seats {
		if seat := s.Play[i]; !s.Seats[seat].Out && s.runes(r, seat) >= r.Options.ToWin {
			s.showAll(r, s.Held[seat], log)
			s.end(ByRunes, seat, log)
			return true
		}
	}
	return false
}

// lastCount reveals all runes after the last winter: the most dragon runes win, then the most influence, then the
// highest influence at the start (RW-VICT-02).
func (s *State) lastCount(r *Rules, log *Log) {
	log.Add(Event{Kind: RunesCounted, Seat: NoSeat})
	s.showAll(r, ^uint64(0), log)
	if s.scriptedEnd(r, AtEnd, log) {
		return
	}
	best := uint8(NoSeat)
	for i := range r.Seats {
		seat := uint8(i)
		if s.Seats[i].Out {
			continue
		}
		if best == NoSeat || s.runes(r, seat) > s.runes(r, best) ||
			s.runes(r, seat) == s.runes(r, best) && s.richer(r, seat, best) {
			best = seat
		}
	}
	s.end(ByYears, best, log)
}

// showAll turns up all runes that lie on areas of a set.
func (s *State) showAll(r *Rules, areas uint64, log *Log) {
	for areas &= 1<<len(r.Areas) - 1; areas != 0; areas &= areas - 1 {
		if a := uint8(bits.TrailingZeros64(areas)); s.Areas[a].Rune != NoRune && !s.Areas[a].Up {
			s.show(s.Controller(a), a, log)
		}
	}
}
