package balance

import (
	"strings"

	"github.com/spf13/cobra"

	"muster/cmd/internal/cli/shell"
	"muster/cmd/internal/games"
)

// gamesOfLadder is how many games each pair of players has of each adventure, with either camp, when nobody says.
const gamesOfLadder = 50

// LadderCommand is `muster ladder`.
func LadderCommand(run *shell.App) *cobra.Command {
	a := &app{run}
	sweeps := &games.List()[0].Play.Sweeps
	var f flags
	cmd := &cobra.Command{
		Use:   "ladder [ADVENTURE|FOLDER...]",
		Short: "Rate the players over adventures",
		Long: `Let each player meet each with either camp, over the named adventures, all in a folder, or every one of the library,
and rate them: the strengths that make these games most likely (Bradley and Terry), in points of Elo above the first
player, with intervals. In games of Runewars one of two players sits alone in a seat among the other's, then the other
way round, and the seat goes round.

The same seed and players give the same answer for any number of --workers. With --shard one part of the games is played
and written to a file; ` + "`muster merge`" + ` makes the answer of all of them. Ctrl-C ends it early: the finished games are rated,
or kept in the shard's file, and the exit status is 130.`,
		Example: `  muster ladder
  muster ladder the-toll-bridge --players greedy,careful,bold --games 200
  muster ladder adventures/ --format markdown
  muster ladder --game medieval
  muster ladder --game runewars --games 24
  muster ladder --into docs/ladder.md
  muster ladder --shard 1/20 -o 1.json`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := f.check(a, sweeps.Rated(), 1); err != nil {
				return err
			}
			switch {
			case f.page == "":
			case f.shard != "":
				return shell.Usage("drop one of them", "--into writes the answer, and --shard a part of it")
			case f.format != "text":
				return shell.Usage("drop --format", "--into writes Markdown")
			}
			if len(f.who) < 2 {
				return shell.Usage("name two players or more", "one player alone has no rating")
			}
			return a.sweep(cmd.Context(), games.Ladder, args, &f)
		},
	}
	f.add(cmd, a, gamesOfLadder)
	cmd.Flags().StringVar(&f.list, "players", "", "who plays, with commas between, the one first from whom ratings are "+
		"counted: some of "+strings.Join(games.Policies(), ", ")+" (usual: all but those that take their time)")
	cmd.Flags().StringVar(&f.page, "into", "", "write the answer into a `PAGE` of Markdown, between the lines "+
		ladderMark+" and "+shell.EndMark)
	f.shards(cmd)
	return cmd
}
