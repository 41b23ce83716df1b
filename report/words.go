package report

import (
	"fmt"
	"strings"
)

// Text is a piece of writing: words, and among them the rules that are cited.
type Text []Span

// Span is a part of a text: words, or the ids of rules.
type Span struct {
	Words string
	Rules []string // cited; then there are no words
}

// Words is a text without citations.
func Words(words string) Text { return Text{{Words: words}} }

// Wordsf is a text without citations, made like one of fmt.Sprintf.
func Wordsf(format string, args ...any) Text { return Words(fmt.Sprintf(format, args...)) }

// Cite is the text with rules behind it.
func (t Text) Cite(rules ...string) Text { return Concat(t, Text{{Rules: rules}}) }

// Concat is one text of several.
func Concat(parts ...Text) Text {
	var out Text
	for _, p := range parts {
		out = append(out, p...)
	}
	return out
}

// Join is one text of several with a separator between two.
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

// String is the text for a terminal: rules stand in brackets.
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

// Counted is a number of things: "1 game", "2 games".
func Counted(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}
