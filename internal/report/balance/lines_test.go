package balance

import (
	"fmt"
	"strings"
	"testing"
)

// TestLinesOf checks that differing lines have their numbers in the current file, with any line ends.
func TestLinesOf(t *testing.T) {
	for _, c := range []struct{ was, is, want string }{
		{"a\nb\nc\n", "a\nB\nc\n", "2 b>B"},
		{"a\nb\nc\n", "a\nc\n", "2 b>"},
		{"a\nb\nc\n", "a\nb\nx\n\ny\nc\n", "2 >x 2 >y"},
		{"a\r\nb\r\nc\r\nd\r\n", "a\r\n  B\r\nc\r\nd\r\ne", "2 b>B 5 >e"},
		{"a\nb\nc\nd\n", "x\nc\nd\n", "1 a>x 2 b>"},
		{"h\nx\n\nh\ny\n\nh\nz\n", "h\nx\n\nh\nz\n", "4 h> 5 y>"},
		{"a", "a", ""},
		{"", "a", "1 >a"},
		{"\ufeffa\nb", "\ufeffa\nc", "2 b>c"},
	} {
		var got []string
		for _, l := range linesOf([]byte(c.was), []byte(c.is)) {
			text := func(s *string) string {
				if s == nil {
					return ""
				}
				return *s
			}
			got = append(got, fmt.Sprintf("%d %s>%s", l.Number, text(l.Was), text(l.Is)))
		}
		if s := strings.Join(got, " "); s != c.want {
			t.Errorf("%q to %q: %s and not %s", c.was, c.is, s, c.want)
		}
	}
}
