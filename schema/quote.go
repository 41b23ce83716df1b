package schema

import (
	"fmt"
	"strings"
	"unicode"
)

// Quote is a text as TOML writes it on one line, between double quotes. Whatever is in it can be read back; the text
// must be UTF-8.
func Quote(s string) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, r := range s {
		switch {
		case r == '"' || r == '\\':
			b.WriteByte('\\')
			b.WriteRune(r)
		case unicode.Is(unicode.Cc, r):
			fmt.Fprintf(&b, `\u%04x`, r)
		default:
			b.WriteRune(r)
		}
	}
	b.WriteByte('"')
	return b.String()
}
