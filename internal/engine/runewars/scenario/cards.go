package scenario

import (
	"slices"

	"muster/internal/engine/command/rows"
)

// table is one of the rulebook's whose rows a scenario names by id.
type table uint8

const (
	heroes table = iota
	quests
	rewards
	tactics
	objectives
	titles
	commanders
	developments
)

// card names a row of a table.
func (l *linker) card(of table, id, ptr string) Card {
	out := Card{ptr, id, None}
	r := l.Rules
	switch of {
	case heroes:
		out.Row = place(l, &r.Heroes, UnknownHero, id, ptr)
	case quests:
		out.Row = place(l, &r.Quests, UnknownQuest, id, ptr)
	case rewards:
		out.Row = place(l, &r.Rewards, UnknownReward, id, ptr)
	case tactics:
		out.Row = place(l, &r.Tactics, UnknownTactics, id, ptr)
	case objectives:
		out.Row = place(l, &r.Objectives, UnknownObjective, id, ptr)
	case titles:
		out.Row = place(l, &r.Titles, UnknownTitle, id, ptr)
	case commanders:
		out.Row = place(l, &r.Commanders, UnknownCommander, id, ptr)
	case developments:
		out.Row = place(l, &r.Developments, UnknownDevelopment, id, ptr)
	}
	return out
}

// place returns the index of a row in its table; None for an unknown id.
func place[T rows.Keyed](l *linker, table *rows.Table[T], kind FaultKind, id, ptr string) int {
	if lookup(l, table, kind, id, ptr) == nil {
		return None
	}
	return slices.IndexFunc(table.All(), func(row T) bool { return row.Key() == id })
}

// knownCards lists the ids of the table for a kind of fault; nil for other kinds.
func (l *Linked) knownCards(kind FaultKind) []string {
	switch r := l.Rules; kind {
	case UnknownHero:
		return r.Heroes.IDs()
	case UnknownQuest:
		return r.Quests.IDs()
	case UnknownReward:
		return r.Rewards.IDs()
	case UnknownTactics:
		return r.Tactics.IDs()
	case UnknownObjective:
		return r.Objectives.IDs()
	case UnknownTitle:
		return r.Titles.IDs()
	case UnknownCommander:
		return r.Commanders.IDs()
	case UnknownDevelopment:
		return r.Developments.IDs()
	}
	return nil
}
