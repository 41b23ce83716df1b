package play

import (
	"github.com/spf13/cobra"

	"muster/internal/cli/cliutil"
	"muster/internal/games"
)

// gamesOfLadder is the default number of games of each pair of players on each adventure, with either camp.
const gamesOfLadder = 50

// rateCommand is `muster balance rate`.
func rateCommand(a *app) *cobra.Command {
	sweeps := &games.List()[0].Play.Sweeps
	var f flags
	cmd := &cobra.Command{
		Use:   "rate [ADVENTURE|FOLDER...]",
		Short: "Rate AI players by games against each other",
		Long: `Rate AI players: each one meets every other one from both sides, in the named adventures, a folder or the whole library.
Ratings are Elo points above the first player, with confidence intervals. In Runewars one player sits among copies of
the other, and the seats rotate.

The same seed and players give the same answer. Ctrl-C rates the finished games with exit status 130.

More: docs/explanation/balance.md, docs/reference/ladder.md (current ratings)`,
		Example: `  muster balance rate
  muster balance rate the-toll-bridge --pool greedy,careful,bold --games 200
  muster balance rate adventures/ --format markdown
  muster balance rate --game medieval
  muster balance rate --game runewars --games 24
  muster balance rate --into ladder.md
  muster balance rate --shard 1/20 -o 1.json`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := f.check(a, sweeps.Rated(), 1); err != nil {
				return err
			}
			switch {
			case f.page == "":
			case f.shard != "":
				return cliutil.Usage("drop one of them", "--into does not go with --shard: a shard has only a part of the games")
			case f.format != "text":
				return cliutil.Usage("drop --format", "--into always writes Markdown")
			}
			if len(f.who) < 2 {
				return cliutil.Usage("add a player to --pool", "a rating needs two AI players")
			}
			if f.page != "" {
				if err := cliutil.Place("--into", f.page, ladderMark, ladderPlace, "ladder.md"); err != nil {
					return err
				}
			}
			return a.sweep(cmd.Context(), games.Ladder, args, &f)
		},
	}
	f.add(cmd, a, gamesOfLadder)
	cmd.Flags().Lookup("games").Usage = "play `N` games: per pair, adventure and side"
	f.pool(cmd)
	cmd.Flags().StringVar(&f.page, "into", "", "write the table into the Markdown file `PAGE`")
	f.shards(cmd)
	return cmd
}
