// Package battlelore is what the words of BattleLore's definitions mean to an editor: which text names a unit, a
// terrain or a hex, which there are, and what is to be said of them. Start with Game.
package battlelore

import (
	"muster/editor/words"
	"muster/engine/battlelore/adventure"
	"muster/engine/battlelore/library"
	"muster/engine/battlelore/rulebook"
)

// Game is what BattleLore brings.
func Game() words.Game {
	return words.Game{
		Meaning: meaning, Rows: rows, Places: places, Around: around, Cell: cell, Symbols: symbols, Ends: ends,
		Placeholders: words.Placeholders(func(e *library.Entry) *adventure.Linked { return e.Linked() }),
	}
}

// place and creature are words for what can be meant among rows of one kind that are no layers.
const (
	place    = "landmark or lair"
	creature = "creature"
)

// said is what the texts of definitions mean that name no row of a rulebook's table, by kind.
func said() map[string]words.Texts {
	row, label, definition := words.Row, words.Label(), words.Definition
	landmark, lair := row("terrain", rulebook.Landmark), row("terrain", rulebook.Lair)
	adventure := words.Texts{
		"background": words.Prose(), "briefing": words.Prose(), "rules/*/text": words.Prose(),
		"map": definition(rulebook.KindMap), "boxes/*": row("boxes", ""), "landmarks/ban/*": landmark,
		"victory/objectives/*/at/*": label, "rules/*/effects/*/at/*": label,
		"rules/*/effects/*/banners/*": row("banners", ""), "rules/*/effects/*/units/*": row("units", ""),
	}
	for _, camp := range []string{"pennant", "standard"} {
		adventure["call_to_arms/"+camp+"/*"] = definition(rulebook.KindDeploycards)
		adventure[camp+"/units/*/type"] = row("units", "")
		adventure[camp+"/units/*/at/*"] = label
		adventure[camp+"/landmarks/*/type"] = landmark
		adventure[camp+"/landmarks/*/at"] = label
		adventure[camp+"/lairs/*/type"] = lair
		adventure[camp+"/lairs/*/at"] = label
		adventure[camp+"/grants/*"] = landmark
		adventure[camp+"/ally/grants/*"] = landmark
	}
	battleMap := words.MapTexts()
	battleMap["places/*/type"] = row("terrain", place)
	battleMap["places/*/at/*"] = label
	return map[string]words.Texts{
		rulebook.KindAdventure: adventure,
		rulebook.KindMap:       battleMap,
		rulebook.KindSweep:     words.SweepTexts(),
		rulebook.KindDeploycards: {
			"board": row("boards", ""), "boxes/*": row("boxes", ""), "legend/*": row("units", ""),
			"cards/*/rows/*": {Sort: words.SortCells},
		},
	}
}

var texts = said()

// book is how rows of the rulebook are told.
var book = words.Rulebook[rulebook.Rulebook]{
	Kind: rulebook.KindRulebook, Tables: rulebook.TableKeys(), KindOf: rulebook.KindOf, References: rulebook.References,
	Nouns: map[string]words.Meaning{
		"race": words.Row("races", ""), "banner": words.Row("banners", ""), "weapon": words.Row("weapons", ""),
		"box": words.Row("boxes", ""), "unit type": words.Row("units", ""), creature: words.Row("units", creature),
		"council member": words.Row("council", ""), "edge": words.Row("edges", ""), "token": words.Row("tokens", ""),
		"terrain":         words.Row("terrain", ""),
		rulebook.Ground:   words.Row("terrain", rulebook.Ground),
		rulebook.Feature:  words.Row("terrain", rulebook.Feature),
		rulebook.Lair:     words.Row("terrain", rulebook.Lair),
		rulebook.Landmark: words.Row("terrain", rulebook.Landmark),
	},
}

// meaning is what a text stands for.
func meaning(kind string, path []string) words.Meaning {
	if m, in := book.Meaning(kind, path); in {
		return m
	}
	return texts[kind].Of(path)
}
