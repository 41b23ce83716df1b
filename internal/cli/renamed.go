package cli

import (
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"muster/internal/cli/cliutil"
	"muster/report"
	"muster/schema/diag"
)

// replacement is a word that people type for a command, and the words to type instead.
type replacement struct {
	word, use string
	old       bool // it was a command once
}

// replacements are hidden commands: each one exits with status 2 and names the words to type. An old name stays in the
// table for one minor release (docs/reference/compatibility.md).
var replacements = []replacement{
	{"battle", "odds", true},
	{"budget", "deploy --pieces", true},
	{"build", "new realm --random", true},
	{"compare", "balance compare", true},
	{"ladder", "balance rate", true},
	{"merge", "balance merge", true},
	{"stats", "play --coverage", true},

	{"config", "explain settings", false},
	{"configure", "explain settings", false},
	{"convert", "import", false},
	{"create", "new", false},
	{"describe", "explain", false},
	{"docs", "explain how-to/tasks", false},
	{"doctor", "check", false},
	{"draw", "print --format svg", false},
	{"export", "print", false},
	{"fairness", "balance", false},
	{"fight", "odds", false},
	{"fix", "check --fix", false},
	{"format", "fmt", false},
	{"generate", "new", false},
	{"html", "print --format html", false},
	{"init", "new project", false},
	{"levers", "balance --levers", false},
	{"lint", "check", false},
	{"ls", "list", false},
	{"pdf", "print --format pdf", false},
	{"preview", "print --open", false},
	{"rate", "balance rate", false},
	{"render", "print", false},
	{"run", "play", false},
	{"search", "list", false},
	{"serve", "lsp", false},
	{"server", "lsp", false},
	{"settings", "explain settings", false},
	{"setup", "deploy", false},
	{"show", "explain", false},
	{"simulate", "play", false},
	{"suggest", "balance --levers", false},
	{"test", "check", false},
	{"validate", "check", false},
	{"verify", "check", false},
	{"watch", "check --watch", false},
	{"web", "print --format html --open", false},
	{"win", "balance", false},
	{"winrate", "balance", false},
}

// replaced returns the entry of the table for a word; nil for none.
func replaced(word string) *replacement {
	i := slices.IndexFunc(replacements, func(r replacement) bool { return r.word == word })
	if i < 0 {
		return nil
	}
	return &replacements[i]
}

// also lists other possible meanings of an old name.
var also = map[string]string{"build": ", or `muster print` for sheets and `muster check` for findings"}

// refusal names the words to type. For a word that never was a command it includes the given arguments.
func (r *replacement) refusal(args []string) error {
	if r.old {
		return cliutil.Usage("run `muster "+r.use+"`"+also[r.word], "`muster %s` is now `muster %s`", r.word, r.use)
	}
	use := report.Command(append(append([]string{"muster"}, strings.Fields(r.use)...), args...))
	if strings.HasPrefix(r.use, "explain ") {
		use = report.Command(append([]string{"muster"}, strings.Fields(r.use)...))
	}
	return cliutil.Usage("run `"+use.String()+"`", "there is no command %q", r.word)
}

// addReplacements adds the hidden commands.
func addReplacements(root *cobra.Command) {
	for i := range replacements {
		r := &replacements[i]
		root.AddCommand(&cobra.Command{
			Use: r.word, Short: "Use muster " + r.use, Hidden: true, DisableFlagParsing: true,
			Annotations: cliutil.Replaced(r.use, r.old),
			RunE:        func(_ *cobra.Command, args []string) error { return r.refusal(args) },
		})
	}
}

// unknownCommand refuses an unknown command and names the nearest one.
func unknownCommand(root *cobra.Command, word string) error {
	if r := replaced(word); r != nil {
		return r.refusal(nil)
	}
	return cliutil.Usage("run `muster --help` for the commands", "there is no command %q%s", word, suggest(root, word))
}

// suggest returns the nearest command to a word; "" for none.
func suggest(root *cobra.Command, word string) string {
	word = strings.ToLower(word)
	var names []string
	for _, cmd := range root.Commands() {
		if !cmd.Hidden && word != "" && strings.HasPrefix(cmd.Name(), word) {
			return "; did you mean " + strconv.Quote(cmd.Name()) + "?"
		}
		if !cmd.Hidden {
			names = append(names, cmd.Name())
		}
	}
	if near, edits := diag.Near(word, names); near != "" && diag.Slip(word, near, edits) {
		return "; did you mean " + strconv.Quote(near) + "?"
	}
	return ""
}
