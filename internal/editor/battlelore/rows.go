package battlelore

import (
	"muster/catalog"
	"muster/internal/editor/words"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/players"
	"muster/internal/engine/battlelore/rulebook"
	questions "muster/internal/report/command"
	"muster/report"
)

// rulesOf returns the rulebook that applies to a definition, or the embedded one without a definition.
func rulesOf(e *catalog.Entry) *rulebook.Rulebook {
	if own := library.EntryOf(e); own != nil {
		return own.Rules()
	}
	return rulebook.Base()
}

// rows lists the rows that a text can name.
func rows(e *catalog.Entry, m words.Meaning) []report.Row {
	if m.Of == words.Players {
		return questions.Players(players.All())
	}
	if m.Of == words.Sides {
		return words.SideRows("the Pennants' edge")
	}
	rules := rulesOf(e)
	return words.Rows(rules, m.Of, amongOf(rules, m.Among))
}

// amongOf returns the ids that a word covers, or nil if it covers all of a kind.
func amongOf(rules *rulebook.Rulebook, word string) []string {
	switch word {
	case place:
		return append([]string{}, rules.LayerIDs(rulebook.Landmark, rulebook.Lair)...)
	case creature:
		ids := []string{}
		for i := range rules.Units.All() {
			if u := &rules.Units.All()[i]; u.Creature() {
				ids = append(ids, u.ID)
			}
		}
		return ids
	}
	return words.Layer(&rules.Tables, word)
}
