package report

import (
	"strings"

	"muster/schema/diag"
)

// Command is a command line that reproduces an answer, as a list of words.
type Command []string

// String returns the line in shell syntax.
func (c Command) String() string { return strings.Join(c.quoted(), " ") }

func (c Command) quoted() []string {
	out := make([]string, len(c))
	for i, word := range c {
		out[i] = diag.Quoted(word)
	}
	return out
}

// MarshalText returns the line for JSON.
func (c Command) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// Folded returns the line broken before its flags, so that it fits a page and remains one line for a shell.
func (c Command) Folded(first, rest string) []string {
	var parts []string
	for i, word := range c.quoted() {
		if i == 0 || strings.HasPrefix(word, "--") {
			parts = append(parts, word)
		} else {
			parts[len(parts)-1] += " " + word
		}
	}
	return fold(PageWidth, parts, first, rest, " ", ` \`)
}
