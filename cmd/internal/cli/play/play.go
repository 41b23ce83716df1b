package play

import (
	"context"
	"fmt"
	"strconv"
	"strings"

	"muster/cmd/internal/cli/shell"
	"muster/cmd/internal/games"
	"muster/report"

	"github.com/spf13/cobra"
)

// playFlags are what `muster play` is told.
type playFlags struct {
	name    string // the adventure, as it was named
	seed    string
	number  uint64                    // the seed
	sides   [len(report.Sides)]string // who plays each side, of a game that has them
	named   [len(report.Sides)]bool   // the flag of the side was written, or the project names its player
	sided   string                    // the first flag of a side that was written; "" for none
	seats   string                    // --players
	seated  bool                      // --players was written
	players []string                  // who plays, by seat; of one who plays them all
	choices string
	chooses bool // --choices was written
	record  string
	games   int
	batch   bool // --games was written
	workers bool // --workers was written
	swap    bool
	format  string
	verbose bool
	count   coverageFlags
}

// Command is `muster play`.
func Command(run *shell.App) *cobra.Command {
	a := &app{run}
	var flags playFlags
	cmd := &cobra.Command{
		Use:   "play ADVENTURE | --coverage [ADVENTURE|FOLDER...]",
		Short: "Play an adventure: one game told turn by turn, or many counted",
		Long: `Play an adventure, an id or a file, with a policy for each camp: greedy takes what looks best now, others do so
in a style of their own; forward takes any choice that acts, random any. With Call to Arms the armies are mustered
first, from the same seed. The same seed and policies give the same game, and --record keeps it for
` + "`muster replay`" +
			`; with --record - the record is all that standard output holds, and the game is told on standard error.

Where a camp is several players, a policy for each can be named, parted by commas: for Reluctant Allies the first
player's and the ally's, in an Epic adventure those of the left wing, the centre and the right wing, as the camp sees
them; a wing without one (",greedy,random") is the Lord Commander's, who plays the centre and the cards.

A game of Runewars is a scenario, or a realm whose home realms lie; it has one to four seats, and --players names who
plays each, or one who plays all.

With --games many games are played, each from a seed of its own, and summed up: who wins, how and when, and what
was never used. Ctrl-C ends a batch early: the finished games are told, and the exit status is 130.

With --coverage games of the named adventures, of all in a folder or of the whole library are played, and the answer counts
which rules and cards came up, with the reason for a rule that never did. The AI players of --pool take turns.

An adventure with errors, or one that cannot be played, is refused: exit status 1.`,
		Example: `  muster play candlemas-at-the-grange --seed 7
  muster play candlemas-at-the-grange --seed 7 --standard random --verbose
  muster play candlemas-at-the-grange --seed 7 --record game.json
  muster play my.adventure.toml --games 200 --seed 7 --workers 2 --format json
  muster play candlemas-at-the-grange --games 200 --standard random --swap
  muster play at-the-broad-water --pennant greedy,random,greedy
  muster play three-crowns --seed 3 --players greedy,random,greedy --verbose
  muster play --coverage --games 100 --seed 7`,
		Args: func(cmd *cobra.Command, args []string) error {
			if flags.count.on {
				return nil
			}
			return shell.Exactly(1, "one adventure, an id or a file")(cmd, args)
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
			if err := shell.Needs(cmd, "coverage", needCoverage...); err != nil {
				return err
			}
			flags.name, flags.batch, flags.workers, flags.chooses = args[0], written("games"), written("workers"),
				written("choices")
			if flags.seated = written("players"); flags.seated {
				flags.players = strings.Split(flags.seats, ",")
			}
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
	f.StringVar(&flags.seed, "seed", shell.UsualSeed, "the seed of the muster, of scouting, cards, dice and players, "+
		"a number from 0 on")
	for side, name := range report.Sides {
		f.StringVar(&flags.sides[side], name, usual(), "who plays the "+name+"s: "+strings.Join(games.Policies(), ", "))
	}
	f.StringVar(&flags.seats, "players", "", "who plays, in the order of the seats, of any game: ONE,OTHER; where there "+
		"are two sides in place of --"+report.Sides[0]+" (the top side's) and --"+report.Sides[1]+
		" (the bottom side's), else one for each player, or one for all")
	f.StringVar(&flags.choices, "choices", usualChoices(), "with Call to Arms, how players choose while they muster: "+
		"random or careful")
	f.StringVar(&flags.record, "record", "", "write the game to a `FILE`, for muster replay; - is standard output, "+
		"and the game is told on standard error")
	f.IntVar(&flags.games, "games", 1, "play so many games and sum them up")
	f.BoolVar(&flags.swap, "swap", false, "with --games: play each seed twice, the second time with the policies' "+
		"camps swapped; where there are no camps once for each seat, every time with all players one seat further")
	f.IntVar(&a.Workers, "workers", a.Workers, "with --games: goroutines to play with; the answer is the same for any "+
		"number")
	f.StringVar(&flags.format, "format", "text", "how to write the answer: text or json")
	f.BoolVar(&flags.verbose, "verbose", false, "tell everything that happens, with the board every few turns")
	flags.count.add(cmd)
	return cmd
}

// defaults takes what the project says where flags do not.
func (a *app) defaults(written func(flag string) bool, flags *playFlags) error {
	d, err := a.Defaults([]string{flags.name})
	if err != nil {
		return err
	}
	for side, policy := range [...]string{d.Play.Pennant, d.Play.Standard} {
		given := written(report.Sides[side])
		if given && flags.sided == "" {
			flags.sided = report.Sides[side]
		}
		flags.named[side] = given || policy != ""
		shell.Instead(given, &flags.sides[side], policy)
	}
	shell.Instead(written("choices"), &flags.choices, d.Play.Choices)
	if d.Play.Seed != nil {
		shell.Instead(written("seed"), &flags.seed, strconv.Itoa(*d.Play.Seed))
	}
	return nil
}

// fits takes what a game plays by where nobody says, and refuses what it does not know.
func (flags *playFlags) fits(g *games.Game) error {
	var err error
	if len(g.Play.Sides) > 0 {
		err = flags.sit(g)
	} else {
		err = flags.gather(g)
	}
	if err != nil {
		return err
	}
	for _, list := range flags.players {
		if name, unknown := g.Play.Unknown(list); unknown {
			hint := "write one of " + strings.Join(g.Play.Policies(), ", ")
			return shell.Usage(hint, "nobody plays %s as %q", g.Catalog.Title, name)
		}
	}
	all, usual := g.Play.Choices()
	switch {
	case len(all) == 0 && flags.chooses:
		return shell.Usage("drop --choices", "nobody chooses anything before a game of %s", g.Catalog.Title)
	case len(all) == 0:
		flags.choices = usual
	}
	return nil
}

// sit has both sides of a game played: by those whom --players names, or those whom each side's flag does.
func (flags *playFlags) sit(g *games.Game) error {
	switch {
	case !flags.seated:
		for side := range flags.sides {
			if !flags.named[side] {
				flags.sides[side] = g.Play.Usual
			}
		}
		flags.players = flags.sides[:]
	case len(flags.players) != len(flags.sides):
		return shell.Usage(fmt.Sprintf("write %d names with a comma between, as in greedy,random", len(flags.sides)),
			"--players %s names %s, and there are %d seats", flags.seats, report.Counted(len(flags.players), "player"),
			len(flags.sides))
	}
	switch {
	case flags.swap && flags.games%2 == 1:
		return shell.Usage("name an even number", "--swap plays each seed twice, and %d games is an odd number",
			flags.games)
	case flags.swap && flags.players[0] == flags.players[1]:
		return shell.Usage("name two policies, or drop --swap",
			"both camps are played by %s: swapped, the games would be the same", flags.players[0])
	}
	return nil
}

// gather has the seats of a game played that are on no side: by those whom --players names.
func (flags *playFlags) gather(g *games.Game) error {
	switch {
	case flags.sided != "":
		return shell.Usage("write --players with a name for each player, or one for all",
			"--%s is a side of a battle, and a game of %s has players alone", flags.sided, g.Catalog.Title)
	case !flags.seated:
		flags.players = []string{g.Play.Usual}
	}
	return nil
}

// people refuses players whom no game knows.
func (flags *playFlags) people() error {
	list, flag := flags.sides[:], func(i int) string { return "--" + report.Sides[i] }
	if flags.seated {
		if flags.sided != "" {
			return shell.Usage("drop --players, or --"+flags.sided, "--players and --%s both say who plays", flags.sided)
		}
		list, flag = flags.players, func(int) string { return "--players" }
	}
	for i, who := range list {
		if err := known(who, flag(i)); err != nil {
			return err
		}
	}
	return nil
}

// check refuses flags that say what nobody can do.
func (flags *playFlags) check() error {
	var err error
	if flags.number, err = shell.Seed(flags.seed); err != nil {
		return err
	}
	if err := flags.people(); err != nil {
		return err
	}
	if err := shell.OneOf("format", flags.format, "text", "json"); err != nil {
		return err
	}
	if err := shell.Alone("--record", flags.record, flags.format); err != nil {
		return err
	}
	if err := shell.OneOf("choices", flags.choices, choices()...); err != nil {
		return err
	}
	switch {
	case flags.batch && (flags.games < 1 || flags.games > shell.MostGames):
		return shell.Usage("name a number from 1 to 1000000", "--games %d makes no sense", flags.games)
	case flags.batch && flags.record != "":
		return shell.Usage(
			"drop --games: any game of a batch can be played alone, from its seed",
			"--record keeps one game",
		)
	case flags.batch && flags.verbose:
		return shell.Usage("drop --games, or --verbose", "--verbose tells one game")
	case flags.verbose && flags.format == "json":
		return shell.Usage("drop --verbose: JSON has every turn", "--verbose is for text")
	case flags.workers && !flags.batch:
		return shell.Usage("add --games NUMBER, or drop --workers", "--workers is for many games")
	case flags.swap && !flags.batch:
		return shell.Usage("add --games NUMBER", "--swap is for many games")
	}
	return nil
}

func (a *app) play(ctx context.Context, flags *playFlags) error {
	ctx, stop := shell.Interruptible(ctx)
	defer stop()
	e, err := a.adventure(flags.name, "")
	if err != nil {
		return err
	}
	g, err := shell.Brings(e, "played", (*games.Game).Plays)
	if err != nil {
		return err
	}
	if err := flags.fits(g); err != nil {
		return err
	}
	t, unplayable := g.Play.Open(e, report.Match{
		Word: flags.name, Seed: flags.seed, Number: flags.number, Players: flags.players, Choices: flags.choices,
		Chosen: flags.chooses, Program: shell.Version, Verbose: flags.verbose,
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
	return a.playOne(ctx, e.ID, t, flags)
}
