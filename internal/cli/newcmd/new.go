package newcmd

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"muster/examples"
	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/report"
	"muster/schema/diag"
)

// ofAll is the thing that `muster new` makes besides definitions: a folder for all of them.
const ofAll = "project"

// flags are the flags of `muster new`.
type flags struct {
	game  string
	board string
	on    string // the id of a map or a realm
	flag  string // map or realm: the flag that names it, "" for none
	realm string // of --realm
	ci    string
	from  string
	force bool
}

// things lists what `muster new` can make.
func things() []string { return append([]string{ofAll}, games.Kinds().Names()...) }

// Command is `muster new`.
func Command(run *cliutil.App) *cobra.Command {
	a := &app{run}
	var f flags
	cmd := &cobra.Command{
		Use:   "new " + strings.Join(things(), "|") + " NAME",
		Short: "Create a project, or a file in it",
		Long: `Create a complete, commented file that passes muster check. It goes into the folder of its kind in the project, or into
the current folder outside a project. A new project is a folder with .muster.toml, a map, an adventure, README.md and
.gitignore.

NAME is an id (the-bell-tower) or a title ("The Bell Tower"). Without --game the first game with such a kind is used.
Existing files are overwritten, and a project is created inside another one, only with --force. NAME . with --ci adds
only the CI file to the current project.

More: docs/how-to/tasks.md, docs/reference/projects.md`,
		Example: `  muster new project the-marches
  muster new project the-marches --ci github
  muster new project . --ci github
  muster new map "The Bell Tower" --board epic
  muster new adventure the-bell-tower --map two-oaks
  muster new deploycards hill-men --from pennant-a
  muster new scenario first-winter --realm three-crowns
  muster new realm three-rivers --random --seats 3`,
		ValidArgs: things(),
		Args:      oneName,
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := isKind(cmd, args); err != nil {
				return err
			}
			return a.create(cmd, args[0], args[1], &f)
		},
	}
	f.add(cmd)
	cmd.Flags().StringVar(&f.board, "board", "", "start on `BOARD`: "+
		strings.Join(games.Started(""), ", "))
	cmd.Flags().StringVar(&f.on, "map", "", "use the map `ID` in a new adventure")
	cmd.Flags().StringVar(&f.realm, "realm", "", "use the realm `ID` in a new scenario")
	cmd.Flags().StringVar(&f.ci, "ci", "", "add the CI file of `HOST` to a project: "+
		strings.Join(examples.Hosts(), ", "))
	cmd.AddCommand(realmCommand(a))
	return cmd
}

// add adds the flags that every kind has.
func (f *flags) add(cmd *cobra.Command) {
	cmd.Flags().StringVar(&f.from, "from", "", "start from `SOURCE`: the id or file to copy")
	cliutil.GameFlag(cmd, &f.game, "")
	cmd.Flags().BoolVar(&f.force, "force", false, "overwrite existing files")
}

// oneName requires a thing to make and its name.
func oneName(cmd *cobra.Command, args []string) error {
	switch {
	case len(args) == 0:
		return cliutil.Usage("try `muster new project the-marches`, or one of "+strings.Join(things(), ", "),
			"new needs a kind and a name")
	case len(args) == 1 && !slices.Contains(things(), args[0]):
		return isKind(cmd, args)
	case len(args) == 1 && args[0] == ofAll && cmd.Flags().Changed("ci"):
		return cliutil.Usage("run `"+meant(cmd, ofAll, []string{here})+"` to add the CI file to the current project, "+
			"or write the name of a new one", "new project needs a name")
	case len(args) == 1:
		return cliutil.Usage("try `muster new "+args[0]+" "+anyName+"`", "new %s needs a name", args[0])
	case len(args) > 2:
		return cliutil.Usage("put a title of several words in quotes", "new creates one file: %q is one argument too many",
			args[2])
	}
	return nil
}

// create creates a project or a definition.
func (a *app) create(cmd *cobra.Command, thing, name string, f *flags) error {
	if cmd.Flags().Changed("from") && f.from == "" {
		return cliutil.Usage("name a definition, or drop --from", "--from is empty")
	}
	game, err := begun(cmd, thing, name, f.game)
	if err != nil {
		return err
	}
	if thing != ofAll && f.game == "" {
		if game, err = a.ofProject(cmd, thing, name, game, f); err != nil {
			return err
		}
	}
	if cmd.Flags().Changed("board") {
		if err := fits(thing, game, f); err != nil {
			return err
		}
	}
	for _, flag := range []string{"map", "realm"} {
		if !cmd.Flags().Changed(flag) {
			continue
		}
		if f.flag != "" {
			return cliutil.Usage("drop one of them", "--realm does not go with --map")
		}
		if f.flag = flag; flag == "realm" {
			f.on = f.realm
		}
		if err := placed(cmd, thing, game, f); err != nil {
			return err
		}
	}
	if cmd.Flags().Changed("ci") {
		if thing != ofAll {
			return cliutil.Usage("drop --ci", "--ci does not go with new %s: it is for projects", thing)
		}
		if err := cliutil.OneOf("ci", &f.ci, examples.Hosts()...); err != nil {
			return err
		}
	}
	switch {
	case thing == ofAll && name == here:
		return a.intoProject(cmd, f)
	case thing == ofAll:
		return a.project(name, game, f)
	}
	return a.definition(thing, name, game, f)
}

