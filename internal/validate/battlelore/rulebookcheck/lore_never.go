package rulebookcheck

import (
	"fmt"
	"slices"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/wording"
	"muster/validate/check"
)

// loreNever: a Lore card is played only in its window, at a target that can exist then (BL-LOR-02). A card with
// contradictory window, target and effects is never played, or without effect.
func loreNever() *check.Check {
	return loreCheck(
		"rulebook/lore-never",
		[]string{"BL-LOR-02"},
		[]string{"rulebook/lore-effect", "rulebook/unknown-name"},
		targetNever,
		effectNever,
	)
}

// targetsIn lists the possible targets of a card in a window.
func targetsIn(window string) []string {
	players := []string{rulebook.AtSelf, rulebook.AtOpponent}
	switch window {
	case rulebook.WindowRolled:
		return append(players, rulebook.AtRoll)
	case rulebook.WindowLore, rulebook.WindowXLore:
		return append(players, rulebook.AtLore)
	case rulebook.WindowXCard:
		return append(players, rulebook.AtUnits, rulebook.AtCommand)
	case rulebook.WindowXFight, rulebook.WindowXRolled:
		return append(players, rulebook.AtAttacker, rulebook.AtDefender, rulebook.AtUnits)
	}
	return append(players, rulebook.AtUnits)
}

// targetNever returns why a card never finds a target.
func targetNever(p *pass.Pass, c *lore) complaint {
	t := &c.Target
	legal := targetsIn(c.Window)
	reaction := c.Reaction()
	tokens := p.Rules.LoreTokens(p.Rules.Boxes.IDs())
	switch {
	case c.Cost > tokens: // BL-LOR-01
		return complaint{
			"/cost",
			fmt.Sprintf("%q costs %d tokens, but all boxes together contain %d", c.row.id, c.Cost, tokens),
			"lower cost",
		}
	case !slices.Contains(legal, t.What):
		return complaint{
			"what",
			fmt.Sprintf("there is no %q in the window %q", t.What, c.Window),
			"choose another window, or the target " + wording.List(legal, "or"),
		}
	case c.Combat != "" && !c.battle():
		return complaint{
			"combat",
			fmt.Sprintf("in the window %q there is no battle", c.Window),
			"remove combat, or choose fight, rolled, x-fight or x-rolled",
		}
	case t.What == rulebook.AtUnits && !t.Fallen && untimely(c).message != "":
		return untimely(c)
	case t.Ordered && c.Window == rulebook.WindowInstead:
		return complaint{
			"ordered",
			"no unit is ordered yet when the card replaces the Command card",
			"remove ordered, or choose the window with",
		}
	case t.Alone && t.Shape != "" && t.Side != rulebook.SideAny:
		return complaint{
			"alone",
			"a unit with no friend next to it cannot be next to another unit of the target",
			"remove alone, or remove shape",
		}
	case t.Ordered && reaction && t.Side == rulebook.SideOwn:
		return complaint{
			"ordered",
			"no own unit is ordered in the opponent's turn",
			"remove ordered, or choose a window of the own turn",
		}
	case t.Ordered && c.Window == rulebook.WindowXCard:
		return complaint{
			"ordered",
			"no unit is ordered yet when a Command card has just been played",
			"remove ordered, or choose a later window",
		}
	case t.Ordered && !reaction && t.Side == rulebook.SideEnemy:
		return complaint{
			"ordered",
			"no enemy unit is ordered in the own turn",
			"remove ordered, or choose a Reaction's window",
		}
	case t.CanBattle && reaction:
		return complaint{
			"can_battle",
			"can_battle is not evaluated in the opponent's turn",
			"remove can_battle, or choose a window of the own turn",
		}
	}
	for level := 1; level <= levels; level++ {
		switch {
		case t.Shape == rulebook.ShapeChain && len(t.Most) > 0 && t.Most.At(level) == 1:
			return complaint{
				"most",
				fmt.Sprintf("at level %d the target is one unit, which cannot be next to another", level),
				"write most = [2] or more, or remove shape",
			}
		case c.unit() && !targeted(p.Rules, t, level):
			return complaint{
				"kind",
				fmt.Sprintf("at level %d no unit type is a valid target of %q", level, c.row.id),
				"correct kind or rank",
			}
		case t.Cost.At(level) > 0 && !affordable(p.Rules, t.Cost.At(level)):
			return complaint{
				"cost",
				fmt.Sprintf("no Lore card has a printed cost up to %d", t.Cost.At(level)),
				"raise cost",
			}
		}
	}
	return complaint{}
}

