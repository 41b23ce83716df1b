package deploy

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"muster/internal/cli/cliutil"
	"muster/internal/report/battlelore/request"
)

// TestEveryFlagHasItsPart checks that each flag of deploy either defines where it has an effect, or always has one, so
// that no new flag is ignored silently.
func TestEveryFlagHasItsPart(t *testing.T) {
	// full applies to every text; out, open, paper, citations and lang to every question with --format html; --pieces
	// refuses the others.
	everywhere := []string{"format", "out", "paper", "citations", "lang", "workers", "replay", "pieces", "full", "open"}
	parts := map[string]bool{}
	for _, name := range request.FlagsWithAPart() {
		parts[name] = true
	}
	known := map[string]bool{}
	flag := regexp.MustCompile(`^ +(?:-[a-z], +)?--([a-z-]+)`)
	for line := range strings.Lines(Command(&cliutil.App{}).Flags().FlagUsages()) {
		m := flag.FindStringSubmatch(line)
		if m == nil {
			t.Fatalf("no flag in %q", line)
		}
		known[m[1]] = true
		if parts[m[1]] == slices.Contains(everywhere, m[1]) {
			t.Errorf("--%s has a part somewhere, or everywhere, not both", m[1])
		}
	}
	for name := range parts {
		if !known[name] {
			t.Errorf("--%s is no flag of deploy", name)
		}
	}
}
