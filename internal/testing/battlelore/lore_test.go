package battlelore_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
)

// seatWords are the players, by number: a camp's first one has the camp's name.
var seatWords = []string{"pennant", "standard", "pennant-ally", "standard-ally"}

// lore is the Lore part of a vector's header.
type vectorLore struct {
	kind     string // the adventure's type; "" without Lore
	boxes    []string
	begin    bool // the play begins with the set-up: councils, and Lore cards kept
	councils [battlelore.MaxPlayers]*council
	pool     int // tokens in the pool; below 0: those that are left
	hands    [battlelore.MaxPlayers][]string
	deck     []string // the top card first
	spent    bool     // the other Lore cards are discards
	marks    []mark
	places   []place
	grants   [boards.Camps][]string
	inForce  []string // landmarks that are banned while the landmark rules are in force; nil when they are not
}

// council is a War Council: the levels of its members, or a number of levels to split with the least of some members.
type council struct {
	split  int
	levels []string // "cleric 3" as two words
}

// mark is a token on a unit or next to it.
type mark struct {
	what string // store, token or grown
	kind string
	at   string
	n    int
}

// place is a landmark or lair that the adventure puts on a hex for a camp.
type place struct {
	key      string
	camp     boards.Camp
	kind, at string
}

// loreHeader reads a line of the header that is about Lore; known is false when it is about something else.
func (v *vector) loreHeader(key string, words []string) (why string, known bool) {
	l := &v.lore
	switch key {
	case "type":
		if len(words) != 1 {
			return "want a type", true
		}
		l.kind = words[0]
	case "boxes":
		l.boxes = words
	case "begin":
		if l.begin = slices.Equal(words, []string{"set-up"}); !l.begin {
			return "want set-up", true
		}
	case "pool":
		return l.number(words, &l.pool), true
	case "lore-deck":
		l.deck = words
	case "lore-rest":
		if l.spent = slices.Equal(words, []string{"discards"}); !l.spent {
			return "want discards", true
		}
	case "store", "grown":
		m := mark{what: key}
		if len(words) != 2 {
			return "want a hex and a number", true
		}
		m.at, why = words[0], l.number(words[1:], &m.n)
		l.marks = append(l.marks, m)
		return why, true
	case "token":
		if len(words) != 2 {
			return "want a token and a hex", true
		}
		l.marks = append(l.marks, mark{what: key, kind: words[0], at: words[1], n: 1})
	case "landmarks":
		if len(words) < 2 || words[0] != "in" || words[1] != "force" {
			return "want in force, and what is banned", true
		}
		l.inForce = append([]string{}, words[2:]...)
	default:
		return "", false
	}
	return "", true
}

func (l *vectorLore) number(words []string, n *int) (why string) {
	if len(words) != 1 {
		return "want a number"
	}
	var err error
	if *n, err = strconv.Atoi(words[0]); err != nil || *n < 0 {
		return "want a number"
	}
	return ""
}

// council takes "commander 2 cleric 3", or "split 6 creature 1".
func (v *vector) council(seat int, words []string) (why string) {
	c := new(council)
	if len(words)%2 != 0 {
		return "want members and their levels"
	}
	for i := 0; i < len(words); i += 2 {
		n := 0
		if why := v.lore.number(words[i+1:i+2], &n); why != "" {
			return why
		}
		switch {
		case words[i] == "split" && i == 0:
			c.split = n
		case councillor(words[i]) < 0:
			return "unknown member of a council"
		default:
			c.levels = append(c.levels, fmt.Sprintf("%s = %d", words[i], n))
		}
	}
	v.lore.councils[seat] = c
	return ""
}

// councillor is the number of a member of a council; below 0 for none.
func councillor(word string) int {
	for seat := range int(battlelore.Councillors) {
		if setup.SeatName(seat) == word {
			return seat
		}
	}
	return -1
}

// councilText returns a council as an adventure has it. In a Lore adventure without one there is a Commander alone.
func (l *vectorLore) councilText(seat int) string {
	c := l.councils[seat]
	switch {
	case c == nil && l.kind == "lore":
		return "commander = 1"
	case c == nil:
		return ""
	case c.split > 0:
		return fmt.Sprintf("levels = %d, least = { %s }", c.split, strings.Join(c.levels, ", "))
	}
	return strings.Join(c.levels, ", ")
}

func (l *vectorLore) kindOr(other string) string {
	if l.kind == "" {
		return other
	}
	return l.kind
}
