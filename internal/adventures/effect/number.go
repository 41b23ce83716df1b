package effect

import (
	"fmt"
	"slices"
	"strings"
)

// Count writes a number with its noun: "2 hexes".
func Count(n int, noun string) string { return fmt.Sprintf("%d %s", n, nouns(n, noun)) }

// Plus is Count for a change: "+1 die".
func Plus(n int, noun string) string { return fmt.Sprintf("%+d %s", n, nouns(max(n, -n), noun)) }

// nouns returns a noun for a number.
func nouns(n int, noun string) string {
	switch {
	case n == 1:
		return noun
	case noun == "die":
		return "dice"
	case noun == "hex":
		return "hexes"
	case noun == "copy":
		return "copies"
	}
	return noun + "s"
}

// Slashes writes numbers by level, with a word for 0: "2 / 3 / all". The format is that of a number.
func Slashes(n Numbers, zero, format string) string {
	parts := make([]string, len(n))
	for i, n := range n {
		if n == 0 {
			parts[i] = zero
		} else {
			parts[i] = fmt.Sprintf(format, n)
		}
	}
	return strings.Join(parts, " / ")
}

// Counts is Count by level; no value counts as 0.
func Counts(n Numbers, noun, zero string) string { return counts(n, noun, zero, "%d") }

// Pluses is Plus by level.
func Pluses(n Numbers, noun string) string { return counts(n, noun, "0", "%+d") }

func counts(n Numbers, noun, zero, format string) string {
	if len(n) == 0 {
		n = Numbers{0}
	}
	many := 2
	if high, low := slices.Max(n), slices.Min(n); high <= 1 && low >= -1 && !slices.Contains(n, 0) {
		many = 1
	}
	return Slashes(n, zero, format) + " " + nouns(many, noun)
}

// Phrase joins the words that are not empty.
func Phrase(words ...string) string {
	return strings.Join(strings.Fields(strings.Join(words, " ")), " ")
}

// When returns a text if a condition holds, otherwise "".
func When(yes bool, text string) string {
	if yes {
		return text
	}
	return ""
}

// List joins words: "F7, g8 and H7".
func List(words []string, last string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:len(words)-1], ", ") + " " + last + " " + words[len(words)-1]
}

// Title writes the name of a deck as cards have it.
func Title(word string) string {
	if word == "" {
		return ""
	}
	return strings.ToUpper(word[:1]) + word[1:]
}
