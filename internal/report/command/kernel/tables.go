package kernel

import (
	"strings"

	"muster/catalog"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/report/command"
	"muster/report"
)

// Lists returns the names of lists: definitions, then rows by kind.
func Lists() []string {
	return append([]string{"maps", "adventures", "sweeps", "results", "styles"}, Kinds()...)
}

// Meant maps words for a part of a list to that list.
func Meant() map[string]string {
	return map[string]string{
		"inspired-action": "actions", "card": "command-cards", "token": "limits", "command": "limits", "die": "faces",
		"dice": "faces", "block": "boxes", "ground": "terrain", "feature": "terrain", "bow-marker": "boxes",
		"scenario": "adventures",
	}
}

// Kinds lists the kinds of rows in explanation order.
func Kinds() []string { return rulebook.Kinds() }

// Singular returns the display name of one row of a kind.
func Singular(kind string) string {
	switch kind {
	case "terrain", "support":
		return kind
	case "boxes":
		return "box"
	case "classes":
		return "class"
	}
	return strings.ReplaceAll(strings.TrimSuffix(kind, "s"), "-", " ")
}

// Columns returns the columns of a list of definitions, by kind.
func Columns() map[string][]string {
	return map[string][]string{
		rulebook.KindMap:       {"id", "name", "board", "boxes"},
		rulebook.KindAdventure: {"id", "name", "banners", "boxes", "map", "date"},
		rulebook.KindSweep:     {"id", "name", "adventures", "players", "games"},
		rulebook.KindResults:   {"id", "name", "adventure", "games", "wins"},
		rulebook.KindStyle:     {"id", "name", "base", "weights"},
	}
}

// Cells returns a definition as a row in the list of its kind.
func Cells(of *catalog.Entry) []string {
	switch e := library.EntryOf(of); {
	case e.Map != nil:
		return []string{e.ID, e.Map.Name, e.Map.Board, strings.Join(e.Map.Boxes, ", ")}
	case e.Adventure != nil:
		return adventureCells(e)
	case e.Sweep != nil:
		return append([]string{e.ID, e.Sweep.Name}, e.Sweep.Cells()...)
	case e.Style != nil:
		return append([]string{e.ID, e.Style.Name}, e.Style.Cells()...)
	case e.Results != nil:
		return append([]string{e.ID, e.Results.Name}, e.Results.Cells("top", "bottom")...)
	}
	return nil
}

// adventureCells returns an adventure as a row. If the sides have separate goals, it shows both, the top side's first.
func adventureCells(e *library.Entry) []string {
	a := e.Adventure
	banners, boxes := "", a.Boxes
	if l := e.Linked(); l != nil {
		banners, boxes = command.Goals(l.Goal(boards.Pennant), l.Goal(boards.Standard)), l.Table()
	}
	return []string{e.ID, a.Name, banners, strings.Join(boxes, ", "), a.Map, a.Date}
}

// Rows lists the rows of a kind. Shipped ones come first, in order, with a project's replacements in their places. Then
// come new rows of the projects' rulebooks, then those of definitions. Two definitions may have rows with the same id.
func Rows(of *library.Game, projects []*catalog.Catalog, kind string) []report.Row {
	from := command.Source{
		Base:   of.Base(),
		RowsOf: rulebook.RowsOf,
		KindOf: rulebook.KindOf,
		Kinds:  of.FileKinds(),
	}
	var books, definitions []command.File
	for _, p := range projects {
		c := of.Of(p)
		for _, e := range c.Rulebooks() {
			books = append(books, command.File{Doc: e.Doc, Book: e.Rules()})
		}
		for _, e := range c.Bringing() {
			definitions = append(definitions, command.File{Doc: e.Doc, Book: library.Use(e)})
		}
	}
	return from.Rows(kind, books, definitions)
}
