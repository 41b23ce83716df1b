package report

import (
	"fmt"
	"strings"
)

// Text is a text with citations of rules.
type Text []Span

// Span is a part of a text: words, or the ids of rules.
type Span struct {
	Words string
	Rules []string // cited; then there are no words
}

// Words returns a text without citations.
func Words(words string) Text { return Text{{Words: words}} }

// Wordsf formats a text without citations, like fmt.Sprintf.
func Wordsf(format string, args ...any) Text { return Words(fmt.Sprintf(format, args...)) }

// Cite appends rules to the text.
func (t Text) Cite(rules ...string) Text { return Concat(t, Text{{Rules: rules}}) }

// Concat concatenates texts.
func Concat(parts ...Text) Text {
	var out Text
	for _, p := range parts {
		out = append(out, p...)
	}
	return out
}

// Join joins texts with a separator.
func Join(list []Text, separator string) Text {
	var out Text
	for i, t := range list {
		if i > 0 {
			out = append(out, Span{Words: separator})
		}
		out = append(out, t...)
	}
	return out
}

// String returns the text for the terminal: rules are in brackets.
func (t Text) String() string {
	var b strings.Builder
	for _, s := range t {
		if len(s.Rules) == 0 {
			b.WriteString(s.Words)
			continue
		}
		if b.Len() > 0 {
			b.WriteByte(' ')
		}
		b.WriteString("(" + strings.Join(s.Rules, ", ") + ")")
	}
	return b.String()
}

// Counted returns a number of things: "1 game", "2 games".
func Counted(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}
