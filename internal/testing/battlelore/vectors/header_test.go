package vectors_test

import (
	"slices"
	"strconv"
	"strings"

	"muster/adventures/battlelore"
	"muster/engine/battlelore"
	"muster/engine/battlelore/setup"
	"muster/engine/command/boards"
	"muster/maps"
)

// header takes a line of the header; why is "" when all is well.
func (v *vector) header(line string) (why string) {
	key, value, ok := strings.Cut(line, ": ")
	if !ok {
		return "not a key and a value"
	}
	words := strings.Fields(strings.ReplaceAll(value, ",", " "))
	what, name, owned := strings.Cut(key, " ")
	if owned {
		seat := slices.Index(seatWords, name)
		if seat < 0 {
			return "unknown camp"
		}
		return v.seatHeader(what, seat, words)
	}
	if why, known := v.loreHeader(key, words); known {
		return why
	}
	switch key {
	case "rule":
		v.rules = words
	case "refused":
		v.refused = append(v.refused, value)
	case "about":
		v.about = value
	case "watch":
		v.watch = words
		for _, word := range words {
			if word != "all" && !slices.Contains(eventWords[:], word) {
				return "unknown event"
			}
		}
	case "board":
		v.m.Board = value
	case "rack":
		v.rack, v.dealt = words, true
	case "epic":
		if len(words) != 3 {
			return "want three numbers: decisive, margin, marginal"
		}
		for i, word := range words {
			n, err := strconv.Atoi(word)
			if err != nil {
				return "want a number"
			}
			v.epic[i] = n
		}
	case "first":
		if _, known := boards.ParseCamp(value); !known && value != setup.Scout {
			return "unknown camp"
		}
		v.first = value
	case "legend":
		if len(words) != 3 || words[1] != "=" || len(words[0]) != 2 {
			return "want xx = unit-type"
		}
		v.legend[words[0]] = words[2]
	case "feature":
		v.m.Features = append(v.m.Features, maps.Feature{Type: words[0], At: words[1:]})
	case "place":
		v.m.Places = append(v.m.Places, maps.Place{Type: words[0], At: words[1:]})
	case "edge":
		if len(words) < 3 {
			return "want a type, a hex and sides"
		}
		v.m.Edges = append(v.m.Edges, maps.Edge{Type: words[0], At: words[1], Sides: words[2:]})
	case "dice":
		for _, word := range words {
			face := slices.Index(faceWords, word)
			if face < 0 {
				return "unknown face"
			}
			v.dice = append(v.dice, uint8(face))
		}
	case "deck":
		v.deck, v.dealt = words, true
	case "rest":
		v.spent = value == "discards"
		if !v.spent || !v.dealt {
			return "want discards, below hands or deck"
		}
	case "objective":
		return v.objective(words)
	default:
		return "unknown key"
	}
	return ""
}

// seatHeader takes a line of the header that is about a player: a camp's first one, or his ally.
func (v *vector) seatHeader(what string, seat int, words []string) (why string) {
	if len(words) == 0 {
		return "no value"
	}
	v.four = v.four || seat >= boards.Camps
	switch {
	case what == "hand":
		v.hands[seat], v.dealt = words, true
		return ""
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
	default:
		if seat >= boards.Camps {
			return "unknown key"
		}
		return v.goalHeader(what, boards.Camp(seat), n)
	}
	return ""
}

// goalHeader takes how many banners a camp needs.
func (v *vector) goalHeader(what string, camp boards.Camp, n int) (why string) {
	switch what {
	case "banners":
		v.goal[camp] = n
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
