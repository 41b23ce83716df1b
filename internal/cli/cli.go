// Package cli implements the command line: it reads files and flags, calls the packages that do the work, and writes
// their output. It knows no game.
package cli

import (
	"fmt"
	"io"
	"runtime/debug"
	"strings"

	"github.com/spf13/cobra"

	"muster/internal/cli/check"
	"muster/internal/cli/cliutil"
	"muster/internal/cli/deploy"
	"muster/internal/cli/diff"
	"muster/internal/cli/list"
	"muster/internal/cli/newcmd"
	"muster/internal/cli/play"
	"muster/internal/cli/print"
)

// Main runs the program and returns its exit status.
func Main(args []string, in io.Reader, out, errOut io.Writer) (status int) {
	cliutil.DefaultPace()
	a := cliutil.NewApp(in, out, errOut)
	return guarded(errOut, func() int {
		root := rootCommand(a)
		return a.Run(root, list.FlagWords(root, args))
	})
}

// guarded runs the program. A panic is an internal error with an exit status of its own: the first line explains it,
// the following ones are for developers.
func guarded(errOut io.Writer, run func() int) (status int) {
	defer func() {
		v := recover()
		if v == nil {
			return
		}
		stack := debug.Stack()
		if of, ok := v.(interface{ Trace() []byte }); ok { // of a worker, on which it came about
			stack = of.Trace()
		}
		fmt.Fprintf(errOut, "muster: Muster itself failed: %v\n        report this bug with your files and the lines "+
			"below\n%s",
			v, stack)
		status = cliutil.ExitFailure
	}()
	return run()
}

// Commands returns all commands of the program, for documentation and completion; they cannot be run.
func Commands() *cobra.Command {
	return rootCommand(cliutil.NewApp(strings.NewReader(""), io.Discard, io.Discard))
}

func rootCommand(a *cliutil.App) *cobra.Command {
	root := &cobra.Command{
		Use:   "muster",
		Short: "Check, play-test and print scenarios for three board games",
		Long: `Muster checks, play-tests and prints scenarios for BattleLore, Commands & Colors: Medieval and Runewars, written as
TOML files.

Exit status: 0 success, 1 findings, 2 wrong use, 3 Muster failed, 130 interrupted (Ctrl-C).

More: docs/how-to/tasks.md (the command for each task); "muster explain WORD" explains a finding, rule, term or key.`,
		Example: `  muster new project the-marches
  muster check the-marches
  muster play candlemas-at-the-grange
  muster print the-toll-bridge`,
		Version:           cliutil.Version,
		SilenceErrors:     true,
		SilenceUsage:      true,
		CompletionOptions: cobra.CompletionOptions{HiddenDefaultCmd: false},
		PersistentPreRunE: func(*cobra.Command, []string) error {
			return cliutil.OneOf("color", &a.Colour, "auto", "always", "never")
		},
		RunE: func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return nil
			}
			return unknownCommand(cmd, args[0])
		},
	}
	root.SetFlagErrorFunc(wrongFlag)
	root.SetHelpFunc(func(cmd *cobra.Command, _ []string) {
		s, _ := a.Screen()
		fmt.Fprint(cmd.OutOrStdout(), s.Help(cmd))
	})
	root.PersistentFlags().StringVar(&a.Colour, "color", "auto", "colour output `WHEN`: auto, always or never")
	addGroups(root, a)
	addReplacements(root)
	root.SetHelpCommand(helpCommand())
	root.InitDefaultHelpCmd()
	strictCompletion(root)
	Add(root, a)
	return root
}

// Groups of commands in `muster --help`.
const (
	groupWrite = "write"
	groupPlay  = "play"
	groupPrint = "print"
	groupTools = "tools"
)

func init() { cobra.EnableCommandSorting = false } // help lists commands in the order of the groups below

// addGroups adds all commands by group.
func addGroups(root *cobra.Command, a *cliutil.App) {
	for _, g := range []struct {
		id, title string
		commands  []*cobra.Command
	}{
		{groupWrite, "Write:", []*cobra.Command{newcmd.Command(a), check.Command(a), formatCommand(a),
			list.ExplainCommand(a), list.ListCommand(a), newcmd.ImportCommand(a), diff.Command(a), studioCommand(a)}},
		{groupPlay, "Play:", []*cobra.Command{play.Command(a), play.ReplayCommand(a), deploy.Command(a),
			play.BalanceCommand(a), play.OddsCommand(a)}},
		{groupPrint, "Print:", []*cobra.Command{print.Command(a)}},
		{groupTools, "Tools:", []*cobra.Command{lspCommand(a), list.SchemaCommand(a), versionCommand(a)}},
	} {
		root.AddGroup(&cobra.Group{ID: g.id, Title: g.title})
		for _, cmd := range g.commands {
			cmd.GroupID = g.id
			root.AddCommand(cmd)
		}
	}
	root.SetCompletionCommandGroupID(groupTools)
}
