package play

import (
	"errors"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/internal/report/command"
	"muster/internal/report/runewars"
	"muster/report"
	"muster/schema/diag"
	"muster/sheet"
)

// oddsFlags are the flags of `muster odds`.
type oddsFlags struct {
	runewars.OddsQuestion
	Attack command.Asked
	both   string
	format string
}

const markdown = "markdown"

// OddsCommand is `muster odds`.
func OddsCommand(run *cliutil.App) *cobra.Command {
	a, f := &app{run}, oddsFlags{}
	rules := strings.Join(runewars.OddsChoosers(), ", ")
	cmd := &cobra.Command{
		Use:   "odds ATTACKER DEFENDER | BATTLE | SCENARIO",
		Short: "Compute the odds of an attack or a battle",
		Long: `Compute the exact odds of one attack in BattleLore or Commands & Colors: Medieval: the dice, the losses and the
retreats of the defender. ATTACKER and DEFENDER are units of the rulebook, by id or title.

For Runewars, compute how often each side wins a battle, and its losses. A scenario gives the odds of each battle in
[[battles]]. Results are exact or sampled with 95% confidence intervals. A RULE decides each choice: sparing loses the
least, first takes the first choice, random any, best the choice that wins most often.

More: docs/how-to/odds.md, docs/how-to/runewars-odds.md`,
		Example: `  muster odds blue-human-sword green-human-bow --on woods
  muster odds green-human-bow red-human-horse --range 3
  muster odds heavy-infantry medium-cavalry --from hill --format json
  muster odds my.battle.toml --choose random
  muster odds my.battle.toml --sample --games 5000 --seed 7`,
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) > 2 {
				return cliutil.Usage(
					"try `"+a.completed(args)+"`: terrain goes after --on, and after --from for the attacker",
					"odds takes one attack or one battle: %q is one argument too many",
					args[2],
				)
			}
			if len(args) == 2 {
				return nil
			}
			return cliutil.Exactly(1, "an attacker and a defender, or one battle or scenario")(cmd, args)
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := f.check(cmd.Flags().Changed); err != nil {
				return err
			}
			if len(args) == 2 {
				if err := refuse(cmd, "one attack", battleFlags...); err != nil {
					return err
				}
				return a.attack(args[0], args[1], &f)
			}
			if err := refuse(cmd, "a battle of Runewars", attackFlags...); err != nil {
				return err
			}
			return a.battle(args[0], &f)
		},
	}
	flag := cmd.Flags()
	addAttack(cmd, &f.Attack)
	flag.StringVar(&f.both, "choose", "", "both sides choose by `RULE`: "+rules)
	flag.StringVar(&f.By[0], "attacker", "", "attacker chooses by `RULE`: "+rules)
	flag.StringVar(&f.By[1], "defender", "", "defender chooses by `RULE`: "+rules)
	flag.BoolVar(&f.Sample, "sample", false, "sample battles even if they can be counted")
	flag.IntVar(&f.Games, "games", runewars.DefaultGames, "play `N` games: sampled battles")
	flag.StringVar(&f.Seed, "seed", cliutil.DefaultSeed, "random seed `N`: the sample")
	flag.StringVar(&f.format, "format", "text", "output `FORMAT`: text, json, markdown")
	return cmd
}

// check refuses invalid flag values.
func (f *oddsFlags) check(written func(flag string) bool) error {
	var err error
	if f.Number, err = cliutil.Seed(f.Seed); err != nil {
		return err
	}
	if err := cliutil.OneOf("format", &f.format, "text", "json", markdown); err != nil {
		return err
	}
	for side, name := range [...]string{"attacker", "defender"} {
		if written("choose") && written(name) {
			return cliutil.Usage("drop --choose, or --"+name, "--choose and --%s both set how the %s chooses", name, name)
		}
		if written("choose") {
			f.By[side] = f.both
		}
		if f.By[side] == "" && !written("choose") && !written(name) {
			continue
		}
		flag := name
		if written("choose") {
			flag = "choose"
		}
		if err := cliutil.OneOf(flag, &f.By[side], runewars.OddsChoosers()...); err != nil {
			return err
		}
	}
	if f.Games < 1 || f.Games > runewars.MostGames {
		return cliutil.Usage("write a number from 1 to "+strconv.Itoa(runewars.MostGames), "--games %d is out of range",
			f.Games)
	}
	return nil
}

// others explains the purpose of odds, and names the commands that other games have instead.
const others = "Odds are for one attack (`muster odds ATTACKER DEFENDER`) or for battles of Runewars; for other " +
	"games use `muster balance ADVENTURE`, `muster play ADVENTURE` or `muster deploy MAP`"

// ofRunewars adds the purpose of odds to the error for a word, which may belong to another game. A word similar to a
// battle's id has its own help.
func ofRunewars(err error) error {
	var wrong report.Wrong
	if !errors.As(err, &wrong) || strings.HasPrefix(wrong.Hint, "write ") || strings.HasPrefix(wrong.Hint, "did you") {
		return err
	}
	return cliutil.Usage(wrong.Hint+". "+others, "%s", wrong.What)
}

// battle finds the battle and writes its odds.
func (a *app) battle(word string, f *oddsFlags) error {
	fought := func(g *games.Game) bool { return g.Catalog.Name == runewars.OddsGame }
	c, err := a.Choose(games.Named(runewars.OddsGame), []string{word}, runewars.OddsKinds(), "fought", fought)
	if err != nil {
		return ofRunewars(err)
	}
	if len(c.Entries) != 1 {
		return cliutil.Usage("name one file", "%s holds %s", word, report.Counted(len(c.Entries), "definition"))
	}
	answer, err := runewars.Ask(c.Entries[0], word, f.OddsQuestion)
	var wrong report.Wrong
	switch {
	case errors.As(err, &wrong):
		return cliutil.Usage(wrong.Hint, "%s", wrong.What)
	case err != nil:
		return err
	}
	return a.writeOdds(f.format, answer)
}

// written is an answer in each format.
type written interface {
	report.Answer
	Reports() []*report.Report
}

// write writes an answer in a format.
func (a *app) writeOdds(format string, answer written) error {
	switch format {
	case "json":
		return diag.EncodeJSON(a.Out, answer.JSON())
	case markdown:
		_, err := a.Out.Write(sheet.Answer(answer.Reports()).Markdown())
		return err
	}
	return a.Answer(answer.Lines()...)
}
