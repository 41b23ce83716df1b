package runewars

import "math/bits"

// The steps of the set-up: the runes of all seats; for each seat, clockwise from the first player, its home realm;
// then the deals to all.
const (
	openRunes = iota // a rune, where they lie in home realms (RW-ORIG-01); Frame.Key is how many turns were taken
	openFort         // its stronghold (RW-SETUP-24)
	openUnits        // its first units
	openHero         // a hero is dealt (RW-SETUP-25)
	openWhere        // where he stands
	openCards        // what each seat is dealt
)

// opens reports whether the rules carry out a part of a seat's set-up.
func (r *Rules) opens(seat uint8, p Part) bool { return r.Opening.Seats[seat]&p != 0 }

// home returns the areas of a seat's home realm (RW-TERM-04).
func (r *Rules) home(seat uint8) uint64 {
	var out uint64
	for a := range r.Areas {
		if r.Areas[a].Home == seat {
			out |= 1 << a
		}
	}
	return out
}

// openLegal lists the areas of the home realm: for a rune, for the stronghold, or for the hero Frame.Who.
func (s *State) openLegal(r *Rules, f *Frame, buf []Action) []Action {
	if f.Step == openRunes {
		return s.homeRuneLegal(r, f.Seat, buf)
	}
	for to := r.home(f.Seat) & s.Held[f.Seat]; to != 0; to &= to - 1 {
		a := uint8(bits.TrailingZeros64(to))
		switch {
		case f.Step == openWhere:
			buf = append(buf, ActionTo(SetHero, f.Who, a))
		case s.Areas[a].Fort == NoSeat:
			buf = append(buf, ActionAt(SetFort, a))
		}
	}
	return buf
}

func (s *State) openTake(r *Rules, f *Frame, a Action, log *Log) {
	switch a.Verb() {
	case PutRune:
		s.homeRune(r, f, a, log)
	case SetFort:
		s.Areas[a.Area()].Fort = f.Seat
		log.Add(Event{Kind: StrongholdBuilt, Seat: f.Seat, Area: a.Area()})
		s.touch(r, a.Area(), log)
		f.Step = openUnits
	default:
		s.join(a.Hero(), f.Seat, a.To(), log)
		f.Step = openHero
	}
}

func (s *State) openRun(r *Rules, f *Frame, log *Log) bool {
	switch f.Step {
	case openRunes:
		return s.homeRunesRun(r, f, log)
	case openFort:
		if !r.opens(f.Seat, OpenFort) || !s.has(r, f) {
			f.Step = openUnits
			return false
		}
		return true
	case openUnits:
		f.Step = openHero
		if r.opens(f.Seat, OpenDials) {
			s.Seats[f.Seat].Dials = r.Seats[f.Seat].Dials
		}
		for d, n := range s.Seats[f.Seat].Dials {
			log.Add(Event{Kind: DialSet, Seat: f.Seat, N: uint8(d), M: n})
		}
		if r.opens(f.Seat, OpenUnits) {
			var all units
			for d := range Dial(Dials) {
				all.add(s.recruited(r, f.Seat, d))
			}
			s.place(f.Seat, all, placeHome)
		}
	case openHero:
		s.openDeal(r, f, log)
	case openWhere:
		if s.has(r, f) {
			return true
		}
		s.openNext(r, f) // he has nowhere to stand, and waits
	default:
		s.pop()
		s.openHands(r, log)
		s.dealCommanders(r)
	}
	return false
}

// has reports whether a frame of the set-up has a choice.
func (s *State) has(r *Rules, f *Frame) bool {
	var all [MaxAreas]Action
	return len(s.openLegal(r, f, all[:0])) > 0
}

