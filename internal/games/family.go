package games

import (
	"muster/catalog"
	words "muster/internal/editor/command"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/report/changes"
	"muster/internal/report/command"
	"muster/internal/report/command/kernel"
	"muster/internal/schema/template"
	pages "muster/internal/sheet/command/kernel"
	checks "muster/internal/validate/command/kernel"
	"muster/report"
	"muster/sheet"
	"muster/validate/check"
)

// Family returns the implementation of a game that the packages of the Commands & Colors family implement.
func Family(of *library.Game) Game {
	f := family{of}
	return Game{
		Catalog: of.Catalog(), Checks: func() []*check.Check { return checks.Checks(of) }, Measures: checks.Measures,
		Described: checks.Described,
		Nouns: map[string]string{
			rulebook.KindAdventure: "an adventure", rulebook.KindMap: "a map", rulebook.KindRulebook: "a rulebook",
			rulebook.KindSweep: "a sweep", rulebook.KindResults: "a file of results",
			rulebook.KindStyle: "a style",
		},
		Tables: Tables{
			Lists: kernel.Lists(), Meant: kernel.Meant(), Rows: kernel.Kinds(), Singular: kernel.Singular,
			RowsOf:  f.rows,
			Columns: kernel.Columns(), Cells: kernel.Cells,
		},
		Pages:  familyPages(),
		Lacks:  familyLacks(),
		Play:   f.play(),
		Start:  f.start(),
		Diff:   Diff{Terms: changes.Terms{Compare: kernel.Compare, Sum: kernel.Sum}, Draw: drawFamily},
		Editor: words.Game(of),
		Odds:   f.odds,
	}
}

// family is the implementation of one game.
type family struct{ *library.Game }

func (f family) rows(projects []*catalog.Catalog, kind string) []report.Row {
	return kernel.Rows(f.Game, projects, kind)
}

func (f family) odds(project *catalog.Catalog, asked command.Asked) (*command.Answer, error) {
	return kernel.Ask(f.Game, project, asked)
}

// start returns the templates of the game.
func (f family) start() Start {
	words := func(n New) library.TemplateWords {
		return library.TemplateWords{Kind: n.Kind, ID: n.ID, Name: n.Name, Map: n.On, Shipped: n.Shipped}
	}
	return Start{
		Boards: f.TemplateBoards,
		Text:   func(n New) []byte { return f.Template(words(n)) },
		Copy:   func(e *catalog.Entry, n New) []byte { return template.CopyAs(e.Doc, n.ID, n.Name) },
		Project: func(board string) ([]byte, []New) {
			return f.SettingsTemplate(), []New{
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
		Board: func(*catalog.Entry) string { return f.Board },
		Next: func(kind, id string) []report.Command {
			switch kind {
			case rulebook.KindSweep:
				return []report.Command{{"muster", "balance", id}}
			case rulebook.KindStyle:
				return stylePlays(id, f.Game.Adventure)
			case rulebook.KindResults:
				return []report.Command{{"muster", "list", "results"}}
			case rulebook.KindRulebook:
				return []report.Command{{"muster", "list", "units", "--game", f.Name}}
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

// drawFamily draws both versions of a scenario or of a map.
func drawFamily(w *sheet.Writer, d *changes.Definition) {
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
