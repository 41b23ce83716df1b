package list

import (
	"fmt"
	"slices"

	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/internal/validate/wording"
	"muster/internal/workspace"
	"muster/report"
)

// found is a row of a rulebook, with its kind and the display name of that kind.
type found struct {
	row            report.Row
	kind, singular string
}

// rowsNamed returns the rows of a game with a word as their id or name.
func rowsNamed(ws *workspace.Workspace, g *games.Game, word string) []found {
	var out []found
	for _, kind := range g.Tables.Rows {
		for _, row := range g.Tables.RowsOf(ws.Catalogs, kind) {
			if sameWord(row.ID, word) || sameWord(row.Name, word) {
				out = append(out, found{row, kind, g.Tables.Singular(kind)})
			}
		}
	}
	return out
}

// elsewhere refuses a word that names only rows of other games, or a synonym for one. It names these games and the rows
// that the game has instead; nil if no other game has it.
func elsewhere(ws *workspace.Workspace, word string, of *games.Game) error {
	for _, w := range append([]string{word}, synonymsOf(word)...) {
		var first found
		var titles []string
		flag := ""
		for i := range games.List() {
			g := &games.List()[i]
			rows := rowsNamed(ws, g, w)
			if g.Catalog.Name == of.Catalog.Name || len(rows) == 0 {
				continue
			}
			if titles = append(titles, g.Catalog.Title); flag == "" {
				first, flag = rows[0], "--game "+g.Catalog.Name
			}
		}
		if len(titles) > 0 {
			return cliutil.Usage(fmt.Sprintf("run `muster explain %s %s`, or `%s` for %s", first.row.ID, flag,
				instead(of, first.kind), of.Catalog.Title), "%s has no rulebook row %q: %s (%s) is a row of %s",
				of.Catalog.Title, word, first.row.ID, first.singular, wording.List(titles, "and"))
		}
	}
	return nil
}

// instead returns the command that lists a game's rows of a kind, or else its lists.
func instead(of *games.Game, kind string) string {
	if slices.Contains(of.Tables.Lists, kind) {
		return "muster list " + kind + " --game " + of.Catalog.Name
	}
	return "muster list --game " + of.Catalog.Name
}
