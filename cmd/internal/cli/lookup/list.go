package lookup

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"muster/cmd/internal/cli/shell"
	"muster/cmd/internal/games"
	"muster/docs"
	"muster/engine/battlelore/kinds"
	"muster/report"
	"muster/schema/diag"
	"muster/schema/project"
	"muster/validate"
)

// lists names everything that can be listed, in the order of the help.
var listNames = [...]string{
	"maps", "adventures", "deploycards", "units", "weapons", "races", "banners", "terrain", "boxes", "specialists",
	"command-cards", "lore-cards", "tokens", "checks", "rules",
}

// ListCommand is `muster list`.
func ListCommand(run *shell.App) *cobra.Command {
	a := &app{run}
	var format string
	cmd := &cobra.Command{
		Use:   "list " + strings.Join(listNames[:], "|") + " [PATH...]",
		Short: "List definitions, the rulebook's rows, checks or rules",
		Long: `List maps, adventures or deployment sets, those of the project before the library's; the units, weapons, races,
banners, terrain, boxes, cards and tokens of the rulebook, with the rows that the project adds and the file of each; every
check; or every rule with its state. Creatures are among the units, landmarks and lairs among the terrain.

The project is that of the given files and folders, or else the current one.`,
		ValidArgs: listNames[:],
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return shell.Usage("write one of "+strings.Join(listNames[:], ", "), "list wants to know what to list")
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
	switch what {
	case "maps":
		t := report.Table{Columns: report.Heads("id", "name", "board", "boxes")}
		for _, e := range ws.All(kinds.Map) {
			t.AddWords(e.ID, e.Map.Name, e.Map.Board, strings.Join(e.Map.Boxes, ", "))
		}
		return t, nil
	case "adventures":
		t := report.Table{Columns: report.Heads("id", "name", "type", "map", "date")}
		for _, e := range ws.All(kinds.Adventure) {
			t.AddWords(e.ID, e.Adventure.Name, e.Adventure.Type, e.Adventure.Map, e.Adventure.Date)
		}
		return t, nil
	case "deploycards":
		t := report.Table{Columns: report.Heads("id", "name", "camp", "letter", "cards")}
		for _, e := range ws.All(kinds.Deploycards) {
			t.AddWords(e.ID, e.Set.Name, e.Set.Camp, e.Set.Letter, fmt.Sprint(len(e.Set.Cards)))
		}
		return t, nil
	case "units", "weapons", "races", "banners", "terrain", "boxes", "specialists", "command-cards",
		"lore-cards", "tokens":
		return rowTable(ws, what), nil
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
	hint := "write one of " + strings.Join(listNames[:], ", ")
	near := diag.Nearest(what, listNames[:])
	switch strings.TrimSuffix(what, "s") {
	case "creature":
		near = "units"
	case "landmark", "lair":
		near = "terrain"
	case "set":
		near = "deploycards"
	}
	if near != "" {
		hint = "write " + near
	}
	return report.Table{}, shell.Usage(hint, "there is no list of %q", what)
}

// listKinds are the kinds of definition that a list is made from.
func listKinds(what string) []string {
	switch what {
	case "checks", "rules":
		return nil
	}
	for _, kind := range games.Kinds().Names() {
		if what == shell.ListName(kind) {
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
