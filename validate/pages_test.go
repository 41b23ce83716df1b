package validate_test

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"muster/docs"
	"muster/internal/testing/checktest"
	"muster/internal/testing/clitest"
	"muster/schema/diag"
	"muster/schema/source"
	"muster/validate"
	"muster/validate/check"
)

// TestPages runs every page of docs/checks: its head agrees with the check, its bad example gives the code, its good
// example does not. Every code has a page, and every page a code. TestGoodExamplesAreClean covers other findings in a
// good example, so that a new check breaks only its own page here.
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
			if testing.Short() && (strings.HasPrefix(c.Code, "deploy/") || strings.HasPrefix(c.Code, "play/")) {
				return // they answer every draw, or play games
			}
			own := func(d diag.Diagnostic) bool { return d.Code == c.Code }
			found := examine(t, bad, c.Code, pageGames())
			if !slices.ContainsFunc(found, own) && pageGames() < checktest.Games && strings.HasPrefix(c.Code, "play/") {
				found = examine(t, bad, c.Code, checktest.Games)
			}
			if !slices.ContainsFunc(found, own) {
				t.Errorf("the bad example does not give %s but %v", c.Code, found)
			}
			if found := examine(t, good, c.Code, pageGames()); slices.ContainsFunc(found, own) {
				t.Errorf("the good example gives %s: %v", c.Code, found)
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

// TestGoodExamplesAreClean runs all checks over the good example of every page, because authors start with them. A
// check with findings is reported once, with the pages: either they need a fix, or it finds too much.
func TestGoodExamplesAreClean(t *testing.T) {
	culprits := map[string][]string{}
	for _, code := range docs.CheckCodes() {
		page, _ := docs.Check(code)
		_, good, shown := strings.Cut(page, "\n## Good")
		if !shown {
			continue
		}
		for _, d := range examine(t, good, code, pageGames()) {
			if d.Severity == diag.Note && strings.HasPrefix(code, "departs/") {
				continue // the page's intended override
			}
			culprits[d.Code] = append(
				culprits[d.Code],
				fmt.Sprintf("docs/checks/%s.md: %s:%d: %s", code, d.File, d.Start.Line, d.Message),
			)
		}
	}
	for _, code := range slices.Sorted(maps.Keys(culprits)) {
		t.Errorf("%s finds something in good examples:\n%s", code, strings.Join(culprits[code], "\n"))
	}
}

// examined caches the findings of parts of pages by part, code and number of games: two tests need those of the good
// examples, and a page's games take long.
var examined = map[string][]diag.Diagnostic{}

// pageGames is the number of games of examples: half as many as the tests of checks play, all of them at full size. If
// a bad example gives no finding in these, TestPages plays all.
func pageGames() int {
	if clitest.Full() {
		return checktest.Games
	}
	return checktest.Games / 2
}

// examine checks the files of a part of a check's page together, and plays the adventures among them if the check
// examines games.
func examine(t *testing.T, part, code string, count int) []diag.Diagnostic {
	t.Helper()
	key := fmt.Sprint(code, " ", count, " ", part)
	if known, ok := examined[key]; ok {
		return known
	}
	var files []*source.File
	for _, m := range block.FindAllStringSubmatch(part, -1) {
		files = append(files, source.NewFile(m[1], []byte(m[2])))
	}
	if len(files) == 0 {
		t.Fatal("the page has no ```toml NAME block")
	}
	var games *check.Games
	if strings.HasPrefix(code, "play/") { // each game takes milliseconds: the other pages need none
		games = &check.Games{Context: t.Context(), Count: count, Workers: 1}
	}
	result, err := play(read(files, 1), 1, games)
	if err != nil {
		t.Fatal(err)
	}
	examined[key] = result.Findings
	return result.Findings
}
