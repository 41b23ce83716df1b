package print

import (
	"context"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"muster/catalog"
	"muster/internal/browser"
	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/internal/sheet/imposition"
	pagewords "muster/internal/words"
	"muster/internal/workspace"
	"muster/report"
)

// printFlags are the flags of `muster print`.
type printFlags struct {
	out    string
	format string // of the flag
	paper  string
	ink    string
	style  string
	scale  int
	large  bool
	bare   bool // maps alone without title, legend and credit

	poster     string
	posterSize imposition.Size // that poster names
	all        bool
	part       string
	duplex     string

	evidence  []string
	citations bool
	game      string // the game to print; "" is any

	title   string // of a booklet
	address string // where the sheets can be had

	lang     string
	language *pagewords.Language // that lang names; nil is English

	formats []string // that format names
	file    bool     // out is a file
	read    []string // input files, which are not overwritten

	browserLimit time.Duration
	tabs         int // how many pages a browser may be at at once
}

// Command is `muster print`.
func Command(run *cliutil.App) *cobra.Command {
	a := &app{run}
	var flags printFlags
	cmd := &cobra.Command{
		Use:   "print ADVENTURE|MAP|SET|FOLDER...",
		Short: "Print sheets as Markdown, HTML or PDF",
		Long: `Print sheets of adventures, maps, card sets, realms and scenarios as one Markdown and one HTML file each. --format takes
one or several of markdown, html, pdf, svg or png (the map), zip, json; both is markdown,html. PDF and PNG need an
installed Chromium, Chrome or Edge. -o is a file for one page, otherwise a folder. A folder or --all also gives a
booklet and an index.

--part takes sheet, cards, reference, secret, tokens, track, labels, pull, factions or tiles.

Definitions with errors are not printed; their findings are, with exit status 1.

More: docs/how-to/printing.md`,
		Example: `  muster print the-toll-bridge -o out/
  muster print my.map.toml --format html -o -
  muster print the-toll-bridge --format html,pdf -o out/
  muster print the-toll-bridge --format pdf --paper letter -o toll.pdf
  muster print --all -o sheets/
  muster print --all --game medieval -o sheets/
  muster print pennant-a --part cards --format pdf
  muster print the-toll-bridge --part reference --format pdf
  muster print the-toll-bridge --evidence toll.json`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := a.defaults(cmd, args, &flags); err != nil {
				return err
			}
			if err := flags.checkFormats(cmd.Flags().Changed("format")); err != nil {
				return err
			}
			if err := flags.checkPrint(cmd.Flags().Changed); err != nil {
				return err
			}
			if err := flags.checkPart(cmd.Flags().Changed("duplex")); err != nil {
				return err
			}
			var err error
			if flags.language, err = pagewords.In(flags.lang); err != nil {
				return cliutil.Usage("name one of those after --lang", "%s", err)
			}
			if cmd.Flags().Changed("out") && flags.out != cliutil.Standard {
				if err := flags.checkOut(flags.all || len(args) != 1 || cliutil.IsFolder(args[0])); err != nil {
					return err
				}
			}
			switch {
			case flags.all && len(args) > 0:
				return cliutil.Usage("drop --all, or the names", "--all prints the whole library and takes no names")
			case !flags.all && len(args) == 0:
				return cliutil.Missing(cmd, "a definition or a folder, or --all")
			case flags.out == "-" && (len(flags.formats) > 1 || flags.all || len(args) > 1):
				return cliutil.Usage("add --format html, markdown, pdf, svg, png, zip or json, and name one definition",
					"-o - takes one page")
			case flags.browserLimit <= 0:
				return cliutil.Usage("write a time, as in 90s or 5m", "--browser-limit %s is not a valid time", flags.browserLimit)
			}
			return a.print(cmd.Context(), args, flags)
		},
	}
	cmd.Flags().StringVarP(&flags.out, "out", "o", ".", "output `PATH`: folder, file, - stdout")
	cmd.Flags().StringVar(&flags.format, "format", both, "output `FORMAT`: above, by comma")
	flags.addPrint(cmd.Flags())
	cmd.Flags().StringVar(&flags.part, "part", wholeSheet, "print only `PART`, listed above")
	cmd.Flags().StringVar(&flags.duplex, "duplex", games.Duplexes()[0], "flip on `EDGE`: long, short, none")
	cmd.Flags().BoolVar(&flags.all, "all", false, "everything: the whole library")
	cliutil.GameFlag(cmd, &flags.game, "")
	cmd.Flags().BoolVar(&flags.citations, "citations", false, "print rule ids")
	cmd.Flags().StringVar(&flags.lang, "lang", "en", "page `LANGUAGE`: en or de")
	cmd.Flags().StringArrayVar(&flags.evidence, "evidence", nil, "quote win rates of a balance `FILE`; repeatable")
	cmd.Flags().DurationVar(&flags.browserLimit, "browser-limit", browser.Limit, "stop the browser after `TIME`")
	a.OpenFlag(cmd)
	return cmd
}

