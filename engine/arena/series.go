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