// untimely returns why the units of a target are never those of a window: own ones about to move or roll, or the one
// enemy unit about to move.
func untimely(c *lore) complaint {
	t := &c.Target
	switch {
	case c.Window == rulebook.WindowMove && t.Side == rulebook.SideEnemy:
		return complaint{
			"side",
			`in the window "move" only own units can be the target`,
			`write side = "own", or choose another window`,
		}
	case c.Window == rulebook.WindowFight && t.Side == rulebook.SideEnemy:
		return complaint{
			"side",
			`in the window "fight" only own units can be the target`,
			`write side = "own", or choose another window`,
		}
	case c.Window == rulebook.WindowXMove && t.Side == rulebook.SideOwn:
		return complaint{
			"side",
			`in the window "x-move" only an enemy unit can be the target`,
			`write side = "enemy", or choose another window`,
		}
	case c.Window == rulebook.WindowXMove && t.Shape != "":
		return complaint{
			"shape",
			`in the window "x-move" only one unit can be the target`,
			"remove shape, or choose another window",
		}
	}
	return complaint{}
}

// levels is the number of levels of a War Council member (BL-WAR-03).
const levels = 3

// effectNever returns why an effect of a card never applies.
func effectNever(c *lore, e *rulebook.LoreEffect) complaint {
	atHand := e.Until == rulebook.UntilRoll || e.Do == rulebook.LoreIgnore && e.Until == ""
	switch {
	case e.Do == rulebook.LoreOrder && c.Window != rulebook.WindowWith && c.Window != rulebook.WindowInstead:
		return complaint{
			"do",
			fmt.Sprintf("in the window %q no more units are ordered", c.Window),
			"choose the window with or instead, or remove the order",
		}
	case atHand && !c.battle():
		return complaint{
			"until",
			fmt.Sprintf("in the window %q there is no roll", c.Window),
			`write until = "turn", or choose fight, rolled, x-fight or x-rolled`,
		}
	case atHand && c.Target.What == rulebook.AtUnits && c.Window != rulebook.WindowFight:
		return complaint{
			"do",
			"a unit that is not in the fight cannot affect its roll",
			`set the target "attacker" or "defender"`,
		}
	case atHand && c.Combat == rulebook.CombatMelee && e.Stat == rulebook.StatDiceRanged,
		atHand && c.Combat == rulebook.CombatRanged && e.Stat == rulebook.StatDiceMelee:
		return complaint{
			"stat",
			fmt.Sprintf("%q has no effect in %s combat", e.Stat, c.Combat),
			"correct stat or combat",
		}
	case atHand && c.Target.What == rulebook.AtAttacker && e.Do == rulebook.LoreIgnore:
		return complaint{"do", "the roll has no effect on the unit that makes it", `set the target "defender"`}
	case e.Do == rulebook.LoreGrant && c.battle() && e.Until != rulebook.UntilNext && slices.Contains(strides(), e.Stat):
		return complaint{
			"stat",
			fmt.Sprintf("in the window %q no unit moves any more this turn", c.Window),
			`write until = "next", or choose an earlier window`,
		}
	case e.Do == rulebook.LoreDraw && e.Deck == rulebook.DeckCommand && (c.Window == rulebook.WindowXCard ||
		c.Window == rulebook.WindowXMove):
		return complaint{
			"deck",
			fmt.Sprintf("in the window %q the opponent draws at the end of the turn", c.Window),
			"draw Lore cards, or choose a window of the own turn",
		}
	case e.Do == rulebook.LoreSpecial && e.Name == rulebook.SpecialCardBack && c.Window != rulebook.WindowLore:
		return specialNever(e, rulebook.WindowLore)
	case e.Do == rulebook.LoreSpecial && e.Name == rulebook.SpecialForced && c.Window != rulebook.WindowXCard:
		return specialNever(e, rulebook.WindowXCard)
	case e.Do == rulebook.LoreSpecial && e.Name == rulebook.SpecialTurnedHit && c.Window != rulebook.WindowXRolled:
		return specialNever(e, rulebook.WindowXRolled)
	}
	return complaint{}
}

// strides returns the stats that concern only a unit's move.
func strides() []string {
	return []string{rulebook.StatMove, rulebook.StatMoveLeast, rulebook.StatMoveMost}
}

func specialNever(e *rulebook.LoreEffect, window string) complaint {
	return complaint{
		"name",
		fmt.Sprintf("%q only has an effect in the window %q", e.Name, window),
		"choose that window, or another effect",
	}
}

// targeted reports whether a card can be played at a unit type of the rulebook at a level.
func targeted(r *rulebook.Rulebook, t *rulebook.LoreTarget, level int) bool {
	units := r.Units.All()
	for i := range units {
		if r.Targets(t, level, &units[i]) {
			return true
		}
	}
	return false
}

// affordable reports whether a Lore card costs no more than a number.
func affordable(r *rulebook.Rulebook, most int) bool {
	return slices.ContainsFunc(r.LoreCards.All(), func(c rulebook.LoreCard) bool { return c.Cost <= most })
}
