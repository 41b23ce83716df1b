package rulebook

import (
	"fmt"
	"strings"

	"muster/internal/adventures/effect"
)

// OwnEffect words a landmark's or lair's effects for its owner alone (BL-LMK-04), from the row's values; "" for none.
func (r *Rulebook) OwnEffect(t *Terrain) string {
	var parts []string
	say := func(on bool, format string, args ...any) {
		if on {
			parts = append(parts, fmt.Sprintf(format, args...))
		}
	}
	own := "an own unit"
	if t.Serves != "" && t.Serves != WhoAll {
		own = "an own unit (" + t.Serves + ")"
	}
	creature := "its creature"
	if u := r.Units.Get(t.Creature); u != nil {
		creature = "the " + u.Name
	}
	say(
		t.Tokens > 0,
		"at the end of the owner's turn in which an own unit stands there: %s",
		effect.Count(t.Tokens, "Lore token"),
	)
	say(
		t.Heals > 0,
		"%s that stood there all turn, and neither moved nor battled, gets %s back at its end",
		own,
		effect.Count(t.Heals, "figure"),
	)
	say(
		t.Passage > 0,
		"%s that starts its move there may, as its whole move, come out on any vacant hex within %s",
		own,
		effect.Count(t.Passage, "hex"),
	)
	say(
		t.Raises,
		"%s that stood there all turn, and neither moved nor battled, gets the next banner at its end, with its losses; "+
			"then the tile goes",
		own,
	)
	say(t.BoldNext > 0, "each own unit next to it gains %s", effect.Count(t.BoldNext, "Bold level"))
	say(
		t.Stores > 0,
		"at the end of the owner's turn %s that stands there stores %s, up to its limit",
		creature,
		effect.Count(t.Stores, "Lore token"),
	)
	switch t.Summons {
	case SummonRoll:
		say(
			true,
			"an own ordered unit there may, in place of its battle, roll its melee dice without a target: any Lore "+
				"symbol brings %s to a vacant hex next to it, and the tile goes",
			creature,
		)
	case SummonWill:
		say(true, "at the end of the owner's turn %s may come out on it, once", creature)
	}
	say(t.Layer == Lair, "%s is free of all limits there", creature)
	say(t.Effect != "", "%s", t.Effect)
	return strings.Join(parts, "; ")
}
