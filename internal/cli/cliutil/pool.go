package cliutil

import (
	"github.com/spf13/cobra"
)

// PlayersFlag adds --players to a command.
func PlayersFlag(cmd *cobra.Command, values *[]string) {
	cmd.Flags().StringArrayVar(values, "players", nil,
		"players `A,B` by seat, or by side: top=A,bottom=B")
}

// PoolFlag adds --pool to a command.
func PoolFlag(cmd *cobra.Command, value *string, usual string) {
	says := "players `A,B` to compare"
	if usual == "" {
		says += " (the first is the baseline)"
	}
	cmd.Flags().StringVar(value, "pool", usual, says)
}
