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

// Ending is an additional condition for winning or losing.
type Ending struct {
	Seat  uint8 // NoSeat: any seat that fulfils it
	Has   Counted
	Areas uint64 // only these areas count; 0: all areas
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
				log.Add(Event{Kind: EndingMet, Seat: seat, n: uint8(i), m: 1})
				s.showAll(r, s.Held[seat], log)
				s.end(ByScript, seat, log)
				return true
			}
		}
	}
	for i := range r.Loses {
		for n := range r.Seats {
			if seat := s.Play[n]; s.meets(r, &r.Loses[i], seat, at) {
				log.Add(Event{Kind: EndingMet, Seat: seat, n: uint8(i)})
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

// mayProve reports whether a seat can put its Victory card on the deck of the season. It needs the runes and the card
// (RW-ROAD-01), a deck without another such card (RW-ROAD-03), and a year before the last (RW-ROAD-04). Such cards do
// not exist if runes win at once. If a unit replaces the card, one must be out of play (RW-ROAD-05).
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

// prove puts down the Victory card of a seat and shows the required number of runes (RW-ROAD-01). Runes of cities and
// face-up runes count, and the seat chooses among the others.
func (s *State) prove(r *Rules, seat, kind uint8, log *Log) {
	p := &s.Seats[seat]
	p.ProofYear, p.ProofSeason = s.Year, s.Season
	if r.Options.StandIn {
		s.stand(seat, kind)
	}
	log.Add(Event{Kind: VictoryClaimed, Seat: seat, n: uint8(s.Season), m: p.Stand, Unit: kind})
	open := s.runes(r, seat) - uint8(bits.OnesCount64(s.facedown(int(seat))))
	for n := open; n < r.Options.ToWin; n++ {
		s.revealRune(seat, DragonRune)
	}
}

// proved resolves the Victory card that has been on the deck of the season for a year. The owner wins with the runes
// still there; otherwise the card returns (RW-SEAS-02, RW-ROAD-02).
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
		log.Add(Event{Kind: VictoryFailed, Seat: uint8(i), n: uint8(s.Season), m: p.Stand})
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

// outed removes players who control no area from the game (RW-ELIM-01); it reports whether only one is left, who has
// won. A game of one player goes on without others.
func (s *State) outed(r *Rules, log *Log) bool {
	in, last := 0, uint8(NoSeat)
	for i := range r.Seats {
		seat := uint8(i)
		if s.Seats[i].Out {
			continue
		}
		if s.Held[i] == 0 {
			s.retire(r, seat, log)
			continue
		}
		in, last = in+1, seat
	}
	if in == 0 || in == 1 && len(r.Seats) > 1 {
		s.end(ByAlone, last, log)
		return true
	}
	return false
}

// retire removes a player: heroes leave, cards return to their decks, Titles return with their influence.
func (s *State) retire(r *Rules, seat uint8, log *Log) {
	p := &s.Seats[seat]
	log.Add(Event{Kind: SeatOut, Seat: seat})
	for h := range r.Heroes {
		if s.Heroes[h].Owner == seat {
			s.deserts(uint8(h), log)
		}
	}
	s.Spent[DeckTactics] = s.Spent[DeckTactics].With(p.Tactics)
	if p.Second != 0 {
		s.Spent[DeckTactics].Add(p.Second - 1)
	}
	s.Spent[DeckQuests] = s.Spent[DeckQuests].With(p.Quests)
	s.Spent[DeckCommanders] = s.Spent[DeckCommanders].With(p.Commander)
	if p.Objective != NoCard {
		s.Spent[r.objectives(seat)].Add(p.Objective)
	}
	for t := range r.Titles {
		if s.Titles[t].Owner == seat {
			s.Titles[t] = Owned{Owner: NoSeat}
			log.Add(Event{Kind: TitleReturned, Seat: seat, Card: uint8(t)})
		}
	}
	if p.Stand > 0 {
		*s.spare(seat, p.Stand-1)++
	}
	*p = Player{Out: true, Order: NoOrder, Last: NoOrder, Objective: NoCard}
	for a := range r.Areas {
		s.Areas[a].Active &^= 1 << seat
		if r.Areas[a].Home == seat {
			s.touch(r, uint8(a), log) // it is no longer a home realm
		}
	}
}

// deserts makes a hero leave: it is in the Hero deck again, and its Rewards are discarded (RW-DUEL-06), as is the card
// of a commander.
func (s *State) deserts(hero uint8, log *Log) {
	g := &s.Heroes[hero]
	s.unlead(hero, log)
	s.Spent[DeckRewards] = s.Spent[DeckRewards].With(g.Rewards)
	log.Add(Event{Kind: HeroDeserted, Seat: g.Owner, Hero: hero})
	*g = Figure{Owner: NoSeat, Area: NoArea}
}
