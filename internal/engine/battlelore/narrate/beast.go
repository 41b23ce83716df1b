package narrate

import (
	"fmt"

	"muster/internal/engine/battlelore"
	"muster/internal/words"
)

// regains words the figures that a unit regains.
func (t *Narrator) regains(e *battlelore.Event) string {
	n := e.Figures()
	switch kind := t.kind(e.Unit); {
	case kind.Class != battlelore.Creature:
		return "get " + words.CountOf(n, "figure") + " back"
	case kind.Creature.Necks:
		return "grows " + words.CountOf(n, "neck")
	}
	return "heals " + words.CountOf(n, "critical hit")
}

// struck words a power's effect on a unit.
func (t *Narrator) struck(e *battlelore.Event) string {
	figures, back := e.Struck()
	if back > 0 {
		return fmt.Sprintf("pushes %s back, %s", t.unit(e.Target), words.Hexes(back))
	}
	return fmt.Sprintf("hits %s: %s", t.unit(e.Target), words.CountOf(figures, "figure"))
}

// counting words the number of symbols and tokens of a power that counts them one by one.
func (t *Narrator) counting(e *battlelore.Event) string {
	if lore := t.b.Rules.Lore; lore != nil && e.Symbols() > 0 && e.Power() < len(lore.Powers) {
		for _, deed := range lore.Powers[e.Power()].Effects {
			if deed.PerLore {
				return fmt.Sprintf(", with %d Lore", e.Symbols())
			}
		}
	}
	return ""
}

// pick returns a name of a list, "" for an invalid index.
func pick(names []string, n int) string {
	if n < 0 || n >= len(names) {
		return "something"
	}
	return names[n]
}
