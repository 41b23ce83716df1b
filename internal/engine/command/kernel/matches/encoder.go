package matches

import (
	"fmt"

	contract "muster/engine"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/setup"
)

// SideName returns a side's name in definitions, records and answers; "" for neither.
func SideName(s kernel.Side) string {
	if s == kernel.Neither {
		return ""
	}
	return library.SideNames[s]
}

// encoder encodes the battle's part of a record.
type encoder struct{ battle *setup.Battle }

// Turn returns the current turn.
func (w encoder) Turn(s *kernel.State) Turn {
	return Turn{Turn: int(s.Turn), Camp: library.SideNames[s.Active]}
}

// Write and Read keep a choice as its number.
func (w encoder) Write(_ *kernel.State, a kernel.Action) kernel.Action        { return a }
func (w encoder) Read(_ *kernel.State, a kernel.Action) (kernel.Action, bool) { return a, true }

// By returns no letter: each side has one player.
func (w encoder) By(*kernel.State, kernel.Action) string { return "" }

// Result returns the end of the battle.
func (w encoder) Result(s *kernel.State) Result {
	out := Result{
		Ended: EndNames[s.Ended], Winner: SideName(s.Winner), State: contract.Printed(w.battle.Game().Fingerprint(s)),
	}
	for c := range boards.Camp(boards.Camps) {
		out.Banners[c] = w.battle.Rules.Score(s, c)
	}
	return out
}

// Words describes an end.
func (w encoder) Words(r Result) string {
	winner := "no winner"
	if r.Winner != "" {
		winner = "the " + r.Winner + " side"
	}
	return fmt.Sprintf("%s, %s, %d to %d banners, state %s", r.Ended, winner, r.Banners[0], r.Banners[1], r.State)
}