// defaults takes project settings where flags are not set.
func (a *app) defaults(cmd *cobra.Command, words []string, flags *printFlags) error {
	d, err := a.PageDefaults(cmd, words, &flags.paper, &flags.lang)
	if err != nil {
		return err
	}
	written := cmd.Flags().Changed
	cliutil.Instead(written("out"), &flags.out, d.Print.Out)
	flags.title, flags.address = d.Print.Title, d.Print.Address
	if flags.out != "-" { // one page goes there, and which one has to be said
		cliutil.Instead(written("format"), &flags.format, d.Print.Format)
	}
	return nil
}

func (a *app) print(ctx context.Context, words []string, flags printFlags) error {
	flags.read = slices.Concat(words, flags.evidence)
	chosen, err := a.printed(words, flags)
	if err != nil {
		return err
	}
	played, err := a.evidence(flags.evidence)
	if err != nil {
		return err
	}
	names, err := a.pageNames(chosen)
	if err != nil {
		return err
	}
	if err := flags.checkDrawn(chosen); err != nil {
		return err
	}
	volume, err := a.volume(chosen, words, flags)
	if err != nil {
		return err
	}
	if flags.out == "-" && len(chosen.Entries) != 1 {
		return cliutil.Usage("name one definition", "-o - takes one page, and the command would print %s",
			report.Counted(len(chosen.Entries), "definition"))
	}
	if flags.file && len(chosen.Entries) > 1 {
		return cliutil.Usage("name a folder after -o", "%s takes one page, and %s would be printed", flags.out,
			report.Counted(len(chosen.Entries), "definition"))
	}
	ctx, stop := cliutil.Interruptible(ctx)
	defer stop()
	flags.tabs = min(runtime.GOMAXPROCS(0), mostTabs)
	renderer, err := a.newRenderer(ctx, flags)
	if err != nil {
		return err
	}
	defer renderer.close()
	if flags.out != "-" && !flags.file && len(chosen.Entries) > 0 {
		if err := cliutil.Folder(flags.out); err != nil {
			return err
		}
	}
	r := &run{chosen: chosen, names: names, flags: flags, played: played, renderer: renderer, volume: volume}
	bound, err := a.sheets(ctx, r)
	if err != nil {
		return err
	}
	if err := a.bind(volume, bound, flags); err != nil {
		return err
	}
	if chosen.Passed {
		return cliutil.Findings{Status: cliutil.ExitFindings}
	}
	return nil
}

// printed finds what to print: the named definitions, or the whole library. For pictures only, it selects definitions
// that have one.
func (a *app) printed(words []string, flags printFlags) (*cliutil.Choice, error) {
	kinds, done, hint := games.Printed(), "printed", "name a folder with adventures, maps or sets"
	brings := (*games.Game).Prints
	if flags.part != wholeSheet {
		done, hint = "printed as "+flags.part, "name a definition that has such a part"
		kinds = games.Having(flags.part)
		kinds = append(kinds, games.Without(flags.part)...)
		brings = func(g *games.Game) bool { return g.Pages.Part(flags.part) != nil }
	} else if flags.onlyMaps() || flags.poster != "" {
		kinds, done, hint = games.Drawn(), "drawn", "name a folder with adventures or maps"
		brings = func(g *games.Game) bool { return g.Pages.Picture != nil }
	}
	g, err := games.Called(flags.game)
	if err != nil {
		return nil, err
	}
	if !flags.all {
		chosen, err := a.Choose(g, words, kinds, done, brings)
		if err == nil && len(chosen.Entries) == 0 && !chosen.Passed {
			return nil, cliutil.Usage(hint, "nothing in %s can be %s", strings.Join(words, ", "), done)
		}
		return chosen, err
	}
	chosen := &cliutil.Choice{Workspace: a.LibraryWorkspace(workspace.Wanted{})}
	for _, kind := range kinds {
		for _, e := range chosen.Workspace.All(kind) {
			if brings(games.Of(e)) && (g == nil || e.Doc.Game == g.Catalog.Name) {
				chosen.Entries = append(chosen.Entries, e)
			}
		}
	}
	return chosen, nil
}

// pageNames returns the names of the sheets, without extensions: the ids, with the kind if several kinds share an id.
// Two definitions of one kind and id cannot be printed into one folder.
func (a *app) pageNames(chosen *cliutil.Choice) ([]string, error) {
	names := make([]string, len(chosen.Entries))
	by, told := map[string]*catalog.Entry{}, map[string]bool{}
	for i, e := range chosen.Entries {
		names[i] = e.ID
		if slices.Contains(volumeNames(), e.ID) { // a folder's own pages have these names
			names[i] += "." + e.Doc.Kind
		}
		if others := chosen.Workspace.Namesakes(e); len(others) > 0 {
			names[i] = e.ID + "." + e.Doc.Kind
			if !told[e.ID] {
				a.Complain("muster: ", fmt.Sprintf("%s is the id of %s and of %s: the file name has the kind, %s",
					e.ID, games.Described(e), games.Described(others[0]), names[i]))
			}
			told[e.ID] = true
		}
		if other := by[names[i]]; other != nil {
			return nil, cliutil.Usage("print them into different folders",
				"%s and %s have the same id: their sheets would have the same name",
				other.Doc.File.Name, e.Doc.File.Name)
		}
		by[names[i]] = e
	}
	return names, nil
}
