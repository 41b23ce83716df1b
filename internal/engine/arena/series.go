package arena

// Series is games of one adventure that are played from one seed.
type Series struct {
	From    int // the number of the first game: a series goes on where one of as many games ended
	Seed    uint64
	Players [2]string // policies, by side
	Swap    bool      // play every seed twice, the second time with the policies' sides swapped
}

// SeedOf is the seed of a game of the series. Games that are swaps of each other have the same one.
func (s *Series) SeedOf(game int) uint64 {
	if game += s.From; s.Swap {
		game /= 2
	}
	return SeedOf(s.Seed, game)
}

// PlayersOf are the policies of a game, by side, and whether they were swapped.
func (s *Series) PlayersOf(game int) (players [2]string, swapped bool) {
	if s.Swap && (s.From+game)%2 == 1 {
		return [2]string{s.Players[1], s.Players[0]}, true
	}
	return s.Players, false
}

// SeatRotation is games of one adventure that are played from one seed, with any number of seats that are on no side.
type SeatRotation struct {
	From    int // the number of the first game: a rotation goes on where one of as many games ended
	Seed    uint64
	Players []string // policies, by seat
	Turns   bool     // play every seed once for each seat, every time with all players one seat further
}

// SeedOf is the seed of a game of the rotation. Games in which the same players sit elsewhere have the same one.
func (r *SeatRotation) SeedOf(game int) uint64 {
	if game += r.From; r.Turns {
		game /= len(r.Players)
	}
	return SeedOf(r.Seed, game)
}

// PlayersOf are the policies of a game, by seat, and by how many seats they have moved on.
func (r *SeatRotation) PlayersOf(game int) (players []string, moved int) {
	n := len(r.Players)
	if r.Turns {
		moved = (r.From + game) % n
	}
	players = make([]string, n)
	for seat, name := range r.Players {
		players[(seat+moved)%n] = name
	}
	return players, moved
}
