package medieval

import (
	"muster/catalog"
	"muster/editor/command"
	"muster/editor/vocabulary"
	"muster/engine/medieval/library"
	"muster/engine/medieval/players"
	"muster/engine/medieval/rulebook"
	"muster/report"
	questions "muster/report/command"
)

// rulesOf is the rulebook that a definition is read against; what ships where there is no definition.
func rulesOf(e *catalog.Entry) *rulebook.Rulebook {
	if own := library.EntryOf(e); own != nil {
		return own.Rules()
	}
	return rulebook.Base()
}

// rows lists the rows that can be meant.
func rows(e *catalog.Entry, m vocabulary.Meaning) []report.Row {
	if m.Of == command.Players {
		return questions.Players(players.All())
	}
	if m.Of == command.Sides {
		return command.SideRows("the edge of the top side")
	}
	rules := rulesOf(e)
	return command.Rows(rules, m.Of, command.Layer(&rules.Tables, m.Among))
}
