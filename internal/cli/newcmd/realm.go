package newcmd

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"muster/internal/cli/cliutil"
	"muster/internal/report/runewars"
	"muster/report"
	"muster/schema/diag"
)

// realmFlags are the flags of `muster new realm`.
type realmFlags struct {
	flags
	runewars.RealmQuestion
	random  bool
	seed    string
	policy  string
	measure string
	all     bool
	format  string
	out     string
	name    string
	titled  bool // NAME was given: the file belongs to the project

	given func(flag string) bool // whether the command line has it
}

// ofRandom lists the flags that need --random.
var ofRandom = []string{"all", "boxes", "exploration", "format", "home", "limit", "measure", "name", "out", "policy",
	"samples", "seats", "seed", "tiles", "workers"}

// answer is a realm, or the count of all layouts.
type answer interface {
	Lines() []string
	JSON() any
	Text() []byte
}

// realmCommand is `muster new realm`: a realm from a template, a copy, or at random.
func realmCommand(a *app) *cobra.Command {
	var f realmFlags
	cmd := &cobra.Command{
		Use:   "realm NAME",
		Short: "Create a Runewars realm from a template, a copy or at random",
		Long: `Create a Runewars realm: a commented file, a copy with --from, or with --random a realm built from a seed by the rules
of play. --random prints each step and the board, and writes a file only with NAME or -o. --all counts every layout of
the dealt tiles and finds the most balanced one. The exit status is 1 when the pieces do not fit.

--policy takes ` + strings.Join(runewars.RealmPolicies(), ", ") + `. --measure takes ` +
			strings.Join(runewars.Measures(), ", ") + `.

More: docs/how-to/runewars-building.md (policies, balance, counting)`,
		Example: `  muster new realm three-rivers
  muster new realm --random --seats 3 --seed 7
  muster new realm three-rivers --random --seats 3 --policy fair
  muster new realm --random --seats 2 --tiles 101,104,105,108 --home daqan,latari -o first.realm.toml
  muster new realm --random --seats 4 --boxes runewars,banners-of-war,demo,demo-banners --exploration
  muster new realm --random --seats 2 --tiles 101,102,103,104 --all`,
		Args: func(cmd *cobra.Command, args []string) error {
			if f.random && len(args) == 0 {
				return nil
			}
			return oneName(cmd, append([]string{runewars.RealmKind}, args...))
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			if !f.random {
				if err := cliutil.Needs(cmd, "random", ofRandom...); err != nil {
					return err
				}
				return a.create(cmd, runewars.RealmKind, args[0], &f.flags)
			}
			f.given = cmd.Flags().Changed
			if _, err := begun(cmd, runewars.RealmKind, anyName, f.game); err != nil {
				return err
			}
			if err := a.place(args, &f); err != nil {
				return err
			}
			if err := f.check(); err != nil {
				return err
			}
			return a.random(cmd.Context(), &f)
		},
	}
	f.add(cmd)
	flag := cmd.Flags()
	flag.BoolVar(&f.random, "random", false, "build the realm at random from a seed")
	flag.IntVar(&f.Players, "seats", 3, "build for `N` players, 1 to 4")
	flag.StringVar(&f.seed, "seed", cliutil.DefaultSeed, "random seed `N`: cards, choices, tokens")
	flag.StringSliceVar(&f.Tiles, "tiles", nil, "deal only `TILES` (default: all tiles of the boxes)")
	flag.StringSliceVar(&f.Factions, "home", nil, "home `FACTIONS` in seat order (default: drawn)")
	flag.StringSliceVar(&f.Boxes, "boxes", nil, "use only `BOXES`")
	flag.StringVar(&f.policy, "policy", runewars.RealmPolicies()[0], "place tiles by `POLICY`: listed above")
	flag.BoolVar(&f.Exploration, "exploration", false, "place exploration tokens (RW-SETUP-21)")
	flag.BoolVar(&f.all, "all", false, "everything: count every layout of the dealt tiles")
	flag.StringVar(&f.measure, "measure", runewars.Measures()[0], "rank by `MEASURE`: listed above")
	flag.IntVar(&f.Limit, "limit", runewars.DefaultLimit, "sample after `N` layouts, with --all")
	flag.IntVar(&f.Samples, "samples", runewars.DefaultSamples, "sample `N` layouts, with --all")
	flag.StringVar(&f.format, "format", "text", "output `FORMAT`: text, json")
	flag.StringVarP(&f.out, "out", "o", "", "output `PATH`: file, - for standard output")
	flag.StringVar(&f.name, "name", "", "set `TITLE` of the realm (default: from its id)")
	flag.IntVar(&a.Workers, "workers", a.Workers, cliutil.WorkersUsage)
	return cmd
}

