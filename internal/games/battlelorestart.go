package games

import (
	"muster/catalog"
	"muster/deploycards"
	"muster/engine/battlelore/kinds"
	"muster/engine/battlelore/library"
	"muster/engine/battlelore/starters"
	"muster/report"
)

// battleLoreStart is how definitions of BattleLore's are begun.
func battleLoreStart() Start {
	return Start{
		Boards: starters.Boards,
		Text: func(n New) []byte {
			return starters.Text(wordsOf(n, starters.UsualCamp))
		},
		Copy: func(e *catalog.Entry, n New) []byte {
			camp := ""
			if s := library.EntryOf(e).Set; s != nil {
				camp = s.Camp
			}
			return starters.Copy(e.Doc, wordsOf(n, camp))
		},
		Project: func(board string) ([]byte, []New) {
			return starters.Settings(), []New{
				{Kind: kinds.Map, ID: firstMap, Name: "The First Field", Board: board},
				{Kind: kinds.Adventure, ID: "first-battle", Name: "The First Battle", Board: board, On: firstMap},
			}
		},
		Maps:  adventureMaps,
		Board: func(m *catalog.Entry) string { return library.EntryOf(m).Map.Board },
		Next:  nextOf,
	}
}

// firstMap is the id of the map that a project begins with.
const firstMap = "first-field"

// adventureMaps is Start.Maps of games whose adventures name a map.
func adventureMaps(kind string) string {
	if kind == kinds.Adventure {
		return kinds.Map
	}
	return ""
}

func wordsOf(n New, camp string) starters.Words {
	w := starters.Words{Kind: n.Kind, ID: n.ID, Name: n.Name, Board: n.Board, Map: n.On, Shipped: n.Shipped}
	if n.Kind == kinds.Deploycards { // CTA-03
		taken := map[string]bool{}
		for _, e := range n.All(kinds.Deploycards) {
			if s := library.EntryOf(e).Set; s != nil && s.Camp == camp {
				taken[s.Letter] = true
			}
		}
		w.Letter = deploycards.FreeLetter(taken)
	}
	return w
}

// nextOf lists what is most often done with a new definition of BattleLore's.
func nextOf(kind, id string) []report.Command {
	page := report.Command{"muster", "print", id, "-o", "out/"}
	switch kind {
	case kinds.Map:
		return []report.Command{page, {"muster", "new", "adventure", id + "-battle", "--map", id}}
	case kinds.Deploycards:
		deploy := report.Command{"muster", "deploy", "two-oaks", "--sets", "pennant=" + id, "--sets", "standard=standard-a"}
		return []report.Command{{"muster", "deploy", "--pieces", id}, deploy, page}
	case kinds.Sweep:
		return []report.Command{{"muster", "balance", id}}
	case kinds.Adventure:
		return []report.Command{{"muster", "play", id, "--seed", "1"}, page}
	}
	return []report.Command{{"muster", "list", "units"}}
}
