package matches

import (
	"muster/internal/engine/arena"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Parts are the parts of a banner in which figures are counted: a number that every common size of a unit divides.
const Parts = 2520

// Score is the score of both camps at the end of a turn, by camp.
type Score struct {
	Banners [boards.Camps]int // those of objectives included
	Figures [boards.Camps]int // the same in Parts of a banner, and with it the part of each enemy unit that is gone
}

// GameFacts are the statistics of one game.
type GameFacts struct {
	Battle *setup.Battle
	Winner battlelore.Side
	Ended  battlelore.End
	Goal   [boards.Camps]int // banners that a camp needs, at least 1
	First  boards.Camp       // the camp that moves first
	Blood  arena.Blood
	Course []Score // at the end of each turn, the last one included

	Idle   int // turns in which no unit was ordered
	Barred int // ... and none could be
	Quiet  int // the longest run of turns in which no figure was lost

	Held    [boards.Camps]CardSet // Command cards that a camp was dealt before the first turn
	Played  [boards.Camps]CardSet // Command cards that a camp has played
	Cast    [boards.Camps]CardSet // Lore cards that a camp has played
	Council [battlelore.MaxPlayers][battlelore.Councillors]uint8

	// Units that were ordered, that attacked, that were killed.
	Ordered, Struck, Lost UnitSet
	FirstLost             [boards.Camps]uint8 // the first unit that a camp lost, battlelore.NoUnit for none
	// Taken is the first holder of an objective: the camp's number plus 1; 0: none.
	Taken [battlelore.MaxObjectives]int8

	Stood  hex.Set                      // hexes on which a unit stood at some time
	Losses [boards.Camps][hex.Max]uint8 // figures that a camp lost on a hex
	Moves  [boards.Camps][hex.Max]uint8 // times that units of a camp came to a hex by their own move
	Fights [boards.Camps][hex.Max]uint8 // times that a camp struck at a unit on a hex
}

// CardSet is a set of cards, by the engine's number.
type CardSet [2]uint64

// Add puts a card into the set.
func (s *CardSet) Add(i int) { s[i>>6&1] |= 1 << (i & 63) }

// Has reports whether a card is there.
func (s *CardSet) Has(i int) bool { return s[i>>6&1]&(1<<(i&63)) != 0 }

// Turns returns the number of turns of the game.
func (g *GameFacts) Turns() int { return len(g.Course) }

// course returns the course by banners.
func (g *GameFacts) course() *arena.Course {
	c := &arena.Course{Winner: int(g.Winner), Goal: g.Goal, Blood: g.Blood}
	for i := range g.Course {
		c.Turns = append(c.Turns, g.Course[i].Banners)
	}
	return c
}

// leadByFigures returns the leads of a game whose course is given, by figures.
func (g *GameFacts) leadByFigures(c *arena.Course) arena.Lead {
	course := make([][boards.Camps]int, len(g.Course))
	for i := range g.Course {
		course[i] = g.Course[i].Figures
	}
	need := g.Goal
	for camp := range need {
		need[camp] *= Parts
	}
	return arena.LeadOf(course, need, c.Winner)
}
