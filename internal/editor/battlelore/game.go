// Package battlelore describes BattleLore definitions to the editor: which text names a unit, a terrain or a hex, the
// possible values, and their descriptions. Start with Game.
package battlelore

import (
	"muster/internal/editor/words"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
)

// Game returns the vocabulary of BattleLore.
func Game() words.Game {
	return words.Game{
		Meaning: words.WithReferences(rulebook.FileKinds, meaning),
		Rows:    rows, Places: places, Around: around, Cell: cell, Symbols: symbols, Ends: ends,
		Things: things, Tray: tray, Pieces: setPieces, Reach: reach, Ground: ground,
		Placeholders: words.Placeholders(func(e *library.Entry) *library.Linked { return e.Linked() }),
		Form:         words.Form{Names: names(), Keys: effectKeys, Sentence: sentence, Level: level},
	}
}

// place and creature restrict the rows of a kind that a text can name, apart from layers.
const (
	place    = "landmark or lair"
	creature = "creature"
)

// knownTexts returns the meanings of texts that do not name a row of a rulebook table, by kind.
func knownTexts() map[string]words.Texts {
	row, label := words.Row, words.Label()
	landmark, lair := row("terrain", rulebook.Landmark), row("terrain", rulebook.Lair)
	adventure := words.Texts{
		"background": words.Prose(), "briefing": words.Prose(), "rules/*/text": words.Prose(),
		"boxes/*": row("boxes", ""), "landmarks/ban/*": landmark,
		"victory/objectives/*/at/*": label, "rules/*/effects/*/at/*": label,
		"rules/*/effects/*/banners/*": row("banners", ""), "rules/*/effects/*/units/*": row("units", ""),
	}
	for _, camp := range []string{"pennant", "standard"} {
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

var texts = knownTexts()

// book describes the rows of the rulebook.
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

// meaning returns the meaning of a text.
func meaning(kind string, path []string) words.Meaning {
	if m, in := book.Meaning(kind, path); in {
		return m
	}
	return texts[kind].Of(path)
}
