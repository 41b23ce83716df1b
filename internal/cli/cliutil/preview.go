package cliutil

import "github.com/spf13/cobra"

// Preview is the output of a command that shows changes without making them.
type Preview struct {
	Diff   bool // the changes
	DryRun bool // the files, and exit status 1 where there are any
}

// Add adds the flags to a command. They have the same meaning and text in every command.
func (p *Preview) Add(cmd *cobra.Command) {
	cmd.Flags().BoolVar(&p.Diff, "diff", false, "show the changes, write nothing")
	cmd.Flags().BoolVar(&p.DryRun, "dry-run", false, "list files that would change (status 1 if any)")
}

// Any reports whether nothing is written.
func (p Preview) Any() bool { return p.Diff || p.DryRun }

// Flag returns the given flag, the first if both are given; "" for none.
func (p Preview) Flag() string {
	switch {
	case p.Diff:
		return "--diff"
	case p.DryRun:
		return "--dry-run"
	}
	return ""
}

// Preview shows the changes of one file, or only its name.
func (a *App) Preview(p Preview, name string, old, edited []byte) error {
	if p.Diff {
		return a.ShowDifference(name, old, name, edited)
	}
	return a.Lines(name)
}
