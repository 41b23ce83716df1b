package medieval

import (
	"muster/catalog"
	"muster/editor/words"
	"muster/engine/medieval/library"
	"muster/engine/medieval/players"
	"muster/engine/medieval/rulebook"
	"muster/report"
	questions "muster/report/command"
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
		return words.SideRows("the edge of the top side")
	}
	rules := rulesOf(e)
	return words.Rows(rules, m.Of, words.Layer(&rules.Tables, m.Among))
}
