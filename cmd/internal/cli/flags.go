package cli

import (
	"strings"

	"github.com/spf13/cobra"
)

// exactly wants n arguments and names what they are when they are missing.
func exactly(n int, what string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) != n {
			return usage("run `"+cmd.CommandPath()+" --help`", "%s wants %s", cmd.Name(), what)
		}
		return nil
	}
}

// oneOf refuses a flag value that is not in the list.
func oneOf(flag, value string, allowed ...string) error {
	for _, v := range allowed {
		if v == value {
			return nil
		}
	}
	return usage("write one of "+strings.Join(allowed, ", "), "unknown value %q of --%s", value, flag)
}