// check refuses invalid values of flags.
func (f *realmFlags) check() error {
	for _, of := range []struct {
		name    string
		value   *string
		allowed []string
	}{
		{"format", &f.format, []string{"text", "json"}},
		{"policy", &f.policy, runewars.RealmPolicies()},
		{"measure", &f.measure, runewars.Measures()},
	} {
		if err := cliutil.OneOf(of.name, of.value, of.allowed...); err != nil {
			return err
		}
	}
	f.Choose(f.policy, f.measure)
	var err error
	f.Seed = f.seed
	if f.Number, err = cliutil.Seed(f.seed); err != nil {
		return err
	}
	if f.Limit < 1 || f.Limit > runewars.MostLimit {
		return cliutil.Usage("write a number from 1 to "+strconv.Itoa(runewars.MostLimit), "--limit %d is not valid", f.Limit)
	}
	if f.Samples < 1 || f.Samples > runewars.MostSamples {
		return cliutil.Usage("write a number from 1 to "+strconv.Itoa(runewars.MostSamples), "--samples %d is not valid",
			f.Samples)
	}
	if err := f.idle(); err != nil {
		return err
	}
	return f.named()
}

// idle refuses flags without effect.
func (f *realmFlags) idle() error {
	for _, name := range []string{"measure", "limit", "samples", "workers"} {
		if f.given(name) && !f.all {
			return cliutil.Usage("add --all, or drop --"+name, "--%s needs --all", name)
		}
	}
	for _, name := range []string{"policy", "exploration"} {
		if f.given(name) && f.all {
			return cliutil.Usage("drop --"+name+", or --all", "--%s does not go with --all, which looks at every layout", name)
		}
	}
	if f.force && f.out == "" {
		return cliutil.Usage("add NAME or -o, or drop --force", "--force needs a file to write")
	}
	return cliutil.Alone("--out", f.out, f.format)
}

// random builds a realm, or counts every layout.
func (a *app) random(ctx context.Context, f *realmFlags) error {
	if err := a.SensibleWorkers(); err != nil {
		return err
	}
	if err := a.unwritten(f); err != nil {
		return err
	}
	a.Reserve(f.out)
	ws, err := a.Serving(runewars.RealmRows)
	if err != nil {
		return err
	}
	if err := taken(ws, f); err != nil {
		return err
	}
	f.Command = f.again()
	rules := runewars.RealmRules(ws.Catalogs)
	if !f.all {
		built, err := runewars.Build(rules, f.RealmQuestion)
		if err != nil {
			return err
		}
		return a.answer(f, built, built.Why == nil)
	}
	running, stop := cliutil.Interruptible(ctx)
	defer stop()
	every, err := runewars.EveryLayout(rules, f.RealmQuestion, runewars.Work{
		Workers: a.Workers, Stop: running, Progress: a.Progress("layouts"),
	})
	if runewars.Stopped(err) {
		a.Complain("muster: ", err.Error())
		return cliutil.Findings{Status: cliutil.ExitInterrupted}
	}
	if err != nil {
		return err
	}
	return a.answer(f, every, every.Realm != nil || !every.Counted)
}

// answer writes an answer, and the realm into its file. The exit status says if none exists.
func (a *app) answer(f *realmFlags, of answer, ok bool) error {
	var err error
	if f.format == "json" {
		err = diag.EncodeJSON(a.Out, of.JSON())
	} else {
		err = a.Answer(of.Lines()...)
	}
	if err != nil {
		return err
	}
	if err := a.keep(f, of.Text()); err != nil {
		return err
	}
	if f.out == "" && f.format != "json" && of.Text() != nil {
		again := slices.Insert(slices.Clone(f.again()), 3, "NAME")
		if err := a.Lines("nothing was written; to keep it: " + again.String()); err != nil {
			return err
		}
	}
	if f.titled && f.format != "json" && of.Text() != nil {
		if err := a.nextOf(f); err != nil {
			return err
		}
	}
	if !ok {
		return cliutil.Findings{Status: cliutil.ExitFindings}
	}
	return nil
}

// again returns the command line that gives the same realm.
func (f *realmFlags) again() report.Command {
	c := report.Command{"muster", "new", "realm", "--random", "--seats", strconv.Itoa(f.Players), "--seed", f.seed}
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
		c = slices.Insert(c, 4, "--all")
	}
	return c
}
