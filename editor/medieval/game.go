// Package medieval is what the words of definitions of Commands & Colors: Medieval mean to an editor: which text names
// a unit, a terrain or a hex, which there are, and what is to be said of them. Start with Game.
package medieval

import (
	adventures "muster/adventures/medieval"
	"muster/editor/words"
	"muster/engine/medieval/adventure"
	"muster/engine/medieval/library"
	"muster/engine/medieval/rulebook"
)

// Game is what Medieval brings.
func Game() words.Game {
	return words.Game{
		Meaning: meaning, Rows: rows, Places: places, Around: around, Cell: cell, Symbols: symbols, Ends: ends,
		Placeholders: words.Placeholders(func(e *library.Entry) *adventure.Linked { return e.Linked() }),
	}
}

// said is what the texts of definitions mean that name no row of a rulebook's table, by kind.
func said() map[string]words.Texts {
	row, label := words.Row, words.Label()
	adventure := words.Texts{
		"background": words.Prose(), "briefing": words.Prose(), "rules/*/text": words.Prose(),
		"map": words.Definition(rulebook.KindMap), "boxes/*": row("boxes", ""), "victory/objectives/*/at/*": label,
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

var texts = said()

// book is how rows of the rulebook are told. What a tile shows is a row of nothing.
var book = words.Rulebook[rulebook.Rulebook]{
	Kind: rulebook.KindRulebook, Tables: rulebook.TableKeys(), KindOf: rulebook.KindOf, References: rulebook.References,
	Nouns: map[string]words.Meaning{
		"class": words.Row("classes", ""), "box": words.Row("boxes", ""), "unit type": words.Row("units", ""),
		"edge": words.Row("edges", ""), "Command card": words.Row("command-cards", ""),
		rulebook.Ground: words.Row("terrain", rulebook.Ground),
	},
}

// meaning is what a text stands for.
func meaning(kind string, path []string) words.Meaning {
	if m, in := book.Meaning(kind, path); in {
		return m
	}
	return texts[kind].Of(path)
}
