package runewars

import (
	"math/bits"

	"muster/engine"
)

// Bare returns the board with its printed content only: no units of players, no strongholds, no cards dealt. Setting
// up a game begins with it.
func Bare(r *Rules) State {
	s := State{War: War{Area: NoArea}, Winner: NoSeat, Year: 1, Pool: r.Pool}
	copy(s.Pool[0][FirstNeutral:], r.Wilds[FirstNeutral:])
	for a := range s.Areas {
		p := &s.Areas[a]
		p.Holder, p.Fort, p.City, p.Token = NoSeat, NoSeat, NoCity, NoCard
	}
	for i := range s.Seats {
		p := &s.Seats[i]
		p.Order, p.Last, p.Objective = NoOrder, NoOrder, NoCard
		p.Out = i >= len(r.Seats)
	}
	for h := range s.Heroes {
		s.Heroes[h].Owner, s.Heroes[h].Area = NoSeat, NoArea
	}
	for t := range s.Titles {
		s.Titles[t].Owner = NoSeat
	}
	s.Fate.Left = 1<<len(r.Fate) - 1
	s.Left = r.Decks
	s.Cities = 1<<len(r.Cities) - 1
	return s
}

// Start sets s to a game at its first choice: it is Rules.Begin, with the parts in Rules.Opening carried out by the
// rules. It plays on from the season of Begin.
func Start(r *Rules, s *State, seed uint64, log *Log) {
	*s = r.Begin
	s.Chance = engine.NewRand(seed, "runewars")
	s.count(r)
	s.stood(r)
	for a := range r.Areas {
		s.touch(r, uint8(a), log)
	}
	s.dealCities(r, log)
	s.ranked(r) // no Order is revealed yet: by influence (RW-SETUP-30)
	s.push(newFrame(InSeason, 0))
	s.push(newFrame(InSetup, 0))
	s.run(r, log)
}

// Resume plays on in a State built by hand, to the next choice. It is for scenes.
func Resume(r *Rules, s *State, log *Log) {
	s.ranked(r)
	s.run(r, log)
}

// dealCities puts a random city token on each city space without one (RW-SETUP-20), never the Lost City.
func (s *State) dealCities(r *Rules, log *Log) {
	if !r.Opening.Cities {
		return
	}
	left := uint64(s.Cities)
	for i := range r.Cities {
		if r.Cities[i].Lost {
			left &^= 1 << i
		}
	}
	for a := range r.Areas {
		p := &s.Areas[a]
		if !r.Areas[a].City || p.City != NoCity || left == 0 {
			continue
		}
		p.City = pick(left, &s.Chance)
		left &^= 1 << p.City
		s.Cities &^= 1 << p.City
		log.Add(Event{Kind: CityPlaced, Seat: NoSeat, Area: uint8(a), Card: p.City})
	}
}

// The steps of the set-up: the runes of all seats; for each seat, clockwise from the first player, its home realm;
// then the deals to all.
const (
	openRunes = iota // a rune in a home realm (RW-ORIG-01); Frame.Key is the number of turns taken
	openFort         // its stronghold (RW-SETUP-24)
	openUnits        // its first units
	openHero         // a hero is dealt (RW-SETUP-25)
	openWhere        // choice of the hero's area
	openCards        // the deals to all
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
			log.Add(Event{Kind: DialSet, Seat: f.Seat, n: uint8(d), m: n})
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
		s.openNext(r, f) // the hero has no area, and waits
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
			log.Add(Event{Kind: InfluenceGained, Seat: seat, n: n})
		}
		if r.opens(seat, OpenTactics) {
			for n := s.Seats[i].Tactics.Len(); n < int(r.Seats[i].Tactics); n++ {
				s.drawTactics(r, seat, log)
			}
			s.Seats[i].Fresh = Cards{} // first cards may be played at once
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
				log.Add(Event{Kind: RuneBack, Seat: seat, n: uint8(n)})
			}
		}
	}
}
