package runewars

import "muster/engine"

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
