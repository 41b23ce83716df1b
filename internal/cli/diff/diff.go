package diff

import (
	"github.com/spf13/cobra"

	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/internal/report/changes"
	"muster/schema/diag"
	"muster/sheet"
)

// diffFlags are the flags of `muster diff`.
type diffFlags struct {
	rev, format, out, paper string
}

// Command is `muster diff`.
func Command(run *cliutil.App) *cobra.Command {
	a := &app{App: run}
	var flags diffFlags
	cmd := &cobra.Command{
		Use:   "diff OLD NEW | REV1..REV2 [PATH|ID...] | --rev REV [PATH|ID...]",
		Short: "Compare two versions of a definition or folder",
		Long: `Compare two versions of a definition in game terms: moved units, changed terrain, victory conditions, cards and rules.
OLD and NEW are files, ids or folders. Comments, layout and the order of unordered lists do not count.

REV1..REV2 compares two git revisions (default: HEAD); REV1...REV2 starts at their common ancestor. --rev REV compares a
revision with the files on disk. Nothing is checked out.

Exit status: 0 no differences, 1 differences, 2 wrong use or an unreadable file.

More: docs/how-to/diff.md`,
		Example: `  muster diff my.adventure.toml the-toll-bridge
  muster diff before/ after/ --format json
  muster diff HEAD~1..HEAD
  muster diff main...my-branch adventures/ --format markdown
  muster diff --rev HEAD my.map.toml --format html -o changes.html`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := cliutil.OneOf("format", &flags.format, "text", "markdown", "json", "html"); err != nil {
				return err
			}
			if flags.format == "html" {
				if _, err := a.PageDefaults(cmd, args, &flags.paper, nil); err != nil {
					return err
				}
			}
			if err := cliutil.OneOf("paper", &flags.paper, sheet.Papers()...); err != nil {
				return err
			}
			if cmd.Flags().Changed("out") {
				if err := flags.checkOut(); err != nil {
					return err
				}
			}
			a.ctx = cmd.Context()
			if len(args) == 0 && !cmd.Flags().Changed("rev") {
				return cliutil.Missing(cmd, "two definitions or folders, or two revisions as REV1..REV2")
			}
			return a.diff(args, flags, cmd.Flags().Changed("rev"))
		},
	}
	cmd.Flags().StringVar(&flags.rev, "rev", "", "compare revision `REV` with the files on disk")
	cmd.Flags().StringVar(&flags.format, "format", "text", "output `FORMAT`: text, markdown, json, html")
	cmd.Flags().StringVarP(&flags.out, "out", "o", cliutil.Standard,
		"output `PATH`: file, - for standard output")
	cmd.Flags().StringVar(&flags.paper, "paper", "a4", "paper `SIZE`: a4, letter, a3, tabloid")
	cmd.Flags().IntVar(&a.Workers, "workers", a.Workers, cliutil.WorkersUsage)
	a.OpenFlag(cmd)
	return cmd
}

func (a *app) diff(args []string, flags diffFlags, rev bool) error {
	if err := a.SensibleWorkers(); err != nil {
		return err
	}
	var d *changes.Diff
	var err error
	switch {
	case rev:
		d, err = a.revisions(flags.rev, args)
	case len(args) > 0 && isRange(args[0]):
		d, err = a.revisions(args[0], args[1:])
	case len(args) == 2:
		d, err = a.two(args[0], args[1])
	default:
		return cliutil.Usage("run `muster diff --help`; --rev REV compares a revision with the files on disk",
			"diff needs two definitions or folders, or two revisions as REV1..REV2")
	}
	if err != nil {
		return err
	}
	if err := a.write(d, flags); err != nil {
		return err
	}
	if d.Interrupted && flags.format != "text" {
		a.Complain("muster: ", d.Early())
	}
	switch {
	case d.Interrupted:
		return cliutil.Findings{Status: cliutil.ExitInterrupted}
	case len(d.Unread) > 0, len(d.Definitions) == 0 && !d.Whole():
		return cliutil.Findings{Status: cliutil.ExitUsage}
	case len(d.Definitions) > 0:
		return cliutil.Findings{Status: cliutil.ExitFindings}
	}
	return nil
}

// checkOut refuses an invalid value of -o.
func (f *diffFlags) checkOut() error {
	switch f.format {
	case "html":
		return cliutil.OutFile("-o", f.out, "changes.html")
	case "markdown":
		return cliutil.OutFile("-o", f.out, "changes.md")
	}
	return cliutil.Usage("add --format html or markdown, or drop --out", "--out needs --format html or markdown")
}

// write writes the answer.
func (a *app) write(d *changes.Diff, flags diffFlags) error {
	opts := sheet.Options{Print: sheet.Print{Paper: flags.paper}}
	switch flags.format {
	case "json":
		return diag.EncodeJSON(a.Out, d.JSON())
	case "text":
		return a.Answer(d.Lines()...)
	}
	if flags.format == "markdown" {
		page := sheet.Changes(d, opts, nil)
		return a.WriteOut(flags.out, page.Markdown())
	}
	page := sheet.Changes(d, opts, func(w *sheet.Writer, x *changes.Definition) {
		if x.New == nil || x.Old == nil || x.New.Doc.Game != x.Old.Doc.Game {
			return // no output, or no single game, is given
		}
		if g := games.Of(x.New); g != nil && g.Diff.Draw != nil {
			g.Diff.Draw(w, x)
		}
	})
	return a.WriteOut(flags.out, page.HTML())
}
