package lookup

import (
	"strings"
	"testing"

	"muster/cmd/internal/cli/screen"
	"muster/docs"
	"muster/report"
)

// TestBrief: an explanation has 20 lines at most, says what --full adds, and is left alone where it is short.
func TestBrief(t *testing.T) {
	if got := brief("a\nb\n", 0); got != "a\nb" {
		t.Errorf("%q", got)
	}
	got := brief(strings.Repeat("line\n", 50), 0)
	if n := strings.Count(got, "\n") + 1; n != report.BriefLines || !strings.HasSuffix(got,
		"\n\n--full adds: 32 more lines") {
		t.Errorf("%d lines: %q", n, got)
	}
	page, ok := docs.Check("adventure/impassable-hex")
	if !ok {
		t.Fatal("no page")
	}
	got = brief(page, 0)
	if !strings.HasSuffix(got, "--full adds: both examples complete") || !strings.Contains(got, "Move the unit") ||
		!strings.Contains(got, "\n- at   = [\"b8\", \"a4\"]\n+ at   = [\"b8\", \"k8\"]\n") {
		t.Error(got)
	}
}

// TestEveryCheckShowsAnExample: the explanation of each check has 20 lines at most and shows lines of its bad and of
// its good example, without a terminal and on one of 80 columns.
func TestEveryCheckShowsAnExample(t *testing.T) {
	pages := 0
	for _, code := range docs.CheckCodes() {
		page, _ := docs.Check(code)
		bad, good, _ := strings.Cut(page, "\n## Good\n")
		if good == "" || !strings.Contains(bad, "\n## Bad\n") {
			continue
		}
		pages++
		for _, width := range []int{0, 80} {
			got := brief(page, width)
			shown := got
			if width > 0 {
				shown = strings.TrimRight(screen.Screen{Width: width}.Markdown(got), "\n")
			}
			if n := strings.Count(shown, "\n") + 1; n > report.BriefLines {
				t.Errorf("%s: %d lines at width %d\n%s", code, n, width, shown)
			}
			if !strings.Contains(got, "\n- ") && !strings.Contains(got, "\n+ ") {
				t.Errorf("%s shows no example:\n%s", code, got)
			}
		}
	}
	if pages < 300 {
		t.Errorf("%d pages with an example", pages)
	}
}
