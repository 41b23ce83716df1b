package report

import (
	"strings"

	"muster/schema/diag"
)

// Command is a command line that gives an answer again, word by word.
type Command []string

// String is the line as a shell takes it.
func (c Command) String() string { return strings.Join(c.quoted(), " ") }

func (c Command) quoted() []string {
	out := make([]string, len(c))
	for i, word := range c {
		out[i] = diag.Quoted(word)
	}
	return out
}

// MarshalText is the command for machines: its line.
func (c Command) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

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
	return fold(PageWidth, parts, first, rest, " ", ` \`)
}
