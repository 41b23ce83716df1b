package games

import (
	"muster/catalog"
	words "muster/editor/medieval"
	"muster/engine/medieval/library"
	"muster/engine/medieval/rulebook"
	"muster/report"
	"muster/report/changes"
	answers "muster/report/medieval"
	"muster/schema/template"
	"muster/sheet"
	pages "muster/sheet/medieval"
	checks "muster/validate/medieval"
)

// medieval returns the implementation of Commands & Colors: Medieval.
func medieval() Game {
	return Game{
		Catalog: library.Game(), Checks: checks.Checks, Measures: checks.Measures,
		Nouns: map[string]string{
			rulebook.KindAdventure: "an adventure", rulebook.KindMap: "a map", rulebook.KindRulebook: "a rulebook",
			rulebook.KindSweep: "a sweep",
		},
		Tables: Tables{
			Lists: answers.Lists(), Meant: answers.Meant(), Rows: answers.Kinds(), Singular: answers.Singular,
			RowsOf:  answers.Rows,
			Columns: answers.Columns(), Cells: answers.Cells,
		},
		Pages:  medievalPages(),
		Lacks:  medievalLacks(),
		Play:   medievalPlay(),
		Start:  medievalStart(),
		Diff:   Diff{Terms: changes.Terms{Compare: answers.Compare, Sum: answers.Sum}, Draw: drawMedieval},
		Editor: words.Game(),
		Odds:   answers.Ask,
	}
}

// medievalStart returns the templates of Medieval.
func medievalStart() Start {
	words := func(n New) library.TemplateWords {
		return library.TemplateWords{Kind: n.Kind, ID: n.ID, Name: n.Name, Map: n.On, Shipped: n.Shipped}
	}
	return Start{
		Boards: library.TemplateBoards,
		Text:   func(n New) []byte { return library.Template(words(n)) },
		Copy:   func(e *catalog.Entry, n New) []byte { return template.CopyAs(e.Doc, n.ID, n.Name) },
		Project: func(board string) ([]byte, []New) {
			return library.SettingsTemplate(), []New{
				{Kind: rulebook.KindMap, ID: firstMap, Name: "The First Field", Board: board},
				{
					Kind:  rulebook.KindAdventure,
					ID:    "first-battle",
					Name:  "The First Battle",
					Board: board,
					On:    firstMap,
				},
			}
		},
		Maps:  adventureMaps,
		Board: func(*catalog.Entry) string { return library.DefaultBoard },
		Next: func(kind, id string) []report.Command {
			switch kind {
			case rulebook.KindSweep:
				return []report.Command{{"muster", "balance", id}}
			case rulebook.KindRulebook:
				return []report.Command{{"muster", "list", "units", "--game", rulebook.GameName}}
			case rulebook.KindAdventure:
				return []report.Command{
					{"muster", "play", id, "--seed", "1"}, {"muster", "print", id, "-o", "out/"},
				}
			case rulebook.KindMap:
				return []report.Command{{"muster", "print", id, "-o", "out/"}}
			}
			return []report.Command{{"muster", "print", id, "-o", "out/"}}
		},
	}
}

// drawMedieval draws both versions of a scenario or of a map.
func drawMedieval(w *sheet.Writer, d *changes.Definition) {
	if d.Old == nil || d.New == nil || d.New.Doc.Kind != rulebook.KindAdventure && d.New.Doc.Kind != rulebook.KindMap {
		return
	}
	version := func(of *catalog.Entry) pages.Version {
		e := library.EntryOf(of)
		v := pages.Version{Field: e.Field(), Rules: e.Rules()}
		if e.Adventure != nil {
			v.Linked = e.Linked()
		}
		return v
	}
	pages.Changes(w, version(d.Old), version(d.New), d.Changes)
}
