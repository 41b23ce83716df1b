package check

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"muster/cmd/internal/cli/shell"
	"muster/report"
	"muster/report/findings"
	"muster/schema/diag"
	"muster/schema/source"
)

// checkFlags are what `muster check` is told.
type checkFlags struct {
	format string
	strict bool
	play   bool
	games  int
	fixFlags

	baseline      string // a file with findings that are known
	writeBaseline string // the file to write them to
}

// Command is `muster check`.
func Command(run *shell.App) *cobra.Command {
	a := &app{run}
	var flags checkFlags
	cmd := &cobra.Command{
		Use:   "check [PATH|ID...]",
		Short: "Check definitions against their schema and the rules of the game",
		Long: `Check files, folders (all definitions in them), standard input (-) and definitions by id, of the project or of those
that ship with Muster. Without a path: everything in the current folder. Where that holds no definitions the library is
checked instead, which is said, and with CI=true refused.

A project is the nearest folder upward with a file .muster.toml, which may be empty, or else the folder given. What is
checked is read with all definitions and rulebooks of its project; those that it names are checked too. Hidden files and
folders, testdata and node_modules are left out, and folders that hold a file .muster-ignore.

With --play every adventure without errors is then played, by greedy players and by players at random, always from the
same seeds: whether its games end, who wins, and which units, objectives, terrain and rules ever matter. Ctrl-C ends
it early: what was finished is told, and the exit status is 130.

With --fix what findings say to the letter is written into your files, as often as that mends anything, and then it is
told what remains; --diff shows it and writes nothing. Standard input and what ships are never written.`,
		Example: `  muster check
  muster check adventures/ my.map.toml -
  muster check --format json my.adventure.toml
  muster check --fix --diff
  muster check --format sarif > muster.sarif
  muster check --play my.adventure.toml
  muster check --play candlemas-at-the-grange`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := shell.OneOf("format", flags.format, formats()...); err != nil {
				return err
			}
			if err := flags.sensible(flags.format); err != nil {
				return err
			}
			switch {
			case cmd.Flags().Changed("games") && !flags.play:
				return shell.Usage("add --play", "--games is for --play")
			case flags.baseline != "" && flags.writeBaseline != "":
				return shell.Usage("drop --baseline: all findings are written",
					"--write-baseline writes anew what --baseline reads")
			case flags.games < 1 || flags.games > shell.MostGames:
				return shell.Usage("name a number from 1 to 1000000", "--games %d makes no sense", flags.games)
			}
			return a.check(cmd.Context(), args, flags)
		},
	}
	cmd.Flags().StringVar(&flags.format, "format", "text", "how to write the findings: "+strings.Join(formats(), ", "))
	cmd.Flags().BoolVar(&flags.strict, "strict", false, "warnings fail the run too")
	cmd.Flags().BoolVar(&flags.play, "play", false, "play the adventures, too")
	flags.add(cmd)
	cmd.Flags().IntVar(&flags.games, "games", usualGames, "with --play: games with each pair of players")
	cmd.Flags().StringVar(&flags.baseline, "baseline", "", "leave out the findings that a `FILE` knows; only new ones "+
		"fail")
	cmd.Flags().StringVar(&flags.writeBaseline, "write-baseline", "", "write all findings into a `FILE`, for --baseline")
	cmd.Flags().IntVar(
		&a.Workers,
		"workers",
		a.Workers,
		"goroutines to check with; the output is the same for any number",
	)
	return cmd
}

func (a *app) check(ctx context.Context, words []string, flags checkFlags) error {
	if err := a.SensibleWorkers(); err != nil {
		return err
	}
	want := shell.Wanted{Words: words, Library: true, Lean: !flags.play}
	if len(words) == 0 {
		want.Words = []string{"."}
	}
	told, failed, err := a.fix(want, flags.fixFlags)
	if err != nil {
		return err
	}
	ws, what := a.Open(want), ""
	if len(words) == 0 && len(ws.Finder.Empty()) > 0 && len(ws.Gathered()) == 0 {
		if inCI() {
			return shell.Usage(
				"name the folder with your definitions, or the ids of the library's",
				"there are no definitions in this folder%s, and with CI=true the library is not checked instead",
				ws.Stopped(),
			)
		}
		a.Complain(
			"muster: ",
			"there are no definitions in this folder"+ws.Stopped()+": the library is checked instead",
		)
		ws, what = shell.LibraryWorkspace(a.Workers), " of the library"
	}
	run := a.judge(ctx, ws, flags)
	defer run.stop()
	v, failure := run.verdict, errors.Join(run.failure, failed)
	known, err := a.baseline(ws, v, flags)
	if err != nil {
		return err
	}
	if err := a.fixed(told, flags); err != nil {
		return err
	}
	if flags.diff {
		// the diff is all that is shown
	} else if flags.format == "json" {
		err = diag.JSON(a.Out, v.Files, v.Findings)
	} else if flags.format != "text" {
		err = a.written(ws, v, flags.format)
	} else if v.Files > 0 || len(v.Findings) > 0 {
		err = a.findings(v.Findings, ws.Source, fmt.Sprintf("%s%s checked%s", report.Counted(v.Files, "file"), what,
			run.words()), v.Waived, known)
	}
	if err == nil {
		err = failure
	}
	if err != nil {
		return err
	}
	switch {
	case run.interrupted():
		return shell.Findings{Status: shell.ExitInterrupted}
	case v.Absent:
		return shell.Findings{Status: shell.ExitUsage}
	case len(ws.Finder.Empty()) > 0:
		return ws.NoDefinitions()
	case v.Errors(), flags.strict && diag.Count(v.Findings, diag.Warning) > 0:
		return shell.Findings{Status: shell.ExitFindings}
	}
	return nil
}

// inCI reports whether the run is a build server's, where a check of nothing must not pass.
func inCI() bool {
	switch strings.ToLower(os.Getenv("CI")) {
	case "", "0", "false":
		return false
	}
	return true
}

// findings writes a list for a person, with a closing line that counts it.
func (a *app) findings(list []diag.Diagnostic, files func(string) *source.File, head string, waived, known int) error {
	text := diag.Text{Out: a.Out, Colour: a.Paints(), Source: files}
	if err := text.Write(list); err != nil {
		return err
	}
	parts := findings.Counts(list)
	if waived > 0 {
		parts = append(parts, fmt.Sprintf("%d waived", waived))
	}
	if known > 0 {
		parts = append(parts, fmt.Sprintf("%d in the baseline", known))
	}
	_, err := io.WriteString(a.Out, head+": "+strings.Join(parts, ", ")+"\n")
	return err
}
