package cli

import (
	"fmt"
	"runtime"

	"github.com/spf13/cobra"

	"muster/internal/cli/cliutil"
)

func versionCommand(a *cliutil.App) *cobra.Command {
	return &cobra.Command{
		Use:     "version",
		Short:   "Print the version of Muster",
		Example: "  muster version",
		Args:    cliutil.Exactly(0, "no arguments"),
		RunE: func(*cobra.Command, []string) error {
			_, err := fmt.Fprintf(a.Out, "muster %s (definitions of format 1; %s)\n", cliutil.Version, runtime.Version())
			return err
		},
	}
}
