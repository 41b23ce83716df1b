// Package cli is the command line of muster-batch: sweeps played on many machines. It knows neither games nor the
// queue's implementation.
package cli

import (
	"fmt"
	"io"
	"runtime"
	"strings"

	"github.com/spf13/cobra"

	"muster/internal/batch/queue"
	"muster/internal/cache"
	"muster/internal/cli/cliutil"
)

// app is a run of the program.
type app struct {
	*cliutil.App
	build string                        // which build of the program this is
	hands func(queue.Hands) queue.Hands // by whom workers play, given who does as a rule; nil for these
}

// Main runs the program and returns its exit status.
func Main(args []string, in io.Reader, out, errOut io.Writer) (status int) {
	return WithHands(args, in, out, errOut, nil)
}

// WithHands is Main with replacement hands for workers, made from the default ones.
func WithHands(
	args []string, in io.Reader, out, errOut io.Writer, hands func(queue.Hands) queue.Hands,
) (status int) {
	cliutil.DefaultPace()
	a := &app{cliutil.NewApp(in, out, errOut), cache.Build(), hands}
	a.Program = "muster-batch"
	return a.Run(rootCommand(a), args)
}

// Commands returns all commands of the program, for documentation; they cannot be run.
func Commands() *cobra.Command {
	return rootCommand(&app{App: cliutil.NewApp(strings.NewReader(""), io.Discard, io.Discard)})
}

func rootCommand(a *app) *cobra.Command {
	a.Full = true
	root := &cobra.Command{
		Use:   "muster-batch",
		Short: "Play sweeps of scenarios on one or many machines",
		Long: `muster-batch plays a sweep (NAME.sweep.toml: adventures, players and number of games) on one machine or on many.
The result is identical to that of muster balance.

Commands find the server by --nats, the variable MUSTER_NATS, or nats://127.0.0.1:4222.

Exit status: 0 success, 1 findings, 2 wrong use, 3 Muster or the server failed, 130 interrupted (Ctrl-C).

More: docs/how-to/batch.md (step by step), docs/formats/sweep.md (the file)`,
		Example: `  muster-batch run all.sweep.toml
  muster-batch submit all.sweep.toml --wait-for-end`,
		Version:       cliutil.Version,
		SilenceErrors: true,
		SilenceUsage:  true,
		RunE:          func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				return nil
			}
			return cliutil.Usage("run `muster-batch --help` for the commands", "there is no command %q", args[0])
		},
		PersistentPreRunE: func(*cobra.Command, []string) error {
			return cliutil.OneOf("color", &a.Colour, "auto", "always", "never")
		},
	}
	root.SetFlagErrorFunc(func(cmd *cobra.Command, err error) error {
		return cliutil.Usage("run `"+cmd.CommandPath()+" --help`", "%s", err)
	})
	root.PersistentFlags().StringVar(&a.Colour, "color", "auto", "colour output `WHEN`: auto, always or never")
	root.AddCommand(runCommand(a), serveCommand(a), keyCommand(a), submitCommand(a), workCommand(a), listCommand(a),
		statusCommand(a), watchCommand(a), cancelCommand(a), collectCommand(a), removeCommand(a), versionCommand(a))
	root.SetHelpFunc(func(cmd *cobra.Command, _ []string) {
		s, _ := a.Screen()
		fmt.Fprint(cmd.OutOrStdout(), s.Help(cmd))
	})
	root.InitDefaultHelpCmd()
	for _, cmd := range root.Commands() {
		if cmd.Name() == "help" {
			cmd.Short, cmd.Example = "Show the help of a command", "  muster-batch help submit"
			cmd.Long = cmd.Short + "."
		}
	}
	return root
}

func versionCommand(a *app) *cobra.Command {
	return &cobra.Command{
		Use:   "version",
		Short: "Print the version and the build",
		Long: `Print the version of Muster and the build. Workers play only the sweeps that their own build has submitted.

More: docs/how-to/batch.md`,
		Example: "  muster-batch version",
		Args:    cliutil.Exactly(0, "no arguments"),
		RunE: func(*cobra.Command, []string) error {
			_, err := fmt.Fprintf(a.Out, "muster-batch %s (build %.12s; %s)\n", cliutil.Version, a.build, runtime.Version())
			return err
		},
	}
}
