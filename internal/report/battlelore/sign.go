package battlelore

import (
	"strings"

	"muster/internal/engine/battlelore"
)

// sign is the evidence of a rule: an event of one of some kinds, or the choice of an action of one of some kinds; shows
// may require more.
type sign struct {
	rule    string
	events  []battlelore.EventKind
	actions []battlelore.ActionKind
	shows   func(*scene) bool // nil: each of them does
}

// on returns a sign by events.
func on(rule string, shows func(*scene) bool, events ...battlelore.EventKind) sign {
	return sign{rule: rule, events: events, shows: shows}
}

// chosen returns a sign by choices.
func chosen(rule string, shows func(*scene) bool, actions ...battlelore.ActionKind) sign {
	return sign{rule: rule, actions: actions, shows: shows}
}

// began returns the sign of a rule that counts from the start of a game.
func began(rule string, shows func(*scene) bool) sign {
	return on(rule, func(m *scene) bool { return m.e.Turn() == 1 && (shows == nil || shows(m)) }, battlelore.TurnBegan)
}

// signs returns the rows of the table.
func signs() []sign {
	var out []sign
	for _, part := range [][]sign{
		battleSigns(), combatSigns(), creatureSigns(), loreSigns(), placeSigns(), shareSigns(), epicSigns(), alliesSigns(),
	} {
		out = append(out, part...)
	}
	return out
}

func contains(id, word string) bool { return strings.Contains("-"+id+"-", "-"+word+"-") }
