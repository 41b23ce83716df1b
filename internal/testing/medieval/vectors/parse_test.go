package vectors_test

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"muster/engine/command/boards"
)

// codes are the units.
var codes = map[string]string{
	"lb": "light-bow-cavalry", "li": "light-bow-infantry", "ax": "auxilia", "mi": "medium-infantry",
	"hi": "heavy-infantry", "wa": "warrior", "mc": "medium-cavalry", "hc": "heavy-cavalry",
	"sh": "super-heavy-cavalry", "ld": "",
}

// faceWords are the faces of the die, by number, and sideWords the sides.
var (
	faceWords = []string{"light", "medium", "heavy", "swords", "flag", "leader"}
	sideWords = []string{boards.Pennant: "top", boards.Standard: "bottom"}
)

// parse reads a vector; fault says what is wrong with it.
func parse(text string) (v *vector, fault string) {
	v = &vector{
		legend:  maps.Clone(codes),
		first:   boards.Standard,
		command: [boards.Camps]int{5, 5},
		goal:    [boards.Camps]int{6, 6},
	}
	section, drawn := "", map[string][]string{}
	for n, line := range strings.Split(text, "\n") {
		words := strings.TrimSpace(line)
		why := ""
		switch {
		case words == "":
		case strings.HasPrefix(words, "-- ") && strings.HasSuffix(words, " --"):
			section = strings.Trim(words, "- ")
			if !slices.Contains([]string{"map", "rulebook", "play", "end"}, section) {
				why = "unknown section"
			}
			v.drawnEnd = v.drawnEnd || section == "end"
		case section == "":
			why = v.header(words)
		case section == "rulebook":
			v.rulebook = append(v.rulebook, line)
		case section == "play":
			why = v.play(n+1, words)
		default:
			drawn[section] = append(drawn[section], words)
		}
		if why != "" {
			return v, fmt.Sprintf("line %d: %s: %q", n+1, why, words)
		}
	}
	if len(v.rules) == 0 || v.about == "" || len(v.steps) == 0 {
		return v, "a vector says rule, about and play"
	}
	if v.rows, v.pieces, fault = v.draw(drawn["map"]); fault != "" {
		return v, "map: " + fault
	}
	if _, v.end, fault = v.draw(drawn["end"]); fault != "" {
		return v, "end: " + fault
	}
	return v, ""
}

// play takes a line of the play.
func (v *vector) play(n int, words string) (why string) {
	if event, ok := strings.CutPrefix(words, "> "); ok {
		if len(v.steps) == 0 {
			return "an event of nothing"
		}
		last := &v.steps[len(v.steps)-1]
		last.events = append(last.events, event)
		return ""
	}
	for part := range strings.SplitSeq(words, ";") {
		if part = strings.TrimSpace(part); part == "" {
			return "an empty step"
		}
		v.steps = append(v.steps, step{line: n, words: part})
	}
	return ""
}

// header takes a line of the header; why is "" when all is well.
func (v *vector) header(line string) (why string) {
	key, value, ok := strings.Cut(line, ": ")
	if !ok {
		return "not a key and a value"
	}
	words := strings.Fields(strings.ReplaceAll(value, ",", " "))
	if len(words) == 0 {
		return "no value"
	}
	if what, name, owned := strings.Cut(key, " "); owned {
		side := slices.Index(sideWords, name)
		if side < 0 {
			return "unknown side"
		}
		return v.sideHeader(what, side, words)
	}
	switch key {
	case "rule":
		v.rules = words
	case "about":
		v.about = value
	case "watch":
		v.watch = words
		for _, word := range words {
			if word != "all" && !slices.Contains(eventWords[:], word) {
				return "unknown event"
			}
		}
	case "first":
		side := slices.Index(sideWords, value)
		if side < 0 {
			return "unknown side"
		}
		v.first = boards.Camp(side)
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
		if v.spent = value == "discards"; !v.spent || !v.dealt {
			return "want discards, below hands or deck"
		}
	case "last-turn":
		v.lastTurn = words
	case "objective":
		return v.objective(words)
	case "legend":
		if len(words) != 3 || words[1] != "=" || len(words[0]) != 2 {
			return "want xx = unit-type"
		}
		v.legend[words[0]] = words[2]
	case "feature":
		v.features = append(v.features, words)
	case "edge":
		v.edges = append(v.edges, words)
	default:
		return "unknown key"
	}
	return ""
}

// sideHeader takes a line of the header that is about a side.
func (v *vector) sideHeader(what string, side int, words []string) (why string) {
	switch what {
	case "hand":
		v.hands[side], v.dealt = words, true
		return ""
	case "last":
		v.last[side] = words[0]
		return ""
	case "exits":
		v.exits[side] = words
		return ""
	}
	if what == "tokens" && words[0] == "usual" {
		v.tokens[side] = -1
		return ""
	}
	n, err := strconv.Atoi(words[0])
	if err != nil || len(words) != 1 {
		return "want a number"
	}
	switch what {
	case "command":
		v.command[side] = n
	case "banners":
		v.goal[side] = n
	case "tokens":
		v.tokens[side] = n
	case "taken":
		v.taken[side] = n
	default:
		return "unknown key"
	}
	return ""
}

// objective takes the words of an objective: hexes, then whose it is, its worth, and whether it lasts.
func (v *vector) objective(words []string) (why string) {
	o := objective{banners: 1}
	for _, word := range words {
		n, err := strconv.Atoi(word)
		switch {
		case err == nil:
			o.banners = n
		case slices.Contains(sideWords, word):
			o.side = word
		case word == "permanent":
			o.permanent = true
		default:
			o.at = append(o.at, word)
		}
	}
	if len(o.at) == 0 {
		return "an objective without hexes"
	}
	v.points = append(v.points, o)
	return ""
}
