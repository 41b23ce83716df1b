package sweep

import (
	"fmt"
)

// The bounds of a sweep from one seed, as internal/engine/sweep has them; and how many games a verdict takes at most,
// and each
// pair of players where nobody says. Tests hold them to what they are there.
const (
	MostPairs       = 100_000
	MostGamesOfPair = 100_000_000
	Verdict         = 1200
	GamesOfPair     = 400
)

// Size is how much a sweep plays from one seed, levers left out.
type Size struct {
	Adventures, Players int
	Pairs               int // of an adventure and two players
	Games               int
}

// SizeOf is the size of a sweep that plays so many adventures; usual is how many play where it names nobody.
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

// Beyond says in which way a size is beyond the bounds; "" when it is within.
func (x Size) Beyond() string {
	switch {
	case x.Pairs > MostPairs:
		return fmt.Sprintf("%d pairs of players; the limit is %d", x.Pairs, MostPairs)
	case x.Games > MostGamesOfPair:
		return fmt.Sprintf("%d games for each seed; the limit is %d", x.Games, MostGamesOfPair)
	}
	return ""
}
