package play

import (
	"strconv"

	"github.com/spf13/cobra"

	"muster/internal/cli/cliutil"
	"muster/internal/games"
)

// BalanceCommand is `muster balance`.
func BalanceCommand(run *cliutil.App) *cobra.Command {
	a := &app{run}
	sweeps := &games.List()[0].Play.Sweeps
	f, l := flags{paged: true}, leverFlags{}
	cmd := &cobra.Command{
		Use:   "balance ADVENTURE|FOLDER|SWEEP...",
		Short: "Measure how even adventures are",
		Long: `Measure how even adventures are: each side's win rate with 95% confidence intervals, by AI player; in Runewars, each
seat's. Name adventures, folders, or one sweep file. All AI players play each other until the 95% interval reaches at
most 2 points to either side (--precision), or --games games of each pair.

--levers finds changes that make an adventure more even, and --apply ID writes one into the file. --make-fair writes
the shortest change that makes it fair. --worth plays without each thing, --exploit searches for players that win more.
The same seed and players give the same answer. Ctrl-C reports what is finished.

More: docs/explanation/balance.md, docs/how-to/levers.md, docs/formats/sweep.md`,
		Example: `  muster balance my.adventure.toml
  muster balance the-toll-bridge --pool greedy
  muster balance the-toll-bridge --precision 1
  muster balance three-crowns --games 200
  muster balance adventures/ --games 200 --format markdown
  muster balance the-toll-bridge --format html -o toll.html
  muster balance my.adventure.toml --levers
  muster balance my.adventure.toml --apply kqzd --diff
  muster balance my.adventure.toml --make-fair --diff
  muster balance harrow-down --worth
  muster balance harrow-down --exploit -o found.style.toml
  muster balance the-toll-bridge --shard 3/7 -o 3.json
  muster balance before-printing.sweep.toml --format markdown
  muster balance --from result.json --format markdown`,
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 && f.from == "" {
				return cliutil.Missing(cmd, "an adventure, a folder or a sweep")
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			if f.from != "" {
				if err := cliutil.OneOf("format", &f.format, f.formats()...); err != nil {
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
			usual := sweeps.Default()
			if f.search {
				switch {
				case f.list != "":
					return cliutil.Usage("add search to --pool", "--search does not go with --pool")
				case len(sweeps.Searching()) == 0:
					return cliutil.Usage("name players with --pool", "no AI player searches ahead yet")
				}
				usual = append(usual, sweeps.Searching()...)
			}
			if cmd.Flags().Changed("games") && f.games == 0 {
				return cliutil.Usage("write a number from "+strconv.Itoa(sweeps.Least)+" to "+strconv.Itoa(mostGames),
					"--games 0 is out of range")
			}
			f.styled = l.best
			if err := f.check(a, usual, sweeps.Least); err != nil {
				return err
			}
			if err := l.check(cmd, &f, sweeps); err != nil {
				return err
			}
			if l.apply != "" {
				return a.write(args, f.game, &l)
			}
			if l.fair {
				return a.makeFair(cmd.Context(), args, &f, &l)
			}
			if l.worth {
				return a.worth(cmd.Context(), args, &f)
			}
			if l.best {
				return a.exploit(cmd.Context(), args, &f)
			}
			f.levers = l.asked(&f, sweeps.Unlike())
			return a.sweep(cmd.Context(), games.Balance, args, &f)
		},
	}
	f.add(cmd, a, 0)
	cmd.Flags().Lookup("games").Usage = "play `N` games: per AI pair"
	cmd.Flags().StringVar(&f.points, "precision", "", "play to an interval of +/- `P` points (default 2)")
	f.pool(cmd)
	cmd.Flags().BoolVar(&f.search, "search", false, "add the player that thinks ahead (slow)")
	f.shards(cmd)
	cmd.Flags().StringVar(&f.from, "from", "", "start from `SOURCE`: games of muster-batch collect")
	l.add(cmd, sweeps.GamesOfLevers[0])
	cmd.AddCommand(compareCommand(a), rateCommand(a), mergeCommand(a), variantsCommand(a))
	a.OpenFlag(cmd)
	return cmd
}
