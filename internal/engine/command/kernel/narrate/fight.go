package narrate

import (
	"fmt"

	"muster/internal/engine/command/kernel"
	"muster/internal/words"
)

// verb words the type of an attack.
func (t *Narrator) verb(e *kernel.Event) string {
	switch how := e.CombatMode(); {
	case how&kernel.Close == 0:
		return "fire at"
	case how&kernel.Bonus != 0:
		return "attack again:"
	}
	return "attack"
}

// early names the unit that rolls before the attacker: to shoot as it evades, or to strike first.
func (t *Narrator) early(e *kernel.Event) string {
	switch {
	case e.CombatMode()&kernel.Parting != 0:
		return t.name(e.Unit) + " shoot as they evade, "
	case e.CombatMode()&kernel.First != 0:
		return t.name(e.Unit) + " strike first, "
	}
	return ""
}

// left words the remaining blocks of a unit.
func (t *Narrator) left(e *kernel.Event) string {
	if n := t.blocks[e.Unit]; n > 0 {
		return fmt.Sprintf(", %d left", n)
	}
	return ""
}

// target names the target of an attack: a unit with its Leader, or a lone Leader.
func (t *Narrator) target(e *kernel.Event) string {
	if e.Target == kernel.NoUnit {
		return t.leader(e.Leader)
	}
	return t.withLeader(e.Target, t.attached(e.Target))
}

// far words the distance of a shot.
func (t *Narrator) far(e *kernel.Event) string {
	if e.CombatMode()&kernel.Close != 0 {
		return ""
	}
	return ", " + words.Hexes(e.Distance()) + " away"
}
