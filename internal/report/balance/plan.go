package balance

import (
	"fmt"

	"muster/report"
)

// LeverGames is the default number of games for the levers of an adventure, LeastLeverGames the minimum and
// MostLeverGames the maximum.
const (
	LeverGames      = 30_000
	LeastLeverGames = 1_000
	MostLeverGames  = 10_000_000
)

// The number of levers in each round of the race, and of verified ones.
const (
	firstRound  = 16
	secondRound = 6
	finalists   = 3
)

// leastPairs is the minimum number of game pairs for screening a lever: fewer show nothing.
const leastPairs = 20

// The share of games for each stage, in percent.
const (
	forBase   = 4 // with each player
	forScreen = 33
	forRace   = 14 // each of its two rounds
	forVerify = 30
)

// plan is the number of games of each stage.
type plan struct {
	base   int // games of each player with the adventure as it is
	screen int // pairs of games of each lever
	wide   int // ... without a race
	race   int // pairs more of each lever in the first round of the race
	both   int // pairs of each lever in the second round, by both players, from the first seed on
	verify int // pairs of each finalist and player
}

// planOf distributes a number of games over the stages, for this many levers.
func planOf(games, levers int) (plan, error) {
	part := func(hundredths, among int) int { return games * hundredths / 100 / among }
	p := plan{base: min(max(part(forBase, 1), 100), 2000)}
	p.screen = part(forScreen, levers+1) // the adventure as it is plays, too
	p.wide = min((games-2*p.base)/(levers+1), games/8)
	p.race = part(forRace, min(levers, firstRound)+1)
	p.both = part(forRace, verifiers*(min(levers, secondRound)+1))
	p.verify = part(forVerify, verifiers*(min(levers, finalists)+1))
	if p.screen < leastPairs {
		return p, report.Wrongf(fmt.Sprintf("name %d or more", (leastPairs*(levers+1)*100+forScreen-1)/forScreen),
			"--lever-games %d are too few for %s", games, report.Counted(levers, "lever"))
	}
	return p, nil
}

// measured returns how many game numbers the stages before the last use: those of the last are fresh.
func (p *plan) measured() int { return max(p.base, p.wide, p.screen+p.race, p.both) }
