package battlelore

import (
	"fmt"
	"strings"

	"muster/catalog"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/report/command"
	"muster/report"
)

// Lists returns the names of lists: definitions, then rows by kind.
func Lists() []string {
	return append([]string{"maps", "adventures", "deploycards", "sweeps", "results", "styles"}, Kinds()...)
}

// Meant maps words for a part of a list to that list.
func Meant() map[string]string {
	return map[string]string{
		"creature": "units", "feature": "terrain", "landmark": "terrain", "lair": "terrain", "set": "deploycards",
		"scenario": "adventures",
	}
}

// Kinds lists the kinds of rows in explanation order.
func Kinds() []string { return rulebook.Kinds() }

// Singular returns the display name of one row of a kind.
func Singular(kind string) string {
	switch kind {
	case "terrain", "council":
		return kind
	case "boxes":
		return "box"
	}
	return strings.ReplaceAll(strings.TrimSuffix(kind, "s"), "-", " ")
}

// Columns returns the columns of a list of definitions, by kind.
func Columns() map[string][]string {
	return map[string][]string{
		rulebook.KindMap:         {"id", "name", "board", "boxes"},
		rulebook.KindAdventure:   {"id", "name", "banners", "boxes", "type", "map", "date"},
		rulebook.KindSweep:       {"id", "name", "adventures", "players", "games"},
		rulebook.KindResults:     {"id", "name", "adventure", "games", "wins"},
		rulebook.KindStyle:       {"id", "name", "base", "weights"},
		rulebook.KindDeploycards: {"id", "name", "camp", "letter", "cards"},
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
		return append([]string{e.ID, e.Results.Name}, e.Results.Cells("pennant", "standard")...)
	case e.Set != nil:
		return []string{e.ID, e.Set.Name, e.Set.Camp, e.Set.Letter, fmt.Sprint(len(e.Set.Cards))}
	}
	return nil
}

// adventureCells returns an adventure as a row. If the sides have separate goals, it shows both, the Pennants' first.
func adventureCells(e *library.Entry) []string {
	a := e.Adventure
	banners, boxes := "", a.Boxes
	if l := e.Linked(); l != nil {
		banners, boxes = command.Goals(l.Goal(boards.Pennant), l.Goal(boards.Standard)), l.Table()
		if banners == "" {
			banners = command.Goals(a.Victory.Decisive, a.Victory.Decisive) // EP-VIC-01
		}
	}
	return []string{e.ID, a.Name, banners, strings.Join(boxes, ", "), a.Type, a.Map, a.Date}
}

// Rows lists the rows of a kind. Shipped ones come first, in order, with a project's replacements in their places. Then
// come new rows of the projects' rulebooks, then those of definitions. Two definitions may have rows with the same id.
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

// SetNames returns a function that finds the name of a set of Deployment cards, among definitions by kind and id.
func SetNames(find func(kind, id string) *catalog.Entry) func(id string) string {
	return func(id string) string {
		if e := library.EntryOf(find(rulebook.KindDeploycards, id)); e != nil && e.Set != nil {
			return e.Set.Name
		}
		return ""
	}
}
