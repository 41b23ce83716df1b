package cli

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"muster/cmd/internal/cli/shell"
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

	{"convert", "import", false},
	{"create", "new", false},
	{"describe", "explain", false},
	{"doctor", "check", false},
	{"export", "print", false},
	{"fight", "odds", false},
	{"format", "fmt", false},
	{"init", "new project", false},
	{"lint", "check", false},
	{"ls", "list", false},
	{"pdf", "print --format pdf", false},
	{"rate", "balance rate", false},
	{"render", "print", false},
	{"run", "play", false},
	{"search", "list", false},
	{"serve", "lsp", false},
	{"server", "lsp", false},
	{"setup", "deploy", false},
	{"show", "explain", false},
	{"simulate", "play", false},
	{"test", "check", false},
	{"validate", "check", false},
	{"verify", "check", false},
	{"win", "balance", false},
}

// replaced returns the entry of the table for a word; nil for none.
func replaced(word string) *replacement {
	i := slices.IndexFunc(replacements, func(r replacement) bool { return r.word == word })
	if i < 0 {
		return nil
	}
	return &replacements[i]
}

// refusal names the words to type.
func (r *replacement) refusal() error {
	if r.old {
		return shell.Usage("run `muster "+r.use+"`", "`muster %s` is now `muster %s`", r.word, r.use)
	}
	return shell.Usage("run `muster "+r.use+"`", "there is no command %q", r.word)
}

// addReplacements adds the hidden commands.
func addReplacements(root *cobra.Command) {
	for i := range replacements {
		r := &replacements[i]
		root.AddCommand(&cobra.Command{
			Use: r.word, Short: "Use muster " + r.use, Hidden: true, DisableFlagParsing: true,
			Annotations: shell.Replaced(r.use, r.old),
			RunE:        func(*cobra.Command, []string) error { return r.refusal() },
		})
	}
}

// unknownCommand refuses a word that is no command and names the nearest one.
func unknownCommand(root *cobra.Command, word string) error {
	if r := replaced(word); r != nil {
		return r.refusal()
	}
	return shell.Usage("run `muster --help` for the commands", "there is no command %q%s", word, suggest(root, word))
}

// suggest names the command that a word is most like; "" for none.
func suggest(root *cobra.Command, word string) string {
	root.SuggestionsMinimumDistance = 2
	if list := root.SuggestionsFor(strings.ToLower(word)); len(list) > 0 {
		return "; did you mean \"" + list[0] + "\"?"
	}
	return ""
}
