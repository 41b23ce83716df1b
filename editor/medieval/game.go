// Package medieval is what the words of definitions of Commands & Colors: Medieval mean to an editor: which text names
// a unit, a terrain or a hex, which there are, and what is to be said of them. Start with Game.
package medieval

import (
	adventures "muster/adventures/medieval"
	"muster/editor/command"
	"muster/editor/vocabulary"
	"muster/engine/medieval/adventure"
	"muster/engine/medieval/library"
	"muster/engine/medieval/rulebook"
)

// Game is what Medieval brings.
func Game() vocabulary.Game {
	return vocabulary.Game{
		Meaning: meaning, Rows: rows, Places: places, Around: around, Cell: cell, Symbols: symbols, Ends: ends,
		Placeholders: command.Placeholders(func(e *library.Entry) *adventure.Linked { return e.Linked() }),
	}
}

// said is what the texts of definitions mean that name no row of a rulebook's table, by kind.
func said() map[string]command.Texts {
	row, label := command.Row, command.Label()
	adventure := command.Texts{
		"background": command.Prose(), "briefing": command.Prose(), "rules/*/text": command.Prose(),
		"map": command.Definition(rulebook.KindMap), "boxes/*": row("boxes", ""), "victory/objectives/*/at/*": label,
	}
	for _, side := range []string{adventures.Top, adventures.Bottom} {
		adventure[side+"/units/*/type"] = row("units", "")
		adventure[side+"/units/*/at/*"] = label
		adventure[side+"/leaders/*/at"] = label
		adventure[side+"/exits/at/*"] = label
	}
	return map[string]command.Texts{
		rulebook.KindAdventure: adventure, rulebook.KindMap: command.MapTexts(), rulebook.KindSweep: command.SweepTexts(),
	}
}

var texts = said()

// book is how rows of the rulebook are told. What a tile shows is a row of nothing.
var book = command.Rulebook[rulebook.Rulebook]{
	Kind: rulebook.KindRulebook, Tables: rulebook.TableKeys(), KindOf: rulebook.KindOf, References: rulebook.References,
	Nouns: map[string]vocabulary.Meaning{
		"class": command.Row("classes", ""), "box": command.Row("boxes", ""), "unit type": command.Row("units", ""),
		"edge": command.Row("edges", ""), "Command card": command.Row("command-cards", ""),
		rulebook.Ground: command.Row("terrain", rulebook.Ground),
	},
}

// meaning is what a text stands for.
func meaning(kind string, path []string) vocabulary.Meaning {
	if m, in := book.Meaning(kind, path); in {
		return m
	}
	return texts[kind].Of(path)
}
