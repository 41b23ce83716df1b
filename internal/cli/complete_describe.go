package cli

import (
	"strings"

	"muster/catalog"
	"muster/internal/cli/cliutil"
	"muster/internal/games"
)

// described returns a short description of a definition: its name, and its row in the list of its kind.
func described(e *catalog.Entry) string {
	g := games.Of(e)
	if g == nil {
		return ""
	}
	name, _ := e.Doc.Tree["name"].(string)
	lines := []string{"**" + name + "**, " + cliutil.Described(e)}
	columns := g.Tables.Columns[e.Doc.Kind]
	if columns == nil || g.Tables.Cells == nil {
		return lines[0]
	}
	for i, cell := range g.Tables.Cells(e) {
		if column := columns[i]; cell != "" && column != "name" {
			lines = append(lines, "- "+column+": "+cell)
		}
	}
	return strings.Join(lines, "\n")
}
