package vectors_test

import (
	"fmt"
	"slices"
	"strings"

	"muster/engine/battlelore"
	"muster/engine/command/boards"
	"muster/maps"
)

// codes are the usual units.
var codes = map[string]string{
	"gb": "green-human-bow", "bs": "blue-human-sword", "rs": "red-human-sword",
	"bh": "blue-human-horse", "rh": "red-human-horse",
	"gs": "green-goblin-sword", "hs": "blue-hobgoblin-sword", "hb": "green-hobgoblin-bow", "gl": "green-goblin-lizard",
	"sp": "giant-spider", "hg": "hill-giant", "ee": "earth-elemental", "wg": "wood-giant", "hy": "hydra",
	"re": "rock-elemental", "ww": "wood-wyvern", "ic": "ice-drake", "fd": "fire-dragon", "tr": "troll",
	"dc": "green-dwarf-crossbow", "ds": "blue-dwarf-sword", "dr": "red-dwarf-sword",
}

// faceWords are the faces of the die, by number.
var faceWords = []string{"green", "blue", "red", "strike", "lore", "flag"}

// parse reads a vector; fault says what is wrong with it.
func parse(text string) (v *vector, fault string) {
	v = &vector{
		m:      maps.Map{ID: "vector", Name: "Vector", Board: "standard"},
		legend: map[string]string{},
		cards:  [battlelore.MaxPlayers]int{4, 4, 4, 4},
		first:  boards.Standard.String(),
		goal:   [boards.Camps]int{5, 5},
		lore:   lore{pool: -1},
	}
	for code, unit := range codes {
		v.legend[code] = unit
	}
	section, drawn := "", map[string][]string{}
	for n, line := range strings.Split(text, "\n") {
		words := strings.TrimSpace(line)
		why := ""
		switch {
		case words == "":
		case strings.HasPrefix(words, "-- ") && strings.HasSuffix(words, " --"):
			section = strings.Trim(words, "- ")
			if !slices.Contains([]string{"map", "rulebook", "rules", "play", "end"}, section) {
				why = "unknown section"
			}
			v.drawnEnd = v.drawnEnd || section == "end"
		case section == "":
			why = v.header(words)
		case section == "rulebook":
			v.rulebook = append(v.rulebook, line)
		case section == "rules":
			v.special = append(v.special, line)
		case section == "play":
			why = v.play(n+1, words)
		default:
			drawn[section] = append(drawn[section], words)
		}
		if why != "" {
			return v, fmt.Sprintf("line %d: %s: %q", n+1, why, words)
		}
	}
	if len(v.rules) == 0 || v.about == "" || (len(v.steps) == 0) != (v.refused != nil) {
		return v, "a vector says rule, about, and either play or refused"
	}
	if v.m.Rows, v.units, fault = v.draw(drawn["map"]); fault != "" {
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
