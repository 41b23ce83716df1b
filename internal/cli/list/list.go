package list

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"muster/catalog"
	"muster/docs"
	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/internal/validate/wording"
	"muster/internal/workspace"
	"muster/report"
	"muster/schema/diag"
	"muster/schema/project"
	"muster/validate"
	"muster/validate/check"
)

// listNames names everything that can be listed, in the order of the help.
func listNames() []string { return append(games.Lists(), "checks", "rules") }

// listLines returns the names as indented lines of a help text.
func listLines() string {
	lines := report.Wrapped(strings.Join(listNames(), ", "), 78)
	for i, line := range lines {
		lines[i] = "  " + strings.TrimSpace(line)
	}
	return strings.Join(lines, "\n")
}

// listName returns the name of a list, which may be given in the singular: "unit", "box", "city". A word for a part of
// a list names it too: "features" means terrain.
func listName(what string) string {
	stem, ies := strings.CutSuffix(what, "y")
	names := []string{what, what + "s", what + "es"}
	if ies {
		names = append(names, stem+"ies")
	}
	for _, name := range names {
		if slices.Contains(listNames(), name) {
			return name
		}
	}
	meant := what
	for _, g := range games.List() {
		name := g.Tables.Meant[strings.TrimSuffix(what, "s")]
		if name == "" || name == meant {
			continue
		}
		if meant != what {
			return what // cards: each game has others
		}
		meant = name
	}
	return meant
}

// checkPage returns the page of a check, in any game.
func checkPage(code string) (page string, ok bool) { return docs.Check(games.PageOf(code)) }

// checkTitle returns the title of a check's page, after its code.
func checkTitle(code string) string {
	page, _ := checkPage(code)
	head, _, _ := strings.Cut(page, "\n")
	_, title, _ := strings.Cut(head, ": ")
	return title
}

// ListCommand is `muster list`.
func ListCommand(run *cliutil.App) *cobra.Command {
	a := &app{run}
	var format, game string
	var all bool
	cmd := &cobra.Command{
		Use:   "list [LIST [PATH...]]",
		Short: "List definitions, rulebook rows, checks or rules",
		Long: `List definitions, rulebook rows, AI players, checks or rules. LIST is one of:

` + listLines() + `

Without LIST, an overview. Lists include the project of PATH (default: current), and only its games. Creatures are
units; landmarks and lairs are terrain.`,
		Example: `  muster list adventures
  muster list units --game medieval
  muster list terrain campaign/ --format json
  muster list checks`,
		ValidArgs: listNames(),
		RunE: func(_ *cobra.Command, args []string) error {
			if err := cliutil.OneOf("format", &format, "text", "json"); err != nil {
				return err
			}
			g, err := games.Called(game)
			if err != nil {
				return err
			}
			if all && g != nil {
				return cliutil.Usage("drop --all or --game", "--all lists every game, --game one")
			}
			of := games.List()
			if len(args) == 0 {
				if g != nil {
					of = []games.Game{*g}
				}
				return a.overview(of, format)
			}
			ws, err := a.openListed(args[1:])
			if err != nil {
				return err
			}
			what := listName(args[0])
			defer a.logInvalid(ws, listKinds(what)...) // after the answer
			if g == nil && !all && slices.Contains(listNames(), what) {
				of = a.ofProject(ws, what)
			} else if g != nil {
				of = []games.Game{*g}
			}
			list, err := list(ws, what, of, format == "json")
			if err != nil {
				return err
			}
			return a.tables(what, list, format)
		},
	}
	cmd.Flags().StringVar(&format, "format", "text", "output `FORMAT`: text or json")
	cliutil.GameFlag(cmd, &game, "")
	cmd.Flags().BoolVar(&all, "all", false, "everything: every game (default: games of the project)")
	return cmd
}

// group is the part of a list for one game; without a game if all share it.
type group struct {
	game *games.Game
	report.Table
}

