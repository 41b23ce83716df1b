package wording

import (
	"fmt"
	"strconv"
	"strings"

	"muster/schema/diag"
)

// Label returns the advice to replace a hex that the board does not have; none without a similar one. It is a fix if
// both have the same letter and number, so that only the form differs: e04, E4 and 4e are e4. The neighbour of a half
// hex is another hex, which a person must confirm.
func Label(word, near string) diag.Advice {
	if near == "" {
		return diag.Advice{}
	}
	if label(word) != label(near) {
		return diag.Advice{Help: diag.Question([]string{near}, strconv.Quote, "")}
	}
	return diag.Write(word, near, "")
}

// Hex returns the advice for a text that names no hex of a board, at a pointer into a definition. hexes is the range of
// the board's labels.
func Hex(ptr, text, near, board, hexes string) diag.Advice {
	if apart := Apart(text); apart != "" && strings.Contains(ptr, "/at/") {
		return diag.Advice{Help: apart}
	}
	if near == "" {
		return diag.Advice{Help: fmt.Sprintf("name a hex of the %s board: %s", board, hexes)}
	}
	return Label(text, near)
}

// label returns a hex's letter in lower case, and its number without leading zeros.
func label(word string) string {
	var letters, digits []rune
	for _, r := range strings.ToLower(word) {
		switch {
		case 'a' <= r && r <= 'z':
			letters = append(letters, r)
		case '0' <= r && r <= '9':
			digits = append(digits, r)
		}
	}
	return string(letters) + strings.TrimLeft(string(digits), "0")
}
