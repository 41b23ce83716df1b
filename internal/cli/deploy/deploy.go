package deploy

import (
	"context"
	"slices"

	"muster/catalog"
	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/internal/report/battlelore/draws"
	"muster/internal/report/battlelore/request"
	pagewords "muster/internal/words"
	"muster/internal/workspace"
	"muster/report"
	"muster/sheet"

	"github.com/spf13/cobra"
)

// deployFlags are the flags of `muster deploy`.
type deployFlags struct {
	draws.Line
	sets        []string // --sets
	mode        string
	all         bool
	pieces      bool
	format      string   // of the flag
	formats     []string // that format names
	file        bool     // out is a file
	out         string
	paper       string
	citations   bool
	trace       bool
	save        string
	saveWitness string
	witnesses   string // a folder
	replay      string

	given func(flag string) bool // whether the command line has it

	lang     string
	language *pagewords.Language // that lang names; nil is English
}

// Command is `muster deploy`.
func Command(run *cliutil.App) *cobra.Command {
	a := &app{run}
	var flags deployFlags
	cmd := &cobra.Command{
		Use:   "deploy MAP | --pieces SET...",
		Short: "Deploy Call to Arms sets on a map: one draw or every draw",
		Long: `Deploy Call to Arms sets on a battle map: one draw from a seed, or with --all the exact result of every draw. MAP and
the sets are ids or files. Impromptu mode takes one set a side, organized and epic-allies two, epic one or two.

--pieces compares sets with the contents of the boxes, without a map.

--mode takes impromptu, organized, epic or epic-allies. --format takes text, json, or by comma markdown, html, player
(one draw card by card). -o is a file for one page, else a folder. A SIDE is pennant or standard.

More: docs/how-to/deploy.md, docs/reference/call-to-arms.md (modes, draws, choices)`,
		Example: `  muster deploy two-oaks --mode impromptu --sets pennant=pennant-a --sets standard=standard-a --seed 7
  muster deploy two-oaks --mode impromptu --all
  muster deploy two-oaks --mode organized --sets pennant=pennant-a,pennant-b --sets standard=standard-b,standard-c --seed 7
  muster deploy kings-road --mode epic --sets pennant=pennant-a --sets standard=standard-a --seed 7 --save draw.json
  muster deploy kings-road --mode epic --sets pennant=pennant-a,pennant-b --sets standard=standard-b,standard-c --seed 7 --specialists any
  muster deploy --replay draw.json
  muster deploy --pieces pennant-a standard-a
  muster deploy --pieces --sets pennant=pennant-a,pennant-c --sets standard=pennant-b,standard-a`,
		Args: func(cmd *cobra.Command, args []string) error {
			var err error
			if flags.Sets, err = games.Sets(flags.sets); err != nil {
				return err
			}
			if flags.pieces {
				return piecesArgs(args, flags.Sets)
			}
			if flags.replay != "" {
				return cliutil.Exactly(0, "no map with --replay: the saved draw names its own")(cmd, args)
			}
			if len(args) == 0 {
				return flags.missing(cmd, nil, append([]string{"a map"}, flags.noSets()...)...)
			}
			if len(args) > 1 {
				return a.several(cmd, args, &flags)
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			flags.given = cmd.Flags().Changed
			flags.impliedFormat()
			if flags.format != text { // only a page has them
				words := slices.Concat(args, []string{flags.replay})
				if _, err := a.PageDefaults(cmd, words, &flags.paper, &flags.lang); err != nil {
					return err
				}
			}
			if flags.pieces {
				if err := cliutil.OnlyWith(cmd, "pieces", withPieces...); err != nil {
					return err
				}
				return a.pieces(args, flags)
			}
			if flags.replay != "" {
				return a.replay(flags)
			}
			if needs := flags.noSets(); len(needs) > 0 || request.AnySets(&flags.Line) {
				e, err := a.called(args[0])
				switch {
				case err == nil && e.Doc.Kind == request.Sets:
					return flags.noMap(cmd, e, args[0])
				case len(needs) == 0:
					return a.deploy(cmd.Context(), args[0], flags)
				case err != nil:
					return err
				}
				flags.Map = args[0]
				needs[len(needs)-1] += " (or --all for every set)"
				return flags.missing(cmd, e, needs...)
			}
			return a.deploy(cmd.Context(), args[0], flags)
		},
	}
	f := cmd.Flags()
	f.StringVar(
		&flags.mode,
		"mode",
		"impromptu",
		"play `MODE`: listed above",
	)
	f.StringVar(&flags.Seed, "seed", cliutil.DefaultSeed, "random seed `N`: draws, choices, dice")
	f.StringVar(
		&flags.Reserve,
		"reserve",
		request.Reserves()[0],
		"bring Reserve `UNITS`: two or all",
	)
	f.StringVar(&flags.Owner, "owner", "pennant", "let `SIDE` own the expansion")
	f.StringVar(&flags.RevealFirst, "reveal-first", "pennant", "reveal cards of `SIDE` first")
	f.StringVar(&flags.Choices, "choices", "random", "choose by `RULE`: random, careful")
	f.StringVar(&flags.Specialists, "specialists", "", "take `CARDS`: any, or stakes,prayer/bow-upgrade")
	f.BoolVar(
		&flags.Lore,
		"lore",
		false,
		"play a Lore battle: War Councils, creatures",
	)
	f.StringSliceVar(&flags.Boxes, "boxes", nil, "use only `BOXES` (default: those of the sets)")
	f.BoolVar(&flags.all, "all", false, "everything: analyse every draw")
	f.BoolVar(&flags.pieces, "pieces", false, "compare sets with the contents of the boxes")
	f.StringVar(&flags.format, "format", "text", "output `FORMAT`: above, by comma")
	f.StringVarP(&flags.out, "out", "o", ".", "output `PATH`: folder, file, - stdout")
	f.StringVar(&flags.paper, "paper", "a4", "paper `SIZE`: a4, letter, a3, tabloid")
	f.StringVar(&flags.lang, "lang", "en", "page `LANGUAGE`: en or de")
	f.BoolVar(&flags.citations, "citations", false, "print rule ids (with --format html)")
	f.BoolVar(&flags.trace, "trace", false, "add every step to the set-up sheet of a draw")
	f.StringVar(&flags.save, "save", "", "save the draw to `FILE`, for --replay")
	f.StringVar(&flags.saveWitness, "save-witness", "", "with --all: save the worst case to `FILE`")
	f.IntVar(&a.Workers, "workers", a.Workers, cliutil.WorkersUsage)
	f.StringVar(&flags.witnesses, "save-witnesses", "", "with --all: save a case of each problem in `DIR`")
	f.StringVar(&flags.replay, "replay", "", "replay a saved draw from `FILE`")
	cliutil.SetsFlag(cmd, &flags.sets)
	a.FullFlag(cmd)
	for side, camp := range report.Sides {
		f.StringVar(
			&flags.Draws[side],
			camp+"-draw",
			"",
			"draw `CARDS` right,centre,left/reserve: 3,5,1/7",
		)
		f.StringVar(&flags.Zones[side], camp+"-zone", "",
			"put Guards in `ZONE`: red (left) or blue (right)")
		f.StringVar(&flags.Councils[side], camp+"-council", "",
			"council `LIST`: commander=2,wizard=1,rogue=3")
	}
	cliutil.OldFlags(cmd, cliutil.OldFlag{Name: report.Sides[0], Use: "--sets " + report.Sides[0] + "=%s"},
		cliutil.OldFlag{Name: report.Sides[1], Use: "--sets " + report.Sides[1] + "=%s"})
	a.OpenFlag(cmd)
	return cmd
}

func (a *app) deploy(ctx context.Context, name string, flags deployFlags) error {
	mode, err := request.Mode(flags.mode)
	if err != nil {
		return err
	}
	if err := flags.words(); err != nil {
		return err
	}
	question := request.Deploy
	if flags.all {
		question = request.Every
	}
	if err := request.RefuseIdle(&flags.Line, flags.given, question, mode); err != nil {
		return err
	}
	if err := a.SensibleWorkers(); err != nil {
		return err
	}
	a.Reserve(flags.save)
	a.Reserve(flags.saveWitness)
	flags.Map = name
	if flags.all {
		flags.Seed = "" // each witness has its own
	}
	words := []string{name}
	for side := range report.Sides {
		words = append(words, flags.Sets[side]...)
	}
	want := workspace.Wanted{Words: words, Kinds: request.Kinds(), Here: true}
	if flags.all && request.AnySets(&flags.Line) {
		want.Every = request.Sets
	}
	ws, err := a.Definitions(want)
	if err != nil {
		return err
	}
	t, err := request.Resolve(ws, flags.Line, mode, flags.all)
	if err != nil {
		return err
	}
	if flags.all {
		return a.deployAll(ctx, ws, t, flags)
	}
	return a.deployOnce(ws, t, flags)
}

// called returns the map or the set with a name; it refuses one of a game without Call to Arms.
func (a *app) called(name string) (*catalog.Entry, error) {
	want := workspace.Wanted{Words: []string{name}, Kinds: request.Kinds(), Here: true}
	if e, err := a.Open(want).Definition(name, request.Kinds()...); err == nil {
		return e, request.Called(e)
	}
	ws, err := a.Definitions(want) // reports errors of files
	if err == nil {
		_, err = ws.Definition(name, request.Kinds()[0])
	}
	return nil, err
}

// noMap refuses a set in place of the map, and suggests a command that deploys this set.
func (flags *deployFlags) noMap(cmd *cobra.Command, set *catalog.Entry, word string) error {
	camp := request.CampOf(set)
	if len(flags.Sets[camp]) > 0 { // any set may serve either camp
		camp = camp.Other()
	}
	flags.Sets[camp] = []string{word}
	return cliutil.Usage("try `"+flags.example(cmd, nil)+"`", "%s is a deployment set, where a map is wanted", word)
}

// several refuses several arguments, and suggests the command with the map first and the sets as flags.
func (a *app) several(cmd *cobra.Command, args []string, flags *deployFlags) error {
	ws := a.Open(workspace.Wanted{Words: args, Kinds: request.Kinds(), Here: true})
	var of *catalog.Entry
	var sets []string
	for _, word := range args {
		e, err := ws.Definition(word, request.Kinds()...)
		switch {
		case err != nil:
			return err
		case e.Doc.Kind == request.Sets:
			sets = append(sets, word)
		case of != nil:
			return cliutil.Usage("name one map", "%s and %s are both maps", flags.Map, word)
		default:
			of, flags.Map = e, word
		}
	}
	line, mode, err := request.Seat(flags.Line, flags.namedMode(cmd), of, sets)
	if err != nil {
		return err
	}
	flags.Line = line
	return cliutil.Usage("try `"+flags.completed(cmd, of, mode)+"`", "%q is one argument too many: name sets with --sets",
		sets[0])
}

// missing refuses a command line without a map or sets, and suggests the completed line.
func (flags *deployFlags) missing(cmd *cobra.Command, of *catalog.Entry, needs ...string) error {
	return cliutil.MissingFor(cmd, flags.example(cmd, of), needs...)
}

// namedMode returns the mode on the command line; "" without one.
func (flags *deployFlags) namedMode(cmd *cobra.Command) string {
	if cmd.Flags().Changed("mode") {
		return flags.mode
	}
	return ""
}

// example returns the completed command line; it keeps the typed words.
func (flags *deployFlags) example(cmd *cobra.Command, of *catalog.Entry) string {
	return flags.completed(cmd, of, flags.namedMode(cmd))
}

// completed returns the command line completed for a mode.
func (flags *deployFlags) completed(cmd *cobra.Command, of *catalog.Entry, mode string) string {
	line := flags.Line
	if !cmd.Flags().Changed("seed") {
		line.Seed = ""
	}
	example := request.Complete(line, mode, of).String()
	if flags.all {
		example += " --all"
	}
	return example
}

// words refuses invalid flag values.
func (flags *deployFlags) words() error {
	if err := flags.readFormats(); err != nil {
		return err
	}
	for _, f := range []struct {
		name    string
		value   *string
		allowed []string
	}{
		{"reserve", &flags.Reserve, request.Reserves()},
		{"owner", &flags.Owner, report.Sides[:]},
		{"reveal-first", &flags.RevealFirst, report.Sides[:]},
		{"choices", &flags.Choices, []string{"random", "careful"}},
		{"paper", &flags.paper, sheet.Papers()},
	} {
		if err := cliutil.OneOf(f.name, f.value, f.allowed...); err != nil {
			return err
		}
	}
	var err error
	if flags.language, err = pagewords.In(flags.lang); err != nil {
		return cliutil.Usage("name one of those after --lang", "%s", err)
	}
	if err := cliutil.SavedFile("--save", flags.save, "draw.json"); err != nil {
		return err
	}
	if err := cliutil.SavedFile("--save-witness", flags.saveWitness, "draw.json"); err != nil {
		return err
	}
	if flags.given("save-witnesses") {
		if err := cliutil.OutFolder("--save-witnesses", flags.witnesses); err != nil {
			return err
		}
	}
	if err := cliutil.Alone("--save", flags.save, flags.format); err != nil {
		return err
	}
	if err := cliutil.Alone("--save-witness", flags.saveWitness, flags.format); err != nil {
		return err
	}
	switch {
	case !flags.all && flags.saveWitness != "":
		return cliutil.Usage("add --all, or use --save", "--save-witness needs --all")
	case !flags.all && flags.witnesses != "":
		return cliutil.Usage("add --all, or use --save", "--save-witnesses needs --all")
	case flags.given("lang") && (flags.all || !flags.has(cliutil.Markdown, cliutil.HTML)):
		return cliutil.Usage("add --format html, or drop --lang", "--lang needs one draw and --format html or markdown")
	case flags.all && flags.has(cliutil.Player):
		return cliutil.Usage("name sets instead of --all, or use --format html",
			"--format player does not go with --all: it shows one draw")
	case !flags.pages() && flags.given("out"):
		return cliutil.Usage("use --format html, or redirect the output with >",
			"--out needs --format html, markdown or player")
	case !flags.has(cliutil.HTML) && flags.given("paper"):
		return cliutil.Usage("add --format html, or drop --paper", "--paper needs --format html")
	case !flags.has(cliutil.Markdown, cliutil.HTML) && flags.given("citations"):
		return cliutil.Usage("add --format html, or drop --citations", "--citations needs --format html or markdown")
	case flags.trace && !flags.has(cliutil.Markdown, cliutil.HTML):
		return cliutil.Usage("add --format html, or drop --trace", "--trace needs --format html or markdown")
	}
	return flags.checkOut()
}
