package report

import "strings"

// Command is a command line that gives an answer again, word by word.
type Command []string

// String is the line as a shell takes it.
func (c Command) String() string { return strings.Join(c.quoted(), " ") }

func (c Command) quoted() []string {
	out := make([]string, len(c))
	for i, word := range c {
		out[i] = Quoted(word)
	}
	return out
}

// Folded is the line broken before its flags, so that a page holds it and a shell still takes it for one line.
func (c Command) Folded(first, rest string) []string {
	var parts []string
	for i, word := range c.quoted() {
		if i == 0 || strings.HasPrefix(word, "--") {
			parts = append(parts, word)
		} else {
			parts[len(parts)-1] += " " + word
		}
	}
	return fold(parts, first, rest, " ", ` \`)
}

// Quoted is a word as a shell takes it for one.
func Quoted(word string) string {
	plain := func(r rune) bool {
		return 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' || '0' <= r && r <= '9' || strings.ContainsRune("_-./,:=+@%", r)
	}
	if strings.IndexFunc(word, func(r rune) bool { return !plain(r) }) < 0 {
		return word
	}
	return "'" + strings.ReplaceAll(word, "'", `'\''`) + "'"
}
