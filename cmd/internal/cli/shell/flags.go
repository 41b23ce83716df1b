package shell

import (
	"strings"

	"github.com/spf13/cobra"
)

// Exactly wants n arguments and names what they are when they are missing.
func Exactly(n int, what string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) != n {
			return Usage("run `"+cmd.CommandPath()+" --help`", "%s needs %s", cmd.Name(), what)
		}
		return nil
	}
}

// OneOf refuses a flag value that is not in the list.
func OneOf(flag, value string, allowed ...string) error {
	for _, v := range allowed {
		if v == value {
			return nil
		}
	}
	return Usage("write one of "+strings.Join(allowed, ", "), "unknown value %q of --%s", value, flag)
}
