package template

import "strings"

// The delimiters of a placeholder. A backslash before the first one makes it literal.
const (
	opens  = "{{"
	closes = "}}"
)

// Mark is one placeholder of a text.
type Mark struct {
	Name       string // the text between the braces, trimmed
	Start, End int    // byte offsets in the text, including the braces
	Closed     bool   // the closing braces are on the same line
}

// Parse lists the placeholders of a text.
func Parse(text string) []Mark {
	var out []Mark
	walk(text, func(m Mark) { out = append(out, m) }, func(int) {})
	return out
}

// walk calls mark for each placeholder, and literal with the offset of each backslash that makes braces literal.
func walk(text string, mark func(Mark), literal func(at int)) {
	for from := 0; ; {
		i := strings.Index(text[from:], opens)
		if i < 0 {
			return
		}
		start := from + i
		from = start + len(opens)
		if escaped(text, start) {
			literal(start - 1)
			continue
		}
		line := text[from:]
		if end := strings.IndexByte(line, '\n'); end >= 0 {
			line = line[:end]
		}
		end, next := strings.Index(line, closes), strings.Index(line, opens)
		if end < 0 || next >= 0 && next < end {
			mark(Mark{Start: start, End: from})
			continue
		}
		mark(Mark{Name: strings.TrimSpace(line[:end]), Start: start, End: from + end + len(closes), Closed: true})
		from += end + len(closes)
	}
}

// escaped reports whether an odd number of backslashes precedes an offset.
func escaped(text string, at int) bool {
	n := 0
	for n < at && text[at-1-n] == '\\' {
		n++
	}
	return n%2 == 1
}

// Fill replaces placeholders by their values, and removes the backslash before literal braces. A placeholder without a
// value is unchanged.
func Fill(text string, value func(name string) (string, bool)) string {
	if !strings.Contains(text, opens) {
		return text
	}
	var b strings.Builder
	done := 0
	walk(text, func(m Mark) {
		if v, known := value(m.Name); known && m.Closed {
			b.WriteString(text[done:m.Start])
			b.WriteString(v)
			done = m.End
		}
	}, func(at int) {
		b.WriteString(text[done:at])
		done = at + 1
	})
	b.WriteString(text[done:])
	return b.String()
}
