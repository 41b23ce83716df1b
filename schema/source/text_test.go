package source

import "testing"

func TestInside(t *testing.T) {
	for _, tt := range []struct {
		name, raw    string
		from, length int
		want         string
	}{
		{"basic", `"ab cd"`, 3, 2, "cd"},
		{"literal", `'ab cd'`, 3, 2, "cd"},
		{"whole", `"ab"`, 0, 2, "ab"},
		{"nothing at the end", `"ab"`, 2, 0, ""},
		{"escape before", `"\tab"`, 1, 1, "a"},
		{"escape inside", `"a\"b"`, 0, 3, `a\"b`},
		{"unicode escape", `"\u00e9x"`, 2, 1, "x"},
		{"long unicode escape", `"\U0001F600x"`, 4, 1, "x"},
		{"hexadecimal escape", `"\x41x"`, 0, 1, `\x41`},
		{"multi-line", "\"\"\"\nab\ncd\"\"\"", 3, 2, "cd"},
		{"multi-line literal", "'''\nab\ncd'''", 0, 2, "ab"},
		{"multi-line with carriage returns", "\"\"\"\r\nab\"\"\"", 0, 2, "ab"},
		{"folded line", "\"\"\"a\\\n   b\"\"\"", 1, 1, "b"},
		{"before a folded line", "\"\"\"a\\\n   b\"\"\"", 0, 1, "a"},
		{"outside is the whole", `"ab"`, 1, 9, `"ab"`},
		{"negative is the whole", `"ab"`, -1, 1, `"ab"`},
		{"no string is the whole", `12`, 0, 1, `12`},
		{"second byte of a unicode escape", `"\u00e9x"`, 1, 1, `\u00e9`},
	} {
		t.Run(tt.name, func(t *testing.T) {
			f := NewFile("x", []byte("k = "+tt.raw))
			s := f.Inside(Span{4, len(f.Text)}, tt.from, tt.length)
			if got := string(f.Text[s.Start:s.End]); got != tt.want {
				t.Errorf("got %q, want %q", got, tt.want)
			}
		})
	}
}
