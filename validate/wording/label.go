package wording

import (
	"strconv"
	"strings"

	"muster/schema/diag"
)

// Label is the advice to write another hex than the one that a board does not have; none when none is near. It mends
// the finding where the two have one letter and one number, so that only their form differs: e04, E4 and 4e are e4. The
// neighbour of a half hex is another hex, and a person has to say whether it is meant.
func Label(word, near string) diag.Advice {
	if near == "" {
		return diag.Advice{}
	}
	if label(word) != label(near) {
		return diag.Advice{Help: diag.Question([]string{near}, strconv.Quote, "")}
	}
	return diag.Write(word, near, "")
}

// label is a hex's letter, as a small one, and its number without leading zeros.
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
