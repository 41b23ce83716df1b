package play

import (
	"cmp"
	"context"
	"strconv"

	"muster/catalog"
	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/report"

	"github.com/spf13/cobra"
)

// playFlags are the flags of `muster play`.
type playFlags struct {
	name    string // the adventure, as it was named
	seed    string
	number  uint64   // the seed
	players []string // --players
	// sides are the project's players, used where --players names none; "" for none.
	sides   [len(report.Sides)]string
	seated  []string // the player of each seat
	choices string
	chooses bool // --choices was written
	record  string
	games   int
	batch   bool // --games was written
	workers bool // --workers was written
	swap    bool
	format  string
	out     string // with --format html
	verbose bool
	count   coverageFlags
}

// Command is `muster play`.
func Command(run *cliutil.App) *cobra.Command {
	a := &app{run}
	var flags playFlags
	cmd := &cobra.Command{
		Use:   "play ADVENTURE | --coverage [ADVENTURE|FOLDER...]",
		Short: "Play an adventure: one game, or statistics of many",
		Long: `Play an adventure with AI players. --record saves the game for muster replay, --format html writes it as a page. The
same seed and players give the same game.

--games N plays N games and prints win rates, endings and unused rules. --coverage counts the rules and cards that come
up in adventures, folders or the whole library, played by the players of --pool; --game selects a game.

--players names one AI of "muster list players" for all seats (default: greedy), one a seat, or by side or faction.

More: docs/how-to/playing.md (players, JSON), docs/how-to/runewars-play.md, docs/how-to/coverage.md`,
		Example: `  muster play candlemas-at-the-grange --seed 7
  muster play candlemas-at-the-grange --seed 7 --players standard=random --verbose
  muster play candlemas-at-the-grange --seed 7 --format html -o game.html
  muster play candlemas-at-the-grange --seed 7 --record game.json
  muster play my.adventure.toml --games 200 --seed 7 --workers 2 --format json
  muster play candlemas-at-the-grange --games 200 --players standard=random --swap
  muster play at-the-broad-water --players pennant=greedy,random,greedy
  muster play three-crowns --seed 3 --players greedy,random,greedy --verbose
  muster play --coverage --games 100 --seed 7`,
		Args: func(cmd *cobra.Command, args []string) error {
			if flags.count.on {
				return nil
			}
			return cliutil.Exactly(1, "one adventure, an id or a file")(cmd, args)
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			written := cmd.Flags().Changed
			if flags.count.on {
				flags.batch = written("games")
				if err := flags.count.check(cmd, &flags); err != nil {
					return err
				}
				if err := a.SensibleWorkers(); err != nil {
					return err
				}
				return a.coverage(cmd.Context(), args, &flags)
			}
			if err := cliutil.Needs(cmd, "coverage", needCoverage...); err != nil {
				return err
			}
			flags.name, flags.batch, flags.workers, flags.chooses = args[0], written("games"), written("workers"),
				written("choices")
			if err := a.defaults(written, &flags); err != nil {
				return err
			}
			if err := flags.check(); err != nil {
				return err
			}
			if err := a.SensibleWorkers(); err != nil {
				return err
			}
			a.Reserve(flags.record)
			return a.play(cmd.Context(), &flags)
		},
	}
	f := cmd.Flags()
	f.StringVar(&flags.seed, "seed", cliutil.DefaultSeed, "random seed `N`: cards, dice and choices")
	cliutil.PlayersFlag(cmd, &flags.players)
	f.StringVar(&flags.choices, "choices", defaultChoices(), "choose by `RULE`: random, careful")
	f.StringVar(&flags.record, "record", "", "save the game in `FILE` (- for standard output)")
	f.IntVar(&flags.games, "games", 1, "play `N` games: 2 or more give a summary")
	f.BoolVar(&flags.swap, "swap", false, "with --games: play each seed again with sides swapped")
	f.IntVar(&a.Workers, "workers", a.Workers, cliutil.WorkersUsage)
	f.StringVar(&flags.format, "format", "text", "output `FORMAT`: text, json, html")
	f.StringVarP(&flags.out, "out", "o", "", "output `PATH`: the page's file, or -")
	a.OpenFlag(cmd)
	f.BoolVar(&flags.verbose, "verbose", false, "more detail: each event")
	flags.count.add(cmd)
	cliutil.OldFlags(cmd,
		cliutil.OldFlag{Name: report.Sides[0], Use: "--players " + report.Sides[0] + "=%s", Players: true},
		cliutil.OldFlag{Name: report.Sides[1], Use: "--players " + report.Sides[1] + "=%s", Players: true})
	return cmd
}

// defaults takes project settings where flags are not set.
func (a *app) defaults(written func(flag string) bool, flags *playFlags) error {
	d, err := a.Defaults([]string{flags.name})
	if err != nil {
		return err
	}
	flags.sides = [...]string{d.Play.Pennant, d.Play.Standard}
	cliutil.Instead(written("choices"), &flags.choices, d.Play.Choices)
	if d.Play.Seed != nil {
		cliutil.Instead(written("seed"), &flags.seed, strconv.Itoa(*d.Play.Seed))
	}
	return nil
}

