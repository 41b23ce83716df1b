package tell

import (
	"fmt"

	"muster/engine"
	"muster/maps/hex"
)

// sayBattle tells what happens in an attack and after it.
func (t *Teller) sayBattle(e *engine.Event) {
	switch e.Kind {
	case engine.Attacked:
		t.line("battle", "%s %s %s%s", t.unit(e.Unit), t.verb(e), t.unit(e.Other), far(e))
	case engine.DiceRolled:
		t.line("", "%s: %s", dice(e.Dice()), faces(e.Faces))
	case engine.DiceAgain:
		t.line("", "again: %s", faces(e.Faces))
	case engine.StrikesIgnored:
		t.line("", "%s %s %s", t.unit(e.Unit), t.do(e.Unit, "ignore"), count(e.Strikes(), "bonus strike"))
	case engine.FiguresLost:
		t.figures[e.Unit] -= e.Figures()
		t.line("", "%s %s%s%s", t.unit(e.Unit), t.loss(e.Unit, e.Figures()), why(e.Loss()), t.left(e.Unit))
	case engine.UnitKilled:
		t.banners[t.b.Units[e.Unit].Camp.Other()] += e.Banners()
		t.line("", "%s %s destroyed: %s for %s", t.unit(e.Unit), t.do(e.Unit, "are"), banners(e.Banners()), t.taker(e))
		t.at[e.Unit] = hex.None
		t.score()
	case engine.FlagsIgnored:
		t.line("", "%s %s %d of %s", t.unit(e.Unit), t.do(e.Unit, "ignore"), e.Flags(), count(e.FlagsShown(), "flag"))
	case engine.UnitRetreated:
		t.line("", "%s %s back to %s", t.unit(e.Unit), t.do(e.Unit, "fall"), t.hex(e.To))
		t.at[e.Unit] = e.To
	case engine.RetreatBlocked:
		t.line("", "%s cannot fall back %s", t.unit(e.Unit), hexes(e.Hexes()))
	case engine.PanicRolled:
		t.line("", "panic, %s: %s", dice(e.Dice()), faces(e.Faces))
	case engine.BattledBack:
		t.line("", "%s %s back%s", t.unit(e.Unit), t.do(e.Unit, "battle"), t.answers(e.Unit))
	case engine.GroundGained:
		t.line("", "%s %s ground: %s", t.unit(e.Unit), t.do(e.Unit, "gain"), t.hex(e.To))
		t.at[e.Unit] = e.To
	case engine.Pursued:
		if e.From == e.To {
			t.line("", "%s %s no farther", t.unit(e.Unit), t.do(e.Unit, "pursue"))
			return
		}
		t.line("", "%s %s to %s", t.unit(e.Unit), t.do(e.Unit, "pursue"), t.hex(e.To))
		t.at[e.Unit] = e.To
	}
}

// verb says what sort of attack it is.
func (t *Teller) verb(e *engine.Event) string {
	switch how := e.How(); {
	case how&engine.Melee == 0:
		return t.do(e.Unit, "shoot") + " at"
	case how&engine.Bonus != 0:
		return t.do(e.Unit, "attack") + " once more:"
	}
	return t.do(e.Unit, "attack")
}

// far tells the distance of a shot.
func far(e *engine.Event) string {
	if e.How()&engine.Melee != 0 {
		return ""
	}
	return ", " + hexes(e.Distance()) + " away"
}

// why tells what the figures were lost to, where the line before does not.
func why(cause engine.Loss) string {
	switch cause {
	case engine.ByBlock:
		return " for want of a way back"
	case engine.ByPanic:
		return " in the panic"
	case engine.ByTrample:
		return " under its feet"
	case engine.ByToken:
		return " by the token"
	case engine.ByPower:
		return " by the power"
	case engine.ByLore:
		return " by the Lore card"
	}
	return ""
}

// loss says what a unit loses: figures, and a creature of its life (BL-CRE-03).
func (t *Teller) loss(u uint8, n int) string {
	switch kind := t.kind(u); {
	case kind.Class != engine.Creature:
		return "lose " + count(n, "figure")
	case kind.Beast.Necks:
		return "loses " + count(n, "neck")
	}
	return "takes " + count(n, "critical hit")
}

// left tells how many figures a unit still has.
func (t *Teller) left(u uint8) string {
	switch kind := t.kind(u); {
	case t.figures[u] <= 0:
		return ""
	case kind.Class == engine.Creature && !kind.Beast.Necks:
		return fmt.Sprintf(", %d more to kill it", t.figures[u])
	}
	return fmt.Sprintf(", %d left", t.figures[u])
}
