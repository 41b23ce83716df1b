package arena

// Series is a series of games of one adventure from one seed.
type Series struct {
	From    int // number of the first game: a series can continue one that ended before this number
	Seed    uint64
	Players [2]string // policies, by side
	Swap    bool      // play every seed twice, the second time with the policies on swapped sides
}

// SeedOf returns the seed of a game of the series. A game and its swapped repetition have the same seed.
func (s *Series) SeedOf(game int) uint64 {
	if game += s.From; s.Swap {
		game /= 2
	}
	return SeedOf(s.Seed, game)
}

// PlayersOf returns the policies of a game by side, and whether they are swapped.
func (s *Series) PlayersOf(game int) (players [2]string, swapped bool) {
	if s.Swap && (s.From+game)%2 == 1 {
		return [2]string{s.Players[1], s.Players[0]}, true
	}
	return s.Players, false
}

// SeatRotation is a series of games of one adventure from one seed, with any number of seats without sides.
type SeatRotation struct {
	From    int // number of the first game: a rotation can continue one that ended before this number
	Seed    uint64
	Players []string // policies, by seat
	Turns   bool     // play every seed once for each seat, each time with all players one seat further
}

// SeedOf returns the seed of a game of the rotation. All seatings of the same players have the same seed.
func (r *SeatRotation) SeedOf(game int) uint64 {
	if game += r.From; r.Turns {
		game /= len(r.Players)
	}
	return SeedOf(r.Seed, game)
}

// PlayersOf returns the policies of a game by seat, and the number of seats by which they have moved.
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
