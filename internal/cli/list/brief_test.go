package list

import (
	"strings"
	"testing"

	"muster/docs"
	"muster/internal/cli/screen"
	"muster/report"
)

// TestBrief checks that an explanation has at most 20 lines, says what --full adds, and is unchanged if it is short.
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

// TestBriefNamesSections checks that the last line has the titles of the omitted sections.
func TestBriefNamesSections(t *testing.T) {
	text := "# Page\n\n## One\n" + strings.Repeat("line\n", 20) + "```toml\n## comment\n```\n## Two\n\n## Three\nline\n"
	if got := brief(text, 0); !strings.HasSuffix(got, "\n\n--full adds: 12 more lines: Two; Three") {
		t.Error(got)
	}
}

// TestBriefClosesCode checks that a cut code block is closed, and dropped if only its first fence is left.
func TestBriefClosesCode(t *testing.T) {
	lines := []string{"text", "```toml", "a = 1", "b = 2", "c = 3", "```", "more"}
	for n, want := range map[int]string{
		4: "text\n\n--full adds: 6 more lines",
		5: "text\n```toml\n```\n\n--full adds: 5 more lines",
		6: "text\n```toml\na = 1\n```\n\n--full adds: 4 more lines",
	} {
		if got := shortened(lines, n); got != want {
			t.Errorf("%d: %q", n, got)
		}
	}
}

// TestBriefOfEveryCode checks that no explanation is cut between a sentence that ends with a colon and its list or
// block.
func TestBriefOfEveryCode(t *testing.T) {
	codes := docs.CheckCodes()
	if len(codes) < 100 {
		t.Fatalf("%d codes", len(codes))
	}
	for _, code := range codes {
		page, _ := docs.Check(code)
		for _, width := range []int{0, 40, 60, 80, 120} {
			announces(t, code, brief(page, width))
		}
		lines := strings.Split(strings.TrimRight(page, "\n"), "\n")
		for n := 4; n <= min(report.BriefLines, len(lines)); n++ {
			announces(t, code, shortened(lines, n))
		}
	}
}

// announces reports a paragraph that ends with a colon without a list, a table or a block after it.
func announces(t *testing.T, code, text string) {
	t.Helper()
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		if !strings.HasSuffix(line, ":") || fenced(lines[:i]) || i+1 < len(lines) && lines[i+1] != "" {
			continue
		}
		rest := strings.TrimLeft(strings.Join(lines[i+1:], "\n"), "\n")
		if rest == "" || !strings.ContainsAny(rest[:1], "-*|`123456789") || strings.HasPrefix(rest, "--full") {
			t.Errorf("%s: nothing follows %q in\n%s", code, line, text)
			return
		}
	}
}

// TestPagesOfSite checks that explanations name pages with a site, and commands without one.
func TestPagesOfSite(t *testing.T) {
	const site = "https://example.org"
	for word, want := range map[string]string{
		"map":            site + "/docs/formats/medieval/map.html",
		"S1":             site + "/docs/reference/sources.html",
		"how-to/install": site + "/docs/",
	} {
		on, err := explain(site, shippedAlone(), word, nil, someCommands(), false)
		off, err2 := explain("", shippedAlone(), word, nil, someCommands(), false)
		if err != nil || err2 != nil || !strings.Contains(on, want) || strings.Contains(off, site) ||
			!strings.Contains(off, "muster explain ") {
			t.Errorf("%s: %v, %v\n%s\n%s", word, err, err2, on, off)
		}
	}
}

// TestEveryCheckShowsAnExample checks that the explanation of each check has at most 20 lines and shows lines of its
// bad and good examples, in a pipe and on a terminal of 80 columns.
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
