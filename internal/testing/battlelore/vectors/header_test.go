package vectors_test

import (
	"strconv"

	"muster/adventures/battlelore"
	"muster/engine/battlelore"
	"muster/engine/battlelore/setup"
	"muster/engine/command/boards"
	"muster/internal/testing/vectortest"
	"muster/maps"
)

// header takes a line of the header; why is "" when all is well.
func (v *vector) header(key, value string, words []string) (why string) {
	if why, known := v.loreHeader(key, words); known {
		return why
	}
	switch key {
	case "refused":
		v.refused = append(v.refused, value)
	case "board":
		v.m.Board = value
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
	case "feature":
		v.m.Features = append(v.m.Features, maps.Feature{Type: words[0], At: words[1:]})
	case "place":
		v.m.Places = append(v.m.Places, maps.Place{Type: words[0], At: words[1:]})
	case "edge":
		if len(words) < 3 {
			return "want a type, a hex and sides"
		}
		v.m.Edges = append(v.m.Edges, maps.Edge{Type: words[0], At: words[1], Sides: words[2:]})
	case "objective":
		return v.objective(words)
	default:
		return "unknown key"
	}
	return ""
}

// seatHeader takes a line of the header that is about a player: a camp's first one, or his ally.
func (v *vector) seatHeader(what string, seat int, words []string) (why string) {
	v.four = v.four || seat >= boards.Camps
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
	case len(words) != 1:
		return "want one word"
	}
	n, err := strconv.Atoi(words[0])
	if err != nil {
		return "want a number"
	}
	switch what {
	case "cards":
		v.cards[seat] = n
	case "tokens":
		v.lore.tokens[seat] = n
	case "taken":
		v.taken[seat] = n
	case "banners":
		if seat >= boards.Camps {
			return "want a camp"
		}
		v.goal[seat] = n
	default:
		return "unknown key"
	}
	return ""
}

func (v *vector) objective(words []string) (why string) {
	o := adventures.Objective{Name: "objective"}
	for _, word := range words {
		camp, isCamp := boards.ParseCamp(word)
		n, err := strconv.Atoi(word)
		switch {
		case isCamp:
			o.Camp = camp.String()
		case err == nil:
			o.Banners = n
		case word == "permanent":
			o.Permanent = true
		default:
			o.At = append(o.At, word)
		}
	}
	v.points = append(v.points, o)
	return ""
}
