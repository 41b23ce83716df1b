package check

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"muster/internal/cli/cliutil"
	"muster/internal/workspace"
	"muster/report"
)

// fixFlags are the flags of `muster check` about fixes.
type fixFlags struct {
	fix bool
	cliutil.Preview
}

func (f *fixFlags) add(cmd *cobra.Command) {
	cmd.Flags().BoolVar(&f.fix, "fix", false, "fix simple mistakes (--diff previews the changes)")
	f.Preview.Add(cmd)
}

// sensible refuses invalid combinations of flags.
func (f *fixFlags) sensible(format string) error {
	switch {
	case f.Any() && !f.fix:
		return cliutil.Usage("add --fix", "%s needs --fix", f.Flag())
	case f.Any() && format != "text":
		return cliutil.Usage("drop --format", "%s does not go with --format", f.Flag())
	}
	return nil
}

// write writes the files atomically. It returns how many findings are fixed, and why files were not written.
func write(files []workspace.File) (told string, err error) {
	findings, written := 0, 0
	var failed []error
	for _, f := range files {
		err := cliutil.Rewrite(f.Read, f.Text)
		if stop, ok := errors.AsType[cliutil.Findings](err); ok {
			return summary("fixed", findings, written), stop
		}
		if err != nil {
			failed = append(failed, err)
			continue
		}
		findings, written = findings+f.Findings, written+1
	}
	return summary("fixed", findings, written), errors.Join(failed...)
}

// summary counts the fixes made, or the possible ones.
func summary(verb string, findings, files int) string {
	if files == 0 {
		return verb + " nothing"
	}
	return fmt.Sprintf("%s %s in %s", verb, report.Counted(findings, "finding"), report.Counted(files, "file"))
}

// show lists the files that would change, or with --diff their changes, as one diff that patch takes.
func (a *app) show(files []workspace.File, p cliutil.Preview) error {
	findings := 0
	for _, f := range files {
		findings += f.Findings
		if err := a.Preview(p, f.Read.Name, f.Read.Text, f.Text); err != nil {
			return err
		}
	}
	a.Complain("muster: ", summary("would fix", findings, len(files)))
	return nil
}

// fixes is the outcome of --fix.
type fixes struct {
	told    string // message about the written files
	failed  error  // the files that could not be written
	pending bool   // --dry-run names files
}

// fix applies or previews fixes; err ends the run.
func (a *app) fix(want workspace.Wanted, flags fixFlags) (done fixes, err error) {
	if !flags.fix {
		return done, nil
	}
	files, err := workspace.Apply(a.Input(want))
	if err != nil {
		return done, err
	}
	if flags.Any() {
		return fixes{pending: flags.DryRun && len(files) > 0}, a.show(files, flags.Preview)
	}
	done.told, done.failed = write(files)
	if stop, ok := errors.AsType[cliutil.Findings](done.failed); ok {
		return done, stop
	}
	return done, nil
}

// fixed reports the fixes: in text output above the findings, else on standard error.
func (a *app) fixed(told string, flags checkFlags) error {
	switch {
	case told == "":
		return nil
	case flags.format == "text":
		return a.Lines(told)
	}
	a.Complain("muster: ", told)
	return nil
}
