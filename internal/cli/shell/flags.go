package shell

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"muster/validate/wording"
)

// WorkersUsage is the usage text of --workers.
const WorkersUsage = "run `N` workers in parallel"

// Missing refuses a command line that leaves out what the command needs, with a complete command: the first example of
// its help.
func Missing(cmd *cobra.Command, needs ...string) error {
	example, _, _ := strings.Cut(strings.TrimSpace(cmd.Example), "\n")
	return MissingFor(cmd, example, needs...)
}

// MissingFor is Missing with a complete command of the caller's.
func MissingFor(cmd *cobra.Command, example string, needs ...string) error {
	name := strings.TrimPrefix(cmd.CommandPath(), cmd.Root().Name()+" ")
	return Usage("try `"+example+"`", "%s needs %s", name, wording.List(needs, "and"))
}

// Exactly wants n arguments and names them when they are missing.
func Exactly(n int, what string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		switch {
		case len(args) < n:
			return Missing(cmd, what)
		case len(args) > n:
			return Usage("run `"+cmd.CommandPath()+" --help`", "%s takes %s: %q is one argument too many", cmd.Name(), what,
				args[n])
		}
		return nil
	}
}

// OneOf refuses a flag value that is not in the list. Case does not matter: the value becomes the one of the list.
func OneOf(flag string, value *string, allowed ...string) error {
	if i := slices.IndexFunc(allowed, func(v string) bool { return strings.EqualFold(v, *value) }); i >= 0 {
		*value = allowed[i]
		return nil
	}
	return Usage("write one of "+strings.Join(allowed, ", "), "unknown value %q of --%s", *value, flag)
}
