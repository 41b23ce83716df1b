// Package cli is the command line: it reads files and flags, calls the rooms that do the work, and writes what they
// say. It holds no knowledge of the game.
package cli

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"
	"runtime/debug"
	"strings"
	"syscall"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"muster/schema/diag"
)

// Exit statuses.
const (
	ExitClean    = 0 // nothing found, or warnings only
	ExitFindings = 1 // findings of severity error; with --strict also warnings
	ExitUsage    = 2 // the command line is wrong: unknown flags, ids or files
	ExitFailure  = 3 // Muster failed: output that cannot be written, a fault of its own

	ExitInterrupted = 130 // Ctrl-C ended a run; what was finished by then has been written
)

// Version is Muster's own version.
const Version = "0.1.0"

// app is one run of the program.
type app struct {
	in      io.Reader
	out     *bufio.Writer
	kept    *bufio.Writer // standard output, when a file that another command reads is all that goes there
	err     io.Writer
	tty     bool // out is a terminal
	colour  string
	workers int
}

// Main runs the program and gives its exit status.
func Main(args []string, in io.Reader, out, errOut io.Writer) (status int) {
	// Most garbage is that of parsing and dies young: collecting it a third as often saves a sixth of the run time.
	debug.SetGCPercent(300)
	a := &app{in: in, out: bufio.NewWriterSize(output{out}, 64<<10), err: errOut, tty: isTerminal(out), workers: runtime.GOMAXPROCS(0)}
	root := a.root()
	root.SetArgs(args)
	root.SetIn(in)
	root.SetOut(a.out)
	root.SetErr(errOut)
	err := root.Execute()
	var found findings
	if flushed := a.out.Flush(); flushed != nil && (err == nil || errors.As(err, &found)) {
		err = flushed // findings that nobody could read are no answer
	}
	return a.status(err)
}

// output says of a failure to write that it was one.
type output struct{ io.Writer }

func (o output) Write(p []byte) (int, error) {
	n, err := o.Writer.Write(p)
	if err != nil {
		err = fmt.Errorf("cannot write the output: %w", err)
	}
	return n, err
}

// status turns the outcome of a command into an exit status and says what went wrong.
func (a *app) status(err error) int {
	var usage usageError
	var found findings
	switch {
	case err == nil:
		return ExitClean
	case errors.As(err, &found):
		return found.status
	case errors.Is(err, syscall.EPIPE):
		return ExitFailure // the reader has gone: there is nobody to tell
	case errors.As(err, &usage):
		a.complain("muster: ", err.Error())
		if usage.hint != "" {
			a.complain("        ", usage.hint)
		}
		return ExitUsage
	}
	a.complain("muster: ", err.Error())
	return ExitFailure
}

func (a *app) complain(prefix, text string) {
	fmt.Fprintln(a.err, prefix+diag.Printable(strings.ReplaceAll(text, "\n", " ")))
}

// usageError is a command line that cannot be carried out.
type usageError struct {
	text string
	hint string // starts with a verb, or ""
}

func (e usageError) Error() string { return e.text }

func usage(hint, format string, args ...any) error {
	return usageError{fmt.Sprintf(format, args...), hint}
}

// findings ends a command whose findings have been written already.
type findings struct{ status int }

func (f findings) Error() string { return "findings" }

func (a *app) root() *cobra.Command {
	root := &cobra.Command{
		Use:   "muster",
		Short: "Check, deploy, play and print BattleLore scenarios",
		Long: `Muster reads adventures, battle maps and Deployment card sets written as TOML, checks them against the
rules of the game, proves their deployments over every draw of cards, plays them, and prints sheets to play from.

Exit status: 0 clean (warnings allowed), 1 findings of severity error (with --strict also warnings),
2 wrong use, 3 Muster itself failed, 130 interrupted by Ctrl-C.`,
		Version:           Version,
		SilenceErrors:     true,
		SilenceUsage:      true,
		CompletionOptions: cobra.CompletionOptions{HiddenDefaultCmd: false},
		PersistentPreRunE: func(*cobra.Command, []string) error {
			switch a.colour {
			case "auto", "always", "never":
				return nil
			}
			return usage("write auto, always or never", "unknown value %q of --color", a.colour)
		},
		RunE: func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return nil
			}
			return usage("run `muster --help` for the commands", "there is no command %q%s", args[0], suggest(cmd, args[0]))
		},
	}
	root.SetFlagErrorFunc(func(cmd *cobra.Command, err error) error {
		text, _, _ := strings.Cut(err.Error(), ": strconv.") // which function of Go could not read it helps nobody
		return usage("run `"+cmd.CommandPath()+" --help`", "%s", text)
	})
	root.PersistentFlags().StringVar(&a.colour, "color", "auto", "colour: auto, always or never (NO_COLOR is obeyed)")
	root.AddCommand(a.checkCommand(), a.deployCommand(), a.playCommand(), a.replayCommand(), a.statsCommand(), a.printCommand(), a.listCommand(), a.explainCommand(),
		a.schemaCommand(), a.versionCommand())
	root.SetHelpCommand(helpCommand())
	strictCompletion(root)
	return root
}

func suggest(cmd *cobra.Command, word string) string {
	cmd.SuggestionsMinimumDistance = 2
	if list := cmd.SuggestionsFor(word); len(list) > 0 {
		return fmt.Sprintf("; did you mean %q?", list[0])
	}
	return ""
}

// paints tells whether output to people has colour.
func (a *app) paints() bool {
	return a.colour == "always" || a.colour == "auto" && a.tty && os.Getenv("NO_COLOR") == ""
}

func isTerminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}

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

// sensibleWorkers refuses a number of goroutines that nobody can mean.
func (a *app) sensibleWorkers() error {
	if a.workers < 1 || a.workers > 1024 {
		return usage("name a number from 1 to 1024", "--workers %d makes no sense", a.workers)
	}
	return nil
}
