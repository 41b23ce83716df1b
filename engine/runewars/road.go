package runewars

import "math/bits"

// mayProve reports whether a seat can put its Victory card on the deck of the season: it has the runes and the card
// (RW-ROAD-01), no other card lies there (RW-ROAD-03), and it is not the last year (RW-ROAD-04). Where runes win at
// once there are no such cards. Where a unit stands in for the card it takes one that is not in play (RW-ROAD-05).
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

// prove puts the Victory card of a seat down and shows as many runes as it needs (RW-ROAD-01): those of cities and
// those that lie face up count, and where it has more it says which it shows.
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

// proved resolves the Victory card that lies on the deck of the season since a year ago: with the runes still there
// its owner wins, else he takes it back (RW-SEAS-02, RW-ROAD-02).
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

// proofs lists how a seat can put its Victory card down: with which kind of unit, where one stands in for it.
func (s *State) proofs(r *Rules, seat uint8, buf []Action) []Action {
	if !r.Options.StandIn {
		return append(buf, ActionOf(Prove, 0))
	}
	for all := s.standIns(r, seat); all != 0; all &= all - 1 {
		buf = append(buf, ActionUnits(Prove, 0, 0, uint8(bits.TrailingZeros16(all)), 0))
	}
	return buf
}

// standIns are the own kinds of which a unit is not in play and can stand in for the Victory card (RW-ROAD-05).
func (s *State) standIns(r *Rules, seat uint8) (out uint16) {
	for k := range r.Seats[seat].Own {
		if *s.spare(seat, k) > 0 {
			out |= 1 << k
		}
	}
	return out
}

// stand has a unit lie in place of the Victory card: as long as it does it is not there to be recruited.
func (s *State) stand(seat, kind uint8) {
	s.Seats[seat].Stand = kind + 1
	*s.spare(seat, kind)--
}

// stood has a unit lie in the place of each Victory card that lies there at the start: of the kind of which the most
// are left.
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
