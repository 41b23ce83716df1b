package schema

import (
	"fmt"
	"strings"
	"unicode"
)

// Quote returns a text as a single-line TOML string in double quotes. Any UTF-8 text survives the round trip.
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
