package runewars

// Bare is the board as it lies with nothing on it but what is printed: nobody's units, no strongholds, no cards dealt.
// Whoever sets a game up begins with it.
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
