package narrate

import (
	"muster/internal/engine/command/kernel"
	"muster/internal/words"
)

// narrateFight words attacks and rolls.
func (t *Narrator) narrateFight(e *kernel.Event) bool {
	switch e.Kind {
	case kernel.Attacked:
		t.line("battle", "%s %s %s%s", t.unit(e.Unit), verb(e.CombatMode()), t.target(e), t.far(e))
	case kernel.UnitEvades:
		t.line("", "%s evade", t.unit(e.Unit))
	case kernel.DiceRolled:
		how := ""
		switch {
		case e.CombatMode()&kernel.Parting != 0:
			how = t.name(e.Unit) + " shoot as they evade, "
		case e.CombatMode()&kernel.First != 0:
			how = t.name(e.Unit) + " strike first, "
		}
		t.line("", "%s%s: %s", how, words.Dice(e.Dice()), faces(e))
	case kernel.SwordsIgnored:
		t.line("", "%s ignore %s", t.unit(e.Unit), swords(e.Swords()))
	case kernel.FlagsIgnored:
		t.line("", "%s ignore %d of %s", t.withLeader(e.Unit, t.attached(e.Unit)), e.Flags(),
			words.CountOf(e.FlagsShown(), "flag"))
	case kernel.RetreatBlocked:
		t.line("", "%s cannot fall back %s", t.unit(e.Unit), words.Hexes(e.Hexes()))
	case kernel.BattledBack:
		t.line("", "%s battle back", t.unit(e.Unit))
	default:
		return false
	}
	return true
}

// verb words the type of an attack.
func verb(how kernel.CombatMode) string {
	switch {
	case how&kernel.Close == 0:
		return "fire at"
	case how&kernel.Bonus != 0:
		return "attack again:"
	}
	return "attack"
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

// narrateLoss words the losses of a unit.
func (t *Narrator) narrateLoss(e *kernel.Event) bool {
	switch e.Kind {
	case kernel.BlocksLost:
		t.blocks[e.Unit] -= e.Blocks()
		why := ""
		if e.Loss() == kernel.ByBlock {
			why = " (retreat blocked)"
		}
		left := ""
		if n := t.blocks[e.Unit]; n > 0 {
			left = ", " + number(n) + " left"
		}
		t.line("", "%s lose %s%s%s", t.unit(e.Unit), words.CountOf(e.Blocks(), "block"), why, left)
	case kernel.UnitEliminated:
		t.banners[e.Camp.Other()] += e.Banners()
		t.line("", "%s are eliminated: %s for %s", t.unit(e.Unit), banners(e.Banners()), t.b.Seat(e.Camp.Other()))
		t.gone(e.Unit, kernel.NoLeader)
		t.score()
	default:
		return false
	}
	return true
}
