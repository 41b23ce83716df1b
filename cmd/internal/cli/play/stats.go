package play

import (
	"context"
	"os"
	"os/signal"
	"slices"
	"strconv"
	"strings"

	"muster/catalog"
	"muster/cmd/internal/cli/shell"
	"muster/cmd/internal/games"
	"muster/report"

	"github.com/spf13/cobra"
)

// statsFlags are what `muster stats` is told.
type statsFlags struct {
	games    int
	seed     string
	number   uint64
	policies string
	players  []string
	format   string
	game     string
}

// gamesEach is how many games of an adventure are played when nobody says.
const gamesEach = 20

// StatsCommand is `muster stats`.
func StatsCommand(run *shell.App) *cobra.Command {
	a := &app{run}
	var flags statsFlags
	cmd := &cobra.Command{
		Use:   "stats [ADVENTURE|FOLDER...]",
		Short: "Play adventures, and count which rules and cards come up",
		Long: `Play games of the named adventures, of all in a folder, or of every one of the library, and count which rules of
battle come up, and which Command cards, Lore cards, powers, tokens and landmarks. --game picks one game of a folder of
several, or of the library. A rule counts only when an event or a
choice of it occurred; of one that never did, the reason is told. Rules of drawing armies up are for muster deploy --all.

The games take the policies in turn; a camp of an Epic adventure is one player, three and two in turn. The same seed and
policies give the same answer for any number of --workers. Ctrl-C ends it early: the finished games are counted, and the
exit status is 130.`,
		Example: `  muster stats
  muster stats --games 100 --seed 7 --workers 2
  muster stats my.adventure.toml --policies random --format json`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := flags.check(); err != nil {
				return err
			}
			if err := a.SensibleWorkers(); err != nil {
				return err
			}
			return a.stats(cmd.Context(), args, &flags)
		},
	}
	f := cmd.Flags()
	f.IntVar(&flags.games, "games", gamesEach, "play so many games of each adventure")
	f.StringVar(&flags.seed, "seed", shell.UsualSeed, "the seed from which those of the games come, a number from 0 on")
	f.StringVar(&flags.policies, "policies", "greedy,random", "who plays, one policy after the other: "+
		strings.Join(games.Policies(), ", "))
	f.IntVar(&a.Workers, "workers", a.Workers, "goroutines to play with; the answer is the same for any number")
	f.StringVar(&flags.format, "format", "text", "how to write the answer: text or json")
	shell.GameFlag(cmd, &flags.game, shell.OfOneGame)
	return cmd
}

// check refuses flags that say what nobody can do.
func (flags *statsFlags) check() error {
	var err error
	if flags.number, err = strconv.ParseUint(flags.seed, 10, 64); err != nil {
		return shell.Usage("write a whole number from 0 to 18446744073709551615", "%q is no seed", flags.seed)
	}
	if flags.games < 1 || flags.games > shell.MostGames {
		return shell.Usage("name a number from 1 to 1000000", "--games %d makes no sense", flags.games)
	}
	flags.players = strings.Split(flags.policies, ",")
	for _, name := range flags.players {
		if err := known(name, "--policies"); err != nil {
			return err
		}
	}
	return shell.OneOf("format", flags.format, "text", "json")
}

// stats plays the adventures and writes what came up.
func (a *app) stats(parent context.Context, words []string, flags *statsFlags) error {
	ctx, stop := signal.NotifyContext(parent, os.Interrupt)
	defer stop()
	g, err := shell.Game(flags.game)
	if err != nil {
		return err
	}
	var chosen *shell.Choice
	if len(words) == 0 {
		chosen = a.LibraryOf(g, games.Played())
	} else if chosen, err = a.Choose(g, words, games.Played(), "counted", (*games.Game).Counts); err != nil {
		return err
	}
	count, adventures, err := a.counting(chosen.Entries, words)
	if err != nil {
		return err
	}
	tell, total := a.Progress("games"), adventures*flags.games
	err = count.Play(ctx, report.Sample{
		Games: flags.games, Seed: flags.seed, Number: flags.number, Players: flags.players, Workers: a.Workers,
		Done: shell.Counter(tell, total),
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
	return shell.Findings{Status: shell.ExitFindings}
}

// counting takes the adventures that are to be counted, and says how many can be played.
func (a *app) counting(entries []*catalog.Entry, words []string) (count games.Count, adventures int, err error) {
	game, err := shell.OneGame(entries, "counted", (*games.Game).Counts)
	if err != nil {
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
		return nil, 0, shell.Usage("name a folder with adventures that can be played",
			"0 adventures played: there is none to play in %s%s",
			strings.Join(words, ", "), because(count.Passed()))
	}
	return count, adventures, nil
}

// because joins reasons in brackets; "" where there are none.
func because(reasons []string) string {
	if len(reasons) == 0 {
		return ""
	}
	return " (" + strings.Join(reasons, "; ") + ")"
}
