package cli

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var (
	summaryLabel = regexp.MustCompile(`(?m)^  - ([^:\n]+): `)
	addedParts   = regexp.MustCompile(`(?m)^--full adds: (.+(?:\n  .+)*)`)
	statsLabel   = regexp.MustCompile(`(?m)^((?:[a-zA-Z,]+ )*[a-zA-Z,]+) {2,}\S`)
	ruleNames    = regexp.MustCompile(` \([A-Z]{1,4}-[^)]*\)$`)
	moreParts    = regexp.MustCompile(`^\d+ more`)
	labelInCode  = regexp.MustCompile(`\b(?:say|point)\("([^"%]+)"`)
)

// TestExplainLabels checks that explain has a term for each label in the summaries of balance, play, deploy and odds,
// for the parts added by --full, and for the words of their values.
func TestExplainLabels(t *testing.T) {
	t.Chdir(t.TempDir())
	t.Setenv("COLUMNS", "160")
	labels := []string{
		"band", "verdict", "win rate", "CI", "confidence interval", "causes", "correlations", "favoured", "even",
		"accuracy", "lead", "comebacks", "greedy", "levers", "seed", "sweep",
		"shortages", "units and stock", "common pool", "required units",
	}
	sets := " --sets pennant=pennant-a,pennant-b --sets standard=standard-a,standard-b --all --full"
	for _, line := range []string{
		"balance candlemas-at-the-grange --pool greedy,bold --games 20 --seed 7",
		"balance candlemas-at-the-grange --pool greedy --games 20 --seed 7 --full",
		"balance harrow-down --pool greedy,bold --games 20",
		"balance the-burning-winters --games 20 --pool greedy,bold",
		"balance compare candlemas-at-the-grange --pool greedy,random --seed 7",
		"play candlemas-at-the-grange --games 3", "play the-hedge-school --games 3",
		"play harrow-down --games 3", "play the-burning-winters --games 3",
		"deploy two-oaks --mode impromptu" + sets, "deploy two-oaks --mode organized" + sets,
		"odds hounds-at-the-ford", "odds the-gate-of-thorns --sample --games 200",
		"odds blue-human-sword green-human-bow", "odds heavy-infantry medium-cavalry",
	} {
		var out, wrong bytes.Buffer
		if status := Main(strings.Fields(line), strings.NewReader(""), &out, &wrong); status != 0 {
			t.Fatalf("muster %s: status %d, %s", line, status, wrong.String())
		}
		found := labelsOf(out.String(), strings.HasPrefix(line, "play"))
		if len(found) < 2 {
			t.Errorf("muster %s: labels %q", line, found)
		}
		labels = append(labels, found...)
	}
	slices.Sort(labels)
	labels = slices.Compact(labels)
	if len(labels) < 60 {
		t.Errorf("%d labels: %q", len(labels), labels)
	}
	resolve(t, labels)
}

// labelsOf returns the labels of a text report: of its summary, of the parts that --full adds, and of statistics.
func labelsOf(text string, statistics bool) (labels []string) {
	for _, m := range summaryLabel.FindAllStringSubmatch(text, -1) {
		labels = append(labels, m[1])
	}
	for _, m := range addedParts.FindAllStringSubmatch(text, -1) {
		labels = append(labels, strings.Split(strings.Join(strings.Fields(m[1]), " "), "; ")...)
	}
	if statistics {
		before, _, _ := strings.Cut(text, "\nthe first of these games")
		for _, part := range strings.Split(before, "\n\n")[2:4] { // behind the title and the wins
			for _, m := range statsLabel.FindAllStringSubmatch(part, -1) {
				labels = append(labels, strings.TrimSpace(m[1]))
			}
		}
	}
	for i, label := range labels {
		labels[i] = strings.TrimSpace(ruleNames.ReplaceAllString(label, ""))
	}
	return slices.DeleteFunc(labels, func(label string) bool { return moreParts.MatchString(label) })
}

// resolve reports each label without a term in explain.
func resolve(t *testing.T, labels []string) {
	t.Helper()
	for _, label := range labels {
		var out, wrong bytes.Buffer
		if status := Main([]string{"explain", label}, strings.NewReader(""), &out, &wrong); status != 0 {
			t.Errorf("muster explain %q: status %d, %s", label, status, wrong.String())
		}
	}
}

// TestExplainLabelsOfCode does the same for each label of possible reports, as written in the code.
func TestExplainLabelsOfCode(t *testing.T) {
	var labels []string
	for _, folder := range []string{"balance", "battlelore/balance", "battlelore/draws", "command", "runewars"} {
		root := filepath.Join("..", "report", filepath.FromSlash(folder))
		err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || strings.HasSuffix(path, "_test.go") {
				return err
			}
			text, err := os.ReadFile(path)
			for _, m := range labelInCode.FindAllStringSubmatch(string(text), -1) {
				if !strings.HasSuffix(m[1], " ") { // the rest depends on the answer
					labels = append(labels, m[1])
				}
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if len(labels) < 30 {
		t.Errorf("%d labels: %q", len(labels), labels)
	}
	t.Chdir(t.TempDir())
	resolve(t, labels)
}
