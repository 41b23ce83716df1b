package shell

import (
	"github.com/spf13/cobra"
)

// SetsFlag gives a command --sets.
func SetsFlag(cmd *cobra.Command, values *[]string) {
	cmd.Flags().StringArrayVar(values, "sets", nil,
		"card sets `SIDE=A,B` of a side; repeatable")
}
