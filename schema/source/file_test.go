package source

import "testing"

func TestPosition(t *testing.T) {
	for _, tt := range []struct {
		name, text        string
		offset, line, col int
	}{
		{"start", "ab\ncd", 0, 1, 1},
		{"end of line", "ab\ncd", 2, 1, 3},
		{"second line", "ab\ncd", 3, 2, 1},
		{"end", "ab\ncd", 5, 2, 3},
		{"before the text", "ab", -4, 1, 1},
		{"behind the text", "ab", 99, 1, 3},
		{"code points count, bytes do not", "é“x", 5, 1, 3},
		{"a byte order mark takes no column", "\xef\xbb\xbfab", 4, 1, 2},
		{"inside the byte order mark", "\xef\xbb\xbfab", 1, 1, 2},
		{"carriage return stays in its line", "a\r\nb", 3, 2, 1},
		{"empty", "", 0, 1, 1},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p := NewFile("x", []byte(tt.text)).Position(tt.offset)
			if p.Line != tt.line || p.Column != tt.col {
				t.Errorf("offset %d is %d:%d, want %d:%d", tt.offset, p.Line, p.Column, tt.line, tt.col)
			}
			if p.Offset < 0 || p.Offset > len(tt.text) {
				t.Errorf("offset %d is outside the text", p.Offset)
			}
		})
	}
}

func TestLine(t *testing.T) {
	f := NewFile("x", []byte("\xef\xbb\xbfone\r\ntwo\n"))
	if n := f.Lines(); n != 3 {
		t.Errorf("%d lines, want 3", n)
	}
	for n, want := range []string{"", "one", "two", "", ""} {
		if got := f.Line(n); got != want {
			t.Errorf("line %d is %q, want %q", n, got, want)
		}
	}
}
