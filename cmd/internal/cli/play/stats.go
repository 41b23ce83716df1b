package play

import (
	"context"
	"os"
	"os/signal"
	"slices"
	"strconv"
	"strings"
	"sync"

	"muster/cmd/internal/cli/shell"
	"muster/engine/battlelore/boards"
	"muster/engine/battlelore/coverage"
	"muster/engine/battlelore/kinds"
	"muster/engine/battlelore/matches"
	"muster/engine/battlelore/players"
	"muster/engine/battlelore/setup"
	"muster/engine/workers"
	"muster/report/battlelore/games"
	"muster/schema/diag"

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
battle come up, and which Command cards, Lore cards, powers, tokens and landmarks. A rule counts only when an event or a
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
		strings.Join(players.Names(), ", "))
	f.IntVar(&a.Workers, "workers", a.Workers, "goroutines to play with; the answer is the same for any number")
	f.StringVar(&flags.format, "format", "text", "how to write the answer: text or json")
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
		if players.Known(name) {
			continue
		}
		hint := "write one of " + strings.Join(players.Names(), ", ")
		if near := diag.Nearest(name, players.Names()); near != "" {
			hint = "write " + near
		}
		return shell.Usage(hint, "--policies: there is no policy %q", name)
	}
	return shell.OneOf("format", flags.format, "text", "json")
}

// statsAnswer is what was counted, and how the run ended.
type statsAnswer struct {
	games.Stats
	flags  *statsFlags
	passed bool // adventures of a folder were passed over for their errors
	cut    bool // interrupted
}

// stats plays the adventures and writes what came up.
func (a *app) stats(parent context.Context, words []string, flags *statsFlags) error {
	ctx, stop := signal.NotifyContext(parent, os.Interrupt)
	defer stop()
	scenarios, answer, err := a.statsScenarios(words)
	if err != nil {
		return err
	}
	answer.flags, answer.Seed, answer.Policies = flags, flags.seed, flags.players
	if err := a.playStats(ctx, scenarios, answer); err != nil {
		return err
	}
	if err := a.answer(flags.format, answer); err != nil {
		return err
	}
	if err := played(int(answer.Games), answer.cut); err != nil || !answer.passed {
		return err
	}
	return shell.Findings{Status: shell.ExitFindings}
}

// statsScenarios opens the given adventures, or those of the library.
func (a *app) statsScenarios(words []string) ([]*setup.Scenario, *statsAnswer, error) {
	var out []*setup.Scenario
	answer := &statsAnswer{Stats: games.Stats{Counter: coverage.NewTally()}}
	chosen := &shell.Choice{Workspace: shell.LibraryWorkspace(a.Workers)}
	if len(words) == 0 {
		chosen.Entries = chosen.Workspace.All(kinds.Adventure)
	} else {
		var err error
		if chosen, err = a.Choose(words, []string{kinds.Adventure}, "played"); err != nil {
			return nil, nil, err
		}
		answer.passed = chosen.Passed
	}
	for _, e := range chosen.Entries {
		s, refused := setup.Open(e.Catalog(), e, setup.Options{})
		switch {
		case len(refused) == 0:
			out = append(out, s)
			answer.Played = append(answer.Played, e.ID)
		case slices.Contains(words, e.ID), slices.Contains(words, e.Doc.File.Name):
			return nil, nil, a.unplayable(e.ID, refused)
		default:
			answer.Refused = append(answer.Refused, e.ID+": "+refused[0].Message())
		}
	}
	if len(out) == 0 && len(words) > 0 {
		return nil, nil, shell.Usage("name a folder with adventures that can be played",
			"0 adventures played: there is none to play in %s%s",
			strings.Join(words, ", "), because(answer.Refused))
	}
	return out, answer, nil
}

// because joins reasons in brackets; "" where there are none.
func because(reasons []string) string {
	if len(reasons) == 0 {
		return ""
	}
	return " (" + strings.Join(reasons, "; ") + ")"
}

// playStats plays every game and sums up what came of them; a sum does not depend on who played which.
func (a *app) playStats(ctx context.Context, scenarios []*setup.Scenario, answer *statsAnswer) error {
	total := len(scenarios) * answer.flags.games
	tables := make([]statsTable, len(scenarios))
	for i, s := range scenarios {
		tables[i] = newStatsTable(s)
	}
	tell := a.Progress("games")
	if tell != nil {
		defer tell(total, total)
	}
	done := shell.Counter(tell, total)
	var lock sync.Mutex
	var tallies []*coverage.Counter
	failed := workers.Share(ctx, total, a.Workers, func() func(int) error {
		mine := coverage.NewTally()
		lock.Lock()
		defer lock.Unlock()
		tallies = append(tallies, mine)
		return func(i int) error {
			set, err := statsGame(ctx, &tables[i/answer.flags.games], i%answer.flags.games, answer.flags, mine)
			if !set {
				lock.Lock()
				answer.Unset++
				lock.Unlock()
			}
			if err == nil && done != nil {
				done()
			}
			return err
		}
	})
	for _, mine := range tallies {
		answer.Add(mine)
	}
	answer.cut = ctx.Err() != nil
	if answer.cut {
		return nil
	}
	return failed
}

// statsGame plays one game; set reports whether it could be set up.
func statsGame(ctx context.Context, t *statsTable, game int, flags *statsFlags, tally *coverage.Counter) (set bool,
	err error) {
	way := t.way(game, len(flags.players))
	b, refused := way.scenario.Battle((&matches.Batch{Scenario: way.scenario, Seed: flags.number}).SeedOf(game))
	if len(refused) > 0 {
		return false, nil
	}
	players := way.players(flags.players[game%len(flags.players)])
	_, err = matches.Play(ctx, b, [boards.Camps]string{players, players}, tally.Watch(b))
	return true, err
}
