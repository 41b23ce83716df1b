// Package build is `muster build`: a realm of Runewars, built from a seed, or what is true of every layout of its
// tiles. What the answers are, report/runewars/realms knows.
package build

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"muster/cmd/internal/cli/shell"
	"muster/report"
	"muster/report/runewars/realms"
	"muster/schema/diag"
)

// app is a run of the program, as the command has it.
type app struct{ *shell.App }

// flags are what `muster build` is told.
type flags struct {
	realms.Asked
	seed    string
	policy  string
	measure string
	all     bool
	format  string
	out     string
	name    string
	force   bool

	given func(flag string) bool // whether the command line has it
}

// answer is an answer of either kind.
type answer interface {
	Lines() []string
	JSON() any
	Text() []byte
}

// Command is `muster build`.
func Command(run *shell.App) *cobra.Command {
	a, f := &app{run}, flags{}
	policies, measures := strings.Join(realms.Policies(), ", "), strings.Join(realms.Measures(), ", ")
	cmd := &cobra.Command{
		Use:   "build",
		Short: "Build a realm of Runewars, one from a seed or every layout",
		Long: `Build a realm of Runewars as the players do: one from a seed, told step by step with the drawn board, or with --all
every way in which the tiles that the seed deals can be laid, counted exactly where there are few enough.

Tiles, factions, cities and tokens are rows of the rulebook, those of the project's rulebooks among them. -o writes the
realm into a file, NAME.realm.toml, and with --all the fairest one. - is standard output, which then holds the file alone.

Where markers and home realms find no room in as many layouts as the rulebook allows, that is told, and the exit status is
1.`,
		Example: `  muster build --players 3 --seed 7
  muster build --players 3 --seed 7 --policy fair -o first.realm.toml
  muster build --players 2 --tiles 101,104,105,108 --home daqan,latari
  muster build --players 4 --boxes runewars,banners-of-war,demo,demo-banners --exploration
  muster build --players 2 --tiles 101,102,103,104 --all`,
		Args: shell.Exactly(0, "no definition: what it builds with are rows of the rulebook"),
		RunE: func(cmd *cobra.Command, _ []string) error {
			f.given = cmd.Flags().Changed
			if err := f.check(); err != nil {
				return err
			}
			return a.build(cmd.Context(), &f)
		},
	}
	flag := cmd.Flags()
	flag.IntVar(&f.Players, "players", 3, "how many players there are, from 1 to 4")
	flag.StringVar(&f.seed, "seed", shell.UsualSeed, "the seed of cards, choices and tokens, a number from 0 on")
	flag.StringSliceVar(&f.Tiles, "tiles", nil, "the tiles that are dealt, by comma; all of the boxes' when not given")
	flag.StringSliceVar(&f.Factions, "home", nil, "the factions of the players in their seats, by comma; chosen by the "+
		"seed when not given")
	flag.StringSliceVar(&f.Boxes, "boxes", nil, "the boxes on the table, by comma")
	flag.StringVar(&f.policy, "policy", realms.Policies()[0], "how the players choose: "+policies)
	flag.BoolVar(&f.Exploration, "exploration", false, "lay exploration tokens, too (RW-SETUP-21)")
	flag.BoolVar(&f.all, "all", false, "every layout of the tiles that the seed deals")
	flag.StringVar(&f.measure, "measure", realms.Measures()[0], "with --all: by what the fairest realm is fair: "+measures)
	flag.IntVar(&f.Limit, "limit", realms.UsualLimit, "with --all: on how many layouts room is looked for before a "+
		"sample is taken; ten times as many are counted")
	flag.IntVar(&f.Samples, "samples", realms.UsualSamples, "with --all: layouts of a sample")
	flag.StringVar(&f.format, "format", "text", "how to write the answer: text or json")
	flag.StringVarP(&f.out, "out", "o", "", "write the realm into a file, NAME.realm.toml; - is standard output")
	flag.StringVar(&f.name, "name", "", "what the realm is called; its id in words when not given")
	flag.BoolVar(&f.force, "force", false, "write over the file that is there")
	flag.IntVar(&a.Workers, "workers", a.Workers, "goroutines to answer --all with; the answer is the same for any number")
	return cmd
}

