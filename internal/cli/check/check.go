package check

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"muster/internal/cli/cliutil"

	"muster/internal/workspace"
	"muster/report"
	"muster/report/findings"
	"muster/schema/diag"
	"muster/schema/project"
	"muster/schema/source"
	checks "muster/validate/check"
)

// checkFlags are the flags of `muster check`.
type checkFlags struct {
	format string
	strict bool
	play   bool
	games  int
	many   bool // --games was written
	seed   uint64
	fixFlags
	noCache bool
	since   string // a revision; "" for everything
	still   string // a revision whose definitions must still be checked; "" for none
	watch   bool

	baseline      string // a file with findings that are known
	writeBaseline string // the file to write them to

	today      string // the day by which waivers end
	configFrom string // a revision whose settings, waivers and baseline count
}

// Command is `muster check`.
func Command(run *cliutil.App) *cobra.Command {
	a := &app{run}
	var flags checkFlags
	cmd := &cobra.Command{
		Use:   "check [PATH|ID...]",
		Short: "Check definitions against their schema and the rules of the game",
		Long: `Check files, folders, ids and standard input (-) against their schema and the rules of the game. Without a path, Muster
checks the current folder, or the library if the folder has no definitions.

--play also plays each adventure without errors, and reports problems in the games. The output is the same with and
without the cache.

--format takes text, json, markdown, sarif, junit, checkstyle, rdjson, github or gitlab.

More: docs/how-to/check.md, docs/how-to/play-findings.md, docs/how-to/ci.md (formats), docs/reference/projects.md`,
		Example: `  muster check
  muster check adventures/ my.map.toml -
  muster check --format json my.adventure.toml
  muster check --fix --diff
  muster check --fix --dry-run
  muster check --format sarif > muster.sarif
  muster check --changed-since origin/main
  muster check --config-from origin/main --still-checked origin/main
  muster check --watch adventures/
  muster check --play my.adventure.toml
  muster check --play candlemas-at-the-grange`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := cliutil.OneOf("format", &flags.format, formats()...); err != nil {
				return err
			}
			if err := flags.sensible(flags.format); err != nil {
				return err
			}
			// An unset variable of a build server must not cause a change to be checked with its own settings.
			for _, name := range []string{"config-from", "changed-since", "still-checked"} {
				if f := cmd.Flags().Lookup(name); f.Changed && f.Value.String() == "" {
					return cliutil.Usage("name a git revision, or drop --"+name, "--%s needs a revision", name)
				}
			}
			flags.many = cmd.Flags().Changed("games")
			if flags.today != "" {
				if _, err := cliutil.Day(flags.today)(); err != nil {
					return err
				}
			}
			if err := cliutil.SavedFile("--write-baseline", flags.writeBaseline, "baseline.json"); err != nil {
				return err
			}
			switch {
			case cmd.Flags().Changed("seed") && !flags.play:
				return cliutil.Usage("add --play", "--seed needs --play")
			case flags.seed == 0:
				return cliutil.Usage("write 1 or more", "--seed 0 is not valid")
			case flags.many && !flags.play:
				return cliutil.Usage("add --play", "--games needs --play")
			case flags.since != "" && (flags.fix || flags.writeBaseline != ""):
				return cliutil.Usage("drop --changed-since", "--fix and --write-baseline do not go with --changed-since: they "+
					"cover every file")
			case flags.still != "" && (flags.fix || flags.writeBaseline != ""):
				return cliutil.Usage("drop --still-checked", "--still-checked does not go with --fix or --write-baseline")
			case flags.baseline != "" && flags.writeBaseline != "":
				return cliutil.Usage("drop --baseline",
					"--write-baseline does not go with --baseline: it replaces the baseline")
			case flags.configFrom != "" && (flags.fix || flags.writeBaseline != ""):
				return cliutil.Usage("drop --config-from",
					"--config-from does not go with --fix or --write-baseline")
			case flags.games < 1 || flags.games > cliutil.MostGames:
				return cliutil.Usage("write a number from 1 to 1000000", "--games %d is out of range", flags.games)
			}
			if flags.watch {
				if err := flags.watchable(args); err != nil {
					return err
				}
				return a.watch(cmd.Context(), args, flags)
			}
			return a.check(cmd.Context(), args, flags)
		},
	}
	cmd.Flags().StringVar(&flags.format, "format", "text", "output `FORMAT`: listed above")
	cmd.Flags().BoolVar(&flags.strict, "strict", false, "exit with status 1 on warnings too")
	cmd.Flags().BoolVar(&flags.play, "play", false, "also play the adventures")
	flags.add(cmd)
	cmd.Flags().IntVar(&flags.games, "games", defaultGames, "play `N` games: per pair of players")
	cmd.Flags().Uint64Var(&flags.seed, "seed", checks.DefaultSeed, "random seed `N`: games of --play")
	cmd.Flags().StringVar(&flags.baseline, "baseline", "", "ignore the findings listed in `FILE`")
	cmd.Flags().StringVar(&flags.writeBaseline, "write-baseline", "", "write all findings to `FILE`, for --baseline")
	cmd.Flags().StringVar(&flags.today, "today", "", "current `DATE` for waivers, as in 2027-01-31")
	cmd.Flags().StringVar(&flags.configFrom, "config-from", "", "take settings, waivers and baseline from `REV`")
	cmd.Flags().StringVar(&flags.since, "changed-since", "", "check files changed since `REV`, and dependents")
	cmd.Flags().StringVar(&flags.still, "still-checked", "", "fail if a file checked at `REV` is now skipped")
	cmd.Flags().BoolVar(&flags.watch, "watch", false, "check again when a file is saved, until Ctrl-C")
	cmd.Flags().BoolVar(&flags.noCache, "no-cache", false, "do not read or write the cache")
	cmd.Flags().IntVar(
		&a.Workers,
		"workers",
		a.Workers, cliutil.WorkersUsage,
	)
	return cmd
}

