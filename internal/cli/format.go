package cli

import (
	"bytes"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/internal/schema/layout"
	"muster/report"
	"muster/schema/diag"
	"muster/schema/project"
	"muster/schema/source"
)

// fmtFlags select the output of `muster fmt`; standard output by default.
type fmtFlags struct {
	write bool
	cliutil.Preview
}

// formatCommand is `muster fmt`.
func formatCommand(run *cliutil.App) *cobra.Command {
	a := &app{run}
	var flags fmtFlags
	cmd := &cobra.Command{
		Use:   "fmt [PATH|ID...]",
		Short: "Format definitions",
		Long: `Format files, ids, the definitions and .muster.toml in folders (default: the current one), or standard input (-).
Formatting orders keys and aligns columns. It changes no value and no comment.

Files change only with --write, atomically. Without a flag, the formatted text of one file goes to standard output.
Invalid TOML is reported and left unchanged, with exit status 1.

More: docs/formats/layout.md`,
		Example: `  muster fmt my.map.toml
  muster fmt --write first-battle
  muster fmt --diff maps/
  muster fmt --write maps/ adventures/
  muster fmt --write .muster.toml
  muster fmt --dry-run`,
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				args = []string{"."}
			}
			switch {
			case flags.write && flags.Any():
				return cliutil.Usage("drop one: "+flags.Flag()+" shows what --write would write",
					"--write does not go with %s, which writes nothing", flags.Flag())
			case flags.write && slices.Contains(args, cliutil.Standard):
				return cliutil.Usage("drop --write: the formatted text goes to standard output",
					"standard input cannot be written to")
			}
			return a.fmt(args, flags)
		},
	}
	cmd.Flags().BoolVarP(&flags.write, "write", "w", false, "write the formatted files")
	flags.Preview.Add(cmd)
	return cmd
}

func (a *app) fmt(words []string, flags fmtFlags) error {
	ws := a.Gather(words)
	files, found := named(ws.Finder)
	files = append(files, ws.Shipped()...)
	absent := len(found) > 0
	passed := notRead(ws.Finder)
	if len(files) != 1 && !absent && flags == (fmtFlags{}) && len(ws.Finder.Empty()) == 0 {
		return cliutil.Usage(nextStep(words), "standard output takes one file, and there are %s",
			report.Counted(len(files), "file"))
	}
	var failed []error
	open := false
	for _, f := range files {
		text, faults, err := layout.Text(f, games.Kinds())
		found = append(found, faults...)
		if err != nil {
			failed = append(failed, fmt.Errorf("%s is unchanged: %w", f.Name, err))
		}
		if len(faults) > 0 || err != nil {
			continue
		}
		open = open || !bytes.Equal(text, f.Text)
		if err := a.put(f, text, flags); err != nil {
			return err
		}
	}
	if err := a.Findings(a.Err, ws.Source).Write(diag.Sort(slices.Concat(found, passed))); err != nil {
		return err
	}
	switch {
	case len(failed) > 0:
		return errors.Join(failed...)
	case absent:
		return cliutil.Findings{Status: cliutil.ExitUsage}
	case nothingIn(ws.Finder):
		return ws.NoDefinitions()
	case len(found) > 0, flags.DryRun && open:
		return cliutil.Findings{Status: cliutil.ExitFindings}
	}
	return nil
}

// nextStep returns how to format several files.
func nextStep(words []string) string {
	if slices.Equal(words, []string{"."}) {
		return "`muster fmt --diff` previews the changes, `muster fmt --write` formats the files"
	}
	return "add --diff to preview the changes, or --write to format the files"
}

// named returns the files under paths, sorted by name, and findings about unreadable ones. Other project errors do not
// matter for formatting.
func named(f *project.Finder) (files []*source.File, absent []diag.Diagnostic) {
	absent = slices.Clone(f.Findings)
	for _, p := range f.Projects {
		for _, file := range p.Named {
			if !file.Lost && filepath.Base(file.Name) != project.Marker {
				files = append(files, file)
			}
		}
		if settings := p.Settings.Doc; settings != nil && (p.Given || namesMarker(p)) {
			files = append(files, settings.File)
		}
		for _, d := range p.Findings {
			if project.Absent(d) {
				absent = append(absent, d)
			}
		}
	}
	slices.SortFunc(files, func(a, b *source.File) int { return strings.Compare(a.Name, b.Name) })
	return files, absent
}

// notRead returns warnings about skipped pipes and links in folders, the same as a check, so that users do not assume
// that they are formatted.
func notRead(f *project.Finder) (passed []diag.Diagnostic) {
	for _, p := range f.Projects {
		for _, d := range p.Findings {
			if project.NotRead(d) {
				passed = append(passed, d)
			}
		}
	}
	return passed
}

// namesMarker reports whether a path names the settings file of a project itself.
func namesMarker(p *project.Project) bool {
	return slices.ContainsFunc(p.Named, func(f *source.File) bool { return filepath.Base(f.Name) == project.Marker })
}

// nothingIn reports whether a given folder holds nothing to format: no definition, and no settings.
func nothingIn(f *project.Finder) bool {
	return slices.ContainsFunc(f.Empty(), func(folder string) bool {
		p, below := f.Place(folder)
		return p == nil || below != "." || p.Settings.Doc == nil
	})
}

// put writes the formatted file to the output of the flags.
func (a *app) put(f *source.File, text []byte, flags fmtFlags) error {
	same := bytes.Equal(text, f.Text)
	if flags == (fmtFlags{}) {
		_, err := a.Out.Write(text)
		if err == nil && !same && f.Name != cliutil.Standard {
			a.Complain("muster: ", "nothing is written: add --write")
		}
		return err
	}
	if same {
		return nil
	}
	switch {
	case flags.Diff:
		return a.ShowDifference(diag.Printable(f.Name)+".orig", f.Text, diag.Printable(f.Name), text)
	case flags.DryRun:
		return a.Lines(f.Name)
	}
	if err := cliutil.WriteFile(f.Name, text); err != nil {
		return err
	}
	return a.Lines("wrote " + f.Name)
}
