package schema

import (
	"fmt"
	"testing"

	"muster/schema/source"
)

// TestSyntax: each common TOML mistake has its own location and message.
func TestSyntax(t *testing.T) {
	for _, tt := range []struct{ text, want string }{
		{"kind", "1:1-1:5 a key without a value"},
		{"kind = ", "1:8-1:8 a value is missing here"},
		{"kind = yes", `1:8-1:11 "yes" is not a value`},
		{"kind = tru", `1:8-1:11 "tru" is not a value`},
		{"a = 20s", `1:5-1:8 "20s" is not a value`},
		{"a = 1 b = 2", `1:7-1:8 "b" is not allowed at the end of the line`},
		{"a = 1\n\nb = [1, 2", "3:5-3:6 the list that starts here is never closed"},
		{"a = [\n  1,\n  2\nb = 3\n", "1:5-1:6 the list that starts here is never closed"},
		{"a = { b = 1", "1:5-1:6 the table that starts here is never closed"},
		{"a = { b = 1 c = 2 }", "1:12-1:12 a comma is missing here, between two keys"},
		{"a = \"abc", "1:5-1:9 a string has no closing quote on its line"},
		{"x = 1\na = \"\"\"abc\n\n\n", "2:5-2:8 the string that starts here is never closed"},
		{"a = '''abc", "1:5-1:8 the string that starts here is never closed"},
		{"a = 'x\ny = 1", "1:5-1:7 a string has no closing quote on its line"},
		{"[a\nb = 1", "1:1-1:3 the header is not closed"},
		{"[[a]\nb = 1", "1:1-1:5 the brackets of the header do not match"},
		{"= 3", "1:1-1:2 the name of a key is missing here"},
		{"a = “b”", `1:5-1:6 '“' is a typographic quotation mark`},
		{"“a” = 1", `1:1-1:2 '“' is a typographic quotation mark`},
		{"é = 1", `1:1-1:2 "é" is not allowed in a key`},
		{"a = 05", "1:5-1:7 the number 05 begins with 0"},
		{"a = 99999999999999999999", `1:5-1:25 "99999999999999999999" is too large a number`},
		{"a = 2026-13-45", `1:5-1:15 "2026-13-45" is not a valid date`},
		{"b = 1\na = \"é\\q\"", "2:7-2:9 a backslash does not escape the character after it"},
		{"a = \"\x01\"", "1:6-1:7 the string contains the control character U+0001"},
		{"a = 1\rb = 2", "1:6-1:7 there is a carriage return inside a line"},
		{"\xef\xbb\xbfkind", "1:1-1:5 a key without a value"},
		{"a = [1,,2]", "1:8-1:9 there is no element before the comma"},
		{"a = 0x_1", `1:5-1:9 "0x_1" is not a number`},
	} {
		t.Run(tt.text, func(t *testing.T) {
			_, found := game().Load(source.NewFile("x.map.toml", []byte(tt.text)))
			if len(found) != 1 || found[0].Code != "toml/syntax" {
				t.Fatalf("findings %+v", found)
			}
			f := found[0]
			if got := fmt.Sprintf(
				"%d:%d-%d:%d %s",
				f.Start.Line,
				f.Start.Column,
				f.End.Line,
				f.End.Column,
				f.Message,
			); got != tt.want {
				t.Errorf("got  %s\nwant %s", got, tt.want)
			}
			ownWords(t, f)
		})
	}
}

// TestSyntaxRelated: a mistake below the first line of its statement also names that line.
func TestSyntaxRelated(t *testing.T) {
	_, found := game().Load(source.NewFile("x.map.toml", []byte("a = 1\nrows = [\n  1,\n  2\n  b\n]\n")))
	if len(found) != 1 || len(found[0].Related) != 1 || found[0].Related[0].Start.Line != 2 ||
		found[0].Start.Line != 5 {
		t.Errorf("findings %+v", found)
	}
	_, found = game().Load(source.NewFile("x.map.toml", []byte("id = 'a'\nname = 'b'\nid = 'c'\n")))
	if len(found) != 1 || len(found[0].Related) != 1 || found[0].Related[0].Start.Line != 1 {
		t.Errorf("the first of two keys is not named: %+v", found)
	}
}
