package runewars

import (
	"muster/internal/engine/runewars/rulebook"
	"muster/sheet"
)

// Use describes how often something may be used.
func (w Words) Use(use string) string {
	switch use {
	case rulebook.UseDiscard:
		return w.T("Discard it for this.")
	case rulebook.UseTurn:
		return w.T("Once in each of your turns.")
	}
	return ""
}

// More describes the pieces that come with a Development card, or returns "".
func (w Words) More(m *rulebook.More) string {
	if m == nil {
		return ""
	}
	return w.T("There are %d more of your units: %s.", m.Count, w.UnitName(m.Unit))
}

// Sort returns the name of a sort of Reward cards.
func (w Words) Sort(sort string) string {
	switch sort {
	case rulebook.Weapon:
		return w.T("weapon")
	case rulebook.Armor:
		return w.T("armor")
	}
	return w.T("other")
}

// Moment describes when a Tactics card is played.
func (w Words) Moment(when string) string {
	switch when {
	case rulebook.InOwnTurn:
		return w.T("in your turn")
	case rulebook.InBattle:
		return w.T("at the start of a battle")
	case rulebook.InQuestPhase:
		return w.T("in the Quest Phase")
	case rulebook.InDuel:
		return w.T("at the start of a duel")
	}
	return sheet.Clean(when)
}

// Secondary describes a season's effects besides its card (RW-SEAS-05 to RW-SEAS-10); banners is true if Banners of War
// is in play.
func (w Words) Secondary(season string, banners bool) string {
	limit := func(id string) int { return w.Rules.Limit(id).Default }
	switch season {
	case rulebook.Spring:
		text := w.T("Take back all activation tokens and all Orders. Then stand up all routed figures.")
		if banners {
			text += " " + w.T("Remove one frost token from each area.")
		}
		return text
	case rulebook.Summer:
		return w.T("Quest Phase: each hero moves, heals or trains.")
	case rulebook.Fall:
		return w.T("Shuffle the Fate deck. Each player gains %d influence or draws %d Tactics card.",
			limit(rulebook.LimitFallInfluence), limit(rulebook.LimitFallTactics))
	case rulebook.Winter:
		return w.T("In each area, keep as many units as your food dial shows and destroy the others. Until the " +
			"season ends, water is frozen: its borders are open.")
	}
	return ""
}

// Road describes how a Victory card wins (RW-ROAD-01 to RW-ROAD-04).
func (w Words) Road(toWin int) string {
	return w.T("In your turn, show that you control %d dragon runes. Put this card face down on the deck of the "+
		"season, if it has none. A year later, before the season's card, you win if you still control that many; "+
		"else take the card back. Not in the last year.", toWin)
}
