package cli

import (
	"fmt"
	"runtime"

	"github.com/spf13/cobra"

	"muster/internal/cli/shell"
)

func versionCommand(a *shell.App) *cobra.Command {
	return &cobra.Command{
		Use:     "version",
		Short:   "Print the version of Muster",
		Example: "  muster version",
		Args:    shell.Exactly(0, "no arguments"),
		RunE: func(*cobra.Command, []string) error {
			_, err := fmt.Fprintf(a.Out, "muster %s (definitions of format 1; %s)\n", shell.Version, runtime.Version())
			return err
		},
	}
}
