package shell

import (
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"muster/internal/games"
)

// PoolFlag gives a command --pool.
func PoolFlag(cmd *cobra.Command, value *string, usual string) {
	says := "players `A,B` to compare"
	if usual == "" {
		says += " (the first is the baseline)"
	}
	cmd.Flags().StringVar(value, "pool", usual, says)
}

// Pool reads the value of --pool, and refuses a player that it names twice.
func Pool(value string) ([]string, error) {
	var out []string
	for name := range strings.SplitSeq(value, ",") {
		name = strings.TrimSpace(name)
		if slices.Contains(out, name) {
			return nil, Usage("name each player once", "--pool names %s twice", name)
		}
		out = append(out, name)
	}
	return out, nil
}

// KnownPool refuses players of a pool that a game does not have.
func KnownPool(g *games.Game, pool []string) error {
	for i, name := range pool {
		if !slices.Contains(g.Play.Policies(), name) {
			return unknownPlayer(g, "pool", "player "+strconv.Itoa(i+1), name)
		}
	}
	return nil
}
