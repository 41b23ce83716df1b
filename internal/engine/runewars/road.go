package runewars

import "math/bits"

// mayProve reports whether a seat can put its Victory card on the deck of the season: it has the runes and the card
// (RW-ROAD-01), no other card is there (RW-ROAD-03), and it is not the last year (RW-ROAD-04). Such cards do not exist
// if runes win at once. If a unit replaces the card, one must be out of play (RW-ROAD-05).
func (s *State) mayProve(r *Rules, seat uint8) bool {
	p := &s.Seats[seat]
	if r.Options.Instant || p.ProofYear != 0 || s.Year >= r.Options.Years || s.runes(r, seat) < r.Options.ToWin ||
		r.Options.StandIn && s.standIns(r, seat) == 0 {
		return false
	}
	for i := range r.Seats {
		if q := &s.Seats[i]; q.ProofYear != 0 && q.ProofSeason == s.Season {
			return false
		}
	}
	return true
}

// prove puts the Victory card of a seat down and shows the required number of runes (RW-ROAD-01): those of cities and
// face-up ones count, and the seat chooses among the others.
func (s *State) prove(r *Rules, seat, kind uint8, log *Log) {
	p := &s.Seats[seat]
	p.ProofYear, p.ProofSeason = s.Year, s.Season
	if r.Options.StandIn {
		s.stand(seat, kind)
	}
	log.Add(Event{Kind: VictoryClaimed, Seat: seat, N: uint8(s.Season), M: p.Stand, Unit: kind})
	open := s.runes(r, seat) - uint8(bits.OnesCount64(s.facedown(int(seat))))
	for n := open; n < r.Options.ToWin; n++ {
		s.revealRune(seat, DragonRune)
	}
}

// proved resolves the Victory card that has been on the deck of the season for a year: with the runes still there its
// owner wins, otherwise the card returns (RW-SEAS-02, RW-ROAD-02).
func (s *State) proved(r *Rules, log *Log) {
	for i := range r.Seats {
		p := &s.Seats[i]
		if p.ProofYear == 0 || p.ProofSeason != s.Season || p.ProofYear >= s.Year {
			continue
		}
		if seat := uint8(i); !p.Out && s.runes(r, seat) >= r.Options.ToWin {
			s.showAll(r, s.Held[seat], log)
			s.end(ByRunes, seat, log)
			return
		}
		log.Add(Event{Kind: VictoryFailed, Seat: uint8(i), N: uint8(s.Season), M: p.Stand})
		if p.Stand > 0 {
			*s.spare(uint8(i), p.Stand-1)++
		}
		p.ProofYear, p.ProofSeason, p.Stand = 0, Spring, 0
	}
}

// proofs lists the ways for a seat to put its Victory card down: with each kind of unit that may replace it.
func (s *State) proofs(r *Rules, seat uint8, buf []Action) []Action {
	if !r.Options.StandIn {
		return append(buf, ActionOf(Prove, 0))
	}
	for all := s.standIns(r, seat); all != 0; all &= all - 1 {
		buf = append(buf, ActionUnits(Prove, 0, 0, uint8(bits.TrailingZeros16(all)), 0))
	}
	return buf
}

// standIns returns the own kinds with a unit out of play, which can replace the Victory card (RW-ROAD-05).
func (s *State) standIns(r *Rules, seat uint8) (out uint16) {
	for k := range r.Seats[seat].Own {
		if *s.spare(seat, k) > 0 {
			out |= 1 << k
		}
	}
	return out
}

// stand replaces the Victory card by a unit, which then cannot be recruited.
func (s *State) stand(seat, kind uint8) {
	s.Seats[seat].Stand = kind + 1
	*s.spare(seat, kind)--
}

// stood puts a unit in place of each Victory card that is on a deck at the start: of the kind with most units left.
func (s *State) stood(r *Rules) {
	for i := range r.Seats {
		seat, best := uint8(i), uint8(NoKind)
		if p := &s.Seats[i]; !r.Options.StandIn || p.ProofYear == 0 || p.Stand != 0 {
			continue
		}
		for all := s.standIns(r, seat); all != 0; all &= all - 1 {
			if k := uint8(bits.TrailingZeros16(all)); best == NoKind || *s.spare(seat, k) > *s.spare(seat, best) {
				best = k
			}
		}
		if best != NoKind {
			s.stand(seat, best)
		}
	}
}
