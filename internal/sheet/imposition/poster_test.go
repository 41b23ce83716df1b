package imposition

import (
	"strings"
	"testing"

	"muster/sheet"
)

func TestParseSize(t *testing.T) {
	for text, want := range map[string]Size{
		"50mm": {Hex: 50}, "12.5mm": {Hex: 12.5}, "3x2": {Across: 3, Down: 2}, "60x1": {Across: 60, Down: 1},
	} {
		if got, err := ParseSize(text); got != want || err != nil {
			t.Errorf("%s is %v, %v", text, got, err)
		}
	}
	for _, text := range []string{
		"", "x", "50", "mm", "NaNmm", "Infmm", "9mm", "121mm", "0x2", "2x0", "-1x2", "61x1", "9223372036854775807x9",
		"3x2x1", "2 x 3",
	} {
		if got, err := ParseSize(text); err == nil {
			t.Errorf("%q is %v", text, got)
		}
	}
}

// A drawing of 13 hexes in a row and a rim, like a standard board.
const standard = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1460 948" role="img" font-family="Arial">x</svg>` + "\n"

// TestDivide checks that the sheets of a poster overlap, and together cover the map.
func TestDivide(t *testing.T) {
	for _, c := range []struct {
		paper, size  string
		across, down int
		hex          float64
		on           string
	}{
		{"a4", "50mm", 4, 2, 50, "A4"},
		{"letter", "50mm", 4, 2, 50, "letter"},
		{"a3", "50mm", 2, 2, 50, "A3 landscape"},
		{"a4", "1x1", 1, 1, 19.5, "A4 landscape"},
		{"tabloid", "10mm", 1, 1, 10, "279.4mm 431.8mm"},
	} {
		size, err := ParseSize(c.size)
		if err != nil {
			t.Fatal(err)
		}
		p, err := divide(sheet.Print{Paper: c.paper}, size, 1460, 948)
		if err != nil {
			t.Fatal(err)
		}
		hex := p.unit * 104
		if p.across != c.across || p.down != c.down || hex < c.hex-.5 || hex > c.hex+.5 || p.size != c.on {
			t.Errorf("%s %s: %d by %d of %s, a hex of %.1f mm", c.paper, c.size, p.across, p.down, p.size, hex)
		}
		if wide := float64(p.across)*(p.wide-overlap) + overlap; wide < 1460*p.unit-.01 {
			t.Errorf("%s %s: %.1f mm are less than the map", c.paper, c.size, wide)
		}
	}
	if _, err := divide(sheet.Print{}, Size{Hex: 120}, 1460, 1700); err == nil {
		t.Error("a poster of a hundred sheets is made")
	}
}

func TestPage(t *testing.T) {
	p := Poster{Title: "The <Ford>", Content: "0123", Drawing: []byte(standard), Size: Size{Across: 2, Down: 2}}
	page, err := p.Page()
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		`<g id="whole" font-family="Arial">x</g>`, "Row 2 of 2, column 1 of 2 · The &lt;Ford&gt; · 0123",
		`<section class="side right down">`, `<section class="side">`,
	} {
		if n := strings.Count(string(page), want); n != 1 {
			t.Errorf("%s stands there %d times", want, n)
		}
	}
	p.Drawing = nil
	if _, err := p.Page(); err == nil {
		t.Error("nothing is made larger")
	}
}
