package runewars

import "math/bits"

// Ending is an additional condition for winning or losing.
type Ending struct {
	Seat  uint8 // NoSeat: any seat that fulfils it
	Has   Counted
	Areas uint64 // only what is in these; 0: wherever
	Least uint8
	Most  uint8
	At    Time
}

// Counted is the quantity that an ending counts.
type Counted uint8

// The quantities.
const (
	CountRunes Counted = iota
	CountAreas
	CountCities
	CountStrongholds
	CountHeroes
	CountUnits
	CountInfluence
	CountTitles
)

// Time is the time at which an ending is checked.
type Time uint8

// The times.
const (
	AtTurns Time = iota // when a turn is over
	AtYears             // at the end of a year
	AtEnd               // of the game
)

// scriptedEnd checks whether the game ends, or a seat is out, by the scenario's endings; winning comes before losing.
// It reports whether the game is over.
func (s *State) scriptedEnd(r *Rules, at Time, log *Log) bool {
	for i := range r.Wins {
		for n := range r.Seats {
			if seat := s.Play[n]; s.meets(r, &r.Wins[i], seat, at) {
				log.Add(Event{Kind: EndingMet, Seat: seat, N: uint8(i), M: 1})
				s.showAll(r, s.Held[seat], log)
				s.end(ByScript, seat, log)
				return true
			}
		}
	}
	for i := range r.Loses {
		for n := range r.Seats {
			if seat := s.Play[n]; s.meets(r, &r.Loses[i], seat, at) {
				log.Add(Event{Kind: EndingMet, Seat: seat, N: uint8(i)})
				if s.falls(r, seat, log) {
					return true
				}
			}
		}
	}
	return false
}

// meets reports whether a seat fulfils an ending.
func (s *State) meets(r *Rules, e *Ending, seat uint8, at Time) bool {
	if s.Seats[seat].Out || e.At > at || e.At == AtYears && at == AtTurns || e.Seat != NoSeat && e.Seat != seat {
		return false
	}
	n := s.counts(r, e, seat)
	return n >= int(e.Least) && (e.Most == 0xff || n <= int(e.Most))
}

// counts returns a seat's quantity for an ending.
func (s *State) counts(r *Rules, e *Ending, seat uint8) int {
	in := s.Held[seat]
	if e.Areas != 0 {
		in &= e.Areas
	}
	n := 0
	switch e.Has {
	case CountRunes:
		return int(s.runesIn(r, in))
	case CountAreas:
		return bits.OnesCount64(in)
	case CountInfluence:
		return int(s.Seats[seat].Influence)
	case CountTitles:
		for t := range r.Titles {
			if s.Titles[t].Owner == seat {
				n++
			}
		}
		return n
	case CountHeroes:
		for h := range r.Heroes {
			if g := &s.Heroes[h]; g.Owner == seat && g.Area != NoArea && (e.Areas == 0 || e.Areas>>g.Area&1 == 1) {
				n++
			}
		}
		return n
	}
	for ; in != 0; in &= in - 1 {
		p := &s.Areas[bits.TrailingZeros64(in)]
		switch {
		case e.Has == CountUnits:
			if p.Holder == seat {
				n += int(p.Units)
			}
		case e.Has == CountCities && p.City != NoCity, e.Has == CountStrongholds && p.Fort == seat:
			n++
		}
	}
	return n
}

// falls removes a seat that has lost from the game, with all its pieces on the board. It reports whether the game is
// over: a lost game of a single player has no winner.
func (s *State) falls(r *Rules, seat uint8, log *Log) bool {
	in, last := 0, uint8(NoSeat)
	for i := range r.Seats {
		if !s.Seats[i].Out && uint8(i) != seat {
			in, last = in+1, uint8(i)
		}
	}
	if in < 2 {
		s.end(ByScript, last, log)
		return true
	}
	for a := range r.Areas {
		p := &s.Areas[a]
		if p.Holder == seat {
			s.wipe(uint8(a), log)
		}
		if p.Fort == seat {
			s.raze(uint8(a), log)
		}
		s.touch(r, uint8(a), log)
	}
	s.retire(r, seat, log)
	for a := range r.Areas {
		s.touch(r, uint8(a), log)
	}
	return false
}
