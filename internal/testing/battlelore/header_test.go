package battlelore_test

import (
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/vectortest"
)

// header reads a line of the header; why is "" without an error.
func (v *vector) header(key, value string, words []string) (why string) {
	if why, known := v.loreHeader(key, words); known {
		return why
	}
	switch key {
	case "refused":
		v.refused = append(v.refused, value)
	case "board":
		v.onBoard = value
	case "rack":
		v.rack, v.Dealt = words, true
	case "epic":
		if len(words) != 3 {
			return "want three numbers: decisive, margin, marginal"
		}
		return vectortest.Numbers(words, &v.epic)
	case "first":
		if _, known := boards.ParseCamp(value); !known && value != setup.Scout {
			return "unknown camp"
		}
		v.first = value
	default:
		return "unknown key"
	}
	return ""
}

// seatHeader reads a line of the header that is about a player: a camp's first one, or its ally.
func (v *vector) seatHeader(what string, seat int, words []string) (why string) {
	switch {
	case what == "last" && len(words) <= len(battlelore.Seat{}.Last):
		v.last[seat] = words
		return ""
	case what == "marshals":
		return v.marshals(seat, words)
	case what == "council":
		return v.council(seat, words)
	case what == "lore-hand":
		v.lore.hands[seat] = words
		return ""
	case what == "landmark" || what == "lair":
		if len(words) != 2 || seat >= boards.Camps {
			return "want a camp, a type and a hex"
		}
		v.lore.places = append(v.lore.places, place{key: what + "s", camp: boards.Camp(seat), kind: words[0], at: words[1]})
		return ""
	case what == "grants" && seat < boards.Camps:
		v.lore.grants[seat] = words
		return ""
	case what == "units" && seat >= boards.Camps:
		v.owned[seat] = words
		return ""
	}
	return "unknown key"
}
