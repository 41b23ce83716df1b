package games

import (
	"muster/catalog"
	"muster/deploycards"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/report"
)

// battleLoreStart returns the templates of BattleLore.
func battleLoreStart() Start {
	return Start{
		Boards: library.TemplateBoards,
		Text: func(n New) []byte {
			return library.Template(wordsOf(n, library.DefaultCamp))
		},
		Copy: func(e *catalog.Entry, n New) []byte {
			camp := ""
			if s := library.EntryOf(e).Set; s != nil {
				camp = s.Camp
			}
			return library.CopyDefinition(e.Doc, wordsOf(n, camp))
		},
		Project: func(board string) ([]byte, []New) {
			return library.SettingsTemplate(), []New{
				{Kind: rulebook.KindMap, ID: firstMap, Name: "The First Field", Board: board},
				{Kind: rulebook.KindAdventure, ID: "first-battle", Name: "The First Battle", Board: board, On: firstMap},
			}
		},
		Maps:  adventureMaps,
		Board: func(m *catalog.Entry) string { return library.EntryOf(m).Map.Board },
		Next:  nextOf,
	}
}

// firstMap is the id of the map in a new project.
const firstMap = "first-field"

// adventureMaps is Start.Maps of games whose adventures name a map.
func adventureMaps(kind string) string {
	if kind == rulebook.KindAdventure {
		return rulebook.KindMap
	}
	return ""
}

func wordsOf(n New, camp string) library.TemplateWords {
	w := library.TemplateWords{Kind: n.Kind, ID: n.ID, Name: n.Name, Board: n.Board, Map: n.On, Shipped: n.Shipped}
	if n.Kind == rulebook.KindDeploycards { // CTA-03
		taken := map[string]bool{}
		for _, e := range n.All(rulebook.KindDeploycards) {
			if s := library.EntryOf(e).Set; s != nil && s.Camp == camp {
				taken[s.Letter] = true
			}
		}
		w.Letter = deploycards.FreeLetter(taken)
	}
	return w
}

// nextOf lists the most common next commands for a new definition of BattleLore.
func nextOf(kind, id string) []report.Command {
	page := report.Command{"muster", "print", id, "-o", "out/"}
	switch kind {
	case rulebook.KindMap:
		return []report.Command{page, {"muster", "new", "adventure", id + "-battle", "--map", id}}
	case rulebook.KindDeploycards:
		deploy := report.Command{"muster", "deploy", "two-oaks", "--sets", "pennant=" + id, "--sets", "standard=standard-a"}
		return []report.Command{{"muster", "deploy", "--pieces", id}, deploy, page}
	case rulebook.KindSweep:
		return []report.Command{{"muster", "balance", id}}
	case rulebook.KindStyle:
		return stylePlays(id, "the-toll-bridge")
	case rulebook.KindResults:
		return []report.Command{{"muster", "list", "results"}}
	case rulebook.KindAdventure:
		return []report.Command{{"muster", "play", id, "--seed", "1"}, page}
	}
	return []report.Command{{"muster", "list", "units"}}
}
