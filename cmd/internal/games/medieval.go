package games

import (
	"muster/catalog"
	words "muster/editor/medieval"
	"muster/engine/medieval/kinds"
	"muster/engine/medieval/library"
	"muster/engine/medieval/starters"
	"muster/report"
	"muster/report/medieval/tables"
	checks "muster/validate/medieval"
)

// medieval is what Commands & Colors: Medieval brings.
func medieval() Game {
	return Game{
		Catalog: library.Game(), Checks: checks.Checks, Measures: checks.Measures,
		Nouns: map[string]string{
			kinds.Adventure: "an adventure", kinds.Map: "a map", kinds.Rulebook: "a rulebook",
		},
		Tables: Tables{
			Lists: tables.Lists(), Meant: tables.Meant(), Rows: tables.Kinds(), Singular: tables.Singular, RowsOf: tables.Rows,
			Columns: tables.Columns(), Cells: tables.Cells,
		},
		Pages:  medievalPages(),
		Lacks:  medievalLacks(),
		Play:   medievalPlay(),
		Start:  medievalStart(),
		Editor: words.Game(),
	}
}

// medievalStart is how definitions of Medieval's are begun.
func medievalStart() Start {
	words := func(n New) starters.Words {
		return starters.Words{Kind: n.Kind, ID: n.ID, Name: n.Name, Map: n.On}
	}
	return Start{
		Boards: starters.Boards,
		Text:   func(n New) []byte { return starters.Text(words(n)) },
		Copy:   func(e *catalog.Entry, n New) []byte { return starters.Copy(e.Doc, words(n)) },
		Project: func(board string) ([]byte, []New) {
			return starters.Settings(), []New{
				{Kind: kinds.Map, ID: firstMap, Name: "The First Field", Board: board},
				{Kind: kinds.Adventure, ID: "first-battle", Name: "The First Battle", Board: board, On: firstMap},
			}
		},
		Next: func(kind, id string) []report.Command {
			switch kind {
			case kinds.Rulebook:
				return []report.Command{{"muster", "list", "units", "--game", kinds.Name}}
			case kinds.Adventure:
				return []report.Command{
					{"muster", "play", id, "--seed", "1"}, {"muster", "print", id, "-o", "out/"},
				}
			case kinds.Map:
				return []report.Command{{"muster", "print", id, "-o", "out/"}}
			}
			return []report.Command{{"muster", "print", id, "-o", "out/"}}
		},
	}
}
