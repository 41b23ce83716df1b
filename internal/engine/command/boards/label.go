package boards

import (
	"fmt"
	"strconv"
	"strings"

	"muster/maps/hex"
)

// malformed explains a word that is not a hex label.
const malformed = "a hex is a letter and a row number, such as E5 or e4"

// Label returns the hex's name: "e4"; "" for None.
func (b *Board) Label(h hex.Hex) string {
	if h == hex.None {
		return ""
	}
	return b.cells[h].label
}

// label writes the i-th hex of a row: capitals in odd rows (the long ones), small letters in even rows.
func label(i, row int) string {
	return string(letter(i, row)) + strconv.Itoa(row)
}

func letter(i, row int) byte {
	if row%2 == 1 {
		return 'A' + byte(i)
	}
	return 'a' + byte(i)
}

// Range describes the labels of the board: "columns A to M (a to l in even rows), rows 1 to 9".
func (b *Board) Range() string {
	rows := b.spec.RowCount
	even := ""
	if rows > 1 {
		even = fmt.Sprintf(" (a to %c in even rows)", letter(b.RowLen(rows-2)-1, 2))
	}
	return fmt.Sprintf("columns A to %c%s, rows 1 to %d", letter(b.RowLen(rows-1)-1, 1), even, rows)
}

// ByLabel finds a hex by its name, exact in letter case. When h is None, fault words the error, and nearest is a
// similar label, or "".
func (b *Board) ByLabel(word string) (h hex.Hex, fault, nearest string) {
	i, row, ok := parseLabel(word)
	if !ok {
		return hex.None, malformed, b.repair(word)
	}
	if row < 1 || row > b.spec.RowCount {
		return hex.None, fmt.Sprintf("the board has rows 1 to %d", b.spec.RowCount), ""
	}
	r := b.spec.RowCount - row
	n := b.RowLen(r)
	switch {
	case i == n && row%2 == 0:
		// BL-MOV-04: a short row ends in half hexes, which no unit may enter.
		return hex.None, fmt.Sprintf("the half hex at the end of row %d cannot be entered", row), label(n-1, row)
	case i >= n:
		return hex.None, fmt.Sprintf("row %d has hexes %c to %c", row, letter(0, row), letter(n-1, row)), ""
	case word[0] != letter(i, row):
		return hex.None, wrongCase(label(i, row), row), label(i, row)
	}
	return b.At(r, i), "", ""
}

func wrongCase(right string, row int) string {
	if row%2 == 0 {
		return "even rows use small letters (" + right + ")"
	}
	return "odd rows use capital letters (" + right + ")"
}

// parseLabel splits a label into the index of its letter, from 0, and the row; rows have no leading zero.
func parseLabel(word string) (i, row int, ok bool) {
	if len(word) < 2 || len(word) > 4 || word[1] == '0' {
		return 0, 0, false
	}
	switch c := word[0]; {
	case 'A' <= c && c <= 'Z':
		i = int(c - 'A')
	case 'a' <= c && c <= 'z':
		i = int(c - 'a')
	default:
		return 0, 0, false
	}
	for _, c := range []byte(word[1:]) {
		if c < '0' || c > '9' {
			return 0, 0, false
		}
		row = 10*row + int(c-'0')
	}
	return i, row, true
}

// repair guesses the intended label of a malformed one: "4e", "E 5", "E05" and "(E5)" have all parts of a label.
func (b *Board) repair(word string) string {
	if len(word) > 16 {
		return ""
	}
	var letters, digits []byte
	for _, c := range []byte(word) {
		switch {
		case 'A' <= c && c <= 'Z' || 'a' <= c && c <= 'z':
			letters = append(letters, c)
		case '0' <= c && c <= '9':
			digits = append(digits, c)
		}
	}
	guess := string(letters) + strings.TrimLeft(string(digits), "0")
	if len(letters) != 1 || guess == word {
		return ""
	}
	i, row, ok := parseLabel(guess)
	if !ok || b.find(2*i+(row+1)%2, row) == hex.None {
		return ""
	}
	return label(i, row)
}
