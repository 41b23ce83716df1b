package narrate

import (
	"fmt"

	"muster/internal/engine/battlelore"
	"muster/internal/words"
	"muster/maps/hex"
)

// narrateBattle words an attack and its results.
func (t *Narrator) narrateBattle(e *battlelore.Event) {
	switch e.Kind {
	case battlelore.Attacked:
		t.line("battle", "%s %s %s%s", t.unit(e.Unit), t.verb(e), t.unit(e.Target), far(e))
	case battlelore.DiceRolled:
		t.line("", "%s: %s", words.Dice(e.Dice()), faces(e.Faces))
	case battlelore.DiceAgain:
		t.line("", "rolled again: %s", faces(e.Faces))
	case battlelore.StrikesIgnored:
		t.line("", "%s %s %s", t.unit(e.Unit), t.do(e.Unit, "ignore"), words.CountOf(e.Strikes(), "bonus strike"))
	case battlelore.FiguresLost:
		t.figures[e.Unit] -= e.Figures()
		t.line("", "%s %s%s%s", t.unit(e.Unit), t.loss(e.Unit, e.Figures()), why(e.Loss()), t.left(e.Unit))
	case battlelore.UnitKilled:
		t.banners[t.b.Units[e.Unit].Camp.Other()] += e.Banners()
		t.line("", "%s %s destroyed: %s for %s", t.unit(e.Unit), t.do(e.Unit, "are"), banners(e.Banners()), t.taker(e))
		t.at[e.Unit] = hex.None
		t.score()
	case battlelore.FlagsIgnored:
		t.line("", "%s %s %d of %s", t.unit(e.Unit), t.do(e.Unit, "ignore"), e.Flags(), words.CountOf(e.FlagsShown(), "flag"))
	case battlelore.UnitRetreated:
		t.line("", "%s %s back to %s", t.unit(e.Unit), t.do(e.Unit, "fall"), t.hex(e.To))
		t.at[e.Unit] = e.To
	case battlelore.RetreatBlocked:
		t.line("", "%s cannot fall back %s", t.unit(e.Unit), words.Hexes(e.Hexes()))
	case battlelore.PanicRolled:
		t.line("", "panic, %s: %s", words.Dice(e.Dice()), faces(e.Faces))
	case battlelore.BattledBack:
		t.line("", "%s %s back%s", t.unit(e.Unit), t.do(e.Unit, "battle"), t.answers(e.Unit))
	case battlelore.GroundGained:
		t.line("", "%s %s ground at %s", t.unit(e.Unit), t.do(e.Unit, "gain"), t.hex(e.To))
		t.at[e.Unit] = e.To
	case battlelore.Pursued:
		if e.From == e.To {
			t.line("", "%s %s in place", t.unit(e.Unit), t.do(e.Unit, "stay"))
			return
		}
		t.line("", "%s %s to %s", t.unit(e.Unit), t.do(e.Unit, "pursue"), t.hex(e.To))
		t.at[e.Unit] = e.To
	}
}

// verb words the sort of an attack.
func (t *Narrator) verb(e *battlelore.Event) string {
	switch how := e.CombatMode(); {
	case how&battlelore.Melee == 0:
		return t.do(e.Unit, "shoot") + " at"
	case how&battlelore.Bonus != 0:
		return t.do(e.Unit, "attack") + " again:"
	}
	return t.do(e.Unit, "attack")
}

// far words the distance of a shot.
func far(e *battlelore.Event) string {
	if e.CombatMode()&battlelore.Melee != 0 {
		return ""
	}
	return ", " + words.Hexes(e.Distance()) + " away"
}

// why words the cause of a loss, if the line before does not.
func why(cause battlelore.Loss) string {
	switch cause {
	case battlelore.ByBlock:
		return " (retreat blocked)"
	case battlelore.ByPanic:
		return " in the panic"
	case battlelore.ByTrample:
		return " (trampled)"
	case battlelore.ByToken:
		return " from the token"
	case battlelore.ByPower:
		return " from the power"
	case battlelore.ByLore:
		return " from the Lore card"
	}
	return ""
}

// loss words a unit's loss: figures, and life of a creature (BL-CRE-03).
func (t *Narrator) loss(u uint8, n int) string {
	switch kind := t.kind(u); {
	case kind.Class != battlelore.Creature:
		return "lose " + words.CountOf(n, "figure")
	case kind.Creature.Necks:
		return "loses " + words.CountOf(n, "neck")
	}
	return "takes " + words.CountOf(n, "critical hit")
}

// left words the remaining figures of a unit.
func (t *Narrator) left(u uint8) string {
	switch kind := t.kind(u); {
	case t.figures[u] <= 0:
		return ""
	case kind.Class == battlelore.Creature && !kind.Creature.Necks:
		return fmt.Sprintf(", %d more to kill it", t.figures[u])
	}
	return fmt.Sprintf(", %d left", t.figures[u])
}
