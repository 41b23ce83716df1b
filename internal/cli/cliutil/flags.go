package cliutil

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"muster/internal/validate/wording"
)

// WorkersUsage is the usage text of --workers.
const WorkersUsage = "run `N` workers in parallel"

// Missing refuses an incomplete command line, and suggests a complete one: the first example of its help.
func Missing(cmd *cobra.Command, needs ...string) error {
	example, _, _ := strings.Cut(strings.TrimSpace(cmd.Example), "\n")
	return MissingFor(cmd, example, needs...)
}

// MissingFor is Missing with the caller's example.
func MissingFor(cmd *cobra.Command, example string, needs ...string) error {
	name := strings.TrimPrefix(cmd.CommandPath(), cmd.Root().Name()+" ")
	return Usage("try `"+example+"`", "%s needs %s", name, wording.List(needs, "and"))
}

// Exactly requires n arguments and names missing ones.
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

// OneOf refuses a flag value that is not in the list. It ignores case and replaces the value with that of the list.
func OneOf(flag string, value *string, allowed ...string) error {
	if i := slices.IndexFunc(allowed, func(v string) bool { return strings.EqualFold(v, *value) }); i >= 0 {
		*value = allowed[i]
		return nil
	}
	return Usage("write one of "+strings.Join(allowed, ", "), "unknown value %q of --%s", *value, flag)
}
