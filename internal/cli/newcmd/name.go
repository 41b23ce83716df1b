package newcmd

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"muster/internal/cli/cliutil"
	"muster/schema"
)

// named derives the id and the name from a NAME: the name from an id, the id from a title.
func named(word string) (id, name string, err error) {
	word = strings.TrimSpace(word)
	switch id = schema.Kebab(word); {
	case schema.IsID(word):
		return word, title(word), nil
	case id == "":
		return "", "", cliutil.Usage("write letters or digits, as in the-bell-tower", "%q cannot be turned into an id", word)
	case !isTitle(word):
		return "", "", cliutil.Usage("write "+id, "%q is not in kebab case", word)
	case !schema.IsID(id):
		return "", "", cliutil.Usage("write a shorter one", "%q is too long for an id", word)
	}
	return id, word, nil
}

// isTitle reports whether a word is a title: several words, or one with a capital letter and no punctuation.
func isTitle(word string) bool {
	first, _ := utf8.DecodeRuneInString(word)
	return strings.Contains(word, " ") ||
		unicode.IsUpper(first) && strings.IndexFunc(word, func(r rune) bool { return !unicode.IsLetter(r) }) < 0
}

// smallWords are lower case within a title.
var smallWords = []string{"a", "an", "and", "at", "by", "for", "from", "in", "of", "on", "or", "the", "to"}

// title derives a title from an id.
func title(id string) string {
	words := strings.Split(id, "-")
	for i, w := range words {
		if i == 0 || !slices.Contains(smallWords, w) {
			words[i] = strings.ToUpper(w[:1]) + w[1:]
		}
	}
	return strings.Join(words, " ")
}
