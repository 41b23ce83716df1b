package cli

import (
	"errors"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"muster/cmd/internal/cli/shell"
	"muster/schema/diag"
)

// replacedFlags are flags that people type, and what to type instead where the command has that flag. Those of the
// values of --format (--pdf, --json) need no row.
var replacedFlags = []struct{ name, use string }{
	{"autofix", "fix"},
	{"check", "dry-run"},
	{"colour", "color"},
	{"dir", "out"},
	{"file", "out"},
	{"language", "lang"},
	{"locale", "lang"},
	{"md", "format markdown"},
	{"number", "games"},
	{"output", "out"},
	{"overwrite", "force"},
	{"page-size", "paper"},
	{"papersize", "paper"},
	{"players", "seats"},
	{"policies", "players"},
	{"policies", "pool"},
	{"policy", "players"},
	{"policy", "pool"},
	{"repeat", "games"},
	{"runs", "games"},
	{"size", "paper"},
	{"template", "from"},
	{"threads", "workers"},
	{"jobs", "workers"},
}

// wrongFlag says what is wrong with a flag, and names the one that was meant.
func wrongFlag(cmd *cobra.Command, err error) error {
	if words := cmd.Flags().Args(); cmd == cmd.Root() && len(words) > 0 {
		return unknownCommand(cmd, words[0])
	}
	help := "run `" + cmd.CommandPath() + " --help`"
	var missing *pflag.ValueRequiredError
	if errors.As(err, &missing) {
		if use := shell.Now(missing.GetFlag()); use != "" {
			help = "write " + strings.ReplaceAll(use, "%s", "A")
		}
	}
	if name, unknown := strings.CutPrefix(err.Error(), "unknown flag: --"); unknown {
		if use := meantFlag(cmd, name); use != "" {
			help = use
		}
	}
	text, _, _ := strings.Cut(err.Error(), ": strconv.") // the Go function that failed does not help
	return shell.Usage(help, "%s", text)
}

// meantFlag is a help line that names the flag of a command for an unknown one; "" where none is near.
func meantFlag(cmd *cobra.Command, word string) string {
	word = strings.ToLower(word)
	if complete, ok := cmd.GetFlagCompletionFunc("format"); ok {
		if values, _ := complete(cmd, nil, ""); slices.Contains(values, word) {
			return "write --format " + word
		}
	}
	for _, f := range replacedFlags {
		name, _, _ := strings.Cut(f.use, " ")
		if f.name == word && cmd.Flag(name) != nil {
			return "write --" + f.use
		}
	}
	var names []string
	cmd.Flags().VisitAll(func(f *pflag.Flag) {
		if !f.Hidden {
			names = append(names, "--"+f.Name)
		}
	})
	return diag.Meant("--"+word, names)
}
