package cliutil

import (
	"slices"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// OnlyWith refuses a flag that has no effect with another flag, --mode.
func OnlyWith(cmd *cobra.Command, mode string, allowed ...string) error {
	var err error
	cmd.Flags().Visit(func(f *pflag.Flag) {
		if err == nil && !slices.Contains(allowed, f.Name) && cmd.InheritedFlags().Lookup(f.Name) == nil {
			err = Usage("drop --"+f.Name+", or --"+mode, "--%s does not go with --%s", f.Name, mode)
		}
	})
	return err
}

// Needs refuses flags that only have an effect with another flag, --mode.
func Needs(cmd *cobra.Command, mode string, flags ...string) error {
	for _, name := range flags {
		if cmd.Flags().Changed(name) {
			return Usage("add --"+mode+", or drop --"+name, "--%s needs --%s", name, mode)
		}
	}
	return nil
}
