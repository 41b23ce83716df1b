package cli

import (
	"context"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"muster/engine/catalog"
	"muster/schema/diag"
	"muster/schema/source"
)

// checkFlags are what `muster check` is told.
type checkFlags struct {
	format string
	strict bool
	play   bool
	games  int
}

func (a *app) checkCommand() *cobra.Command {
	var flags checkFlags
	cmd := &cobra.Command{
		Use:   "check [PATH|ID...]",
		Short: "Check definitions against their schema and the rules of the game",
		Long: `Check files, folders (all definitions in them), standard input (-) and, by id, definitions that ship with Muster.
Without a path: everything in the current folder, or the whole library when the folder holds no definitions.

Hidden folders, testdata and node_modules are left out. Rulebook files beside a file are read with it.

With --play every adventure without errors is then played, by greedy players and by players at random, always from the
same seeds: whether its games end, who wins, and which units, objectives, terrain and rules ever matter. Ctrl-C ends
it early: what was finished is told, and the exit status is 130.`,
		Example: `  muster check
  muster check adventures/ my.map.toml -
  muster check --format json my.adventure.toml
  muster check --play my.adventure.toml
  muster check --play candlemas-at-the-grange`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := oneOf("format", flags.format, "text", "json"); err != nil {
				return err
			}
			switch {
			case cmd.Flags().Changed("games") && !flags.play:
				return usage("add --play", "--games is for --play")
			case flags.games < 1 || flags.games > mostGames:
				return usage("name a number from 1 to 1000000", "--games %d makes no sense", flags.games)
			}
			return a.check(cmd.Context(), args, flags)
		},
	}
	cmd.Flags().StringVar(&flags.format, "format", "text", "how to write the findings: text or json")
	cmd.Flags().BoolVar(&flags.strict, "strict", false, "warnings fail the run too")
	cmd.Flags().BoolVar(&flags.play, "play", false, "play the adventures, too")
	cmd.Flags().IntVar(&flags.games, "games", usualGames, "with --play: games with each pair of players")
	cmd.Flags().IntVar(&a.workers, "workers", a.workers, "goroutines to check with; the output is the same for any number")
	return cmd
}

func (a *app) check(ctx context.Context, paths []string, flags checkFlags) error {
	if err := a.sensibleWorkers(); err != nil {
		return err
	}
	library := len(paths) == 0
	if library {
		paths = []string{"."}
	}
	in, err := a.gather(paths)
	if err != nil {
		return err
	}
	what := ""
	if library = library && len(in.files) == 0 && len(in.findings) == 0; library {
		in.files, what = catalog.LibraryFiles(), " of the library"
	}
	c, err := a.catalogOf(in)
	if err != nil {
		return err
	}
	run := a.judge(ctx, c, flags)
	defer run.stop()
	result, failure := run.result, run.failure
	list := diag.Sort(append(result.Findings, in.findings...))
	if flags.format == "json" {
		err = diag.JSON(a.out, len(in.files), list)
	} else {
		err = a.findings(list, in.source, fmt.Sprintf("%s%s checked%s", counted(len(in.files), "file"), what, run.words()), result.Waived)
	}
	if err == nil {
		err = failure
	}
	if err != nil {
		return err
	}
	switch {
	case run.interrupted():
		return findings{ExitInterrupted}
	case len(in.findings) > 0:
		return findings{ExitUsage}
	case diag.Count(list, diag.Error) > 0, flags.strict && diag.Count(list, diag.Warning) > 0:
		return findings{ExitFindings}
	}
	return nil
}

// findings writes a list for a person, with a closing line that counts it.
func (a *app) findings(list []diag.Diagnostic, files func(string) *source.File, head string, waived int) error {
	text := diag.Text{Out: a.out, Colour: a.paints(), Source: files}
	if err := text.Write(list); err != nil {
		return err
	}
	var parts []string
	for _, s := range []diag.Severity{diag.Error, diag.Warning, diag.Note} {
		if n := diag.Count(list, s); n > 0 {
			parts = append(parts, counted(n, s.String()))
		}
	}
	if len(parts) == 0 {
		parts = []string{"no findings"}
	}
	if waived > 0 {
		parts = append(parts, fmt.Sprintf("%d waived", waived))
	}
	_, err := io.WriteString(a.out, head+": "+strings.Join(parts, ", ")+"\n")
	return err
}

func counted(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}