func (a *app) check(ctx context.Context, words []string, flags checkFlags) error {
	if err := a.SensibleWorkers(); err != nil {
		return err
	}
	remember, save := a.remember(flags)
	defer save()
	if flags.since != "" && remember == nil {
		remember = workspace.InMemory()
	}
	want := workspace.Wanted{Words: words, Library: true, Remember: remember}
	if !flags.play { // thousands of files may be read: garbage is collected early
		want.Pace = func(files int) func() { return cliutil.ExpectFiles(files).Step }
	}
	if len(words) == 0 {
		want.Words = []string{"."}
	}
	from, err := a.trust(&want, flags)
	if err != nil {
		return err
	}
	if from != nil {
		defer from.Close()
	}
	done, err := a.fix(want, flags.fixFlags)
	if err != nil {
		return err
	}
	ws, what := a.Open(want), ""
	if len(words) == 0 && len(ws.Finder.Empty()) > 0 && len(ws.Gathered()) == 0 && flags.since == "" {
		if leftOut(ws) {
			return cliutil.Usage(
				"correct the patterns in paths, or name files or folders: Muster always reads these",
				"no definition in this folder matches paths in the project's %s", project.Marker,
			)
		}
		if inCI() {
			return cliutil.Usage(
				"name the folder with your definitions, or ids of the library",
				"this folder has no definitions%s, and with CI=true Muster does not check the library instead",
				ws.Stopped(),
			)
		}
		a.Complain(
			"muster: ",
			"this folder has no definitions"+ws.Stopped()+": checking the library instead",
		)
		ws, what = a.LibraryWorkspace(want), " of the library"
	}
	var was *workspace.Workspace
	if flags.since != "" {
		if was, err = a.narrow(ws, want, flags.since); err != nil {
			return err
		}
		what = fmt.Sprintf(" of %d", ws.Whole())
	}
	unchecked := 0
	if flags.still != "" {
		if unchecked, err = a.unchecked(ws, want, flags.still); err != nil {
			return err
		}
	}
	if n := ws.Games(); n > 0 && !flags.many {
		flags.games = n
	}
	run := a.judge(ctx, ws, flags)
	defer run.stop()
	v, failure := run.verdict, errors.Join(run.failure, done.failed)
	if err := settle(ws, run, from, flags); err != nil {
		return err
	}
	if flags.writeBaseline != "" && run.interrupted() {
		a.Complain("muster: ", "interrupted: "+flags.writeBaseline+" is not written")
		return cliutil.Findings{Status: cliutil.ExitInterrupted}
	}
	known, err := a.baseline(ws, run, from, flags)
	if err != nil {
		return err
	}
	if err := a.fixed(done.told, flags); err != nil {
		return err
	}
	if flags.Any() {
		// The preview is the only output.
	} else if flags.format == "json" {
		err = diag.JSON(a.Out, v.Files, v.Findings, a.Site.Check)
	} else if flags.format != "text" {
		if err = a.written(ws, v, flags.format); err == nil && flags.format == "markdown" && flags.play {
			err = a.battles(run, was, flags.since)
		}
	} else if v.Files > 0 || len(v.Findings) > 0 || flags.since != "" || run.interrupted() {
		head := fmt.Sprintf("%s%s checked%s", report.Counted(v.Files, "file"), what, run.words())
		if flags.since != "" {
			head += ", for what changed since " + flags.since
		}
		err = a.findings(v.Findings, ws.Source, run.estimates()+head, len(v.Waived), known)
	}
	if err == nil {
		err = failure
	}
	if err != nil {
		return err
	}
	if run.interrupted() && flags.format != "text" {
		a.Complain("muster: ", "interrupted"+run.words())
	}
	switch {
	case run.interrupted():
		return cliutil.Findings{Status: cliutil.ExitInterrupted}
	case v.Absent:
		return cliutil.Findings{Status: cliutil.ExitUsage}
	case len(ws.Finder.Empty()) > 0:
		return ws.NoDefinitions()
	case done.pending, unchecked > 0, v.Errors(), flags.strict && diag.Count(v.Findings, diag.Warning) > 0:
		return cliutil.Findings{Status: cliutil.ExitFindings}
	}
	return nil
}

// leftOut reports whether settings restrict a project's files: if they exclude all, the library is not meant.
func leftOut(ws *workspace.Workspace) bool {
	return slices.ContainsFunc(ws.Finder.Projects, func(p *project.Project) bool {
		return len(p.Settings.Paths.Only)+len(p.Settings.Paths.LeaveOut) > 0
	})
}

// inCI reports whether this is a CI run, in which a check of nothing must not pass.
func inCI() bool {
	switch strings.ToLower(os.Getenv("CI")) {
	case "", "0", "false":
		return false
	}
	return true
}

// findings writes a list for people: after warnings how to waive them, and a final line with the counts.
func (a *app) findings(list []diag.Diagnostic, files func(string) *source.File, head string, waived, known int) error {
	if err := a.Findings(a.Out, files).Write(list); err != nil {
		return err
	}
	head = waiving(list) + head
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

// waiving returns the line that explains how to waive warnings; "" for a list without warnings.
func waiving(list []diag.Diagnostic) string {
	if diag.Count(list, diag.Warning) == 0 {
		return ""
	}
	return "Waive a warning: muster explain waive\n"
}
