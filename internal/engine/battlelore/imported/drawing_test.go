package imported_test

import (
	"fmt"
	"strings"
	"testing"

	"muster/imports"
	"muster/internal/engine/battlelore/imported"
	"muster/schema/source"
)

// fen is a board drawn with one symbol a hex, with blanks in the first rows and none in the others.
const fen = `. . W W . . . R . . . . .
 . . . . . . R . . . . .

.......R.....
......R.....
W.....F.....H
......R.....
......R......
.....R......
.....R.......
`

// TestDrawing: a drawing becomes the rows of a map as it is drawn, and a mistake is reported at its place.
func TestDrawing(t *testing.T) {
	if !imported.Drawn([]byte(fen)) || imported.Drawn([]byte("....\n~~....~~\n")) {
		t.Error("a battlefield differs from a drawing in the ends of its short rows")
	}
	d, s := imported.Drawing(source.NewFile("the-fen.txt", []byte(fen)))
	if d == nil {
		t.Fatal(imports.Listed(s.Found))
	}
	text := string(d.Map("the-fen"))
	for _, want := range []string{`". . W W . . . R . . . . ."`, `"W . . . . . F . . . . . H"`, `" . . . . . R . . . . . . "`} {
		if !strings.Contains(text, want) {
			t.Errorf("there is no %s in\n%s", want, text)
		}
	}
	for name, c := range map[string][2]string{
		"unknown symbol": {strings.Replace(fen, "W W", "W %", 1), `1:7 no terrain has the symbol "%"`},
		"long row":       {strings.Replace(fen, ".......R.", ".......R..", 1), "4:1 line 3 of the drawing has 14 symbols"},
		"few rows":       {"..\n", "1:1 a board has 9 rows (standard) or 17 (epic), and the drawing has 1"},
		"no text":        {"\xff", "1:1 the file is no drawing of plain text"},
	} {
		d, s := imported.Drawing(source.NewFile("x.txt", []byte(c[0])))
		var got []string
		for _, f := range imports.Listed(s.Found) {
			got = append(got, fmt.Sprintf("%d:%d %s", f.Start.Line, f.Start.Column, f.Message))
		}
		if d != nil || !strings.HasPrefix(strings.Join(got, "\n"), c[1]) {
			t.Errorf("%s: %v", name, got)
		}
	}
}

// FuzzDrawing: no text ends the program, and a map is made of each drawing that is not refused.
func FuzzDrawing(f *testing.F) {
	f.Add([]byte(fen))
	f.Add([]byte("\ufeff. .\n\t\xff"))
	f.Fuzz(func(t *testing.T, text []byte) {
		d, s := imported.Drawing(source.NewFile("x.txt", text))
		if (d == nil) != s.Refused() {
			t.Fatal("a drawing is refused with a finding, or made")
		}
		if d != nil && len(d.Map("x")) == 0 {
			t.Fatal("no map")
		}
	})
}
