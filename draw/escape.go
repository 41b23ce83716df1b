package draw

import (
	"html"
	"strings"
	"unicode/utf8"
)

// Escape makes text safe for the content and the quoted attributes of HTML and XML. It removes characters that are
// invalid in XML (control characters, broken UTF-8).
func Escape(s string) string {
	if plain(s) {
		return s
	}
	return html.EscapeString(strings.Map(known, strings.ToValidUTF8(s, "")))
}

// known removes characters that are invalid in XML, or that change the direction of a text.
func known(r rune) rune {
	if r < ' ' && r != '\t' && r != '\n' || r == 0x7f || r == 0xfffe || r == 0xffff ||
		'\u202a' <= r && r <= '\u202e' || '\u2066' <= r && r <= '\u2069' {
		return -1
	}
	return r
}

// plain reports whether a text needs no escaping.
func plain(s string) bool {
	for i := range len(s) {
		c := s[i]
		if c < ' ' || c >= 0x7f || c == '&' || c == '<' || c == '>' || c == '"' || c == '\'' {
			return false
		}
	}
	return true
}

// Shorten cuts text to n characters.
func Shorten(s string, n int) string {
	if utf8.RuneCountInString(s) <= n {
		return s
	}
	runes := []rune(s)
	return string(runes[:n-1]) + "…"
}
