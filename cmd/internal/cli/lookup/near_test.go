package lookup

import (
	"regexp"
	"strings"
	"testing"

	"github.com/spf13/cobra"

	"muster/cmd/internal/cli/shell"
	"muster/report"
)

var (
	offered = regexp.MustCompile(`([A-Za-z][A-Za-z0-9/ \'-]*) \(([a-z ]+)\)`)
	printed = regexp.MustCompile("run `muster print ([a-z0-9-]+)` for (an adventure|a map|a deployment set)")
)

// TestExplainOffersWhatIsNear: a word that is nearly something is answered with that and its kind, and what is offered
// can be explained.
func TestExplainOffersWhatIsNear(t *testing.T) {
	for word, want := range map[string]string{
		"adventure/imposible-hex": "adventure/impassable-hex (check)",
		"hold-turn":               "adventure/hold-turn (check)",
		"hold-trun":               "adventure/hold-turn (check)",
		"wods":                    "woods (terrain)",
		"blue-human-swrd":         "blue-human-sword (unit)",
		"giant spidr":             "giant-spider (unit)",
		"scout-lef":               "scout-left (command card)",
		"call-to-arm":             "call-to-arms (box)",
		"levvy":                   "levy (term)",
		"basline":                 "baseline (term)",
		"vctory":                  "write victory (key)",
		"frist":                   "first (key)",
		"long bwo":                "long-bow (weapon)",
		"R-9999":                  "R-2",
		"two-oacks":               "run `muster print two-oaks` for a map",
		"the-toll-brige":          "run `muster print the-toll-bridge` for an adventure",
		"zzzzqqqqq":               "run `muster list checks`",
	} {
		_, err := explain("", shippedAlone(), word, nil, someCommands(), false)
		use, is := err.(report.Wrong)
		if !is || !strings.Contains(use.Hint, want) {
			t.Errorf("%s: %v, hint %q, want %q", word, err, use.Hint, want)
			continue
		}
		if strings.Contains(use.Hint, "?,") {
			t.Errorf("%s: a comma follows a question: %q", word, use.Hint)
		}
		for _, m := range offered.FindAllStringSubmatch(use.Hint, -1) {
			name := m[1]
			for _, lead := range []string{"write ", "did you mean ", "one of ", "or "} {
				name = strings.TrimPrefix(name, lead)
			}
			if _, err := explain("", shippedAlone(), name, nil, someCommands(), false); err != nil {
				t.Errorf("%s: %q is offered, and then %v", word, name, err)
			}
		}
		if m := printed.FindStringSubmatch(use.Hint); m != nil &&
			!strings.HasPrefix(definitionOf(shippedAlone(), m[1]), m[2]) {
			t.Errorf("%s: %s is not %s", word, m[1], m[2])
		}
	}
}

// Everything that explain knows is found from one letter less, with its kind.
func TestExplainOffersEachKind(t *testing.T) {
	ws := shippedAlone()
	for _, s := range shelves(ws, someCommands()) {
		if len(s.words) == 0 {
			t.Errorf("nothing of the kind %s is known", s.kind)
		}
		for i, w := range s.words {
			if len(w) < 8 || testing.Short() && i%8 != 0 {
				continue // too near to too much, or enough
			}
			short := w[:len(w)/2] + w[len(w)/2+1:]
			found := false
			for _, o := range offers(short, []shelf{s}) {
				found = found || o.kind == s.kind
				if _, err := explain("", ws, o.word, nil, someCommands(), false); err != nil {
					t.Errorf("%s: %q is offered, and then %v", short, o.word, err)
				}
			}
			if !found {
				t.Errorf("%q, for %q: no %s is offered", short, w, s.kind)
			}
		}
	}
}

// shippedAlone is a workspace without a project.
func shippedAlone() *shell.Workspace { return (&app{&shell.App{Workers: 1}}).Open(shell.Wanted{}) }

// someCommands stands for the commands of the program, which this package does not know.
func someCommands() *cobra.Command {
	root := &cobra.Command{Use: "muster"}
	for _, name := range []string{"balance", "deploy"} {
		root.AddCommand(&cobra.Command{Use: name, Short: "Do something", Run: func(*cobra.Command, []string) {}})
	}
	return root
}
