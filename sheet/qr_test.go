package sheet_test

import (
	"fmt"
	"strings"
	"testing"

	"muster/sheet"
)

// TestSVG checks that drawings are deterministic and differ for different texts, and that a text that is too long has
// none.
func TestSVG(t *testing.T) {
	const text = "https://example.org/battles/the-toll-bridge.html#content-0123456789ab"
	svg := sheet.SVG(text, "where")
	if svg != sheet.SVG(text, "where") || svg == sheet.SVG(text+"0", "where") {
		t.Error("a code is not that of its text")
	}
	if !strings.Contains(svg, "<title>where</title>") || !strings.Contains(svg, `M4 4h7v1h-7z`) {
		t.Errorf("no code with a corner mark behind its rim:\n%.300s", svg)
	}
	if svg := sheet.SVG(strings.Repeat("x", 9000), "where"); svg != "" {
		t.Errorf("a text that no code holds gives %.80s", svg)
	}
}

// TestSVGReads decodes a code by the standard alone: version 5 at level M, whose 86 data words are interleaved in two
// blocks, from the lower right corner up and down in strips of two.
func TestSVGReads(t *testing.T) {
	const text, size = "https://example.org/battles/the-toll-bridge.html#content-0123456789ab", 37
	dark := squares(t, sheet.SVG(text, "where"))
	var format int // level M is 00, mask 0 is 000: only the format mask remains
	for x := range 6 {
		format = format<<1 | dark[[2]int{x, 8}]
	}
	if format != 0b101010 {
		t.Fatalf("the format begins %06b", format)
	}
	var words [2 * size * size / 8]byte
	bit := 0
	for right, up := size-1, true; right > 0; right, up = right-2, !up {
		if right == 6 {
			right--
		}
		for i := range size {
			y := i
			if up {
				y = size - 1 - i
			}
			for _, x := range []int{right, right - 1} {
				corner := x < 9 && y < 9 || x < 9 && y > size-9 || x > size-9 && y < 9
				if corner || x == 6 || y == 6 || x > 27 && x < 33 && y > 27 && y < 33 {
					continue
				}
				mask := 1 - (x+y)%2
				words[bit/8] |= byte(dark[[2]int{x, y}]^mask) << (7 - bit%8)
				bit++
			}
		}
	}
	var data []byte
	for block := range 2 {
		for i := range 43 {
			data = append(data, words[2*i+block])
		}
	}
	if data[0]>>4 != 4 || int(data[0]<<4|data[1]>>4) != len(text) {
		t.Fatalf("not %d bytes: % x", len(text), data[:2])
	}
	got := make([]byte, len(text))
	for i := range got {
		got[i] = data[i+1]<<4 | data[i+2]>>4
	}
	if string(got) != text {
		t.Errorf("the code reads %q, not %q", got, text)
	}
}

// squares returns the dark squares of a drawing, without its rim.
func squares(t *testing.T, svg string) map[[2]int]int {
	t.Helper()
	dark := map[[2]int]int{}
	path := svg[strings.LastIndex(svg, `d="`)+3:]
	for run := range strings.SplitSeq(path[:strings.Index(path, `"`)], "z") {
		var x, y, n, back int
		if run == "" {
			continue
		}
		if _, err := fmt.Sscanf(run, "M%d %dh%dv1h-%d", &x, &y, &n, &back); err != nil || n != back {
			t.Fatalf("%q is no run of squares: %v", run, err)
		}
		for i := range n {
			dark[[2]int{x + i - 4, y - 4}] = 1
		}
	}
	return dark
}

// BenchmarkSVG measures the code of a sheet.
func BenchmarkSVG(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		sheet.SVG("https://example.org/battles/the-toll-bridge.html#content-0123456789ab", "where")
	}
}