// openListed opens the projects whose definitions are listed.
func (a *app) openListed(paths []string) (*workspace.Workspace, error) {
	ws := a.Open(workspace.Wanted{Paths: paths, Here: len(paths) == 0})
	if err := ws.NoDefinitions(); err != nil {
		return nil, err
	}
	for _, d := range ws.Gathered() {
		if project.Absent(d) && slices.Contains(paths, d.File) { // another one that cannot be had is left out
			return nil, cliutil.Usage(d.Help, "%s: %s", d.File, d.Message)
		}
	}
	a.TellStopped(ws)
	return ws, nil
}

// list returns the list of some games, game by game.
func list(ws *workspace.Workspace, what string, of []games.Game, json bool) ([]group, error) {
	switch {
	case slices.Contains(games.Lists(), what):
		return listed(ws, what, of, json)
	case what == "checks":
		t := report.Table{Columns: report.Heads("code", "severity", "title", "rules")}
		t.Columns[3].Drop = 1 // `muster explain CODE` has them
		for _, code := range validate.Codes(checksOf(of)) {
			t.AddWords(code.Code, code.Severity.String(), checkTitle(code.Code), strings.Join(code.Rules, ", "))
		}
		return []group{{Table: t}}, nil
	case what == "rules":
		t := report.Table{Columns: report.Heads("id", "state", "rule")}
		for _, r := range docs.Rules() {
			if len(of) == len(games.List()) || isOf(of, r.Game()) {
				t.AddWords(r.ID, r.State, r.Text)
			}
		}
		return []group{{Table: t}}, nil
	}
	hint := "run `muster list` for the names of all lists"
	near := diag.Meant(what, listNames())
	for _, g := range games.List() {
		if list := g.Tables.Meant[strings.TrimSuffix(what, "s")]; list != "" {
			near = "write " + list
		}
	}
	if near != "" {
		hint = near
	}
	return nil, cliutil.Usage(hint, "there is no list of %q", what)
}

// isOf reports whether a game is among some.
func isOf(of []games.Game, name string) bool {
	return slices.ContainsFunc(of, func(g games.Game) bool { return g.Catalog.Name == name })
}

// checksOf returns the checks for definitions of some games.
func checksOf(of []games.Game) []*check.Check {
	return slices.DeleteFunc(slices.Clone(games.Checks()), func(c *check.Check) bool {
		return c.Game != "" && !isOf(of, c.Game)
	})
}

// listed returns a list of definitions or rows for each of some games that has any.
func listed(ws *workspace.Workspace, what string, of []games.Game, json bool) ([]group, error) {
	var out, empty []group
	for i := range of {
		g := &of[i]
		what := listOf(g, what, json)
		if what == "" {
			continue
		}
		t, ok := definitions(ws, what, g, json)
		if !ok {
			t = rowTable(g.Tables.RowsOf(ws.Catalogs, what))
		}
		if len(t.Rows) > 0 {
			out = append(out, group{g, t})
		} else {
			empty = append(empty, group{g, t})
		}
	}
	if len(out)+len(empty) == 0 {
		g := &of[0] // the one that was named: among all games every list is there
		hint := "run `muster list --game " + g.Catalog.Name + "` for its lists"
		if near := g.Tables.Meant[strings.TrimSuffix(what, "s")]; near != "" {
			hint = "write " + near
		}
		return nil, cliutil.Usage(hint, "%s has no list of %s", g.Catalog.Title, what)
	}
	if len(out) == 0 {
		out = empty[:1]
	}
	return out, nil
}

// listOf returns the list of a game for a name, "" for none. It is the list with that name, or the definitions that
// another game calls so: the adventures of Runewars are its scenarios. JSON output contains one kind only.
func listOf(g *games.Game, name string, json bool) string {
	if slices.Contains(g.Tables.Lists, name) {
		return name
	}
	if json {
		return ""
	}
	meant := g.Tables.Meant[strings.TrimSuffix(name, "s")]
	if len(listKinds(name)) == 1 && len(listKinds(meant)) == 1 {
		return meant
	}
	return ""
}

