package diag

import (
	"slices"
	"strings"
)

// Titled returns the known id whose title is a word, ignoring letter case and accepting hyphens for blanks, or "".
// Sheets shorten titles ("Blue horsemen" for "Blue human horsemen"): some words of a title, including the first and
// last, match it if they fit no other title.
func Titled(word string, known []string, names map[string]string) string {
	typed := titleWords(word)
	if len(typed) == 0 {
		return ""
	}
	var short []string
	for _, id := range known {
		name := titleWords(names[id])
		if slices.Equal(name, typed) {
			return id
		}
		if shortens(typed, name, func(a, b string) bool { return a == b }) {
			short = append(short, id)
		}
	}
	if len(short) != 1 {
		return ""
	}
	return short[0]
}

// TitledLike lists the ids whose titles a word may mean. The word must contain at least two words of the title,
// including the first and last, each with at most one wrong letter.
func TitledLike(word string, known []string, names map[string]string) []string {
	typed := titleWords(word)
	return slices.DeleteFunc(slices.Clone(known), func(id string) bool {
		return !shortens(typed, titleWords(names[id]), alike)
	})
}

// titleWords returns the words of a title in lower case, without a leading "The".
func titleWords(name string) []string {
	words := strings.FieldsFunc(strings.ToLower(name), func(r rune) bool { return strings.ContainsRune(" -_,:;'’", r) })
	if len(words) > 1 && words[0] == "the" {
		words = words[1:]
	}
	return words
}

// shortens reports whether words are two or more words of a title in order, including its first and last, compared with
// same.
func shortens(words, name []string, same func(a, b string) bool) bool {
	last := len(words) - 1
	if last < 1 || len(words) > len(name) || !same(words[0], name[0]) || !same(words[last], name[len(name)-1]) {
		return false
	}
	for _, w := range name {
		if len(words) > 0 && same(words[0], w) {
			words = words[1:]
		}
	}
	return len(words) == 0
}

// alike reports whether two words are equal up to one wrong letter: "bowman" for "bowmen".
func alike(a, b string) bool {
	return a == b || min(len(a), len(b)) > longWord && distance(a, b, 2) < 2
}

// longWord is a length in letters: only longer words may have a wrong letter.
const longWord = 4
