// Package tables is what lists and explanations show of BattleLore: the rows of the rulebook with those that a project
// adds, and definitions in a line each. Start with Rows.
package tables

import (
	"fmt"
	"slices"
	"strings"

	"muster/catalog"
	"muster/engine/battlelore/kinds"
	"muster/engine/battlelore/library"
	"muster/engine/battlelore/rulebook"
	"muster/report"
)

// Lists lists what can be listed: definitions, then rows by kind.
func Lists() []string {
	return append([]string{"maps", "adventures", "deploycards", "sweeps"}, Kinds()...)
}

// Meant is the list that is meant by a word for some of it.
func Meant() map[string]string {
	return map[string]string{"creature": "units", "landmark": "terrain", "lair": "terrain", "set": "deploycards"}
}

// Kinds lists the kinds of rows, in the order in which they are explained.
func Kinds() []string { return rulebook.Kinds() }

// Singular is one of a kind of rows, for people.
func Singular(kind string) string {
	switch kind {
	case "terrain", "council":
		return kind
	case "boxes":
		return "box"
	}
	return strings.ReplaceAll(strings.TrimSuffix(kind, "s"), "-", " ")
}

// Columns are the columns of a list of definitions, by kind.
func Columns() map[string][]string {
	return map[string][]string{
		kinds.Map:         {"id", "name", "board", "boxes"},
		kinds.Adventure:   {"id", "name", "type", "map", "date"},
		kinds.Sweep:       {"id", "name", "adventures", "players", "games"},
		kinds.Deploycards: {"id", "name", "camp", "letter", "cards"},
	}
}

// Cells is a definition in a list of its kind.
func Cells(of *catalog.Entry) []string {
	switch e := library.EntryOf(of); {
	case e.Map != nil:
		return []string{e.ID, e.Map.Name, e.Map.Board, strings.Join(e.Map.Boxes, ", ")}
	case e.Adventure != nil:
		return []string{e.ID, e.Adventure.Name, e.Adventure.Type, e.Adventure.Map, e.Adventure.Date}
	case e.Sweep != nil:
		return append([]string{e.ID, e.Sweep.Name}, e.Sweep.Cells()...)
	case e.Set != nil:
		return []string{e.ID, e.Set.Name, e.Set.Camp, e.Set.Letter, fmt.Sprint(len(e.Set.Cards))}
	}
	return nil
}

// Rows lists the rows of a kind: what ships, in its order, each row that a project's rulebooks replace in its place,
// then what is new in them, then what definitions bring for themselves. Two definitions may bring rows of one id.
func Rows(projects []*catalog.Catalog, kind string) []report.Row {
	base := rulebook.Base()
	var out []report.Row
	for _, line := range base.Rows(kind) {
		out = append(out, row(line, base, kind, ""))
	}
	for _, p := range projects {
		c := library.Of(p)
		for _, e := range c.Rulebooks() {
			for _, own := range brought(c.Rules(e), e, kind) {
				if i := slices.IndexFunc(out, func(o report.Row) bool { return o.File == "" && o.ID == own.ID }); i >= 0 {
					out[i] = own
				} else {
					out = append(out, own)
				}
			}
		}
	}
	for _, p := range projects {
		for _, e := range library.Of(p).Bringing() {
			out = append(out, brought(library.Use(e), e, kind)...)
		}
	}
	return out
}

// brought lists the rows of a kind that an entry brings.
func brought(rules *rulebook.Rulebook, e *library.Entry, kind string) []report.Row {
	var out []report.Row
	own := rulebook.RowsOf(e.Doc)
	for _, line := range rules.Rows(kind) {
		if slices.ContainsFunc(own, func(w rulebook.Written) bool {
			return w.ID == line.ID && rulebook.KindOf(w.Table) == kind
		}) {
			out = append(out, row(line, rules, kind, e.Doc.File.Name))
		}
	}
	return out
}

// row is a row as lists show it.
func row(line rulebook.Line, rules *rulebook.Rulebook, kind, file string) report.Row {
	return report.Row{ID: line.ID, Name: line.Name, Summary: line.Summary, File: file, Told: func() string {
		text, _ := rules.Describe(kind, line.ID)
		return text
	}}
}

// SetNames finds what people call a set of Deployment cards, among definitions by kind and id.
func SetNames(find func(kind, id string) *catalog.Entry) func(id string) string {
	return func(id string) string {
		if e := library.EntryOf(find(kinds.Deploycards, id)); e != nil && e.Set != nil {
			return e.Set.Name
		}
		return ""
	}
}
