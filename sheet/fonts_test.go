package sheet_test

import (
	"strings"
	"testing"

	"muster/sheet"
)

// TestCSS checks that there are three faces, embedded in the style, and small enough for every page.
func TestCSS(t *testing.T) {
	css := sheet.CSS()
	if n := strings.Count(css, "@font-face"); n != 3 || strings.Count(css, "url(data:font/woff2;base64,d09GMg") != n {
		t.Errorf("%d faces, want 3 that are WOFF2 files:\n%.200s", n, css)
	}
	if len(css) > 100<<10 {
		t.Errorf("%d bytes are too many for every page", len(css))
	}
}
