package validate_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"muster/docs"
	"muster/engine/battlelore/library"
	"muster/schema/diag"
	"muster/schema/source"
	"muster/validate"
	"muster/validate/check"
	"muster/validate/checktest"
)

// TestPages runs every page of docs/checks: its head says what the check says, its bad example gives the code, its
// good example is silent. Every code has a page, every page a code.
func TestPages(t *testing.T) {
	var codes []string
	for _, c := range validate.Codes(every()) {
		codes = append(codes, c.Code)
		t.Run(c.Code, func(t *testing.T) {
			page, ok := docs.Check(c.Code)
			if !ok {
				t.Fatalf("there is no docs/checks/%s.md", c.Code)
			}
			head(t, c, page)
			if strings.Contains(page, "*Example:* none, ") {
				return
			}
			_, rest, _ := strings.Cut(page, "\n## Bad")
			bad, good, ok := strings.Cut(rest, "\n## Good")
			if !ok {
				t.Fatal("the page has no ## Bad with a ## Good behind it")
			}
			played := strings.HasPrefix(c.Code, "play/")
			found := examine(t, bad, played)
			if !slices.ContainsFunc(found, func(d diag.Diagnostic) bool { return d.Code == c.Code }) {
				t.Errorf("the bad example does not give %s but %v", c.Code, found)
			}
			for _, d := range examine(t, good, played) {
				t.Errorf("the good example gives %s:%d: %s: %s", d.File, d.Start.Line, d.Code, d.Message)
			}
		})
	}
	for _, c := range docs.CheckCodes() {
		if !slices.Contains(codes, c) {
			t.Errorf("docs/checks/%s.md belongs to no code", c)
		}
	}
}

// head compares the first lines of a page with the check.
func head(t *testing.T, c validate.Code, page string) {
	t.Helper()
	if !strings.HasPrefix(page, "# "+c.Code+": ") {
		t.Errorf("the page does not begin with %q", "# "+c.Code+": ")
	}
	if want := "*Severity:* " + c.Severity.String(); !strings.Contains(page, want+"\n") {
		t.Errorf("the page does not say %q", want)
	}
	var rules []string
	if _, line, ok := strings.Cut(page, "*Rules:* "); ok {
		line, _, _ = strings.Cut(line, "\n")
		rules = strings.Split(strings.TrimSpace(line), ", ")
	}
	want := slices.Clone(c.Rules)
	slices.Sort(want)
	slices.Sort(rules)
	if !slices.Equal(rules, want) {
		t.Errorf("the page names the rules %v, the check %v", rules, want)
	}
}

var block = regexp.MustCompile("(?s)```toml ([a-z0-9.-]+)\n(.*?)```")

// examine checks the files of a part of a page together, and plays the adventures among them.
func examine(t *testing.T, part string, played bool) []diag.Diagnostic {
	t.Helper()
	var files []*source.File
	for _, m := range block.FindAllStringSubmatch(part, -1) {
		files = append(files, source.NewFile(m[1], []byte(m[2])))
	}
	if len(files) == 0 {
		t.Fatal("the page has no ```toml NAME block")
	}
	var games *check.Games
	if played { // each game takes milliseconds: the other pages do without
		games = &check.Games{Context: t.Context(), Count: checktest.Games, Workers: 1}
	}
	result, err := play(library.New(files, 1), 1, games)
	if err != nil {
		t.Fatal(err)
	}
	return result.Findings
}
