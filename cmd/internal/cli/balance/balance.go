package balance

import (
	"github.com/spf13/cobra"

	"muster/cmd/internal/cli/shell"
	"muster/cmd/internal/games"
)

// Command is `muster balance`.
func Command(run *shell.App) *cobra.Command {
	a := &app{run}
	sweeps := &games.List()[0].Play.Sweeps
	f, l := flags{paged: true}, leverFlags{}
	cmd := &cobra.Command{
		Use:   "balance ADVENTURE|FOLDER|SWEEP...",
		Short: "Tell how even adventures are, with the chance to be wrong",
		Long: `Play the named adventures, or all in a folder, and tell whom they favour.

The default --pool is greedy,tuned,careful,bold,blind, as far as the game has them.

The verdict is of games that the first player of --pool plays against itself, as many as a sequential test asks for:
one-sided tests of an even share against 58 and 42%, each of which is wrong 5 times of 100 at most. Then each player
meets each, and the value is what the Pennants take where both camps choose their players best. Where the figure moves
with who plays, that is told.

Of Runewars it tells which share of the games each seat takes, where one player has all of them, how games end and how
long they are.

With --levers changes of one thing each are tried, too: a unit left out or of the next colour, a Command card or a banner
more or less, the other camp moving first. What brings the adventure nearer to even with two players is suggested;
--apply N writes lever N into the file, with --diff shows the change, with --dry-run names the file.

A sweep is a file that says all this: adventures, players, games, seeds, levers. It is named alone, without the flags
for what it says; each of its seeds is an answer.

With --from it answers of games that were played elsewhere and collected by ` + "`muster-batch collect`" + `, and plays nothing.

The same seed and players give the same answer for any number of --workers. With --shard one part of the games is played
and written to a file; ` + "`muster balance merge`" + ` makes the answer of all of them. Ctrl-C ends it early: the finished games are told,
or kept in the shard's file, and the exit status is 130.`,
		Example: `  muster balance my.adventure.toml
  muster balance the-toll-bridge --pool greedy
  muster balance three-crowns --games 200
  muster balance adventures/ --games 200 --format markdown
  muster balance the-toll-bridge --format html -o toll.html
  muster balance my.adventure.toml --levers
  muster balance my.adventure.toml --apply 12 --diff
  muster balance the-toll-bridge --shard 3/7 -o 3.json
  muster balance before-printing.sweep.toml --format markdown
  muster balance --from result.json --format markdown`,
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 && f.from == "" {
				return shell.Missing(cmd, "an adventure, a folder or a sweep")
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			if f.from != "" {
				if err := shell.OneOf("format", f.format, f.formats()...); err != nil {
					return err
				}
				to := target{out: f.out}
				if err := checkOut(f.format, to); err != nil {
					return err
				}
				return a.from(cmd, f.from, args, f.format, to)
			}
			if a.isSweep(args) {
				return a.sweepFile(cmd, args, &f)
			}
			usual := sweeps.Usual()
			if f.search {
				switch {
				case f.list != "":
					return shell.Usage("name search in --pool", "--search adds to the usual players")
				case len(sweeps.Searching()) == 0:
					return shell.Usage("name players with --pool", "no player thinks ahead yet")
				}
				usual = append(usual, sweeps.Searching()...)
			}
			if err := f.check(a, usual, sweeps.Least); err != nil {
				return err
			}
			if err := l.check(cmd, &f, sweeps); err != nil {
				return err
			}
			if l.apply > 0 {
				return a.write(args, f.game, &l)
			}
			f.levers = l.asked(&f, sweeps.Unlike())
			return a.sweep(cmd.Context(), games.Balance, args, &f)
		},
	}
	f.add(cmd, a, sweeps.Each)
	f.pool(cmd)
	cmd.Flags().BoolVar(&f.search, "search", false, "let the player that thinks ahead play too, which takes long")
	f.shards(cmd)
	cmd.Flags().StringVar(&f.from, "from", "", "`SOURCE` to start from: a file of collected games; nothing is played")
	l.add(cmd, sweeps.GamesOfLevers[0])
	cmd.AddCommand(compareCommand(a), rateCommand(a), mergeCommand(a))
	return cmd
}
