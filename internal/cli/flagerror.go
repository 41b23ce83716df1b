package cli

import (
	"errors"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"muster/internal/cli/cliutil"
	"muster/schema/diag"
)

// replacedFlags are flags that people type, with the flag to type instead if the command has it. The values of --format
// (--pdf, --json) need no row.
var replacedFlags = []struct{ name, use string }{
	{"ai", "players"},
	{"ai", "pool"},
	{"autofix", "fix"},
	{"bots", "players"},
	{"bots", "pool"},
	{"check", "dry-run"},
	{"colour", "color"},
	{"dir", "out"},
	{"epic", "mode epic"},
	{"epic", "board epic"},
	{"file", "out"},
	{"fix", "levers"},
	{"language", "lang"},
	{"locale", "lang"},
	{"map", "format svg"},
	{"map-only", "format svg"},
	{"md", "format markdown"},
	{"number", "games"},
	{"improve", "levers"},
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
	{"save", "record"},
	{"save", "out"},
	{"size", "paper"},
	{"suggest", "levers"},
	{"suggest", "fix"},
	{"template", "from"},
	{"threads", "workers"},
	{"trace", "verbose"},
	{"jobs", "workers"},
}

// oddsExample is a hint with a command for the odds of an attack on a terrain.
const oddsExample = "write --on, as in `muster odds blue-human-sword green-human-bow --on woods`"

// columns are flags that people type for something that a command already shows or another one does, with a hint.
var columns = []struct{ command, name, use string }{
	{"list", "balance", "drop it: `muster list adventures` shows verdicts, and `muster balance ID` measures one"},
	{"list", "shipped", "drop it: lists include the definitions that ship with Muster"},
	{"print", "shipped", "write --all"},
	{"odds", "terrain", oddsExample},
	{"odds", "in", oddsExample},
	{"odds", "hex", oddsExample},
	{"deploy", "map", "write the map first: `muster deploy MAP --sets pennant=SET --sets standard=SET`"},
}

// wrongFlag returns the error for an invalid flag, and names the intended one.
func wrongFlag(cmd *cobra.Command, err error) error {
	if words := cmd.Flags().Args(); cmd == cmd.Root() && len(words) > 0 {
		return unknownCommand(cmd, words[0])
	}
	help := "run `" + cmd.CommandPath() + " --help`"
	var missing *pflag.ValueRequiredError
	if errors.As(err, &missing) {
		if use := cliutil.Now(missing.GetFlag()); use != "" {
			help = "write " + strings.ReplaceAll(use, "%s", "A")
		}
	}
	name, unknown := strings.CutPrefix(err.Error(), "unknown flag: --")
	if short := (*pflag.NotExistError)(nil); !unknown && errors.As(err, &short) {
		name, unknown = short.GetSpecifiedName(), true
	}
	if unknown {
		if use := meantFlag(cmd, name); use != "" {
			help = use
		}
	}
	text, _, _ := strings.Cut(err.Error(), ": strconv.") // the Go function that failed does not help
	return cliutil.Usage(help, "%s", text)
}

// meantFlag returns a help line with the nearest flag of a command for an unknown one; "" if none is near.
func meantFlag(cmd *cobra.Command, word string) string {
	word = strings.ToLower(word)
	if slices.Contains(values(cmd, "format"), word) {
		return "write --format " + word
	}
	for _, c := range columns {
		if c.command == cmd.Name() && c.name == word {
			return c.use
		}
	}
	for _, f := range replacedFlags {
		name, value, _ := strings.Cut(f.use, " ")
		flag := cmd.Flag(name)
		if f.name == word && flag != nil && !flag.Hidden && (value == "" || slices.Contains(values(cmd, name), value)) {
			return "write --" + f.use
		}
	}
	var names []string
	cmd.Flags().VisitAll(func(f *pflag.Flag) {
		if !f.Hidden && f.Name != "help" {
			names = append(names, f.Name)
		}
	})
	return diag.MeantAs(word, names, func(name string) string { return "--" + name })
}

// values lists the allowed words of a command's flag for the typed arguments; none without that flag.
func values(cmd *cobra.Command, flag string) []string {
	complete, ok := cmd.GetFlagCompletionFunc(flag)
	if !ok {
		return nil
	}
	out, _ := complete(cmd, cmd.Flags().Args(), "")
	return out
}
