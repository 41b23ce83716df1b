package medieval_test

import (
	"slices"
	"strconv"
	"strings"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/medieval"
	"muster/internal/testing/vectortest"
)

// codes are the unit codes.
var codes = map[string]string{
	"lb": "light-bow-cavalry", "li": "light-bow-infantry", "ax": "auxilia", "mi": "medium-infantry",
	"hi": "heavy-infantry", "wa": "warrior", "mc": "medium-cavalry", "hc": "heavy-cavalry",
	"sh": "super-heavy-cavalry", "ld": "",
}

// sideWords are the names of the sides.
var sideWords = []string{boards.Pennant: "top", boards.Standard: "bottom"}

// format returns the format of a parsed vector.
func (v *vector) format() vectortest.CommandFormat[piece] {
	return vectortest.CommandFormat[piece]{
		Format:  vectortest.Format{Events: eventWords(), Header: v.header},
		Faces:   []string{"light", "medium", "heavy", "swords", "flag", "leader"},
		Players: sideWords,
		Units:   codes,
		Numbers: map[string][]int{"command": {5, 5}, "banners": {6, 6}, "taken": {0, 0}},
		Player:  v.sideHeader,
		Board: func() (vectortest.Board, string) {
			return medieval.Game().Base().Boards.Get("medieval").Geometry, ""
		},
		Piece: v.piece,
	}
}

// parse parses a vector; fault describes an error.
func parse(text string) (v *vector, fault string) {
	v = &vector{first: boards.Standard, tokens: [boards.Camps]string{"0", "0"}}
	if fault = v.format().Parse(text, &v.CommandVector); fault == "" && len(v.Steps) == 0 {
		fault = "a vector needs play"
	}
	return v, fault
}

// header parses a line of the header; why is "" if it is valid.
func (v *vector) header(key, value string, words []string) (why string) {
	switch key {
	case "first":
		side := slices.Index(sideWords, value)
		if side < 0 {
			return "unknown side"
		}
		v.first = boards.Camp(side)
	case "last-turn":
		v.lastTurn = words
	default:
		return "unknown key"
	}
	return ""
}

// sideHeader parses a line of the header about a side.
func (v *vector) sideHeader(what string, side int, words []string) (why string) {
	switch what {
	case "last":
		v.last[side] = words[0]
	case "exits":
		v.exits[side] = words
	case "tokens":
		v.tokens[side] = words[0]
	default:
		return "unknown key"
	}
	return ""
}

// piece parses a unit or a Leader alone: its code, in capitals for the top side, its blocks, Bow marker and Leader.
func (v *vector) piece(word, at string) (p piece, ok bool) {
	word, p.led = strings.CutSuffix(word, "+")
	word, p.bow = strings.CutSuffix(word, "^")
	c, ok := v.Code(word)
	p.camp, p.unit, p.at, p.blocks = boards.Standard, c.Unit, at, c.Figures
	if c.Upper {
		p.camp = boards.Pennant
	}
	return p, ok && (p.unit != "" || !p.led && !p.bow && p.blocks == 0)
}

// word returns a piece in the form of vectors, with all its blocks.
func (v *vector) word(p piece) string {
	for code, unit := range v.Legend {
		if unit != p.unit {
			continue
		}
		if p.camp == boards.Pennant {
			code = strings.ToUpper(code)
		}
		if p.unit == "" {
			return code
		}
		return code + strconv.Itoa(p.blocks) + when(p.bow, "^") + when(p.led, "+")
	}
	return "nobody's code"
}

// when returns a word if a condition holds.
func when(so bool, word string) string {
	if so {
		return word
	}
	return ""
}
