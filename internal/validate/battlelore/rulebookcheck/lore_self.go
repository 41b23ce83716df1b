package rulebookcheck

import (
	"fmt"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/validate/check"
)

// loreSelf: a Lore card that undoes itself: it cancels the card that it is played with, or grants what another of its
// effects removes (BL-LOR-03). rulebook/lore-never reports one that cancels what its window does not offer.
func loreSelf() *check.Check {
	return loreCheck("rulebook/lore-self", []string{"BL-LOR-03"}, []string{"rulebook/lore-effect"},
		func(*pass.Pass, *lore) complaint { return complaint{} },
		func(c *lore, e *rulebook.LoreEffect) complaint {
			if e.Do == rulebook.LoreCancel && c.Target.What == rulebook.AtLore && c.Window == rulebook.WindowLore {
				return complaint{
					"do",
					fmt.Sprintf("%q cancels the own Lore card that it is played with", c.row.id),
					`choose the window "x-lore", or another effect`,
				}
			}
			for i := range c.Effects {
				other := &c.Effects[i]
				if meet(e, other) && undoes(other, e) {
					return complaint{
						"stat",
						fmt.Sprintf("%q is cancelled by %q on the same card", noun(e), other.Stat),
						"remove one of the two, or give them different levels",
					}
				}
			}
			return complaint{}
		})
}

// meet reports whether two effects of a card can apply to one unit at one level.
func meet(a, b *rulebook.LoreEffect) bool {
	if a.Only != b.Only && a.Only != "" && b.Only != "" {
		return false
	}
	for level := 1; level <= levels; level++ {
		if a.Counts(level) && b.Counts(level) {
			return true
		}
	}
	return false
}

// undoes reports whether a grant cancels another effect completely.
func undoes(a, e *rulebook.LoreEffect) bool {
	if a.Do != rulebook.LoreGrant {
		return false
	}
	switch a.Stat {
	case rulebook.StatNoMove:
		return e.Do == rulebook.LoreGrant && (e.Stat == rulebook.StatMove || e.Stat == rulebook.StatMoveLeast)
	case rulebook.StatNoBold:
		return e.Do == rulebook.LoreGrant && (e.Stat == rulebook.StatBold || e.Stat == rulebook.StatAsBold)
	case rulebook.StatDiceSet:
		return e.Do == rulebook.LoreGrant &&
			(e.Stat == rulebook.StatDice || e.Stat == rulebook.StatDiceMelee || e.Stat == rulebook.StatDiceRanged)
	}
	return false
}

// The name of an effect is the thing that it changes.
func noun(e *rulebook.LoreEffect) string {
	if e.Stat != "" {
		return e.Stat
	}
	return e.Do
}
