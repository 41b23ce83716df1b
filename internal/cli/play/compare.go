package play

import (
	"context"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"muster/catalog"
	"muster/internal/cache"
	"muster/internal/cli/cliutil"
	"muster/internal/cli/diff"
	"muster/internal/games"
	"muster/report"
)

// pairsAtMost is the default maximum number of game pairs in a comparison.
const pairsAtMost = 1500

// compareCommand is `muster balance compare`.
func compareCommand(a *app) *cobra.Command {
	var f flags
	rev := ""
	cmd := &cobra.Command{
		Use:   "compare OLD NEW | REV1..REV2 [PATH|ID...] | --rev REV [PATH|ID...] | ADVENTURE --pool ONE,OTHER",
		Short: "Compare two versions of an adventure, or two AI players, by play",
		Long: `Compare two versions of an adventure by play, with the same seeds, until a test finds whether one favours the Pennants.
OLD and NEW are files, ids or folders. Git revisions work as in muster diff.

With one adventure, compare two AI players: each seed is played twice, with sides swapped. Runewars is compared seat by
seat.

The same seed gives the same answer. Ctrl-C reports the finished games with exit status 130.

More: docs/explanation/balance.md, docs/how-to/diff.md (revisions)`,
		Example: `  muster balance compare before.adventure.toml after.adventure.toml
  muster balance compare before/ after/ --pool greedy,careful
  muster balance compare --rev HEAD my.adventure.toml
  muster balance compare the-toll-bridge --pool greedy,bold`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 && rev == "" {
				return cliutil.Missing(cmd, "two definitions, folders or revisions, or one definition and two players")
			}
			if err := f.check(a, []string{"greedy"}, 1); err != nil {
				return err
			}
			ctx, stop := cliutil.Interruptible(cmd.Context())
			defer stop()
			if rev == "" && len(args) == 1 && !strings.Contains(args[0], "..") {
				return a.rivals(ctx, args, &f)
			}
			return a.versions(ctx, args, rev, &f)
		},
	}
	f.add(cmd, a, pairsAtMost)
	cmd.Flags().Lookup("games").Usage = "play `N` games: pairs, at most"
	f.pool(cmd)
	cmd.Flags().StringVar(&rev, "rev", "", "compare revision `REV` with the files on disk")
	return cmd
}

// ask returns the requested games.
func (a *app) ask(f *flags) report.Sweep {
	return report.Sweep{
		Command: games.Compare, Games: f.games, Seed: f.seed, Number: f.number, Players: f.who, Workers: a.Workers,
		Program: cliutil.Version, Build: cache.Build(), Tell: a.Progress("games"),
	}
}

// versions compares versions of adventures.
func (a *app) versions(ctx context.Context, args []string, rev string, f *flags) error {
	return diff.Versions(ctx, a.App, args, rev, games.Played(), func(pairs []diff.Pair) error {
		g, err := games.Called(f.game)
		if err != nil {
			return err
		}
		var list []games.Versions
		var all []*catalog.Entry
		for _, p := range pairs {
			if g == nil || p.New.Doc.Game == g.Catalog.Name {
				list, all = append(list, games.Versions(p)), append(all, p.New, p.Old)
			}
		}
		if g != nil && len(list) == 0 {
			return a.Lines("nothing to compare: no adventure of " + g.Catalog.Title + " differs")
		}
		game, err := games.OneGame(all, "played", (*games.Game).Sweeps)
		if err != nil {
			return err
		}
		if err := f.played(game, newest(list)...); err != nil {
			return err
		}
		x, unplayable, err := game.Play.Sweeps.Versions(ctx, list, a.ask(f))
		return a.compared(x, unplayable, err, f)
	})
}

// newest returns the projects of the new versions: theirs are the styles that play.
func newest(list []games.Versions) (out []*catalog.Catalog) {
	for _, v := range list {
		if c := v.New.Catalog(); !slices.Contains(out, c) {
			out = append(out, c)
		}
	}
	return out
}

// rivals compares two players.
func (a *app) rivals(ctx context.Context, args []string, f *flags) error {
	if len(f.who) != 2 {
		return cliutil.Usage("name a second version, or add --pool ONE,OTHER",
			"balance compare needs two versions of %s, or two AI players", args[0])
	}
	chosen, err := a.chosen(args, f.game)
	if err != nil {
		return err
	}
	if len(chosen.Entries) == 0 {
		return cliutil.Usage("name an adventure", "no adventure in %s can be played", args[0])
	}
	game, err := games.OneGame(chosen.Entries, "played", (*games.Game).Sweeps)
	if err != nil {
		return err
	}
	if err := f.played(game, catalogs(chosen.Workspace)...); err != nil {
		return err
	}
	x, unplayable, err := game.Play.Sweeps.Rivals(ctx, chosen.Entries, a.ask(f))
	return a.compared(x, unplayable, err, f)
}

// compared writes a comparison.
func (a *app) compared(x games.Swept, unplayable []string, err error, f *flags) error {
	if err != nil {
		return err
	}
	if len(unplayable) > 0 {
		for _, why := range unplayable {
			a.Complain("muster: ", why)
		}
		return cliutil.Findings{Status: cliutil.ExitFindings}
	}
	return a.Swept(f.format, x)
}
