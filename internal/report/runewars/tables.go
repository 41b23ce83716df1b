package runewars

import (
	"fmt"
	"strconv"
	"strings"

	"muster/catalog"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/report/command"
	"muster/report"
)

// Lists returns the names of lists: definitions, then rows by kind.
func Lists() []string {
	return append([]string{"realms", "scenarios", "battles", "styles"}, TableKinds()...)
}

// Meant maps words for a part of a list to that list.
func Meant() map[string]string {
	return map[string]string{
		"area": "tiles", "home-realm": "tiles", "neutral": "units", "token": "exploration", "rune": "boxes",
		"dial": "factions", "fate-card": "fate", "card": "tactics", "season-card": "seasons", "weapon": "rewards",
		"adventure": "scenarios",
	}
}

// TableKinds lists the kinds of rows in explanation order.
func TableKinds() []string { return rulebook.Kinds() }

// Singular returns the display name of one row of a kind.
func Singular(kind string) string {
	switch kind {
	case "boxes":
		return "box"
	case "heroes":
		return "hero"
	case "tactics":
		return "Tactics card"
	case "seasons":
		return "Season card"
	case "cities":
		return "city"
	case "fate":
		return "Fate card"
	case "exploration":
		return "exploration token"
	}
	return strings.TrimSuffix(kind, "s")
}

// Columns returns the columns of a list of definitions, by kind.
func Columns() map[string][]string {
	return map[string][]string{
		rulebook.KindRealm:    {"id", "name", "players", "tiles", "factions"},
		rulebook.KindScenario: {"id", "name", "realm", "players", "factions", "years", "runes to win"},
		rulebook.KindBattle:   {"id", "name", "attacker", "defender"},
		rulebook.KindStyle:    {"id", "name", "base", "weights"},
	}
}

// Cells returns a definition as a row in the list of its kind.
func Cells(of *catalog.Entry) []string {
	e := library.EntryOf(of)
	if e.Style != nil {
		return append([]string{e.ID, e.Style.Name}, e.Style.Cells()...)
	}
	if e.Battle != nil {
		return []string{e.ID, e.Battle.Name, army(&e.Battle.Attacker), army(&e.Battle.Defender)}
	}
	if e.Scenario != nil {
		return seated(e)
	}
	if e.Realm == nil {
		return nil
	}
	var tiles, factions []string
	for _, t := range e.Realm.Tiles {
		if t.Tile != "" {
			tiles = append(tiles, t.Tile)
		}
	}
	for _, h := range e.Realm.Homes {
		if h.Faction != "" {
			factions = append(factions, h.Faction)
		}
	}
	return []string{
		e.ID, e.Realm.Name, strconv.Itoa(e.Realm.Players), strings.Join(tiles, ", "), strings.Join(factions, ", "),
	}
}

// seated returns a scenario as a row.
func seated(e *library.Entry) []string {
	l := e.Seated()
	var factions []string
	for _, s := range e.Scenario.Seats {
		if s.Faction != "" {
			factions = append(factions, s.Faction)
		}
	}
	return []string{
		e.ID, e.Scenario.Name, e.Scenario.Realm, strconv.Itoa(l.Players()), strings.Join(factions, ", "),
		strconv.Itoa(l.Options.Years), strconv.Itoa(l.Options.ToWin),
	}
}

// army describes the units of a side.
func army(s *library.BattleSide) string {
	var parts []string
	for _, u := range s.Units {
		parts = append(parts, fmt.Sprintf("%d %s", u.Count, u.Unit))
	}
	if s.Stronghold != "" {
		parts = append(parts, "stronghold")
	}
	return strings.Join(parts, ", ")
}

// TableRows lists the rows of a kind. Shipped ones come first, in order, with a project's replacements in their places.
// Then come new rows of the projects' rulebooks, then those of definitions. Two definitions may have rows with the same
// id.
func TableRows(projects []*catalog.Catalog, kind string) []report.Row {
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
			definitions = append(definitions, command.File{Doc: e.Doc, Book: e.Rules()})
		}
	}
	return from.Rows(kind, books, definitions)
}