// definitions returns a game's list of a kind of definition by its name; ok is false for an unknown name.
func definitions(ws *workspace.Workspace, what string, g *games.Game, json bool) (t report.Table, ok bool) {
	for _, kind := range games.Kinds().Names() {
		columns := g.Tables.Columns[kind]
		if games.Folder(kind) != what || columns == nil {
			continue
		}
		t.Columns = report.Heads(columns...)
		var entries []*catalog.Entry
		for _, e := range ws.All(kind) {
			if e.Doc.Game == g.Catalog.Name {
				t.AddWords(g.Tables.Cells(e)...)
				entries = append(entries, e)
			}
		}
		addPlayed(&t, entries, g, json)
		return t, true
	}
	return t, false
}

// rowTable returns a list of rows. If a project adds some, a column names their file. The names of players are their
// ids, so they have no name column.
func rowTable(list []report.Row) report.Table {
	named := slices.ContainsFunc(list, func(r report.Row) bool { return r.Name != r.ID })
	own := slices.ContainsFunc(list, func(r report.Row) bool { return r.File != "" })
	cells := func(id, name, file, summary string) []string {
		out := []string{id}
		if named {
			out = append(out, name)
		}
		if own {
			out = append(out, file)
		}
		return append(out, summary)
	}
	t := report.Table{Columns: report.Heads(cells("id", "name", "file", "summary")...)}
	for _, row := range list {
		summary := row.Summary
		if row.Box != nil {
			if box := row.Box(); box != "" { // authors write its id
				summary += "; box " + box
			}
		}
		t.AddWords(cells(row.ID, row.Name, row.File, summary)...)
	}
	return t
}

// listKinds returns the kinds of definition in a list.
func listKinds(what string) []string {
	switch what {
	case "checks", "rules", games.Players:
		return nil
	}
	for _, kind := range games.Kinds().Names() {
		if what == games.Folder(kind) {
			return []string{kind}
		}
	}
	return games.Kinds().Names() // all kinds can contain rows
}

// logInvalid reports in one line which invalid files are left out of an answer.
func (a *app) logInvalid(ws *workspace.Workspace, kinds ...string) {
	var names []string
	for _, c := range ws.Catalogs {
		for _, e := range c.InvalidFiles(kinds...) {
			names = append(names, e.Doc.File.Name)
		}
	}
	for _, d := range ws.Gathered() {
		if project.Absent(d) {
			names = append(names, d.File)
		}
	}
	if len(names) > 0 {
		_ = a.Out.Flush() // the answer comes first; its error is kept and reported at the end
		are := wording.Either(len(names) == 1, " has errors and is", " have errors and are")
		a.Complain("muster: ", wording.Some(names, 3)+are+" left out (run `muster check`)")
	}
}

// tables writes a list with the name what. Text output has columns, with a heading for each game if there are several.
// JSON output is an array of objects that name their game.
func (a *app) tables(what string, list []group, format string) error {
	if format == "json" {
		for i := range list {
			if list[i].game != nil {
				list[i].Columns = append(report.Heads("game"), list[i].Columns...)
				for j, row := range list[i].Rows {
					list[i].Rows[j] = append([]report.Cell{report.Word(list[i].game.Catalog.Name)}, row...)
				}
			}
		}
		all := list[0].Objects()
		for _, g := range list[1:] {
			all = append(all, g.Objects()...)
		}
		return diag.EncodeJSON(a.Out, all)
	}
	if len(list) == 1 && len(list[0].Rows) == 0 {
		return a.Lines("no " + what)
	}
	var lines []report.Line
	for i := range list {
		g := &list[i]
		if i > 0 {
			lines = append(lines, report.Line{})
		}
		if len(list) > 1 {
			lines = append(lines, report.Line{Style: diag.StyleTitle, Text: g.game.Catalog.Title})
		}
		lines = append(lines, a.Table(&g.Table)...)
	}
	return a.Styled(lines)
}