// check refuses flags that say what nobody can do.
func (f *flags) check() error {
	for _, of := range []struct {
		name, value string
		allowed     []string
	}{
		{"format", f.format, []string{"text", "json"}},
		{"policy", f.policy, realms.Policies()},
		{"measure", f.measure, realms.Measures()},
	} {
		if err := shell.OneOf(of.name, of.value, of.allowed...); err != nil {
			return err
		}
	}
	f.Choose(f.policy, f.measure)
	var err error
	f.Seed = f.seed
	if f.Number, err = shell.Seed(f.seed); err != nil {
		return err
	}
	if f.Limit < 1 || f.Limit > realms.MostLimit {
		return shell.Usage("write a number from 1 to "+strconv.Itoa(realms.MostLimit), "%d is no limit of layouts", f.Limit)
	}
	if f.Samples < 1 || f.Samples > realms.MostSamples {
		return shell.Usage("write a number from 1 to "+strconv.Itoa(realms.MostSamples), "%d is no sample of layouts",
			f.Samples)
	}
	if err := f.idle(); err != nil {
		return err
	}
	return f.named()
}

// idle refuses flags that have no part in what is asked.
func (f *flags) idle() error {
	for _, name := range []string{"measure", "limit", "samples", "workers"} {
		if f.given(name) && !f.all {
			return shell.Usage("add --all, or drop --"+name, "--%s is for every layout, with --all", name)
		}
	}
	for _, name := range []string{"policy", "exploration"} {
		if f.given(name) && f.all {
			return shell.Usage("drop --"+name+", or --all", "--%s has no part in --all: it looks at every layout", name)
		}
	}
	if f.force && f.out == "" {
		return shell.Usage("add -o, or drop --force", "--force is for the file that is written")
	}
	return shell.Alone("--out", f.out, f.format)
}

// build answers.
func (a *app) build(ctx context.Context, f *flags) error {
	if err := a.SensibleWorkers(); err != nil {
		return err
	}
	if err := a.free(f); err != nil {
		return err
	}
	a.Reserve(f.out)
	ws, err := a.Serving(realms.Rows)
	if err != nil {
		return err
	}
	if err := taken(ws, f); err != nil {
		return err
	}
	f.Command = f.again()
	rules := realms.Rules(ws.Catalogs)
	if !f.all {
		built, err := realms.Build(rules, f.Asked)
		if err != nil {
			return err
		}
		return a.write(f, built, built.Why == nil)
	}
	running, stop := shell.Interruptible(ctx)
	defer stop()
	every, err := realms.EveryLayout(rules, f.Asked, realms.Work{
		Workers: a.Workers, Stop: running, Progress: a.Progress("layouts"),
	})
	if realms.Stopped(err) {
		a.Complain("muster: ", err.Error())
		return shell.Findings{Status: shell.ExitInterrupted}
	}
	if err != nil {
		return err
	}
	return a.write(f, every, every.Realm != nil || !every.Counted)
}

// write writes an answer, and the realm into its file. Where there is none for sure, the exit status says so.
func (a *app) write(f *flags, of answer, ok bool) error {
	var err error
	if f.format == "json" {
		err = diag.EncodeJSON(a.Out, of.JSON())
	} else {
		err = a.Lines(of.Lines()...)
	}
	if err != nil {
		return err
	}
	if err := a.keep(f, of.Text()); err != nil {
		return err
	}
	if !ok {
		return shell.Findings{Status: shell.ExitFindings}
	}
	return nil
}

// again is the command line that answers the same.
func (f *flags) again() report.Command {
	c := report.Command{"muster", "build", "--players", strconv.Itoa(f.Players), "--seed", f.seed}
	for _, l := range []struct {
		name string
		list []string
	}{{"--tiles", f.Tiles}, {"--home", f.Factions}, {"--boxes", f.Boxes}} {
		if len(l.list) > 0 {
			c = append(c, l.name, strings.Join(l.list, ","))
		}
	}
	for _, one := range []struct {
		name, value string
	}{
		{"policy", f.policy}, {"measure", f.measure}, {"limit", strconv.Itoa(f.Limit)}, {"samples", strconv.Itoa(f.Samples)},
	} {
		if f.given(one.name) {
			c = append(c, "--"+one.name, one.value)
		}
	}
	if f.Exploration {
		c = append(c, "--exploration")
	}
	if f.all {
		c = slices.Insert(c, 2, "--all")
	}
	return c
}
