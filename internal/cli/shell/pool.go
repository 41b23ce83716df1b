package shell

import (
	"github.com/spf13/cobra"
)

// PlayersFlag gives a command --players.
func PlayersFlag(cmd *cobra.Command, values *[]string) {
	cmd.Flags().StringArrayVar(values, "players", nil,
		"players `A,B` by seat, or by side: top=A,bottom=B")
}

// PoolFlag gives a command --pool.
func PoolFlag(cmd *cobra.Command, value *string, usual string) {
	says := "players `A,B` to compare"
	if usual == "" {
		says += " (the first is the baseline)"
	}
	cmd.Flags().StringVar(value, "pool", usual, says)
}
