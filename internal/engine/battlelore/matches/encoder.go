package matches

import (
	"fmt"

	contract "muster/engine"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
)

// encoder defines a battle's record.
type encoder struct{ battle *setup.Battle }

// Turn returns the current turn. The set-up of a game with Lore is turn 0.
func (w encoder) Turn(s *battlelore.State) Turn {
	out := Turn{Turn: int(s.Turn), Camp: w.battle.Rules.CampOf[s.Active].String()}
	if w.battle.Allies() {
		out.Player = 1 + int(s.Active)/boards.Camps
	}
	return out
}

// Write and Read use a choice's number.
func (w encoder) Write(_ *battlelore.State, a battlelore.Action) battlelore.Action { return a }
func (w encoder) Read(_ *battlelore.State, a battlelore.Action) (battlelore.Action, bool) {
	return a, true
}

// InOrder puts the targets of a Lore card, and Lore cards kept, into the order in which the engine asks for them
//
func (w encoder) InOrder(s *battlelore.State, rest []battlelore.Action) []battlelore.Action {
	return battlelore.InOrder(w.battle.Rules, s, rest)
}

// By returns the maker of a choice in a game with several players of a camp (EP-PLY-01). It is l or r for the Field
// Marshal of the left or right wing. It is c for the Lord Commander, who is the whole camp if it has no other player.
// A choice of the other camp has a capital. In other games it is "".
func (w encoder) By(s *battlelore.State, a battlelore.Action) string {
	r := w.battle.Rules
	if r.Marshals == [boards.Camps]uint8{} {
		return ""
	}
	letters := "lcr"
	if r.CampOf[s.Decider()] != r.CampOf[s.Active] {
		letters = "LCR"
	}
	return letters[r.Chooser(s, a):][:1]
}

// Result returns the end of the battle.
func (w encoder) Result(s *battlelore.State) Result {
	b := w.battle
	out := Result{Ended: EndNames[s.Ended], State: contract.Printed(setup.Fingerprint(s))}
	if s.Winner != battlelore.Neither {
		out.Winner = boards.Camp(s.Winner).String()
	}
	for camp := range boards.Camp(boards.Camps) {
		out.Banners[camp] = b.Rules.Score(s, camp)
	}
	if b.Allies() {
		for p := range battlelore.Player(b.Rules.Seats) {
			out.Shares[p] = b.Rules.Share(s, p)
		}
	}
	return out
}

// Words words the end.
func (w encoder) Words(r Result) string {
	winner := "no winner"
	if r.Winner != "" {
		winner = "the " + r.Winner + "s"
	}
	return fmt.Sprintf("%s, %s, %d to %d banners, state %s", r.Ended, winner, r.Banners[0], r.Banners[1], r.State)
}
