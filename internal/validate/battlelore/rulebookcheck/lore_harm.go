package rulebookcheck

import (
	"fmt"
	"slices"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// loreHarm: a Lore card that only harms its player's units, or only helps the enemy's, is never worth playing
// (BL-LOR-03): usually its target has the wrong side.
func loreHarm() *check.Check {
	return &check.Check{
		Code: "rulebook/lore-harm", Severity: diag.Warning,
		Rules: []string{"BL-LOR-03"},
		Needs: []string{"rulebook/lore-effect", "rulebook/lore-endless", "rulebook/lore-never", "rulebook/lore-self"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, c := range loreCards(p) {
				own := c.Target.What == rulebook.AtDefender ||
					c.Target.What == rulebook.AtUnits && c.Target.Side == rulebook.SideOwn
				enemy := c.Target.What == rulebook.AtAttacker ||
					c.Target.What == rulebook.AtUnits && c.Target.Side == rulebook.SideEnemy
				if own && all(c.Effects, hurts) {
					p.Report(check.Finding{
						At: p.Doc.Value(
							c.aim("side"),
						),
						Message: fmt.Sprintf("%q only harms the player's own units", c.row.id),
						Help:    sideHelp(&c, "enemy"),
					})
				}
				if enemy && all(c.Effects, helps) {
					p.Report(check.Finding{
						At: p.Doc.Value(
							c.aim("side"),
						),
						Message: fmt.Sprintf("%q only helps enemy units", c.row.id),
						Help:    sideHelp(&c, "own"),
					})
				}
			}
		}),
	}
}

// sideHelp suggests the other side for a target that has one.
func sideHelp(c *lore, side string) string {
	if c.Target.What == rulebook.AtUnits {
		return fmt.Sprintf("write side = %q, or choose another effect", side)
	}
	return "choose another effect, or another target"
}

func all(effects []rulebook.LoreEffect, is func(*rulebook.LoreEffect) bool) bool {
	for i := range effects {
		if !is(&effects[i]) {
			return false
		}
	}
	return len(effects) > 0
}

// hurts reports whether an effect is bad for its units at every level.
func hurts(e *rulebook.LoreEffect) bool {
	switch e.Do {
	case rulebook.LoreRetreat, rulebook.LoreRoll:
		return true
	case rulebook.LoreGrant:
		return slices.Contains([]string{rulebook.StatNoBold, rulebook.StatNoMove, rulebook.StatMoveMost}, e.Stat) ||
			signed(e.Stat) && slices.Max(e.N) <= 0
	}
	return false
}

// helps reports whether an effect is good for its units at every level.
func helps(e *rulebook.LoreEffect) bool {
	switch e.Do {
	case rulebook.LoreHeal:
		return true
	case rulebook.LoreGrant:
		plain := []string{
			rulebook.StatMoveLeast,
			rulebook.StatStrikeDice,
			rulebook.StatNoStop,
			rulebook.StatStrikeHits,
			rulebook.StatKeepBattle,
			rulebook.StatAsBold,
			rulebook.StatFearless,
		}
		return slices.Contains(plain, e.Stat) || signed(e.Stat) && slices.Min(e.N) >= 0
	}
	return false
}

// signed reports whether a stat's number is a modifier.
func signed(stat string) bool {
	return slices.Contains([]string{
		rulebook.StatDice,
		rulebook.StatDiceMelee,
		rulebook.StatDiceRanged,
		rulebook.StatMove,
		rulebook.StatRange,
		rulebook.StatBold,
	}, stat)
}
