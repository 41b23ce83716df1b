package sweep

import (
	"fmt"

	"muster/internal/engine/inference"
)

// The limits of a sweep from one seed.
const (
	MostPairs       = 100_000
	MostGamesOfPair = 100_000_000
)

// Precise is the usual precision of an estimate: half the width of its 95% interval, in thousandths.
const Precise = 20

// GamesOfPair returns the usual number of games of each pair of players: at least, and at most where the players differ
// so much that most of their games tell little.
func GamesOfPair(players int) (least, most int) {
	n := inference.GamesFor(Precise, players*players)
	return n, 2 * n
}

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
		_, games = GamesOfPair(x.Players)
	}
	x.Pairs = adventures * x.Players * x.Players
	x.Games = x.Pairs * games
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
