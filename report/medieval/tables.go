package medieval

import (
	"strings"

	"muster/catalog"
	"muster/engine/command/boards"
	"muster/engine/medieval/library"
	"muster/engine/medieval/rulebook"
	"muster/report"
	"muster/report/command"
)

// Lists lists what can be listed: definitions, then rows by kind.
func Lists() []string { return append([]string{"maps", "adventures", "sweeps"}, Kinds()...) }

// Meant is the list that is meant by a word for some of it.
func Meant() map[string]string {
	return map[string]string{
		"inspired-action": "actions", "card": "command-cards", "token": "limits", "command": "limits", "die": "faces",
		"dice": "faces", "block": "boxes", "ground": "terrain", "feature": "terrain", "bow-marker": "boxes",
		"scenario": "adventures",
	}
}

// Kinds lists the kinds of rows, in the order in which they are explained.
func Kinds() []string { return rulebook.Kinds() }

// Singular is one of a kind of rows, for people.
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

// Columns are the columns of a list of definitions, by kind.
func Columns() map[string][]string {
	return map[string][]string{
		rulebook.KindMap:       {"id", "name", "board", "boxes"},
		rulebook.KindAdventure: {"id", "name", "banners", "boxes", "map", "date"},
		rulebook.KindSweep:     {"id", "name", "adventures", "players", "games"},
	}
}

// Cells is a definition in a list of its kind.
func Cells(of *catalog.Entry) []string {
	switch e := library.EntryOf(of); {
	case e.Map != nil:
		return []string{e.ID, e.Map.Name, e.Map.Board, strings.Join(e.Map.Boxes, ", ")}
	case e.Adventure != nil:
		return adventureCells(e)
	case e.Sweep != nil:
		return append([]string{e.ID, e.Sweep.Name}, e.Sweep.Cells()...)
	}
	return nil
}

// adventureCells is an adventure in a list. Sides with goals of their own have both, the top side's first.
func adventureCells(e *library.Entry) []string {
	a := e.Adventure
	banners, boxes := "", a.Boxes
	if l := e.Linked(); l != nil {
		banners, boxes = command.Goals(l.Goal(boards.Pennant), l.Goal(boards.Standard)), l.Table()
	}
	return []string{e.ID, a.Name, banners, strings.Join(boxes, ", "), a.Map, a.Date}
}

// Rows lists the rows of a kind: what ships, in its order, each row that a project's rulebooks replace in its place,
// then what is new in them, then what definitions bring for themselves. Two definitions may bring rows of one id.
func Rows(projects []*catalog.Catalog, kind string) []report.Row {
	from := command.Source{
		Base:   rulebook.Base(),
		RowsOf: rulebook.RowsOf,
		KindOf: rulebook.KindOf,
		Kinds:  rulebook.FileKinds(),
	}
	var books, definitions []command.File
	for _, p := range projects {
		c := library.Of(p)
		for _, e := range c.Rulebooks() {
			books = append(books, command.File{Doc: e.Doc, Book: e.Rules()})
		}
		for _, e := range c.Bringing() {
			definitions = append(definitions, command.File{Doc: e.Doc, Book: library.Use(e)})
		}
	}
	return from.Rows(kind, books, definitions)
}