// openDeal makes the player place a scenario's hero, deals the next hero of the seat's alignment if it has too few, or
// goes on to the next seat.
func (s *State) openDeal(r *Rules, f *Frame, log *Log) {
	has := uint8(0)
	for h := range r.Heroes {
		if g := &s.Heroes[h]; g.Owner == f.Seat {
			has++
			if g.Area == NoArea {
				f.Who, f.Step = uint8(h), openWhere
				return
			}
		}
	}
	if r.opens(f.Seat, OpenHero) && has < r.Numbers.HeroesEach {
		var deck uint64
		for free := s.heroDeck(r); free != 0; free &= free - 1 {
			if h := bits.TrailingZeros32(free); r.Heroes[h].Evil == r.Seats[f.Seat].Evil {
				deck |= 1 << h
			}
		}
		if deck != 0 {
			f.Who, f.Step = pick(deck, &s.Chance), openWhere
			s.Heroes[f.Who].Owner = f.Seat
			log.Add(Event{Kind: HeroDealt, Seat: f.Seat, Hero: f.Who})
			return
		}
	}
	s.openNext(r, f)
}

// openNext goes on to the next seat, or to the deals to all.
func (s *State) openNext(r *Rules, f *Frame) {
	next := f.Seat + 1
	if int(next) == len(r.Seats) {
		f.Step = openCards
		return
	}
	*f = newFrame(InSetup, next)
	f.Step = openFort
}

// heroDeck returns the heroes without an owner that were not defeated (RW-SETUP-25).
func (s *State) heroDeck(r *Rules) uint32 {
	var out uint32
	for h := range r.Heroes {
		if g := &s.Heroes[h]; g.Owner == NoSeat && !g.Gone {
			out |= 1 << h
		}
	}
	return out
}

// join puts a hero on the board.
func (s *State) join(hero, seat, area uint8, log *Log) {
	g := &s.Heroes[hero]
	g.Owner, g.Area = seat, area
	s.Areas[area].Seen |= 1 << seat // RW-HERO-08
	log.Add(Event{Kind: HeroJoined, Seat: seat, Hero: hero, Area: area})
}

// openHands deals each seat's first cards (RW-SETUP-27 to RW-SETUP-29).
func (s *State) openHands(r *Rules, log *Log) {
	for i := range r.Seats {
		seat := uint8(i)
		if r.opens(seat, OpenInfluence) {
			s.Seats[i].Influence = r.Seats[i].Influence
		}
		if n := s.Seats[i].Influence; n > 0 {
			log.Add(Event{Kind: InfluenceGained, Seat: seat, N: n})
		}
		if r.opens(seat, OpenTactics) {
			for n := s.Seats[i].Tactics.Len(); n < int(r.Seats[i].Tactics); n++ {
				s.drawTactics(r, seat, log)
			}
			s.Seats[i].Fresh = Cards{} // they are of no season
		}
		if r.opens(seat, OpenQuests) {
			for n := s.Seats[i].Quests.Len(); n < int(r.Seats[i].Quests); n++ {
				s.drawQuest(seat, log)
			}
		}
		if r.opens(seat, OpenObjective) {
			s.drawObjective(r, seat, log)
		}
	}
}

// drawQuest gives a seat a Quest card, if there is one.
func (s *State) drawQuest(seat uint8, log *Log) {
	if card := s.draw(DeckQuests); card != NoCard {
		s.Seats[seat].Quests.Add(card)
		log.Add(Event{Kind: QuestDrawn, Seat: seat, Card: card})
	}
}

// objectives returns the deck of a seat's alignment.
func (r *Rules) objectives(seat uint8) Deck {
	if r.Seats[seat].Evil {
		return DeckEvilObjectives
	}
	return DeckGoodObjectives
}

// drawObjective gives a seat an Objective of its alignment, unless it has one (RW-LIM-01, RW-OBJ-01).
func (s *State) drawObjective(r *Rules, seat uint8, log *Log) {
	if s.Seats[seat].Objective != NoCard {
		return
	}
	if card := s.draw(r.objectives(seat)); card != NoCard {
		s.Seats[seat].Objective = card
		log.Add(Event{Kind: ObjectiveDrawn, Seat: seat, Card: card})
	}
}
