package narrate

import (
	"fmt"

	"muster/internal/engine/battlelore"
	wording "muster/internal/words"
)

// strange words a Lore card that costs more than its own price (BL-LOR-07).
func (t *Narrator) strange(e *battlelore.Event) string {
	return wording.Either(e.Tokens() > int(t.b.Rules.Lore.Cards[e.LoreCard()].Cost), ", out of character", "")
}

// hits words the hits that a unit ignores.
func (t *Narrator) hits(e *battlelore.Event) string {
	which, _ := e.Ignored()
	if n := e.Hits(); n > 0 {
		return "up to " + fmt.Sprint(n, " ", ignored(which, n))
	}
	return "all " + ignored(which, 0)
}

// until words the end of a change.
func until(end battlelore.Until) string {
	switch end {
	case battlelore.UntilRoll:
		return "in this battle"
	case battlelore.UntilNext:
		return "until the end of the next turn"
	}
	return "this turn"
}

// modifier words a Lore card's change to a unit.
func modifier(e *battlelore.Event) string {
	if what, none := e.Ignored(); none {
		return "no effect of " + ignored(what, 0) + " on"
	}
	stat, n := e.Stat(), e.Change()
	switch stat {
	case battlelore.StatDice:
		return signed(n, "die", "dice")
	case battlelore.StatMelee:
		return signed(n, "melee die", "melee dice")
	case battlelore.StatRanged:
		return signed(n, "ranged die", "ranged dice")
	case battlelore.StatSet:
		return "exactly " + wording.Dice(n)
	case battlelore.StatMove:
		return signed(n, "hex", "hexes") + " of movement"
	case battlelore.StatMoveLeast:
		return "at least " + wording.Hexes(n) + " of movement"
	case battlelore.StatMoveMost:
		if n <= 0 {
			return "no movement"
		}
		return "at most " + wording.Hexes(n) + " of movement"
	case battlelore.StatRange:
		return signed(n, "hex", "hexes") + " of range"
	case battlelore.StatBold:
		return signed(n, "Bold level", "Bold levels")
	case battlelore.StatStrikeDice:
		return signed(n, "die", "dice") + " for each bonus strike"
	}
	return traits[stat-battlelore.StatNoBold]
}

// traits are the changes of a Lore card without a number.
var traits = [...]string{
	"not Bold", "cannot move or retreat", "not stopped by terrain", "bonus strikes hit",
	"may battle after the added hexes", "counts as Bold", "ignores all flags",
}

// signed is a number with its sign, and what it counts.
func signed(n int, one, several string) string {
	if n == 1 || n == -1 {
		return fmt.Sprintf("%+d %s", n, one)
	}
	return fmt.Sprintf("%+d %s", n, several)
}

// ignored names what has no effect in a battle, one of it or more.
func ignored(what battlelore.Ignored, n int) string {
	words := [battlelore.IgnoredKinds]string{"hit", "bonus strike", "hit", "flag"}
	after := ""
	if what == battlelore.IgnoreColour {
		after = " by colour"
	}
	if n == 1 {
		return words[what] + after
	}
	return words[what] + "s" + after
}
