// Package runewars is what the words of definitions of Runewars mean to an editor: which text names a tile, a faction,
// an area or a unit, which there are, and what is to be said of them. Start with Game.
package runewars

import (
	"muster/editor/vocabulary"

	"maps"

	"muster/catalog"
	"muster/editor/command"
	"muster/engine/runewars/battle/setup"
	"muster/engine/runewars/library"
	"muster/engine/runewars/rulebook"
	"muster/report"
)

// Game is what Runewars brings. No text of it is a row of cells.
func Game() vocabulary.Game {
	return vocabulary.Game{
		Meaning: meaning, Rows: rows, Places: places, Around: around, Placeholders: placeholders,
		Cell:    func(*catalog.Entry, []string, int, string) vocabulary.Cell { return vocabulary.Cell{} },
		Symbols: func(*catalog.Entry, []string) []report.Row { return nil },
		Ends:    func(*catalog.Entry, []string) (first, last string) { return "", "" },
	}
}

// texts are what the texts of realms mean that name no row of a rulebook's table.
var texts = command.Texts{
	"background": command.Prose(),
	"boxes/*":    command.Row("boxes", ""), "tiles/*/tile": command.Row("tiles", land),
	"homes/*/faction": command.Row("factions", ""), "cities/*/area": command.Label(),
	"cities/*/city": command.Row("cities", ""),
	"runes/*/area":  command.Label(), "runes/*/by": command.Row("factions", ""),
	"neutrals/*/area": command.Label(), "neutrals/*/units/*/unit": command.Row("units", neutral),
	"exploration/*/area": command.Label(), "exploration/*/token": command.Row("exploration", ""),
}

// battleTexts are those of battles.
var battleTexts = func() command.Texts {
	out := command.Texts{}
	for _, side := range setup.Sides() {
		out[side+"/faction"] = command.Row("factions", "")
		for _, unit := range []string{"unit", "as_damage", "stands/unit", "cost/unit"} {
			out[side+"/plays/*/effects/*/"+unit] = command.Row("units", "")
		}
		out[side+"/units/*/unit"] = command.Row("units", "")
	}
	return out
}()

// scenarioTexts are those of scenarios, with those of their battles. Areas are those of the realm.
var scenarioTexts = func() command.Texts {
	out := maps.Clone(seatedTexts)
	for path, m := range battleTexts {
		out["battles/*/"+path] = m
	}
	return out
}()

// seatedTexts are those of scenarios without their battles.
var seatedTexts = command.Texts{
	"background": command.Prose(), "events/*/text": command.Prose(), "wins/*/text": command.Prose(),
	"loses/*/text": command.Prose(),
	"boxes/*":      command.Row("boxes", ""), "realm": command.Definition(rulebook.KindRealm),
	"seats/*/faction": command.Row("factions", ""), "seats/*/stronghold": command.Label(),
	"seats/*/strongholds/*/area": command.Label(), "seats/*/units/*/area": command.Label(),
	"seats/*/units/*/unit": command.Row("units", ""), "seats/*/heroes/*/area": command.Label(),
	"seats/*/activated/*": command.Label(),
	"seats/*/quests/*":    command.Row("quests", ""), "seats/*/objective": command.Row("objectives", ""),
	"seats/*/tactics/*": command.Row("tactics", ""), "seats/*/titles/*": command.Row("titles", ""),
	"seats/*/developments/*": command.Row("developments", ""), "seats/*/heroes/*/hero": command.Row("heroes", ""),
	"seats/*/heroes/*/rewards/*": command.Row("rewards", ""), "seats/*/heroes/*/commander": command.Row("commanders", ""),
	"neutrals/*/area": command.Label(), "neutrals/*/units/*/unit": command.Row("units", neutral),
	"cities/*/area": command.Label(), "cities/*/city": command.Row("cities", ""),
	"runes/*/area": command.Label(), "runes/*/by": command.Row("factions", ""),
	"exploration/*/area": command.Label(), "exploration/*/token": command.Row("exploration", ""),
	"tokens/*/area":          command.Label(),
	"events/*/effects/*/who": command.Row("factions", ""), "events/*/effects/*/areas/*": command.Label(),
	"events/*/effects/*/unit": command.Row("units", neutral),
	"wins/*/who":              command.Row("factions", ""), "wins/*/areas/*": command.Label(),
	"loses/*/who": command.Row("factions", ""), "loses/*/areas/*": command.Label(),
}

// What of a table can be meant: tiles that are no home realm, units of nobody.
const (
	land    = "land"
	neutral = "neutral"
)

// book is how rows of the rulebook are told.
var book = command.Rulebook[rulebook.Rulebook]{
	Kind: rulebook.KindRulebook, Tables: rulebook.TableKeys(), KindOf: rulebook.KindOf, References: rulebook.References,
	Nouns: map[string]vocabulary.Meaning{
		"box": command.Row("boxes", ""), "unit type": command.Row("units", ""), "faction": command.Row("factions", ""),
		"tile": command.Row("tiles", land), "unit type or icon": command.Row("units", ""), // or a word of rulebook.IconGifts
	},
}

// meaning is what a text stands for.
func meaning(kind string, path []string) vocabulary.Meaning {
	if m, in := book.Meaning(kind, path); in {
		return m
	}
	switch kind {
	case rulebook.KindRealm:
		return texts.Of(path)
	case rulebook.KindScenario:
		return scenarioTexts.Of(path)
	case rulebook.KindBattle:
		return battleTexts.Of(path)
	}
	return vocabulary.Meaning{}
}

// rulesOf is the rulebook that a definition is read against; what ships where there is no definition.
func rulesOf(e *catalog.Entry) *rulebook.Rulebook {
	if own := library.EntryOf(e); own != nil {
		return own.Rules()
	}
	return rulebook.Base()
}

// rows lists the rows that can be meant.
func rows(e *catalog.Entry, m vocabulary.Meaning) []report.Row {
	rules := rulesOf(e)
	return command.Rows(rules, m.Of, among(rules, m.Among))
}

// among lists the ids that a word for some of a table means; nil for all of it.
func among(rules *rulebook.Rulebook, word string) []string {
	var out []string
	switch word {
	case land:
		for _, t := range rules.Tiles.All() {
			if t.Home == "" {
				out = append(out, t.ID)
			}
		}
	case neutral:
		for _, u := range rules.Units.All() {
			if u.Neutral() {
				out = append(out, u.ID)
			}
		}
	}
	return out
}
