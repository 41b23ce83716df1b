package narrate

import (
	"fmt"

	"muster/internal/engine/battlelore"
	"muster/internal/words"
)

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
func (t *Narrator) far(e *battlelore.Event) string {
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

// loses words a unit's loss: figures, and life of a creature (BL-CRE-03).
func (t *Narrator) loses(e *battlelore.Event) string {
	n := e.Figures()
	switch kind := t.kind(e.Unit); {
	case kind.Class != battlelore.Creature:
		return "lose " + words.CountOf(n, "figure")
	case kind.Creature.Necks:
		return "loses " + words.CountOf(n, "neck")
	}
	return "takes " + words.CountOf(n, "critical hit")
}

// left words the remaining figures of a unit.
func (t *Narrator) left(e *battlelore.Event) string {
	switch kind := t.kind(e.Unit); {
	case t.figures[e.Unit] <= 0:
		return ""
	case kind.Class == battlelore.Creature && !kind.Creature.Necks:
		return fmt.Sprintf(", %d more to kill it", t.figures[e.Unit])
	}
	return fmt.Sprintf(", %d left", t.figures[e.Unit])
}

// pursuit words a pursuit, or that the unit stays.
func (t *Narrator) pursuit(e *battlelore.Event) string {
	if e.From == e.To {
		return fmt.Sprintf("%s in place", t.do(e.Unit, "stay"))
	}
	return fmt.Sprintf("%s to %s", t.do(e.Unit, "pursue"), t.hex(e.To))
}
