package editortest

import (
	"muster/internal/editor/words"

	"slices"
	"strings"
	"testing"

	"muster/catalog"
	"muster/internal/editor/outline"
	"muster/report"
)

// Meanings checks every text of valid definitions: a reference that a game reports exists, and is among the editor's
// suggestions. It returns the number of texts of each sort.
func Meanings(t *testing.T, g words.Game, entries []*catalog.Entry) map[words.Sort]int {
	t.Helper()
	met := map[words.Sort]int{}
	for _, e := range entries {
		for _, n := range outline.Read(e.Doc.File.Text).Nodes {
			if n.Kind != outline.Text {
				continue
			}
			m := g.Meaning(e.Doc.Kind, n.Path)
			met[m.Sort]++
			where := e.Doc.File.Name + " " + strings.Join(n.Path, "/")
			switch m.Sort {
			case words.SortDefinition:
				if e.Catalog().FindFor(e, m.Of, n.Text) == nil {
					t.Errorf("%s: there is no %s %q", where, m.Of, n.Text)
				}
			case words.SortRow:
				if !m.Names && !slices.ContainsFunc(g.Rows(e, m), func(r report.Row) bool { return r.ID == n.Text }) {
					t.Errorf("%s: %q is not among the %s (%s)", where, n.Text, m.Of, m.Among)
				}
			case words.SortLabel:
				if !slices.ContainsFunc(g.Places(e), func(p words.Place) bool { return p.Label == n.Text && p.Says != "" }) {
					t.Errorf("%s: there is no hex %q", where, n.Text)
				}
				if text := g.Around(e, n.Text); !strings.HasPrefix(text, n.Text+": ") || !strings.Contains(text, ">") {
					t.Errorf("%s: %q is told as %q", where, n.Text, text)
				}
			case words.SortCells:
				cells(t, g, e, n, where)
			}
		}
	}
	return met
}

// cells checks every cell of a text: a hex has terrain, and a cell without a hex is among the symbols.
func cells(t *testing.T, g words.Game, e *catalog.Entry, n outline.Node, where string) {
	t.Helper()
	symbols := g.Symbols(e, n.Path)
	first, last := g.Ends(e, n.Path)
	all := strings.Fields(n.Text)
	for i, symbol := range all {
		c := g.Cell(e, n.Path, i, symbol)
		switch {
		case first != "" && (c.Row == nil || c.Label == ""), first == "" && (c.Row == nil) != (symbol == "."):
			t.Errorf("%s: cell %d, %q, is %+v", where, i, symbol, c)
		case i == 0 && c.Label != first, i == len(all)-1 && c.Label != last:
			t.Errorf("%s: cell %d is %q, and the row goes from %q to %q", where, i, c.Label, first, last)
		}
		if !slices.ContainsFunc(symbols, func(r report.Row) bool { return r.ID == symbol }) {
			t.Errorf("%s: %q is not among the symbols", where, symbol)
		}
	}
}
