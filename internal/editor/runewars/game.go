// Package runewars describes Runewars definitions to the editor: which text names a tile, a faction, an area or a unit,
// the possible values, and their descriptions. Start with Game.
package runewars

import (
	"muster/internal/editor/words"

	"maps"

	"muster/catalog"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/report"
)

// Game returns the vocabulary of Runewars. It has no rows of cells.
func Game() words.Game {
	return words.Game{
		Meaning: words.WithReferences(rulebook.FileKinds, meaning),
		Rows:    rows, Places: places, Around: around, Placeholders: placeholders,
		Cell:    func(*catalog.Entry, []string, int, string) words.Cell { return words.Cell{} },
		Symbols: func(*catalog.Entry, []string) []report.Row { return nil },
		Ends:    func(*catalog.Entry, []string) (first, last string) { return "", "" },
	}
}

// texts are the meanings of texts in realms that do not name a row of a rulebook table.
var texts = words.Texts{
	"background": words.Prose(),
	"boxes/*":    words.Row("boxes", ""), "tiles/*/tile": words.Row("tiles", land),
	"homes/*/faction": words.Row("factions", ""), "cities/*/area": words.Label(),
	"cities/*/city": words.Row("cities", ""),
	"runes/*/area":  words.Label(), "runes/*/by": words.Row("factions", ""),
	"neutrals/*/area": words.Label(), "neutrals/*/units/*/unit": words.Row("units", neutral),
	"exploration/*/area": words.Label(), "exploration/*/token": words.Row("exploration", ""),
}

// battleTexts are the texts of battles.
var battleTexts = func() words.Texts {
	out := words.Texts{}
	for _, side := range library.BattleSides() {
		out[side+"/faction"] = words.Row("factions", "")
		for _, unit := range []string{"unit", "as_damage", "stands/unit", "cost/unit"} {
			out[side+"/plays/*/effects/*/"+unit] = words.Row("units", "")
		}
		out[side+"/units/*/unit"] = words.Row("units", "")
	}
	return out
}()

// scenarioTexts are the texts of scenarios, including their battles. Areas are the areas of the realm.
var scenarioTexts = func() words.Texts {
	out := maps.Clone(seatedTexts)
	for path, m := range battleTexts {
		out["battles/*/"+path] = m
	}
	return out
}()

// seatedTexts are the texts of scenarios without their battles.
var seatedTexts = words.Texts{
	"background": words.Prose(), "events/*/text": words.Prose(), "wins/*/text": words.Prose(),
	"loses/*/text":    words.Prose(),
	"boxes/*":         words.Row("boxes", ""),
	"seats/*/faction": words.Row("factions", ""), "seats/*/stronghold": words.Label(),
	"seats/*/strongholds/*/area": words.Label(), "seats/*/units/*/area": words.Label(),
	"seats/*/units/*/unit": words.Row("units", ""), "seats/*/heroes/*/area": words.Label(),
	"seats/*/activated/*": words.Label(),
	"seats/*/quests/*":    words.Row("quests", ""), "seats/*/objective": words.Row("objectives", ""),
	"seats/*/tactics/*": words.Row("tactics", ""), "seats/*/titles/*": words.Row("titles", ""),
	"seats/*/developments/*": words.Row("developments", ""), "seats/*/heroes/*/hero": words.Row("heroes", ""),
	"seats/*/heroes/*/rewards/*": words.Row("rewards", ""), "seats/*/heroes/*/commander": words.Row("commanders", ""),
	"neutrals/*/area": words.Label(), "neutrals/*/units/*/unit": words.Row("units", neutral),
	"cities/*/area": words.Label(), "cities/*/city": words.Row("cities", ""),
	"runes/*/area": words.Label(), "runes/*/by": words.Row("factions", ""),
	"exploration/*/area": words.Label(), "exploration/*/token": words.Row("exploration", ""),
	"tokens/*/area":          words.Label(),
	"events/*/effects/*/who": words.Row("factions", ""), "events/*/effects/*/areas/*": words.Label(),
	"events/*/effects/*/unit": words.Row("units", neutral),
	"wins/*/who":              words.Row("factions", ""), "wins/*/areas/*": words.Label(),
	"loses/*/who": words.Row("factions", ""), "loses/*/areas/*": words.Label(),
}

// Subsets of a table that a text can name: tiles except home realms, neutral units.
const (
	land    = "land"
	neutral = "neutral"
)

// book describes the rows of the rulebook.
var book = words.Rulebook[rulebook.Rulebook]{
	Kind: rulebook.KindRulebook, Tables: rulebook.TableKeys(), KindOf: rulebook.KindOf, References: rulebook.References,
	Nouns: map[string]words.Meaning{
		"box": words.Row("boxes", ""), rulebook.NounUnit: words.Row("units", ""),
		rulebook.NounFaction: words.Row("factions", ""), rulebook.NounTile: words.Row("tiles", land),
		"unit type or icon": words.Row("units", ""), // or a word of rulebook.IconGifts
	},
}

// meaning returns the meaning of a text.
func meaning(kind string, path []string) words.Meaning {
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
	return words.Meaning{}
}

// rulesOf returns the rulebook that applies to a definition, or the embedded one without a definition.
func rulesOf(e *catalog.Entry) *rulebook.Rulebook {
	if own := library.EntryOf(e); own != nil {
		return own.Rules()
	}
	return rulebook.Base()
}

// rows lists the rows that a text can name.
func rows(e *catalog.Entry, m words.Meaning) []report.Row {
	rules := rulesOf(e)
	return words.Rows(rules, m.Of, among(rules, m.Among))
}

// among returns the ids in a subset of a table, or nil for the whole table.
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
