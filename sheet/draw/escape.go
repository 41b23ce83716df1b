package draw

import (
	"strings"
	"unicode/utf8"
)

// Escape makes text safe for the content and the quoted attributes of HTML and XML. Characters that XML does not
// know (control characters, broken UTF-8) are left out.
func Escape(s string) string {
	if plain(s) {
		return s
	}
	var b strings.Builder
	b.Grow(len(s) + 16)
	for i, r := range s {
		switch {
		case r == '&':
			b.WriteString("&amp;")
		case r == '<':
			b.WriteString("&lt;")
		case r == '>':
			b.WriteString("&gt;")
		case r == '"':
			b.WriteString("&quot;")
		case r == '\'':
			b.WriteString("&#39;")
		case r == '\t' || r == '\n':
			b.WriteRune(r)
		case r < ' ' || r == 0x7f || r == 0xfffe || r == 0xffff:
		case r == utf8.RuneError && broken(s[i:]):
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}

func broken(s string) bool {
	_, size := utf8.DecodeRuneInString(s)
	return size == 1
}

// plain tells whether nothing needs doing.
func plain(s string) bool {
	for i := range len(s) {
		c := s[i]
		if c < ' ' || c >= 0x7f || c == '&' || c == '<' || c == '>' || c == '"' || c == '\'' {
			return false
		}
	}
	return true
}

// shorten cuts text to n characters.
func shorten(s string, n int) string {
	if utf8.RuneCountInString(s) <= n {
		return s
	}
	runes := []rune(s)
	return string(runes[:n-1]) + "…"
}
