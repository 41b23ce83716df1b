package lookup

import (
	"strings"
	"testing"

	"muster/docs"
	"muster/report"
)

// TestBrief: an explanation has 20 lines at most, says what --full adds, and is left alone where it is short.
func TestBrief(t *testing.T) {
	if got := brief("a\nb\n"); got != "a\nb" {
		t.Errorf("%q", got)
	}
	got := brief(strings.Repeat("line\n", 50))
	if n := strings.Count(got, "\n") + 1; n != report.BriefLines || !strings.HasSuffix(got,
		"\n\n--full adds: 32 more lines") {
		t.Errorf("%d lines: %q", n, got)
	}
	page, ok := docs.Check("adventure/impassable-hex")
	if !ok {
		t.Fatal("no page")
	}
	got = brief(page)
	if strings.Contains(got, "```") || !strings.HasSuffix(got, "--full adds: a bad and a good example") ||
		!strings.Contains(got, "Move the unit") {
		t.Error(got)
	}
}
