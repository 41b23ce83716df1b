package narrate

import (
	"fmt"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/setup"
	"muster/internal/words"
)

// score words both sides' banners after they changed.
func (t *Narrator) score() {
	t.line("banners", "top %s, bottom %s", t.count(boards.Pennant), t.count(boards.Standard))
}

// count returns a side's banners and its goal.
func (t *Narrator) count(c boards.Camp) string {
	n := t.banners[c]
	for i := range t.held[c] {
		n += t.b.Rules.Objectives[i].Banners
	}
	if goal := t.b.Rules.Goal[c]; goal > 0 {
		return fmt.Sprintf("%d of %d", n, goal)
	}
	return fmt.Sprint(n)
}

// Objective names an objective of a battle in a sentence: by its name, or by its first hex.
func Objective(b *setup.Battle, i int) string {
	o := b.Objectives[i]
	switch {
	case o.Name != "":
		return words.LowerArticle(o.Name)
	case len(o.At) > 0:
		return b.Field.Hexes.Label(o.At[0])
	}
	return "an objective"
}

// Ending words the end of a battle, with the number of turns.
func Ending(b *setup.Battle, how kernel.End, winner kernel.Side, turns int) string {
	who := "No side wins"
	if winner != kernel.Neither {
		who = words.Capital(Seat(b, boards.Camp(winner))) + " wins"
	}
	return fmt.Sprintf("%s in turn %d: %s.", who, turns, reason(how))
}

// reason words the reason for the end of a game.
func reason(how kernel.End) string {
	switch how {
	case kernel.ByBanners:
		return "the winner has the banners it needs"
	case kernel.ByRout:
		return "the other side has no unit left"
	case kernel.ByTurns:
		return "the last turn of the scenario is over"
	case kernel.ByCap:
		return "the turn limit was reached"
	case kernel.ByNoCard:
		return "the player has no card to play"
	}
	return "the game goes on"
}