// oneOf refuses a word that is not in the list, with the nearest word of the list.
func oneOf(what, word string, list []string) error {
	for _, w := range list {
		if w == word {
			return nil
		}
	}
	hint := "write one of " + strings.Join(list, ", ")
	if near := diag.Meant(word, list); near != "" {
		hint = near
	}
	return cliutil.Usage(hint, "there is no %s %q", what, word)
}

// begun returns the game in which to create a thing: the one of --game, or the first that creates such a thing.
func begun(cmd *cobra.Command, thing, name, of string) (*games.Game, error) {
	g, err := games.Called(of)
	switch {
	case err != nil:
		return nil, err
	case g == nil:
		return firstOf(thing), nil
	case !g.Begins():
		return nil, cliutil.Usage("drop --game", "muster new has no templates for %s", g.Catalog.Title)
	}
	if kinds := games.Kinds().Of(g.Catalog.Name); thing != ofAll && !kinds.Has(thing) {
		help := "write one of " + strings.Join(kinds.Names(), ", ")
		if line := otherKind(cmd, thing, name, g); line != "" {
			help = "run `" + line + "`"
		}
		return nil, cliutil.Usage(help, "%s has no kind %q", g.Catalog.Title, thing)
	}
	return g, nil
}

// firstOf returns the first game of the list that has a kind and creates definitions; the default game for a project.
func firstOf(thing string) *games.Game {
	for i := range games.List() {
		if g := &games.List()[i]; g.Begins() && games.Kinds().Of(g.Catalog.Name).Has(thing) {
			return g
		}
	}
	return games.Default()
}

// fits refuses a board that is unknown or does not apply to a thing of a game.
func fits(thing string, g *games.Game, f *flags) error {
	kind := thing
	if thing == ofAll {
		kind = ""
	}
	boards := g.Started(kind)
	if len(boards) == 0 {
		return cliutil.Usage("drop --board", "--board does not go with new %s: it is for maps and adventures", thing)
	}
	if f.from != "" {
		return cliutil.Usage("drop --board", "--board does not go with --from: the copy has the board of %s", f.from)
	}
	if other := boardOf(kind, f.board); other != "" && !slices.Contains(boards, f.board) {
		hint := "add --game " + other
		if f.game != "" {
			hint = "write --game " + other + ", or a board of " + g.Catalog.Title + ": " + strings.Join(boards, ", ")
		}
		return cliutil.Usage(hint, "the board %q is of %s", f.board, games.Kinds().Title(other))
	}
	return oneOf("board", f.board, boards)
}

// placed refuses --map and --realm where they have no effect.
func placed(cmd *cobra.Command, thing string, g *games.Game, f *flags) error {
	switch {
	case thing == ofAll || g.Start.Maps(thing) != f.flag:
		kinds := map[string]string{"map": "adventures", "realm": "scenarios"}
		hint := "drop --" + f.flag
		if other := g.Start.Maps(thing); thing != ofAll && other != "" {
			hint = "write --" + other
		}
		return cliutil.Usage(hint, "--%s does not go with new %s: it is for %s", f.flag, thing, kinds[f.flag])
	case f.on == "":
		return cliutil.Usage("name a "+f.flag+", or drop --"+f.flag, "--%s is empty", f.flag)
	case cmd.Flags().Changed("board"):
		return cliutil.Usage("drop --board", "--board does not go with --%s: the map has its board", f.flag)
	case f.from != "":
		return cliutil.Usage("drop one of them", "--%s does not go with --from: a copy has the %s of %s", f.flag,
			f.flag, f.from)
	}
	return nil
}

// boardOf returns the name of the first game whose definitions of a kind can use a board; "" for none.
func boardOf(kind, board string) string {
	for i := range games.List() {
		if g := &games.List()[i]; g.Begins() && slices.Contains(g.Started(kind), board) {
			return g.Catalog.Name
		}
	}
	return ""
}

// next lists the commands to type next.
func (a *app) next(list []report.Command) error {
	lead := "next: "
	for _, c := range list {
		if err := a.Lines(lead + c.String()); err != nil {
			return err
		}
		lead = "      "
	}
	return nil
}
