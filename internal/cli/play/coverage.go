package play

import (
	"context"
	"os"
	"os/signal"
	"slices"
	"strings"

	"muster/catalog"
	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/internal/workspace"
	"muster/report"

	"github.com/spf13/cobra"
)

// coverageFlags are the flags of `muster play --coverage`.
type coverageFlags struct {
	on      bool   // --coverage was written
	pool    string // the players that take turns
	players []string
	game    string
}

// gamesEach is the default number of games of an adventure.
const gamesEach = 20

// withCoverage lists the flags that may be used with --coverage, besides --pool and --game, which require it.
var withCoverage = []string{"coverage", "games", "seed", "workers", "format"}

// needCoverage lists the flags that require --coverage.
var needCoverage = []string{"pool", "game"}

// add adds the flags of --coverage.
func (c *coverageFlags) add(cmd *cobra.Command) {
	f := cmd.Flags()
	f.BoolVar(&c.on, "coverage", false, "count the rules and cards that come up in the games")
	cliutil.PoolFlag(cmd, &c.pool, "greedy,random")
	cliutil.GameFlag(cmd, &c.game, "")
}

// check refuses invalid flag values, and flags that cannot be used with --coverage.
func (c *coverageFlags) check(cmd *cobra.Command, flags *playFlags) error {
	if err := cliutil.OnlyWith(cmd, "coverage", append(needCoverage, withCoverage...)...); err != nil {
		return err
	}
	if !flags.batch {
		flags.games = gamesEach
	}
	var err error
	if flags.number, err = cliutil.Seed(flags.seed); err != nil {
		return err
	}
	if flags.games < 1 || flags.games > cliutil.MostGames {
		return cliutil.Usage("write a number from 1 to 1000000", "--games %d is out of range", flags.games)
	}
	if c.players, err = games.Pool(c.pool); err != nil {
		return err
	}
	return cliutil.OneOf("format", &flags.format, "text", "json")
}

// coverage plays adventures and writes the counts.
func (a *app) coverage(parent context.Context, words []string, flags *playFlags) error {
	ctx, stop := signal.NotifyContext(parent, os.Interrupt)
	defer stop()
	g, err := games.Called(flags.count.game)
	if err != nil {
		return err
	}
	var chosen *cliutil.Choice
	if len(words) == 0 {
		chosen = a.LibraryOf(g, games.Played())
	} else if chosen, err = a.Choose(g, words, games.Played(), "counted", (*games.Game).Counts); err != nil {
		return err
	}
	count, adventures, err := a.counting(chosen.Workspace, chosen.Entries, words, flags)
	if err != nil {
		return err
	}
	tell, total := a.Progress("games"), adventures*flags.games
	err = count.Play(ctx, report.Sample{
		Games: flags.games, Seed: flags.seed, Number: flags.number, Players: flags.count.players, Workers: a.Workers,
		Done: cliutil.Counter(tell, total),
	})
	if tell != nil {
		tell(total, total)
	}
	if err != nil {
		return err
	}
	if err := a.counted(flags.format, count); err != nil || !chosen.Passed {
		return err
	}
	return cliutil.Findings{Status: cliutil.ExitFindings}
}

// counting takes the adventures to count, and returns how many can be played.
func (a *app) counting(
	ws *workspace.Workspace, entries []*catalog.Entry, words []string, flags *playFlags,
) (count games.Count, adventures int, err error) {
	game, err := games.OneGame(entries, "counted", (*games.Game).Counts)
	if err != nil {
		return nil, 0, err
	}
	if flags.count.players, err = games.KnownPool(game, catalogs(ws), flags.count.players); err != nil {
		return nil, 0, err
	}
	count = game.Play.Count()
	for _, e := range entries {
		unplayable := count.Add(e)
		switch {
		case len(unplayable) == 0:
			adventures++
		case slices.Contains(words, e.ID), slices.Contains(words, e.Doc.File.Name):
			return nil, 0, a.unplayable(e.ID, unplayable)
		default:
			count.Pass(e.ID + ": " + unplayable[0])
		}
	}
	if adventures == 0 && len(words) > 0 {
		return nil, 0, cliutil.Usage("name a folder with playable adventures",
			"0 adventures played: no adventure in %s can be played%s",
			strings.Join(words, ", "), because(count.Passed()))
	}
	return count, adventures, nil
}

// because joins reasons in brackets; no reasons give "".
func because(reasons []string) string {
	if len(reasons) == 0 {
		return ""
	}
	return " (" + strings.Join(reasons, "; ") + ")"
}
