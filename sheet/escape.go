package sheet

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Esc converts plain text to Markdown: a Markdown parser returns the same text in any position of a paragraph, heading
// or table cell. White space becomes single spaces; control characters are removed. Only significant characters are
// escaped, so that the Markdown stays readable.
func Esc(s string) string { return esc(s, true) }

// EscWithin is Esc for text in the middle of a line, where less needs escaping.
func EscWithin(s string) string { return esc(s, false) }

// esc escapes text at the start of a line or within one.
func esc(s string, lineStart bool) string {
	s = Clean(s)
	list := digits(s)
	var b strings.Builder
	kept := 0 // how much of the text is written already: mostly nothing has to be escaped
	for i := range len(s) {
		c := s[i]
		if !special[c] && !(c == '&' && i+1 < len(s) && entityStart(s[i+1])) &&
			!(lineStart && (i == 0 && leads(c) || i > 0 && i == list && (c == '.' || c == ')'))) {
			continue
		}
		if kept == 0 {
			b.Grow(len(s) + 8)
		}
		b.WriteString(s[kept:i])
		b.WriteByte('\\')
		kept = i
	}
	if b.Len() == 0 {
		return s
	}
	b.WriteString(s[kept:])
	return b.String()
}

// special are the characters that may be significant anywhere in a line.
var special = [256]bool{
	'\\': true, '`': true, '*': true, '_': true, '[': true, ']': true, '<': true, '|': true, '#': true, '~': true,
}

// leads reports whether a character may be significant at the start of a line.
func leads(c byte) bool { return strings.IndexByte("+-=:>", c) >= 0 }

func entityStart(c byte) bool {
	return c == '#' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
}

// digits returns the length of the number at the start of s: followed by a point it would start a list.
func digits(s string) int {
	n := 0
	for n < len(s) && '0' <= s[n] && s[n] <= '9' {
		n++
	}
	return n
}

// Clean puts text on one line with single spaces. It removes control characters, broken UTF-8, and marks that change
// the direction of the following text.
func Clean(s string) string {
	if inner := strings.Trim(s, " "); tidy(inner) {
		return inner
	}
	if !utf8.ValidString(s) {
		s = strings.ToValidUTF8(s, string(utf8.RuneError))
	}
	s = strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r):
			return ' '
		case unicode.IsControl(r), '\u202a' <= r && r <= '\u202e', '\u2066' <= r && r <= '\u2069', r == '\ufeff':
			return -1
		}
		return r
	}, s)
	return strings.Join(strings.Fields(s), " ")
}

// tidy reports whether a trimmed text needs no cleaning: printable ASCII with single spaces.
func tidy(s string) bool {
	before := byte(0)
	for i := range len(s) {
		if s[i] < ' ' || s[i] >= 0x7f || s[i] == ' ' && before == ' ' {
			return false
		}
		before = s[i]
	}
	return true
}
