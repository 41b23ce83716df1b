package cli

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"muster/docs"
	"muster/engine/catalog"
	"muster/engine/rulebook"
	"muster/schema"
	"muster/schema/diag"
	"muster/validate"
)

// table is what a list shows: a head and rows of as many cells.
type table struct {
	head []string
	rows [][]string
}

// lists names everything that can be listed, in the order of the help.
var listNames = [...]string{"maps", "adventures", "deploycards", "units", "terrain", "boxes", "specialists", "command-cards", "lore-cards", "tokens", "checks", "rules"}

// listName is the list of a kind of definition.
func listName(kind string) string {
	if kind == schema.KindDeploycards {
		return kind
	}
	return kind + "s"
}

func (a *app) listCommand() *cobra.Command {
	var format string
	cmd := &cobra.Command{
		Use:   "list " + strings.Join(listNames[:], "|") + " [PATH...]",
		Short: "List definitions, the rulebook's rows, checks or rules",
		Long: `List the library's maps, adventures or deployment sets with those of the given files and folders; the units,
terrain, boxes, cards and tokens of the rulebook; every check; or every rule with its state. Creatures are among the
units, landmarks and lairs among the terrain.`,
		ValidArgs: listNames[:],
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return usage("write one of "+strings.Join(listNames[:], ", "), "list wants to know what to list")
			}
			return nil
		},
		RunE: func(_ *cobra.Command, args []string) error {
			if err := oneOf("format", format, "text", "json"); err != nil {
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

func (a *app) list(what string, paths []string) (table, error) {
	in, err := a.gather(paths)
	if err != nil {
		return table{}, err
	}
	if len(in.findings) > 0 {
		return table{}, usage("check the spelling of the path", "%s: %s", in.findings[0].File, in.findings[0].Message)
	}
	c := catalog.New(in.files, a.workers)
	switch what {
	case "maps":
		t := table{head: []string{"id", "name", "board", "boxes"}}
		for _, e := range c.All(schema.KindMap) {
			t.add(e.ID, e.Map.Name, e.Map.Board, strings.Join(e.Map.Boxes, ", "))
		}
		return t, nil
	case "adventures":
		t := table{head: []string{"id", "name", "type", "map", "date"}}
		for _, e := range c.All(schema.KindAdventure) {
			t.add(e.ID, e.Adventure.Name, e.Adventure.Type, e.Adventure.Map, e.Adventure.Date)
		}
		return t, nil
	case "deploycards":
		t := table{head: []string{"id", "name", "camp", "letter", "cards"}}
		for _, e := range c.All(schema.KindDeploycards) {
			t.add(e.ID, e.Set.Name, e.Set.Camp, e.Set.Letter, fmt.Sprint(len(e.Set.Cards)))
		}
		return t, nil
	case "units", "terrain", "boxes", "specialists", "command-cards", "lore-cards", "tokens":
		t := table{head: []string{"id", "name", "summary"}}
		for _, row := range rulesOf(c).Rows(what) {
			t.add(row.ID, row.Name, row.Summary)
		}
		return t, nil
	case "checks":
		t := table{head: []string{"code", "severity", "rules"}}
		for _, code := range validate.Codes() {
			t.add(code.Code, code.Severity.String(), strings.Join(code.Rules, ", "))
		}
		return t, nil
	case "rules":
		t := table{head: []string{"id", "state", "rule"}}
		for _, r := range docs.Rules() {
			t.add(r.ID, r.State, r.Text)
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
	return table{}, usage(hint, "there is no list of %q", what)
}

// rulesOf is the shipped rulebook with what the given files add: rulebook files, and the rows that other definitions
// bring for themselves.
func rulesOf(c *catalog.Catalog) *rulebook.Rulebook {
	rules := rulebook.Base()
	for _, e := range c.Given() {
		rules = rules.Extend(e.Doc)
	}
	return rules
}

func (t *table) add(cells ...string) { t.rows = append(t.rows, cells) }

// table writes a list: columns for people, an array of objects for machines.
func (a *app) table(t table, format string) error {
	if format == "json" {
		out := make([]map[string]string, len(t.rows))
		for i, row := range t.rows {
			out[i] = map[string]string{}
			for j, cell := range row {
				out[i][t.head[j]] = cell
			}
		}
		enc := json.NewEncoder(a.out)
		enc.SetEscapeHTML(false)
		enc.SetIndent("", "  ")
		return enc.Encode(out)
	}
	return a.lines(t.text()...)
}

// text sets a table in columns.
func (t *table) text() []string {
	all := append([][]string{t.head}, t.rows...)
	widths := make([]int, len(t.head))
	for _, row := range all {
		for j, cell := range row {
			widths[j] = max(widths[j], len([]rune(cell)))
		}
	}
	lines := make([]string, len(all))
	for i, row := range all {
		var b strings.Builder
		for j, cell := range row {
			fmt.Fprintf(&b, "%-*s  ", widths[j], cell)
		}
		lines[i] = strings.TrimRight(b.String(), " ")
	}
	return lines
}
