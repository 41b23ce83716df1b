package cliutil

import "github.com/spf13/cobra"

// FullFlag adds --full to a command: without it the text stays within report.BriefLines lines. Other formats are always
// complete, and refuse the flag.
func (a *App) FullFlag(cmd *cobra.Command) {
	cmd.Flags().BoolVar(&a.Full, "full", false, "print the complete answer instead of a summary")
	cmd.PreRunE = func(cmd *cobra.Command, _ []string) error {
		if format := cmd.Flag("format"); a.Full && format != nil && format.Value.String() != "text" {
			return Usage("drop --full", "--full is for text; --format %s is always complete", format.Value)
		}
		return nil
	}
}
