package cli

import (
	"github.com/spf13/cobra"

	"muster/internal/cli/cliutil"
)

// helpCommand implements `muster help`. It refuses an unknown command, for which cobra would list all commands.
func helpCommand() *cobra.Command {
	return &cobra.Command{
		Use:     "help [command]",
		Short:   "Show the help of a command",
		Example: "  muster help check\n  muster help new realm",
		GroupID: groupTools,
		RunE: func(cmd *cobra.Command, args []string) error {
			found, rest, err := cmd.Root().Find(args)
			if err != nil || len(rest) > 0 {
				return unknownCommand(cmd.Root(), args[len(args)-max(len(rest), 1)])
			}
			if r := replaced(found.Name()); found.Hidden && r != nil {
				return r.refusal(nil)
			}
			return found.Help()
		},
	}
}

// completionHelp is the help of `muster completion SHELL`: how to install the script.
var completionHelp = map[string]struct{ long, example string }{
	"bash": {"Install the script with the command below, then start a new session. It needs the package bash-completion.",
		"bash > /etc/bash_completion.d/muster"},
	"zsh": {"Install the script in a folder of $fpath, then start a new session.",
		`zsh > "${fpath[1]}/_muster"`},
	"fish": {"Install the script with the command below, then start a new session.",
		"fish > ~/.config/fish/completions/muster.fish"},
	"powershell": {"Write the script to a file, and load that file in your profile.",
		"powershell > muster.ps1"},
}

// strictCompletion makes `muster completion` refuse an unknown shell, and sets its help.
func strictCompletion(root *cobra.Command) {
	root.InitDefaultCompletionCmd()
	for _, c := range root.Commands() {
		if c.Name() != "completion" {
			continue
		}
		c.Short, c.Example = "Print the completion script for a shell", "  muster completion bash"
		c.Long = c.Short + ". The help of each shell, such as muster completion bash --help, describes how to install it."
		c.Args = nil
		c.RunE = func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return cmd.Help()
			}
			return cliutil.Usage("write one of bash, fish, powershell, zsh", "there is no completion for %q", args[0])
		}
		for _, of := range c.Commands() {
			h := completionHelp[of.Name()]
			of.Short = "Print the completion script for " + of.Name()
			of.Long, of.Example = of.Short+".\n\n"+h.long, "  muster completion "+h.example
		}
	}
}
