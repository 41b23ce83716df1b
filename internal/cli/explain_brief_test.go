package cli

import (
	"bytes"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/spf13/cobra"

	"muster/docs"
	"muster/internal/testing/clitest"
	"muster/report"
)

// nextStepLine matches the last line of an explanation: a command to type, or what --full adds.
var nextStepLine = regexp.MustCompile(`^(next|help|page|explain|keys) +muster(-batch)? \S|^--full adds: \S`)

// TestExplainIsBrief checks that explanations of commands, pages, checks, rules, terms, keys and rows have at most 20
// lines, also on a terminal of 80 columns. They must end with the next command, and terms must not contain repository
// paths.
func TestExplainIsBrief(t *testing.T) {
	t.Chdir(t.TempDir())
	t.Setenv("COLUMNS", "80")
	words := []string{"CTA", "BL-LOS", "CTA-IMP", "woods", "blue-human-horse", "house", "S1", // families, rows, sources
		"at", "map", "title", "figures", "banners", "sides", "units", "name", "order", "players", "games", "effects", // keys
		"--seed", "play --coverage", "battle", "print"}
	clitest.Each(Commands(), func(cmd *cobra.Command) {
		if cmd.HasParent() {
			words = append(words, strings.TrimPrefix(cmd.CommandPath(), "muster "))
		}
	})
	some := func(list []string, step int) {
		for i := 0; i < len(list); i += step {
			words = append(words, list[i])
		}
	}
	var rules, terms []string
	for _, r := range docs.Rules() {
		rules = append(rules, r.ID)
	}
	for _, term := range docs.Terms() {
		terms = append(terms, term.Names()[0])
	}
	some(docs.CheckCodes(), 7)
	some(rules, 25)
	some(terms, 4)
	some(docs.Topics(), 5)
	for _, word := range words {
		for _, colour := range []string{"never", "always"} {
			var out, wrong bytes.Buffer
			status := Main([]string{"explain", word, "--color", colour}, strings.NewReader(""), &out, &wrong)
			text := strings.TrimRight(escapes.ReplaceAllString(out.String(), ""), "\n")
			lines := strings.Split(text, "\n")
			last := lines[len(lines)-1]
			if end := text[strings.LastIndex(text, "\n\n")+1:]; strings.HasPrefix(end, "\n--full adds: ") {
				last = strings.TrimPrefix(end, "\n") // with the titles of the sections, in two lines on a screen
			}
			if status != 0 || len(lines) > report.BriefLines || !nextStepLine.MatchString(last) {
				t.Errorf("%s: status %d, %d lines, color %s, %s\n%s", word, status, len(lines), colour, wrong.String(), text)
			}
			if slices.Contains(terms, word) && repositoryPath.MatchString(text) {
				t.Errorf("%s names a path:\n%s", word, text)
			}
		}
	}
	if len(words) < 140 {
		t.Errorf("%d words", len(words))
	}
}

// TestExplainEffectsGuide checks that answers about special rules and effects, short and full, end with a reference to
// the page of special rules. Those of games without such effects do not.
func TestExplainEffectsGuide(t *testing.T) {
	t.Chdir(t.TempDir())
	const guide = "next         muster explain how-to/special-rules --full"
	for args, want := range map[string]bool{
		"effects": true, "effects --full": true, "rules.effects": true, "effects --game runewars": false,
		"rules": true, "rules --game medieval": false, "effects.do": true,
	} {
		var out bytes.Buffer
		Main(append([]string{"explain"}, strings.Fields(args)...), strings.NewReader(""), &out, &out)
		if got := strings.HasSuffix(strings.TrimRight(out.String(), "\n"), "\n"+guide); got != want {
			t.Errorf("explain %s: names the guide at its end: %v\n%s", args, got, out.String())
		}
	}
}
