package matches

import (
	"fmt"

	contract "muster/engine"
	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/setup"
)

// GameOf returns the game that starts with a seed, for generic players.
func GameOf(g *setup.Game, seed uint64) setup.Match { return setup.NewMatch(g.Rules, seed, g.Content) }

// encoder defines a game's record.
type encoder struct{ game setup.Match }

// Turn returns the current season, by its number from the first year's spring.
func (w encoder) Turn(s *runewars.State) Turn { return Turn{Turn: Season(s)} }

// Season returns the number of the current season, from 1: that of the first year's spring.
func Season(s *runewars.State) int {
	return runewars.Seasons*(int(s.Year)-1) + int(s.Season) + 1
}

// Write and Read use a choice's number.
func (w encoder) Write(_ *runewars.State, a runewars.Action) runewars.Action        { return a }
func (w encoder) Read(_ *runewars.State, a runewars.Action) (runewars.Action, bool) { return a, true }

// By returns the letter of the deciding seat: a for the first.
func (w encoder) By(s *runewars.State, _ runewars.Action) string {
	return string(rune('a' + s.Decider()&(runewars.MaxSeats-1)))
}

// Result returns the end of the game.
func (w encoder) Result(s *runewars.State) Result {
	out := Result{Ended: EndNames[s.Ended], State: contract.Printed(w.game.Fingerprint(s))}
	if s.Winner < runewars.MaxSeats {
		out.Winner = int(s.Winner) + 1
	}
	return out
}

// Words words the end.
func (w encoder) Words(r Result) string {
	winner := "no winner"
	if r.Winner > 0 {
		winner = fmt.Sprintf("seat %d wins", r.Winner)
	}
	return fmt.Sprintf("%s, %s, state %s", r.Ended, winner, r.State)
}
