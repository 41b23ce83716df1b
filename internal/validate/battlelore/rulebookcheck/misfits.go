package rulebookcheck

import (
	"fmt"
	"slices"

	"muster/internal/engine/battlelore/rulebook"
)

// grantMisfit: a stat that takes a number has one, and any other has none.
func grantMisfit(e *rulebook.LoreEffect) complaint {
	changes := slices.ContainsFunc(e.N, func(n int) bool { return n != 0 })
	set := e.Stat == rulebook.StatMoveMost || e.Stat == rulebook.StatDiceSet
	below := len(e.N) > 0 && slices.Min(e.N) < 0
	switch {
	case e.Stat == "":
		return complaint{"do", "the grant does not set what changes", "add stat"}
	case !rulebook.StatCounts(e.Stat) && len(e.N) > 0:
		return complaint{"n", fmt.Sprintf("%q cannot have a number", e.Stat), "remove n"}
	case rulebook.StatCounts(e.Stat) && !changes && (!set || len(e.N) == 0):
		return complaint{
			"n",
			fmt.Sprintf("the grant of %q changes nothing", e.Stat),
			"write n = [1], or another number",
		}
	case below && (set || e.Stat == rulebook.StatMoveLeast):
		return complaint{"n", fmt.Sprintf("%q is set to %d", e.Stat, slices.Min(e.N)), "write 0 or more"}
	}
	return complaint{}
}

// aimMisfit: an effect must apply to the card's target.
func aimMisfit(c *lore, e *rulebook.LoreEffect) complaint {
	var fits bool
	switch e.Do {
	case rulebook.LoreOrder:
		fits = c.Target.What == rulebook.AtUnits && (c.Target.Side == rulebook.SideOwn || e.Only == rulebook.SideOwn)
	case rulebook.LoreGrant,
		rulebook.LoreMove,
		rulebook.LorePlace,
		rulebook.LoreHeal,
		rulebook.LoreRetreat,
		rulebook.LoreRoll,
		rulebook.LoreIgnore:
		fits = c.unit()
	case rulebook.LoreCancel:
		fits = c.unit() && c.Target.What != rulebook.AtUnits || c.Target.What == rulebook.AtLore ||
			c.Target.What == rulebook.AtCommand
	case rulebook.LoreReroll:
		fits = c.Target.What == rulebook.AtRoll
	case rulebook.LoreDiscard:
		fits = c.Target.What == rulebook.AtOpponent
	default:
		fits = true
	}
	switch {
	case !fits && e.Do == rulebook.LoreOrder:
		return complaint{
			"do",
			"an order is only for own units",
			`use side = "own", add only = "own" to side = "any", or remove the order`,
		}
	case !fits:
		return complaint{
			"do",
			fmt.Sprintf("%q has no effect on the target %q", e.Do, c.Target.What),
			"choose another target or effect",
		}
	case e.By == rulebook.ByPaid && c.Target.What != rulebook.AtLore:
		return complaint{"by", "the target has no cost in tokens", `set the target "lore-card", or add n`}
	case e.Only != "" && c.Target.Side != rulebook.SideAny:
		return complaint{"only", "only restricts a target of both sides", `remove only, or write side = "any"`}
	case c.Target.Fallen && e.Do != rulebook.LorePlace && c.unit() && slices.Contains([]string{rulebook.LoreMove,
		rulebook.LoreRetreat, rulebook.LoreRoll, rulebook.LoreHeal}, e.Do):
		return complaint{
			"do",
			fmt.Sprintf("%q has no effect on an eliminated unit", e.Do),
			"remove fallen, or place the unit",
		}
	}
	return complaint{}
}
