package diag

import (
	"slices"
	"strings"
)

// Titled is the known id whose name a word is, written in any letter case, with blanks or hyphens; "" for none. Sheets
// shorten names ("Blue horsemen" for "Blue human horsemen"): some words of a name, the first and last among them, mean
// it where they fit no other one.
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

// TitledLike lists the ids whose names a word may mean: it has two or more words of the name, from the first to the
// last, each with one letter wrong at most.
func TitledLike(word string, known []string, names map[string]string) []string {
	typed := titleWords(word)
	return slices.DeleteFunc(slices.Clone(known), func(id string) bool {
		return !shortens(typed, titleWords(names[id]), alike)
	})
}

// titleWords are the words of a name in lower case, without "The" in front.
func titleWords(name string) []string {
	words := strings.FieldsFunc(strings.ToLower(name), func(r rune) bool { return strings.ContainsRune(" -_,:;'’", r) })
	if len(words) > 1 && words[0] == "the" {
		words = words[1:]
	}
	return words
}

// shortens reports whether words are two or more of a name, in its order, from its first to its last, as same compares
// them.
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

// alike reports whether two words of names are one word, perhaps with a letter wrong: "bowman" for "bowmen".
func alike(a, b string) bool {
	return a == b || min(len(a), len(b)) > longWord && distance(a, b, 2) < 2
}

// longWord is a number of letters: only in words with more of them one letter may be wrong.
const longWord = 4
