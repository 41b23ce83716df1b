package matches

import (
	"fmt"

	contract "muster/engine"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/adventure"
	"muster/internal/engine/command/kernel/setup"
)

// SideName is a side as definitions, records and answers write it, "" for neither.
func SideName(s kernel.Side) string {
	if s == kernel.Neither {
		return ""
	}
	return adventure.SideNames[s]
}

// encoder says what a record has to hold of a battle.
type encoder struct{ battle *setup.Battle }

// Turn is the turn that goes on.
func (w encoder) Turn(s *kernel.State) Turn {
	return Turn{Turn: int(s.Turn), Camp: adventure.SideNames[s.Active]}
}

// Write and Read leave a choice the number that it is.
func (w encoder) Write(_ *kernel.State, a kernel.Action) kernel.Action        { return a }
func (w encoder) Read(_ *kernel.State, a kernel.Action) (kernel.Action, bool) { return a, true }

// By is no letter: each side has one player.
func (w encoder) By(*kernel.State, kernel.Action) string { return "" }

// Result is how the battle ended.
func (w encoder) Result(s *kernel.State) Result {
	out := Result{
		Ended: EndNames[s.Ended], Winner: SideName(s.Winner), State: contract.Printed(w.battle.Game().Fingerprint(s)),
	}
	for c := range boards.Camp(boards.Camps) {
		out.Banners[c] = w.battle.Rules.Score(s, c)
	}
	return out
}

// Words are an end in words.
func (w encoder) Words(r Result) string {
	winner := "no winner"
	if r.Winner != "" {
		winner = "the " + r.Winner + " side"
	}
	return fmt.Sprintf("%s, %s, %d to %d banners, state %s", r.Ended, winner, r.Banners[0], r.Banners[1], r.State)
}
