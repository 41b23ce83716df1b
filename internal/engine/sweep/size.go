package sweep

import (
	"fmt"
)

// The limits of a sweep from one seed, the maximum number of games of a verdict, and the default number of games of
// each pair of players. Tests compare them with the values in their own packages.
const (
	MostPairs       = 100_000
	MostGamesOfPair = 100_000_000
	Verdict         = 1200
	GamesOfPair     = 400
)

// Size is the number of games of a sweep from one seed, without levers.
type Size struct {
	Adventures, Players int
	Pairs               int // of an adventure and two players
	Games               int
}

// SizeOf returns the size of a sweep of a number of adventures; usual is the default number of players.
func SizeOf(s *Sweep, adventures, usual int) Size {
	x := Size{Adventures: adventures, Players: len(s.Players)}
	if x.Players == 0 {
		x.Players = usual
	}
	games := s.Games
	if games == 0 {
		games = GamesOfPair
	}
	each := x.Players * x.Players
	x.Pairs = adventures * each
	x.Games = adventures * ((each-1)*games + max(games, Verdict))
	return x
}

// Beyond describes how a size exceeds the limits; "" if it does not.
func (x Size) Beyond() string {
	switch {
	case x.Pairs > MostPairs:
		return fmt.Sprintf("%d pairs of players; the limit is %d", x.Pairs, MostPairs)
	case x.Games > MostGamesOfPair:
		return fmt.Sprintf("%d games for each seed; the limit is %d", x.Games, MostGamesOfPair)
	}
	return ""
}
