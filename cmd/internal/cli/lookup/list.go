package lookup

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"muster/cmd/internal/cli/shell"
	"muster/cmd/internal/games"
	"muster/docs"
	"muster/report"
	"muster/schema/diag"
	"muster/schema/project"
	"muster/validate"
)

// listNames names everything that can be listed, in the order of the help.
func listNames() []string { return append(games.Lists(), "checks", "rules") }

// ListCommand is `muster list`.
func ListCommand(run *shell.App) *cobra.Command {
	a := &app{run}
	var format string
	cmd := &cobra.Command{
		Use:   "list " + strings.Join(listNames(), "|") + " [PATH...]",
		Short: "List definitions, the rulebook's rows, checks or rules",
		Long: `List maps, adventures or deployment sets, those of the project before the library's; the units, weapons, races,
banners, terrain, boxes, cards and tokens of the rulebook, with the rows that the project adds and the file of each; every
check; or every rule with its state. Creatures are among the units, landmarks and lairs among the terrain.

The project is that of the given files and folders, or else the current one.`,
		ValidArgs: listNames(),
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return shell.Usage("write one of "+strings.Join(listNames(), ", "), "list wants to know what to list")
			}
			return nil
		},
		RunE: func(_ *cobra.Command, args []string) error {
			if err := shell.OneOf("format", format, "text", "json"); err != nil {
				return err
			}
			t, err := a.list(args[0], args[1:])
			if err != nil {
				return err
			}
			return a.table(t, format)
		},
	}
	cmd.Flags().StringVar(&format, "format", "text", "how to write the list: text or json")
	return cmd
}

func (a *app) list(what string, paths []string) (report.Table, error) {
	ws := a.Open(shell.Wanted{Paths: paths, Here: len(paths) == 0})
	if err := ws.NoDefinitions(); err != nil {
		return report.Table{}, err
	}
	for _, d := range ws.Gathered() {
		if project.Absent(d) {
			return report.Table{}, shell.Usage(d.Help, "%s: %s", d.File, d.Message)
		}
	}
	a.TellStopped(ws)
	a.tellSpoilt(ws, listKinds(what)...)
	if t, ok := definitions(ws, what); ok {
		return t, nil
	}
	if slices.Contains(games.Lists(), what) {
		return rowTable(ws, what), nil
	}
	switch what {
	case "checks":
		t := report.Table{Columns: report.Heads("code", "severity", "rules")}
		for _, code := range validate.Codes(games.Checks()) {
			t.AddWords(code.Code, code.Severity.String(), strings.Join(code.Rules, ", "))
		}
		return t, nil
	case "rules":
		t := report.Table{Columns: report.Heads("id", "state", "rule")}
		for _, r := range docs.Rules() {
			t.AddWords(r.ID, r.State, r.Text)
		}
		return t, nil
	}
	hint := "write one of " + strings.Join(listNames(), ", ")
	near := diag.Nearest(what, listNames())
	for _, g := range games.List() {
		if list := g.Tables.Meant[strings.TrimSuffix(what, "s")]; list != "" {
			near = list
		}
	}
	if near != "" {
		hint = "write " + near
	}
	return report.Table{}, shell.Usage(hint, "there is no list of %q", what)
}

// definitions is the list of a kind of definition, by its name; ok is false when there is none of that name.
func definitions(ws *shell.Workspace, what string) (t report.Table, ok bool) {
	for _, kind := range games.Kinds().Names() {
		tables := &games.Of(kind).Tables
		if games.Folder(kind) != what || tables.Columns[kind] == nil {
			continue
		}
		t.Columns = report.Heads(tables.Columns[kind]...)
		for _, e := range ws.All(kind) {
			t.AddWords(tables.Cells(e)...)
		}
		return t, true
	}
	return t, false
}

// rowTable is the list of a kind of rows. Where a project adds some, a column says which file does.
func rowTable(ws *shell.Workspace, kind string) report.Table {
	var list []report.Row
	for _, g := range games.List() {
		list = append(list, g.Tables.RowsOf(ws.Catalogs, kind)...)
	}
	t := report.Table{Columns: report.Heads("id", "name", "summary")}
	own := slices.ContainsFunc(list, func(r report.Row) bool { return r.File != "" })
	if own {
		t.Columns = report.Heads("id", "name", "file", "summary")
	}
	for _, row := range list {
		cells := []string{row.ID, row.Name, row.Summary}
		if own {
			cells = slices.Insert(cells, 2, row.File)
		}
		t.AddWords(cells...)
	}
	return t
}

// listKinds are the kinds of definition that a list is made from.
func listKinds(what string) []string {
	switch what {
	case "checks", "rules":
		return nil
	}
	for _, kind := range games.Kinds().Names() {
		if what == games.Folder(kind) {
			return []string{kind}
		}
	}
	return games.Kinds().Names() // rows stand in all of them
}

// tellSpoilt says which files have errors, so that what they hold may be missing.
func (a *app) tellSpoilt(ws *shell.Workspace, kinds ...string) {
	told := false
	for _, c := range ws.Catalogs {
		for _, e := range c.Spoilt(kinds...) {
			a.Complain("muster: ", e.Doc.File.Name+" has errors: what they spoil is left out")
			told = true
		}
	}
	if told {
		a.Complain("        ", "run `muster check` for what is wrong")
	}
}

// table writes a list: columns for people, an array of objects for machines.
func (a *app) table(t report.Table, format string) error {
	if format == "json" {
		return diag.EncodeJSON(a.Out, t.Objects())
	}
	return a.Lines(t.Lines()...)
}
