package sheet

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Number formats a count.
func Number(n int) string { return strconv.Itoa(n) }

// Count formats a number with its noun, which takes an s: "3 banners".
func Count(n int, word string) string {
	if n == 1 {
		return "1 " + word
	}
	switch word {
	case "hex":
		word = "hexe"
	case "die", "move die":
		return Number(n) + " " + strings.TrimSuffix(word, "die") + "dice"
	}
	return Number(n) + " " + word + "s"
}

// List joins words as in a sentence: "a", "a and b", "a, b and c".
func List(words []string) string {
	switch len(words) {
	case 0:
		return ""
	case 1:
		return words[0]
	}
	return strings.Join(words[:len(words)-1], ", ") + " and " + words[len(words)-1]
}

// Upper makes the first letter a capital.
func Upper(s string) string {
	r, size := utf8.DecodeRuneInString(s)
	if up := unicode.ToUpper(r); up != r && r != utf8.RuneError {
		return string(up) + s[size:]
	}
	return s
}

// Either returns the first text that is not empty.
func Either(texts ...string) string {
	for _, t := range texts {
		if t != "" {
			return t
		}
	}
	return ""
}
