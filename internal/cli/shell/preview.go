package shell

import "github.com/spf13/cobra"

// Preview is what a command that changes files shows in place of changing them.
type Preview struct {
	Diff   bool // the changes
	DryRun bool // the files, and exit status 1 where there are any
}

// Add gives a command the flags. They have one meaning, and one text, in every command.
func (p *Preview) Add(cmd *cobra.Command) {
	cmd.Flags().BoolVar(&p.Diff, "diff", false, "show the changes, write nothing")
	cmd.Flags().BoolVar(&p.DryRun, "dry-run", false, "list files that would change (status 1 if any)")
}

// Any reports whether nothing is written.
func (p Preview) Any() bool { return p.Diff || p.DryRun }

// Flag is the flag that was written, of both the first; "" for none.
func (p Preview) Flag() string {
	switch {
	case p.Diff:
		return "--diff"
	case p.DryRun:
		return "--dry-run"
	}
	return ""
}

// Preview shows one file that would change: its changes, or its name alone.
func (a *App) Preview(p Preview, name string, old, edited []byte) error {
	if p.Diff {
		return a.ShowDifference(name, old, name, edited)
	}
	return a.Lines(name)
}