// fits assigns the players to the seats of a definition's game, and refuses what the game does not support.
func (flags *playFlags) fits(g *games.Game, in []*catalog.Catalog, e *catalog.Entry) error {
	var err error
	flags.seated, err = games.Seating(g, in, e, flags.players, func(seat int) string {
		if seat < len(g.Play.Sides) {
			return cmp.Or(flags.sides[seat], g.Play.Default)
		}
		return g.Play.Default
	})
	if err != nil {
		return err
	}
	if err := flags.swaps(g); err != nil {
		return err
	}
	all, usual := g.Play.Choices()
	switch {
	case len(all) == 0 && flags.chooses:
		return cliutil.Usage("drop --choices", "%s has no choices before the game", g.Catalog.Title)
	case len(all) == 0:
		flags.choices = usual
	}
	return nil
}

// swaps refuses --swap if swapping two sides gives the same games.
func (flags *playFlags) swaps(g *games.Game) error {
	switch {
	case !flags.swap, len(g.Play.Sides) == 0:
		return nil
	case flags.games%2 == 1:
		return cliutil.Usage("write an even number", "--swap plays each seed twice, and --games %d is odd",
			flags.games)
	case len(flags.seated) == len(report.Sides) && flags.seated[0] == flags.seated[1]:
		return cliutil.Usage("name two players with --players, or drop --swap",
			"--swap changes nothing: %s plays both sides", flags.seated[0])
	}
	return nil
}

// check refuses invalid flag values.
func (flags *playFlags) check() error {
	var err error
	if flags.number, err = cliutil.Seed(flags.seed); err != nil {
		return err
	}
	if err := cliutil.OneOf("format", &flags.format, "text", "json", html); err != nil {
		return err
	}
	if err := flags.paged(); err != nil {
		return err
	}
	if err := cliutil.SavedFile("--record", flags.record, "game.json"); err != nil {
		return err
	}
	if err := cliutil.Alone("--record", flags.record, flags.format); err != nil {
		return err
	}
	if err := cliutil.OneOf("choices", &flags.choices, choices()...); err != nil {
		return err
	}
	switch {
	case flags.batch && (flags.games < 1 || flags.games > cliutil.MostGames):
		return cliutil.Usage("write a number from 1 to 1000000", "--games %d is out of range", flags.games)
	case flags.batch && flags.record != "":
		return cliutil.Usage(
			"drop --games, and name the seed of the game",
			"--record saves one game and does not go with --games",
		)
	case flags.batch && flags.verbose:
		return cliutil.Usage("drop --games, or --verbose", "--verbose shows one game and does not go with --games")
	case flags.verbose && flags.format == "json":
		return cliutil.Usage("drop --verbose: JSON always has every turn", "--verbose needs --format text")
	case flags.workers && !flags.batch:
		return cliutil.Usage("add --games NUMBER, or drop --workers", "--workers needs --games")
	case flags.swap && !flags.batch:
		return cliutil.Usage("add --games NUMBER", "--swap needs --games")
	}
	return nil
}

// paged refuses -o without a page, and a page of many games.
func (flags *playFlags) paged() error {
	switch {
	case flags.out != "" && flags.format != html:
		return cliutil.Usage("add --format html, or use --record", "--out needs --format html")
	case flags.format != html:
		return nil
	case flags.batch:
		return cliutil.Usage("drop --games", "--format html shows one game and does not go with --games")
	case flags.verbose:
		return cliutil.Usage("drop --verbose: the page has every event", "--verbose needs --format text")
	case flags.out == "":
		return nil
	}
	return cliutil.OutFile("-o", flags.out, "game.html")
}

func (a *app) play(ctx context.Context, flags *playFlags) error {
	ctx, stop := cliutil.Interruptible(ctx)
	defer stop()
	ws, e, err := a.adventure(flags.name, "")
	if err != nil {
		return err
	}
	g, err := games.Brings(e, "played", (*games.Game).Plays)
	if err != nil {
		return err
	}
	if err := flags.fits(g, ws.Catalogs, e); err != nil {
		return err
	}
	t, unplayable := g.Play.Open(e, report.Match{
		Word: flags.name, Seed: flags.seed, Number: flags.number, Players: flags.seated, Choices: flags.choices,
		Chosen: flags.chooses, Program: cliutil.Version, Verbose: flags.verbose,
	})
	if len(unplayable) > 0 {
		return a.unplayable(e.ID, unplayable)
	}
	if err := t.Fits(); err != nil {
		return err
	}
	if flags.batch {
		return a.playBatch(ctx, t, flags)
	}
	return a.playOne(ctx, g, e, t, flags)
}
