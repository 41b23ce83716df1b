package runewars

import "math/bits"

// mayProve reports whether a seat can put its Victory card on the deck of the season: it has the runes and the card
// (RW-ROAD-01), no other card lies there (RW-ROAD-03), and it is not the last year (RW-ROAD-04). Where runes win at
// once there are no such cards.
func (s *State) mayProve(r *Rules, seat uint8) bool {
	p := &s.Seats[seat]
	if r.Options.Instant || p.ProofYear != 0 || s.Year >= r.Options.Years || s.runes(r, seat) < r.Options.ToWin {
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
func (s *State) prove(r *Rules, seat uint8, log *Log) {
	p := &s.Seats[seat]
	p.ProofYear, p.ProofSeason = s.Year, s.Season
	log.Add(Event{Kind: VictoryClaimed, Seat: seat, N: uint8(s.Season)})
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
		p.ProofYear, p.ProofSeason = 0, Spring
		log.Add(Event{Kind: VictoryFailed, Seat: uint8(i), N: uint8(s.Season)})
	}
}
