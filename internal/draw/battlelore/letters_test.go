package battlelore

import (
	"fmt"
	"os"
	"testing"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/sheettest"
)

// TestLettersOnPaper checks that the letters of tokens are at least 8 pt high on the boards of A4 set-ups, at the
// largest size that the style allows. Boards of other sheets are larger.
func TestLettersOnPaper(t *testing.T) {
	text, err := os.ReadFile("../../../sheet/style.css")
	if err != nil {
		t.Fatal(err)
	}
	css := string(text)
	margin := sheettest.Numbers(t, css, `@page \{\s*margin: ([\d.]+)mm ([\d.]+)mm ([\d.]+)mm;`)
	wide, high := 210-2*margin[1], 297-margin[0]-margin[2]
	one := sheettest.Numbers(t, css, `@page one \{ margin: ([\d.]+)mm ([\d.]+)mm ([\d.]+)mm;`)
	epic := sheettest.Numbers(t, css, `\n  \.epic svg \{ max-height: calc\(var\(--high\) - ([\d.]+)mm\)`)
	setup := sheettest.Numbers(t, css, `\.one \.board svg \{ max-height: ([\d.]+)mm`)
	crowded := sheettest.Numbers(t, css,
		`\.crowded \.board svg \{ max-height: min\([\d.]+mm, calc\(var\(--high\) - ([\d.]+)mm\)\)`)

	icon := Icon(rulebook.Base(), rulebook.Base().Units.Get("blue-dwarf-sword"), boards.Pennant)
	rank := sheettest.Numbers(t, icon, `font-size="(\d+)"[^>]*>B</text>`)[0]
	race := sheettest.Numbers(t, icon, `font-size="(\d+)"[^>]*>Dw</text>`)[0]

	sizes := map[string][]float64{}
	for _, f := range library(t) {
		board := "standard"
		if f.Hexes.Rows() > 9 {
			board = "epic"
		}
		sizes[board] = sheettest.Numbers(t, SVG(Scene{Field: f}), `viewBox="0 0 (\d+) (\d+)"`)
	}
	for _, tt := range []struct {
		sheet, board string
		most         float64 // how high the board may be, in mm
		rank, race   float64 // how high the letters are at least, in pt
	}{
		{"a set-up", "standard", setup[0], 8, 7},
		{"a set-up with much to tell", "standard", 297 - one[0] - one[2] - crowded[0], 8, 6.5},
		{"an Epic set-up", "epic", high - epic[0], 9, 8},
	} {
		size := sizes[tt.board]
		if size == nil {
			t.Fatalf("no map on the board %s", tt.board)
		}
		width := min(wide, tt.most*size[0]/size[1])
		of := func(units float64) float64 { return units * width / size[0] * 72 / 25.4 }
		told := fmt.Sprintf("%s: %.0f mm wide, ranks %.1f pt, races %.1f pt", tt.sheet, width, of(rank), of(race))
		t.Log(told)
		if of(rank) < tt.rank || of(race) < tt.race {
			t.Errorf("%s; want %v pt and %v pt", told, tt.rank, tt.race)
		}
	}
}
