package sheet

import (
	"strings"

	"muster/report"
)

// cite is a text as Markdown: each rule that it cites becomes a span of code.
func cite(t report.Text) string {
	var b strings.Builder
	for _, s := range t {
		if len(s.Rules) == 0 {
			b.WriteString(inside(s.Words))
			continue
		}
		if b.Len() > 0 {
			b.WriteByte(' ')
		}
		b.WriteString("`" + strings.Join(s.Rules, "` `") + "`")
	}
	return b.String()
}

// inside escapes a piece of a line, whose blanks at the ends count.
func inside(s string) string {
	words := strings.TrimSpace(s)
	if words == "" {
		return strings.Repeat(" ", min(len(s), 1))
	}
	out := esc(words, false)
	if s[0] == ' ' {
		out = " " + out
	}
	if s[len(s)-1] == ' ' {
		out += " "
	}
	return out
}
