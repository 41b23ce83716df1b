package library

import (
	"slices"

	"muster/internal/engine/command/rows"
)

// card names a row of a table; its row is None for an unknown id.
func card[T rows.Keyed](l *scenarioLinker, table *rows.Table[T], noun, id, ptr string) Card {
	out := Card{ptr, id, None}
	if lookupRow(l, table, noun, id, ptr) != nil {
		out.Row = slices.IndexFunc(table.All(), func(row T) bool { return row.Key() == id })
	}
	return out
}

// cardRows names a row of a table for each id.
func cardRows[T rows.Keyed](l *scenarioLinker, table *rows.Table[T], noun string, ids []string, ptr string) []Card {
	var out []Card
	for i, id := range ids {
		out = append(out, card(l, table, noun, id, item(ptr, i)))
	}
	return out
}
