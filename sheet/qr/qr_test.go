package qr_test

import (
	"strings"
	"testing"

	"muster/sheet/qr"
)

// TestSVG: a text gives the same drawing again, another text another one, and one that no code holds none.
func TestSVG(t *testing.T) {
	const text = "https://example.org/battles/the-toll-bridge.html#content-0123456789ab"
	svg := qr.SVG(text, "where")
	if svg != qr.SVG(text, "where") || svg == qr.SVG(text+"0", "where") {
		t.Error("a code is not that of its text")
	}
	if !strings.Contains(svg, "<title>where</title>") || !strings.Contains(svg, `M4 4h7v1h-7z`) {
		t.Errorf("no code with a corner mark behind its rim:\n%.300s", svg)
	}
	if svg := qr.SVG(strings.Repeat("x", 9000), "where"); svg != "" {
		t.Errorf("a text that no code holds gives %.80s", svg)
	}
}

// BenchmarkSVG is the code of a sheet.
func BenchmarkSVG(b *testing.B) {
	for b.Loop() {
		qr.SVG("https://example.org/battles/the-toll-bridge.html#content-0123456789ab", "where")
	}
}
