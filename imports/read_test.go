package imports

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"muster/schema/source"
)

const field = `W...HIN.....    .........AR.........................
~~................................................~~
....................................................
~~....S...........................................~~

~~................................................~~
....................................................
~~............................................RinS~~
...................................................s
`

// TestRead: nine rows from the top, four characters per hex; trailing blanks may be missing.
func TestRead(t *testing.T) {
	s := Read(source.NewFile("x.txt", []byte(strings.Replace(field, "AR", "rt", 1))), Bottom)
	if len(s.Found) > 0 {
		t.Fatal(s.Found)
	}
	var got []string
	for _, x := range s.Things {
		got = append(got, fmt.Sprintf("%d %s %d/%d %d %d-%d", x.Layer, x.Name, x.Row, x.Nth, x.Side, x.At.Start, x.At.End))
	}
	want := []string{
		"1 woods 0/0 -1 0-1",
		"1 hills 0/1 -1 4-5",
		"3 infantry 0/1 1 5-7",
		"3 artillery 0/6 0 25-27",
		"1 sea 3/1 -1 165-166",
		"1 hedgerow 7/11 -1 365-366",
		"3 infantry 7/11 0 366-368",
		"2 sandbags 7/11 -1 368-369",
		"2 sandbags 8/12 -1 423-424",
	}
	if !slices.Equal(got, want) {
		t.Errorf("got %q\nwant %q", got, want)
	}
}

// TestRefused: each invalid line and character is named.
func TestRefused(t *testing.T) {
	for _, tt := range []struct{ old, new, want string }{
		{field, "", "1:1 the battlefield must have 9 lines, not 0"},
		{field, field + "W\n", "1:1 the battlefield must have 9 lines, not 10"},
		{"~~....S", "......S", "4:1 row 6 has no ~~ at both ends"},
		{"~~....S", "~~...S", "4:3 row 6 has 47 signs, and should have 48 for its 12 hexes"},
		{"W...H", "Q...H", `1:1 there is no ground "Q"`},
		{"IN", "In", `1:6 there is no unit "In"`},
		{"inS~~", "inX~~", `8:50 there is no fortification "X"`},
		{"W...H", "Wäö.H", `1:2 row 9 has the sign "ä", which stands for nothing`},
		{"W...H", "W\x00..H", `1:2 row 9 has the sign`},
	} {
		s := Read(source.NewFile("x.txt", []byte(strings.Replace(field, tt.old, tt.new, 1))), Bottom)
		if len(s.Found) != 1 || !s.Refused() {
			t.Errorf("%q: %v", tt.new, s.Found)
			continue
		}
		d := s.Found[0]
		if got := fmt.Sprintf("%d:%d %s", d.Start.Line, d.Start.Column, d.Message); !strings.HasPrefix(got, tt.want) {
			t.Errorf("%q\n got %s\nwant %s", tt.new, got, tt.want)
		}
	}
}

// FuzzRead: any input is refused or read, and every finding has a location inside it.
func FuzzRead(f *testing.F) {
	f.Add([]byte(field))
	f.Add([]byte("\ufeff\n\n" + field))
	f.Fuzz(func(t *testing.T, text []byte) {
		s := Read(source.NewFile("x.txt", text), Top)
		for _, x := range s.Things {
			if x.Row < 0 || x.Row >= s.Rows || x.Nth < 0 || x.Nth >= RowLen(x.Row) || x.At.End > len(text) {
				t.Fatalf("%+v stands on no hex", x)
			}
		}
		for _, d := range s.Found {
			if d.Start.Offset < 0 || d.End.Offset > len(text) || d.Start.Offset > d.End.Offset {
				t.Fatalf("%+v stands nowhere", d)
			}
		}
	})
}
