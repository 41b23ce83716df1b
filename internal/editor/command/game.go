// Package command describes the definitions of the kernel's games to the editor: the meaning of a text, the possible
// values, and their descriptions. Start with Game.
package command

import (
	adventures "muster/internal/adventures/command"
	"muster/internal/editor/words"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
)

// vocabulary is the vocabulary of a game.
type vocabulary struct{ game *library.Game }

// Game returns the vocabulary of a game.
func Game(of *library.Game) words.Game {
	v := vocabulary{of}
	return words.Game{
		Meaning: words.WithReferences(of.FileKinds, meaning),
		Rows:    v.rows, Places: places, Around: v.around, Cell: v.cell, Symbols: v.symbols, Ends: ends,
		Things: things, Tray: v.tray, Reach: reach, Ground: v.ground,
		Placeholders: words.Placeholders(func(e *library.Entry) *library.Linked { return e.Linked() }),
		Form: words.Form{Names: map[string]string{
			"first top": topSide, "first bottom": bottomSide, "side top": topSide, "side bottom": bottomSide,
			"side ": "Both sides", "last_winner top": topSide, "last_winner bottom": bottomSide,
			"last_winner ": "The side with more banners", "boxes ": "Those of the map",
		}},
	}
}

// The names of the sides in forms.
const (
	topSide    = "Top side"
	bottomSide = "Bottom side"
)

// knownTexts returns the meanings of texts that do not name a row of a rulebook table, by kind.
func knownTexts() map[string]words.Texts {
	row, label := words.Row, words.Label()
	adventure := words.Texts{
		"background": words.Prose(), "briefing": words.Prose(), "rules/*/text": words.Prose(),
		"boxes/*": row("boxes", ""), "victory/objectives/*/at/*": label,
	}
	for _, side := range []string{adventures.Top, adventures.Bottom} {
		adventure[side+"/units/*/type"] = row("units", "")
		adventure[side+"/units/*/at/*"] = label
		adventure[side+"/leaders/*/at"] = label
		adventure[side+"/exits/at/*"] = label
	}
	return map[string]words.Texts{
		rulebook.KindAdventure: adventure, rulebook.KindMap: words.MapTexts(), rulebook.KindSweep: words.SweepTexts(),
	}
}

var texts = knownTexts()

// book describes the rows of the rulebook. The picture of a tile names no row.
var book = words.Rulebook[rulebook.Rulebook]{
	Kind: rulebook.KindRulebook, Tables: rulebook.TableKeys(), KindOf: rulebook.KindOf, References: rulebook.References,
	Nouns: map[string]words.Meaning{
		"class": words.Row("classes", ""), "box": words.Row("boxes", ""), "unit type": words.Row("units", ""),
		"edge": words.Row("edges", ""), "Command card": words.Row("command-cards", ""),
		rulebook.Ground: words.Row("terrain", rulebook.Ground),
	},
}

// meaning returns the meaning of a text.
func meaning(kind string, path []string) words.Meaning {
	if m, in := book.Meaning(kind, path); in {
		return m
	}
	return texts[kind].Of(path)
}
