package games

import (
	"strings"

	"muster/catalog"
	"muster/editor"
	"muster/internal/editor/words"
)

// EditorOptions returns the options of an editor server that follow from the list of games. The caller adds the files
// and everything that asks the operating system.
func EditorOptions() editor.Options {
	none := func(string) []string { return nil }
	return editor.Options{
		Catalogs: Catalogs(), Checks: Checks(), Known: Known(), Describe: describe, Printed: none, Played: none,
		Games: func(name string) *words.Game {
			if g := Named(name); g != nil && g.Editor.Meaning != nil {
				return &g.Editor
			}
			return nil
		},
	}
}

// describe returns a short description of a definition: its name, and its row in the list of its kind.
func describe(e *catalog.Entry) string {
	g := Of(e)
	if g == nil {
		return ""
	}
	name, _ := e.Doc.Tree["name"].(string)
	lines := []string{"**" + name + "**, " + Described(e)}
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

// Described returns an entry's description for use in a sentence.
func Described(e *catalog.Entry) string {
	what := Noun(e.Doc.Kind)
	if e.Given {
		return what + " (" + e.Doc.File.Name + ")"
	}
	return what + " of the library"
}
