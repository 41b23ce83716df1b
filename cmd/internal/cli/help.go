package cli

import (
	"github.com/spf13/cobra"

	"muster/cmd/internal/cli/shell"
)

// helpCommand is `muster help`, which refuses a command that is not there where cobra's own tells of all commands.
func helpCommand() *cobra.Command {
	return &cobra.Command{
		Use:     "help [command]",
		Short:   "Help about any command",
		GroupID: groupTools,
		RunE: func(cmd *cobra.Command, args []string) error {
			found, rest, err := cmd.Root().Find(args)
			if err != nil || len(rest) > 0 {
				return unknownCommand(cmd.Root(), args[len(args)-max(len(rest), 1)])
			}
			if r := replaced(found.Name()); found.Hidden && r != nil {
				return r.refusal()
			}
			return found.Help()
		},
	}
}

// strictCompletion has `muster completion` refuse a shell that it does not know.
func strictCompletion(root *cobra.Command) {
	root.InitDefaultCompletionCmd()
	for _, c := range root.Commands() {
		if c.Name() != "completion" {
			continue
		}
		c.Args = nil
		c.RunE = func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return cmd.Help()
			}
			return shell.Usage("write one of bash, fish, powershell, zsh", "there is no completion for %q", args[0])
		}
	}
}
