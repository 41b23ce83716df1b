package reach

import (
	"strings"

	"muster/engine"
)

// sign is how a rule shows: an event of one of its kinds, or the choice of an action of one of its kinds, of which shows
// may ask more.
type sign struct {
	rule    string
	events  []engine.EventKind
	actions []engine.ActionKind
	shows   func(*moment) bool // nil: each of them does
}

// on is a sign by events.
func on(rule string, shows func(*moment) bool, events ...engine.EventKind) sign {
	return sign{rule: rule, events: events, shows: shows}
}

// chosen is a sign by choices.
func chosen(rule string, shows func(*moment) bool, actions ...engine.ActionKind) sign {
	return sign{rule: rule, actions: actions, shows: shows}
}

// began is the sign of a rule that counts from the start of a game.
func began(rule string, shows func(*moment) bool) sign {
	return on(rule, func(m *moment) bool { return m.e.Turn() == 1 && (shows == nil || shows(m)) }, engine.TurnBegan)
}

// signs are the rows of the table.
func signs() []sign {
	var out []sign
	for _, part := range [][]sign{
		battleSigns(), combatSigns(), creatureSigns(), loreSigns(), siteSigns(), shareSigns(), epicSigns(), alliesSigns(),
	} {
		out = append(out, part...)
	}
	return out
}

func contains(id, word string) bool { return strings.Contains("-"+id+"-", "-"+word+"-") }
