package command

import (
	"muster/catalog"
	"muster/internal/editor/words"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/players"
	"muster/internal/engine/command/kernel/rulebook"
	questions "muster/internal/report/command"
	"muster/report"
)

// rulesOf returns the rulebook that applies to a definition, or the embedded one without a definition.
func (v vocabulary) rulesOf(e *catalog.Entry) *rulebook.Rulebook {
	if own := library.EntryOf(e); own != nil {
		return own.Rules()
	}
	return v.game.Base()
}

// rows lists the rows that a text can name.
func (v vocabulary) rows(e *catalog.Entry, m words.Meaning) []report.Row {
	if m.Of == words.Players {
		return questions.Players(players.All())
	}
	if m.Of == words.Sides {
		return words.SideRows("the edge of the top side")
	}
	rules := v.rulesOf(e)
	return words.Rows(rules, m.Of, words.Layer(&rules.Tables, m.Among))
}
