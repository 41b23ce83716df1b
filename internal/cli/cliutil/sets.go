package cliutil

import (
	"github.com/spf13/cobra"
)

// SetsFlag adds --sets to a command.
func SetsFlag(cmd *cobra.Command, values *[]string) {
	cmd.Flags().StringArrayVar(values, "sets", nil,
		"card sets `SIDE=A,B` of a side; repeatable")
}
